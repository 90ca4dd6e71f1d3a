(function(){var e=Object.defineProperty,t=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(e){throw n=[e],e}},n=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r},r=class{lang;constructor(e){this.lang=e}select(e){return pluralOf(String(this.lang),e)}},i=class{lang;options;constructor(e,t={}){this.lang=e,this.options=t}format(e){return numberOf(String(this.lang),e,this.options.minimumFractionDigits??0)}},a=globalThis;a.navigator??={},typeof Intl>`u`&&(a.Intl={PluralRules:r,NumberFormat:i},Number.prototype.toLocaleString=function(e,t){return new i(String(e),t).format(Number(this))});var o={},s=Symbol(`uninitialized`),c=/[&"<]/g,l=/[&<]/g;function u(e,t){let n=String(e??``),r=t?c:l;r.lastIndex=0;let i=``,a=0;for(;r.test(n);){let e=r.lastIndex-1,t=n[e];i+=n.substring(a,e)+(t===`&`?`&amp;`:t===`"`?`&quot;`:`&lt;`),a=e+1}return i+n.substring(a)}function d(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=d(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function f(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=d(e))&&(r&&(r+=` `),r+=t);return r}var p=Array.isArray,m=Array.prototype.indexOf,h=Array.prototype.includes;Array.from;var g=Object.defineProperty,_=Object.getOwnPropertyDescriptor,v=Object.prototype,y=Array.prototype,b=Object.getPrototypeOf,x=Object.prototype.hasOwnProperty,S=()=>{};function C(e){for(var t=0;t<e.length;t++)e[t]()}function w(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function ee(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var te={translate:new Map([[!0,`yes`],[!1,`no`]])};function T(e,t,n=!1){if(e===`hidden`&&t!==`until-found`&&(n=!0),t==null||n&&!t&&t!==``)return``;let r=x.call(te,e)&&te[e].get(t)||t;return` ${e}${n?`=""`:`="${u(r,!0)}"`}`}function E(e){return typeof e==`object`?f(e):e??``}var D=[...` 	
\r\f\xA0\v﻿`];function O(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||D.includes(r[o-1]))&&(s===r.length||D.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function k(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function A(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function ne(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(A)),i&&c.push(...Object.keys(i).map(A));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=A(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=k(r)),i&&(n+=k(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}var j=1024,M=2048,N=4096,re=8192,ie=16384,ae=32768,oe=1<<25,se=65536,ce=1<<19,le=1<<20,ue=1<<21,de=1<<23,fe=Symbol(`$state`),pe=Symbol(`component`),me=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"};globalThis.document?.contentType;function he(){console.warn(`https://svelte.dev/e/derived_inert`)}function ge(e){return e===this.v}function _e(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function ve(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ye(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function xe(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Se(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ce(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function we(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}var Te=null;function Ee(e){Te=e}function De(){return!0}var Oe=[];function ke(){var e=Oe;Oe=[],C(e)}function Ae(e){if(Oe.length===0&&!Ge){var t=Oe;queueMicrotask(()=>{t===Oe&&ke()})}Oe.push(e)}var je=~(M|N|j);function P(e,t){e.f=e.f&je|t}function Me(e){e.f&512||e.deps===null?P(e,j):P(e,N)}function Ne(e,t){e.f&2048?t.set(e,M):e.f&4096&&t.get(e)!==2048&&t.set(e,N),P(e,j)}function Pe(e){var t=I,n=L;Rt(null),zt(null);try{return e()}finally{Rt(t),zt(n)}}var Fe=Symbol(`obsolete`);function Ie(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)jt(t[n])}}function Le(e){var t,n=L,r=e.parent;if(!Ft&&r!==null&&e.v!==s&&r.f&24576)return he(),e.v;zt(r);try{Ie(e),t=$t(e)}finally{zt(n)}return t}function Re(e){var t=Le(e);!e.equals(t)&&(e.wv=Xt(),(!F?.is_fork||e.deps===null)&&(F===null?e.v=t:(F.capture(e,t,!0),He?.capture(e,t,!0)),e.deps===null))?P(e,j):Ft||(Ue===null?Me(e):(wt()||F?.is_fork)&&Ue.set(e,t))}function ze(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&Pe(()=>{t.ac.abort(me),t.ac=null}),t.fn!==null&&(t.teardown=S),nn(t,0),kt(t))}function Be(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&rn(t)}var Ve=null,F=null,He=null,Ue=null,We=null,Ge=!1,Ke=!1,qe=null,Je=null,Ye=0,Xe=1,Ze=class e{id=Xe++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Ve===null?Ve=this:(Ve.next=this,this.prev=Ve),Ve=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)P(r,M),t(r);for(r of n.m)P(r,N),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=j}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)P(e,t),this.schedule(e);this.apply();for(var t=qe=[],n=[],r=Je=[];this.#a.length>0;){Ye++>1e3&&(this.#b(),Qe());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw rt(e),this.#d()||this.discard(),t}}if(F=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(qe=null,Je=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)nt(e,t);r.length>0&&F.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),He=this,et(n),et(t),He=null,this.#i?.resolve();var o=F;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(at.clear(),o.#m())}}#h(e,t,n){e.f^=j;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=j:i&4?t.push(r):Zt(r)&&(i&16&&this.add_dirty_reaction(r,N),rn(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),P(i,M),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),F=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)Ne(e[t],this.#s)}capture(e,t,n=!1){e.v!==s&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Ue?.set(e,t)),this.is_fork||(e.v=t)}activate(){F=this}deactivate(){F=null,Ue=null}flush(){try{Ke=!0,F=this,this.#m()}finally{Ye=0,We=null,qe=null,Je=null,Ke=!1,F=null,Ue=null,at.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Fe);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,Ae(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=w()).promise}static ensure(){if(F===null){let t=F=new e;!Ke&&Ae(()=>{t.started||t.flush()})}return F}apply(){Ue=null}schedule(e){We=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Ve=e:t.prev=e,this.linked=!1}}};function Qe(){try{xe()}catch(e){bt(e,We)}}var $e=null;function et(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&Zt(r)&&($e=new Set,rn(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Nt(r),$e?.size>0)){at.clear();for(let e of $e){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)$e.has(n)&&($e.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||rn(n)}}$e.clear()}}$e=null}}function tt(e){F.schedule(e)}function nt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),P(e,j);for(var n=e.first;n!==null;)nt(n,t),n=n.next}}function rt(e){P(e,j);for(var t=e.first;t!==null;)rt(t),t=t.next}var it=new Set,at=new Map,ot=!1;function st(e,t){return{f:0,v:e,reactions:null,equals:ge,rv:0,wv:0}}function ct(e,t){let n=st(e,t);return Vt(n),n}function lt(e,t,n=!1){return I!==null&&(!Lt||I.f&131072)&&De()&&I.f&4325394&&(Bt===null||!Bt.has(e))&&we(),ft(e,n?gt(t):t,Je)}var ut=null,dt=0;function ft(e,t,n=null){if(!e.equals(t)){Ft?at.set(e,t):at.has(e)||at.set(e,e.v);var r=Ze.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Le(t),Ue===null&&Me(t)}e.wv=Xt(),ut=null,dt=0,ht(e,M,n),ut=null,De()&&L!==null&&L.f&1024&&!(L.f&96)&&(Wt===null?Gt([e]):Wt.push(e)),!r.is_fork&&it.size>0&&!ot&&pt()}return t}function pt(){ot=!1;for(let e of it){e.f&1024&&P(e,N);let t;try{t=Zt(e)}catch{t=!0}t&&rn(e)}it.clear()}function mt(e){lt(e,e.v+1)}function ht(e,t,n){var r=e.reactions;if(r!==null){var i=De(),a=r.length;if(dt+=a,dt>1e5&&ut===null&&(ut=new Set),ut!==null){if(ut.has(e))return;ut.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==L){var l=(c&M)===0;if(l&&P(s,t),c&131072)it.add(s);else if(c&2){var u=s;Ue?.delete(u),ht(u,N,n)}else if(l){var d=s;c&16&&$e!==null&&$e.add(d),n===null?tt(d):n.push(d)}}}}}function gt(e){if(typeof e!=`object`||!e||fe in e||pe in e)return e;let t=b(e);if(t!==v&&t!==y)return e;var n=new Map,r=p(e),i=ct(0),a=null,o=Jt,c=e=>{if(Jt===o)return e();var t=I,n=Jt;Rt(null),Yt(o);var r=e();return Rt(t),Yt(n),r};return r&&n.set(`length`,ct(e.length,a)),new Proxy(e,{defineProperty(e,t,r){`value`in r&&r.configurable!==!1&&r.enumerable!==!1&&r.writable!==!1||Se();var i=n.get(t);return i===void 0?c(()=>{var e=ct(r.value,a);return n.set(t,e),e}):lt(i,r.value,!0),!0},deleteProperty(e,t){var r=n.get(t);if(r===void 0){if(t in e){let e=c(()=>ct(s,a));n.set(t,e),mt(i)}}else lt(r,s),mt(i);return!0},get(t,r,i){if(r===fe)return e;var o=n.get(r),l=r in t;if(o===void 0&&(!l||_(t,r)?.writable)&&(o=c(()=>ct(gt(l?t[r]:s),a)),n.set(r,o)),o!==void 0){var u=an(o);return u===s?void 0:u}return Reflect.get(t,r,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var r=Reflect.getOwnPropertyDescriptor(e,t),i=n.get(t);if(i!==void 0){var a=an(i);if(a===s)return;if(r&&`value`in r)r.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return r},has(e,t){if(t===fe)return!0;var r=n.get(t),i=r!==void 0&&r.v!==s||Reflect.has(e,t);return(r!==void 0||(L!==null||I!==null)&&(!i||_(e,t)?.writable))&&(r===void 0&&(r=c(()=>ct(i?gt(e[t]):s,a)),n.set(t,r)),an(r)===s)?!1:i},set(e,t,o,l){var u=n.get(t),d=t in e;if(r&&t===`length`)for(var f=o;f<u.v;f+=1){var p=n.get(f+``);p===void 0?f in e&&(p=c(()=>ct(s,a)),n.set(f+``,p)):lt(p,s)}if(u===void 0)(!d||_(e,t)?.writable)&&(u=c(()=>ct(void 0,a)),lt(u,gt(o)),n.set(t,u));else{d=u.v!==s;var m=c(()=>gt(o));lt(u,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(l,o),!d){if(r&&typeof t==`string`){var g=n.get(`length`),v=Number(t);Number.isInteger(v)&&v>=g.v&&lt(g,v+1)}mt(i)}return!0},ownKeys(e){an(i);var t=Reflect.ownKeys(e).filter(e=>{var t=n.get(e);return t===void 0||t.v!==s});for(var[r,a]of n)a.v!==s&&!(r in e)&&t.push(r);return t},setPrototypeOf(){Ce()}})}var _t;function vt(e){return _t.call(e)}function yt(e){var t=L;if(t===null)return I.f|=de,e;if(!(t.f&32768)&&!(t.f&4))throw e;bt(e,t)}function bt(e,t){if(e===o)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function xt(e){L===null&&(I===null&&be(e),ye()),Ft&&ve(e)}function St(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Ct(e,t){var n=L;n!==null&&n.f&8192&&(e|=re);var r={ctx:Te,deps:null,nodes:null,f:e|M|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};F?.register_created_effect(r);var i=r;if(e&4)qe===null?Ze.ensure().schedule(r):qe.push(r);else if(t!==null){try{rn(r)}catch(e){throw jt(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=se))}if(i!==null&&(i.parent=n,n!==null&&St(i,n),I!==null&&I.f&2&&!(e&64))){var a=I;(a.effects??=[]).push(i)}return r}function wt(){return I!==null&&!Lt}function Tt(e){xt(`$effect`);var t=L.f;if(!I&&t&32&&Te!==null&&!Te.i){var n=Te;(n.e??=[]).push(e)}else return Et(e)}function Et(e){return Ct(4|le,e)}function Dt(e,t=0){return Ct(8|t,e)}function Ot(e){var t=e.teardown;if(t!==null){let n=Ft,r=I;It(!0),Rt(null);try{t.call(null)}catch(t){bt(t,e.parent)}finally{It(n),Rt(r)}}}function kt(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&Pe(()=>{e.abort(me)});var r=n.next;n.f&64?n.parent=null:jt(n,t),n=r}}function At(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||jt(t),t=n}}function jt(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Mt(e.nodes.start,e.nodes.end),n=!0),e.f|=oe,kt(e,t&&!n),nn(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Ot(e),e.f^=oe,e.f|=ie;var i=e.parent;i!==null&&i.first!==null&&Nt(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Mt(e,t){for(;e!==null;){var n=e===t?null:vt(e);e.remove(),e=n}}function Nt(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}var Pt=null,Ft=!1;function It(e){Ft=e}var I=null,Lt=!1;function Rt(e){I=e}var L=null;function zt(e){L=e}var Bt=null;function Vt(e){I!==null&&(I.f&2097152||I.f&2)&&(Bt??=new Set).add(e)}var Ht=null,Ut=0,Wt=null;function Gt(e){Wt=e}var Kt=1,qt=0,Jt=qt;function Yt(e){Jt=e}function Xt(){return++Kt}function Zt(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(Zt(a)&&Re(a),a.wv>e.wv)return!0}t&512&&Ue===null&&P(e,j)}return!1}function Qt(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Bt!==null&&Bt.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?Qt(a,t,!1):t===a&&(n?P(a,M):a.f&1024&&P(a,N),tt(a))}}function $t(e){var t=Ht,n=Ut,r=Wt,i=I,a=Bt,o=Te,s=Lt,c=Jt,l=e.f;Ht=null,Ut=0,Wt=null,I=l&96?null:e,Bt=null,Ee(e.ctx),Lt=!1,Jt=++qt,e.ac!==null&&(Pe(()=>{e.ac.abort(me)}),e.ac=null);try{e.f|=ue;var u=e.fn,d=u();e.f|=ae;var f=en(e);if(De()&&Wt!==null&&!Lt&&f!==null&&!(e.f&6146))for(var p=0;p<Wt.length;p++)Qt(Wt[p],e);if(i!==null&&i!==e){if(qt++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=qt;if(t!==null)for(let e of t)e.rv=qt;Wt!==null&&(r===null?r=Wt:r.push(...Wt))}return e.f&8388608&&(e.f^=de),d}catch(t){return en(e),yt(t)}finally{e.f^=ue,Ht=t,Ut=n,Wt=r,I=i,Bt=a,Ee(o),Lt=s,Jt=c}}function en(e){var t=e.deps,n=F?.is_fork;if(Ht!==null){var r;if(n||nn(e,Ut),t!==null&&Ut>0)for(t.length=Ut+Ht.length,r=0;r<Ht.length;r++)t[Ut+r]=Ht[r];else e.deps=t=Ht;if(wt()&&e.f&512)for(r=Ut;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Ut<t.length&&(nn(e,Ut),t.length=Ut);return t}function tn(e,t){let n=t.reactions;if(n!==null){var r=m.call(n,e);if(r!==-1){var i=n.length-1;i===0?n=t.reactions=null:(n[r]=n[i],n.pop())}}if(n===null&&t.f&2&&(Ht===null||!h.call(Ht,t))){var a=t;a.f&512&&(a.f^=512),a.v!==s&&Me(a),a.ac!==null&&Pe(()=>{a.ac.abort(me),a.ac=null,P(a,M)}),ze(a),nn(a,0)}}function nn(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)tn(e,n[r])}function rn(e){var t=e.f;if(!(t&16384)){P(e,j);var n=L;L=e;try{t&16777232?At(e):kt(e),Ot(e);var r=$t(e);e.teardown=typeof r==`function`?r:null,e.wv=Kt}finally{L=n}}}function an(e){var t=!!(e.f&2);if(Pt?.add(e),I!==null&&!Lt&&!(L!==null&&L.f&16384)&&(Bt===null||!Bt.has(e))){var n=I.deps;if(I.f&2097152)e.rv<qt&&(e.rv=qt,Ht===null&&n!==null&&n[Ut]===e?Ut++:Ht===null?Ht=[e]:Ht.push(e));else{I.deps??=[],h.call(I.deps,e)||I.deps.push(e);var r=e.reactions;r===null?e.reactions=[I]:h.call(r,I)||r.push(I)}}if(Ft&&at.has(e))return at.get(e);if(t){var i=e;if(Ft){var a=i.v;return(!(i.f&1024)&&i.reactions!==null||sn(i))&&(a=Le(i)),at.set(i,a),a}var o=!(i.f&512)&&!Lt&&I!==null&&!!(I.f&512),s=(i.f&ae)===0;Zt(i)&&(o&&(i.f|=512),Re(i)),o&&!s&&(Be(i),on(i))}if(Ue?.has(e))return Ue.get(e);if(e.f&8388608)throw e.v;return e.v}function on(e){if(e.f|=512,e.deps!==null)for(let n of e.deps){var t=n.reactions;t===null?n.reactions=[e]:h.call(t,e)||t.push(e),n.f&2&&!(n.f&512)&&(Be(n),on(n))}}function sn(e){if(e.v===s)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(at.has(t)||t.f&2&&sn(t))return!0;return!1}function R(e){var t=Lt;try{return Lt=!0,e()}finally{Lt=t}}var cn=`<!--[-->`,ln=`<!--]-->`,un=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`);function dn(e){return un.includes(e)}[...un];function fn(){let e=Error(`async_local_storage_unavailable
The node API \`AsyncLocalStorage\` is not available, but is required to use async server rendering.
https://svelte.dev/e/async_local_storage_unavailable`);throw e.name=`Svelte error`,e}function pn(){let e=Error(`await_invalid
Encountered asynchronous work while rendering synchronously.
https://svelte.dev/e/await_invalid`);throw e.name=`Svelte error`,e}function mn(){let e=Error("invalid_csp\n`csp.nonce` was set while `csp.hash` was `true`. These options cannot be used simultaneously.\nhttps://svelte.dev/e/invalid_csp");throw e.name=`Svelte error`,e}function hn(){let e=Error("invalid_id_prefix\nThe `idPrefix` option cannot include `--`.\nhttps://svelte.dev/e/invalid_id_prefix");throw e.name=`Svelte error`,e}function gn(){let e=Error(`server_context_required
Could not resolve \`render\` context.
https://svelte.dev/e/server_context_required`);throw e.name=`Svelte error`,e}var z=null;function B(e){z=e}function _n(e){z={p:z,c:null,r:null,i:!1}}function vn(){z=z.p}function yn(e,t){console.warn(`https://svelte.dev/e/unresolved_hydratable`)}var bn=n({default:()=>null}),xn=t((()=>{})),Sn=null,Cn=null;function wn(){let e=Cn??En?.getStore();return e||gn(),e}async function Tn(e){if(Cn={hydratable:{lookup:new Map,comparisons:[],unresolved_promises:new Map}},kn()){let{promise:t,resolve:n}=w(),r=Sn;return Sn=t,await r,e().finally(n)}try{return En===null&&fn(),En.run(Cn,e)}finally{Cn=null}}var En=null,Dn=null;function On(){return Dn??=Promise.resolve().then(()=>(xn(),bn)).then(e=>{En=new e.AsyncLocalStorage}).then(S,S),Dn}function kn(){return!!globalThis.process?.versions?.webcontainer}var An,jn,Mn=e=>import(e);async function Nn(e){return An??=new TextEncoder,jn??=globalThis.crypto?.subtle?.digest?globalThis.crypto:(await Mn(`node:crypto`)).webcrypto,Pn(await jn.subtle.digest(`SHA-256`,An.encode(e)))}function Pn(e){let t=``;for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(t)}var Fn=2**32-1-1,In={"<":`\\u003C`,"\\":`\\\\`,"\b":`\\b`,"\f":`\\f`,"\n":`\\n`,"\r":`\\r`,"	":`\\t`,"\u2028":`\\u2028`,"\u2029":`\\u2029`},Ln=class extends Error{constructor(e,t,n,r){super(e),this.name=`DevalueError`,this.path=t.join(``),this.value=n,this.root=r}};function Rn(e){return e===null||typeof e!=`object`&&typeof e!=`function`}var zn=Object.getOwnPropertyNames(Object.prototype).sort().join(`\0`);function Bn(e){let t=Object.getPrototypeOf(e);return t===Object.prototype||t===null||Object.getPrototypeOf(t)===null||Object.getOwnPropertyNames(t).sort().join(`\0`)===zn}function Vn(e){return Object.prototype.toString.call(e).slice(8,-1)}function Hn(e){return typeof Buffer<`u`&&Buffer.isBuffer(e)}function Un(e){switch(e){case`"`:return`\\"`;case`<`:return`\\u003C`;case`\\`:return`\\\\`;case`
`:return`\\n`;case`\r`:return`\\r`;case`	`:return`\\t`;case`\b`:return`\\b`;case`\f`:return`\\f`;case`\u2028`:return`\\u2028`;case`\u2029`:return`\\u2029`;default:return e<` `?`\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`:``}}function Wn(e){let t=``,n=0,r=e.length;for(let i=0;i<r;i+=1){let r=e[i],a=Un(r);a&&(t+=e.slice(n,i)+a,n=i+1)}return`"${n===0?e:t+e.slice(n)}"`}function Gn(e){return Object.getOwnPropertySymbols(e).filter(t=>Object.getOwnPropertyDescriptor(e,t).enumerable)}var Kn=/^[a-zA-Z_$][a-zA-Z_$0-9]*$/;function qn(e){return Kn.test(e)?`.`+e:`[`+JSON.stringify(e)+`]`}function Jn(e){return!(!Number.isInteger(e)||e<0||e>Fn)}function Yn(e){if(e.length===0||e.length>1&&e.charCodeAt(0)===48)return!1;for(let t=0;t<e.length;t++){let n=e.charCodeAt(t);if(n<48||n>57)return!1}return Jn(+e)}function Xn(e){for(var t=e.length-1;t>=0&&!Yn(e[t]);t--);return t+1}function Zn(e){let t=Object.keys(e);return t.length=Xn(t),t}var Qn=`abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$`,$n=128,er=/[<\b\f\n\r\t\0\u2028\u2029]/g,tr=/^(?:do|if|in|for|int|let|new|try|var|byte|case|char|else|enum|goto|long|this|void|with|await|break|catch|class|const|final|float|short|super|throw|while|yield|delete|double|export|import|native|return|switch|throws|typeof|boolean|default|extends|finally|package|private|abstract|continue|debugger|function|volatile|interface|protected|transient|implements|instanceof|synchronized)$/;function nr(e,t){let n=new Map,r=[],i=new Map,a;function o(e){if(typeof e==`string`&&e.length>=$n||typeof e==`bigint`){a??=new Map;let t=a.get(e);return t===void 0&&(t=ur(e),a.set(e,t)),t}return ur(e)}function s(a){if(!Rn(a)){if(n.has(a)){n.set(a,n.get(a)+1);return}if(n.set(a,1),t){let e=t(a,e=>nr(e,t));if(typeof e==`string`){i.set(a,e);return}}if(typeof a==`function`)throw new Ln(`Cannot stringify a function`,r,a,e);switch(Vn(a)){case`BigInt`:case`String`:s(a.valueOf());return;case`Number`:case`Boolean`:case`Date`:case`RegExp`:case`URL`:case`URLSearchParams`:return;case`Array`:for(let e of Zn(a))r.push(`[${e}]`),s(a[e]),r.pop();break;case`Set`:Array.from(a).forEach(s);break;case`Map`:for(let[e,t]of a)r.push(`.get(${Rn(e)?o(e):`...`})`),s(e),s(t),r.pop();break;case`Int8Array`:case`Uint8Array`:case`Uint8ClampedArray`:case`Int16Array`:case`Uint16Array`:case`Float16Array`:case`Int32Array`:case`Uint32Array`:case`Float32Array`:case`Float64Array`:case`BigInt64Array`:case`BigUint64Array`:case`DataView`:Hn(a)||s(a.buffer);return;case`ArrayBuffer`:return;case`Temporal.Duration`:case`Temporal.Instant`:case`Temporal.PlainDate`:case`Temporal.PlainTime`:case`Temporal.PlainDateTime`:case`Temporal.PlainMonthDay`:case`Temporal.PlainYearMonth`:case`Temporal.ZonedDateTime`:return;default:if(!Bn(a))throw new Ln(`Cannot stringify arbitrary non-POJOs`,r,a,e);if(Gn(a).length>0)throw new Ln(`Cannot stringify POJOs with symbolic keys`,r,a,e);for(let t of Object.keys(a)){if(t===`__proto__`)throw new Ln(`Cannot stringify objects with __proto__ keys`,r,a,e);r.push(qn(t)),s(a[t]),r.pop()}}}else if(typeof a==`symbol`)throw new Ln(`Cannot stringify a Symbol primitive`,r,a,e);else(typeof a==`string`&&a.length>=$n||typeof a==`bigint`)&&n.set(a,(n.get(a)||0)+1)}s(e);let c=new Map,l=[];n.forEach((e,t)=>{e>1&&l.push([t,e])}),l.sort((e,t)=>t[1]-e[1]).forEach(([e,t])=>{let n=ar(c.size);if(Rn(e)){let r=o(e).length;if(r*t<=r+(t+1)*n.length+25)return}c.set(e,n)});function u(e){if(c.has(e))return c.get(e);if(Rn(e))return ur(e);if(i.has(e))return i.get(e);let t=Vn(e);switch(t){case`Number`:case`String`:case`Boolean`:case`BigInt`:return`Object(${u(e.valueOf())})`;case`RegExp`:let{source:n,flags:r}=e;return r?`new RegExp(${Wn(n)},"${r}")`:`new RegExp(${Wn(n)})`;case`Date`:return`new Date(${e.getTime()})`;case`URL`:return`new URL(${Wn(e.toString())})`;case`URLSearchParams`:return`new URLSearchParams(${Wn(e.toString())})`;case`Array`:{let t=!1,n=`[`;for(let r=0;r<e.length;r+=1)if(r>0&&(n+=`,`),Object.hasOwn(e,r))n+=u(e[r]);else if(!t){let n=Zn(e),r=n.length,i=String(e.length).length,a=rr(e.length);if(e.length+2>a.length+18+r*(i+2))return`Object.assign(${a},{${n.map(t=>`${t}:${u(e[t])}`).join(`,`)}})`;t=!0}let r=e.length===0||Object.hasOwn(e,e.length-1)?``:`,`;return n+r+`]`}case`Set`:case`Map`:return`new ${t}([${Array.from(e).map(u).join(`,`)}])`;case`Int8Array`:case`Uint8Array`:case`Uint8ClampedArray`:case`Int16Array`:case`Uint16Array`:case`Float16Array`:case`Int32Array`:case`Uint32Array`:case`Float32Array`:case`Float64Array`:case`BigInt64Array`:case`BigUint64Array`:{Hn(e)&&(e=new Uint8Array(e));let n=`new ${t}`;if(c.has(e.buffer)?n+=`(${u(e.buffer)})`:n+=`([${ir(t,e.buffer)}])`,e.byteLength!==e.buffer.byteLength){let t=e.byteOffset/e.BYTES_PER_ELEMENT,r=t+e.length;n+=`.subarray(${t},${r})`}return n}case`DataView`:{let t=`new DataView`;return c.has(e.buffer)?t+=`(${u(e.buffer)}`:t+=`(new Uint8Array([${new Uint8Array(e.buffer)}]).buffer`,e.byteLength!==e.buffer.byteLength&&(t+=`,${e.byteOffset},${e.byteLength}`),t+`)`}case`ArrayBuffer`:return`new Uint8Array([${new Uint8Array(e).toString()}]).buffer`;case`Temporal.Duration`:case`Temporal.Instant`:case`Temporal.PlainDate`:case`Temporal.PlainTime`:case`Temporal.PlainDateTime`:case`Temporal.PlainMonthDay`:case`Temporal.PlainYearMonth`:case`Temporal.ZonedDateTime`:return`${t}.from(${Wn(e.toString())})`;default:let i=Object.keys(e),a=i.map(t=>`${cr(t)}:${u(e[t])}`).join(`,`);return Object.getPrototypeOf(e)===null?i.length>0?`{${a},__proto__:null}`:`{__proto__:null}`:`{${a}}`}}let d=u(e);if(c.size){let e=[],t=[],n=[],r=[];c.forEach((a,s)=>{if(e.push(a),i.has(s)){n.push(i.get(s));return}if(Rn(s)){n.push(o(s));return}let l=Vn(s);switch(l){case`Number`:case`String`:case`Boolean`:case`BigInt`:{let e=s.valueOf();c.has(e)?(n.push(`{}`),r.push(`${a}=Object(${u(e)})`)):n.push(`Object(${u(e)})`);break}case`RegExp`:let{source:e,flags:i}=s,o=i?`new RegExp(${Wn(e)},"${i}")`:`new RegExp(${Wn(e)})`;n.push(o);break;case`Date`:n.push(`new Date(${s.getTime()})`);break;case`URL`:n.push(`new URL(${Wn(s.toString())})`);break;case`URLSearchParams`:n.push(`new URLSearchParams(${Wn(s.toString())})`);break;case`Array`:{let e=Zn(s);n.push(s.length>32+2*e.length?rr(s.length):`Array(${s.length})`);for(let n of e)t.push(`${a}[${n}]=${u(s[n])}`);break}case`Set`:{n.push(`new Set`);let e=Array.from(s).map(e=>`.add(${u(e)})`);e.length>0&&t.push(a+e.join(``));break}case`Map`:{n.push(`new Map`);let e=Array.from(s).map(([e,t])=>`.set(${u(e)}, ${u(t)})`);e.length>0&&t.push(a+e.join(``));break}case`Int8Array`:case`Uint8Array`:case`Uint8ClampedArray`:case`Int16Array`:case`Uint16Array`:case`Float16Array`:case`Int32Array`:case`Uint32Array`:case`Float32Array`:case`Float64Array`:case`BigInt64Array`:case`BigUint64Array`:{Hn(s)&&(s=new Uint8Array(s));let e=`new ${l}`;if(c.has(s.buffer)?e+=`(${u(s.buffer)})`:e+=`([${ir(l,s.buffer)}])`,s.byteLength!==s.buffer.byteLength){let t=s.byteOffset/s.BYTES_PER_ELEMENT,n=t+s.length;e+=`.subarray(${t},${n})`}n.push(`{}`),r.push(`${a}=${e}`);break}case`DataView`:{let e=`new DataView`;c.has(s.buffer)?e+=`(${u(s.buffer)}`:e+=`(new Uint8Array([${new Uint8Array(s.buffer)}]).buffer`,s.byteLength!==s.buffer.byteLength&&(e+=`,${s.byteOffset},${s.byteLength}`),e+=`)`,n.push(`{}`),r.push(`${a}=${e}`);break}case`ArrayBuffer`:n.push(`new Uint8Array([${new Uint8Array(s)}]).buffer`);break;case`Temporal.Duration`:case`Temporal.Instant`:case`Temporal.PlainDate`:case`Temporal.PlainTime`:case`Temporal.PlainDateTime`:case`Temporal.PlainMonthDay`:case`Temporal.PlainYearMonth`:case`Temporal.ZonedDateTime`:n.push(`${l}.from(${Wn(s.toString())})`);break;default:n.push(Object.getPrototypeOf(s)===null?`Object.create(null)`:`{}`),Object.keys(s).forEach(e=>{t.push(`${a}${lr(e)}=${u(s[e])}`)})}}),t.push(`return ${d}`);let a=[...r,...t].join(`;`);return e.length>65534?`(function(){var[${e.join(`,`)}]=arguments[0];${a}}([${n.join(`,`)}]))`:`(function(${e.join(`,`)}){${a}}(${n.join(`,`)}))`}return d}function rr(e){return`(function(a){a[${Fn}]=0;delete a[${Fn}];a.length=${e};return a}([]))`}function ir(e,t){let n=new globalThis[e](t);return e===`BigInt64Array`||e===`BigUint64Array`?Array.from(n,e=>`${e}n`).join(`,`):n instanceof Float32Array||n instanceof Float64Array||typeof Float16Array<`u`&&n instanceof Float16Array?Array.from(n,e=>Object.is(e,-0)?`-0`:`${e}`).join(`,`):n.toString()}function ar(e){let t=``;do t=Qn[e%54]+t,e=~~(e/54)-1;while(e>=0);return tr.test(t)?`${t}0`:t}function or(e){return In[e]||e}function sr(e){return e.replace(er,or)}function cr(e){return/^[_$a-zA-Z][_$a-zA-Z0-9]*$/.test(e)?e:sr(JSON.stringify(e))}function lr(e){return/^[_$a-zA-Z][_$a-zA-Z0-9]*$/.test(e)?`.${e}`:`[${sr(JSON.stringify(e))}]`}function ur(e){let t=typeof e;if(t===`string`)return Wn(e);if(e===void 0)return`void 0`;if(e===0&&1/e<0)return`-0`;let n=String(e);return t===`number`?n.replace(/^(-)?0\./,`$1.`):t===`bigint`?e+`n`:n}var dr=class{#e;#t;#n;#r={script:``};constructor(e,t){this.#e=e,this.#t=t}#i(){return this.#n??=this.#e()}get html(){return this.#i().body}get head(){return this.#i().head}get body(){return this.#i().body}get hashes(){return this.#r}then(e,t){{let t=this.#i(),n=e({head:t.head,body:t.body,html:t.body,hashes:{script:[]}});return Promise.resolve(n)}}},fr=class e{#e=[];#t=void 0;#n=!1;#r=null;type;#i;promise=void 0;global;local;constructor(e,t){this.#i=t,this.global=e,this.local=t?{...t.local}:{select_value:void 0,multiple:!1},this.type=t?t.type:`body`}head(t){let n=new e(this.global,this);n.type=`head`,this.#e.push(n),n.child(t)}async_block(e,t){this.#e.push(cn),this.async(e,t),this.#e.push(ln)}async(e,t){let n=t;if(e.length>0){let r=z;n=n=>Promise.all(e).then(()=>{let e=z;try{return B(r),t(n)}finally{B(e)}})}this.child(n)}run(e){let t=z,n=Promise.resolve(e[0]()),r=[n];t!==null&&e.length>1&&(t.i=!0);for(let i of e.slice(1))n=n.then(()=>{let e=z;B(t);try{return i()}finally{B(e)}}),r.push(n);return n.catch(S),this.promise=this.global.track(n),r}child_block(e){this.#e.push(cn),this.child(e),this.#e.push(ln)}child(t){let n=new e(this.global,this);this.#e.push(n);let r=z;B({...z,p:r,c:null,r:n,i:z?.i??!1});let i=t(n);return B(r),i instanceof Promise&&(i.catch(S),i.finally(()=>B(null)).catch(S),n.global.mode===`sync`&&pn(),n.promise=n.global.track(i)),n}boundary(t,n){let r=new e(this.global,this);this.#e.push(r);let i=z;t.failed&&(r.#r={failed:t.failed,transformError:this.global.transformError,context:i}),B({...z,p:i,c:null,r,i:z?.i??!1});try{let e=n(r);B(i),e instanceof Promise&&(r.global.mode===`sync`&&pn(),e.catch(S),r.promise=r.global.track(e))}catch(n){B(i);let a=t.failed;if(!a)throw n;let o=this.global.transformError(n);r.#e.length=0,r.#r=null,o instanceof Promise?(this.global.mode===`sync`&&pn(),r.promise=r.global.track(o.then(t=>{B(i),r.#e.push(e.#a(t)),a(r,t,S),r.#e.push(ln)})),r.promise.catch(S)):(r.#e.push(e.#a(o)),a(r,o,S),r.#e.push(ln))}}component(e,t){_n(t),this.child(t=>(t.#n=!0,e(t))),vn()}select(e,t,n,r,i,a,o){let{value:s,defaultValue:c,...l}=e;l.multiple===``&&(l.multiple=!0),this.push(`<select${_r(l,n,r,i,a)}>`),this.child(e=>{e.local.select_value=s===void 0?c:s,e.local.multiple=!!l.multiple,t(e)}),this.push(`${o?`<!>`:``}</select>`)}option(t,n,r,i,a,o,s){this.#e.push(`<option${_r(t,r,i,a,o)}`);let c=(e,n,{head:r,body:i})=>{x.call(t,`value`)&&(n=t.value);var a=this.local.select_value;(this.local.multiple&&p(a)?a.includes(n):n===a)&&e.#e.push(` selected=""`),e.#e.push(`>${i}${s?`<!>`:``}</option>`),r&&e.head(e=>e.push(r))};typeof n==`function`?this.child(t=>{let r=new e(this.global,this);if(n(r),this.global.mode===`async`)return r.#m().then(e=>{c(t,e.body.replaceAll(`<!---->`,``),e)});{let e=r.#p();c(t,e.body.replaceAll(`<!---->`,``),e)}}):c(this,n,{body:u(n)})}title(t){let n=this.get_path(),r=e=>{this.global.set_title(e,n)};this.child(n=>{let i=new e(n.global,n);if(t(i),n.global.mode===`async`)return i.#m().then(e=>{r(e.head)});{let e=i.#p();r(e.head)}})}push(e){typeof e==`function`?this.child(async t=>t.push(await e())):this.#e.push(e)}on_destroy(e){(this.#t??=[]).push(e)}get_path(){return this.#i?[...this.#i.get_path(),this.#i.#e.indexOf(this)]:[]}copy(){let t=new e(this.global,this.#i);return t.type=this.type,t.#e=this.#e.map(t=>t instanceof e?t.copy():t),t.promise=this.promise,t}subsume(t){if(this.global.mode!==t.global.mode)throw Error(`invariant: A renderer cannot switch modes. If you're seeing this, there's a compiler bug. File an issue!`);this.local=t.local,this.#e=t.#e.map((t,n)=>{let r=this.#e[n];return r instanceof e&&t instanceof e?(r.subsume(t),r):t}),this.promise=t.promise,this.type=t.type}get length(){return this.#e.length}static#a(e){return`<!--[?${JSON.stringify(e).replace(/>/g,`\\u003e`).replace(/</g,`\\u003c`)}-->`}static render(t,n={}){return new dr(()=>e.#d(t,n),()=>On().then(()=>Tn(()=>e.#f(t,n))))}*#o(){for(let e of this.#s())yield*e.#c()}*#s(){for(let e of this.#e)typeof e!=`string`&&(yield*e.#s());this.#n&&(yield this)}*#c(){if(this.#t)for(let e of this.#t)yield e;for(let t of this.#e)t instanceof e&&!t.#n&&(yield*t.#c())}#l(e){let t,n=!1;for(let r of this.#o())try{r()}catch(r){!e&&!n&&(t=r,n=!0)}if(n)throw t}static#u(t,n){return n.idPrefix?.includes(`--`)&&hn(),new e(new pr(t,n.idPrefix?n.idPrefix+`-`:``,n.csp,n.transformError))}static#d(t,n){var r=z;let i=e.#u(`sync`,n),a,o,s=!1;try{try{e.#g(i,t,n),a=e.#_(i.#p(),i)}catch(e){o=e,s=!0}if(i.#l(s),s)throw o;return a}finally{i.global.abort(),B(r)}}static async#f(t,n){let r=z,i=e.#u(`async`,n),a,o,s=!1;try{try{e.#g(i,t,n);let r=await i.#m(),o=await i.#h();o!==null&&(r.head=o+r.head),a=e.#_(r,i)}catch(e){o=e,s=!0,i.global.abort(),await i.global.settle()}if(i.#l(s),s)throw o;return a}finally{B(r),i.global.abort()}}#p(t={head:``,body:``}){for(let n of this.#e)typeof n==`string`?t[this.type]+=n:n instanceof e&&n.#p(t);return t}async#m(t={head:``,body:``}){await this.promise;for(let n of this.#e)if(typeof n==`string`)t[this.type]+=n;else if(n instanceof e){if(n.#r){let r={head:``,body:``};try{await n.#m(r),t.head+=r.head,t.body+=r.body}catch(r){let{context:i,failed:a,transformError:o}=n.#r;B(i);let s=o(r);B(null);let c=await s;B(i);let l=new e(n.global,n);l.type=n.type,l.#e.push(e.#a(c)),a(l,c,S),l.#e.push(ln),await l.#m(t)}}else await n.#m(t)}return t}async#h(){let e=wn().hydratable;for(let[t,n]of e.unresolved_promises)yn(n,e.lookup.get(n)?.stack??`<missing stack trace>`);for(let t of e.comparisons)await t;return await this.#v(e)}static#g(e,t,n){var r=z;try{B({p:null,c:n.context??null,r:e,i:!1}),e.push(cn),t(e,n.props??{}),e.push(ln)}finally{B(r)}}static#_(e,t){let n=e.head+t.global.get_title(),r=e.body;for(let{hash:e,code:r}of t.global.css)n+=`<style id="${e}">${r}</style>`;return{head:n,body:r,hashes:{script:t.global.csp.script_hashes}}}async#v(e){if(e.lookup.size===0)return null;let t=[],n=!1;for(let[r,i]of e.lookup){if(i.promises){n=!0;for(let e of i.promises)await e}t.push(`[${nr(r)},${i.serialized}]`)}let r=`const h = (window.__svelte ??= {}).h ??= new Map();`;n&&(r=`const r = (v) => Promise.resolve(v);
				${r}`);let i=`
			{
				${r}

				for (const [k, v] of [
					${t.join(`,
					`)}
				]) {
					h.set(k, v);
				}
			}
		`,a=``;if(this.global.csp.nonce)a=` nonce="${this.global.csp.nonce}"`;else if(this.global.csp.hash){let e=await Nn(i);this.global.csp.script_hashes.push(`sha256-${e}`)}return`\n\t\t<script${a}>${i}<\/script>`}},pr=class{csp;mode;uid;css=new Set;#e=new Set;#t=null;#n=!1;transformError;#r={path:[],value:``};constructor(e,t=``,n={hash:!1},r){this.mode=e,this.csp={...n,script_hashes:[]},this.transformError=r??(e=>{throw e});let i=1;this.uid=()=>`${t}s${i++}`}track(e){return this.#e.add(e),e.then(()=>this.#e.delete(e),()=>this.#e.delete(e)),e}async settle(){for(;this.#e.size>0;)await Promise.allSettled([...this.#e])}abort(){this.#n||(this.#n=!0,this.#t?.abort(me))}get_abort_signal(){let e=this.#t??=new AbortController;return this.#n&&e.abort(me),e.signal}get_title(){return this.#r.value}set_title(e,t){let n=this.#r.path,r=0,i=Math.min(t.length,n.length);for(;r<i&&t[r]===n[r];)r+=1;t[r]!==void 0&&(n[r]===void 0||t[r]>n[r])&&(this.#r.path=t,this.#r.value=e)}};function mr(e){return`<!---->`+String(e??``)+`<!---->`}var hr=/[\s'">/=\u{FDD0}-\u{FDEF}\u{FFFE}\u{FFFF}\u{1FFFE}\u{1FFFF}\u{2FFFE}\u{2FFFF}\u{3FFFE}\u{3FFFF}\u{4FFFE}\u{4FFFF}\u{5FFFE}\u{5FFFF}\u{6FFFE}\u{6FFFF}\u{7FFFE}\u{7FFFF}\u{8FFFE}\u{8FFFF}\u{9FFFE}\u{9FFFF}\u{AFFFE}\u{AFFFF}\u{BFFFE}\u{BFFFF}\u{CFFFE}\u{CFFFF}\u{DFFFE}\u{DFFFF}\u{EFFFE}\u{EFFFF}\u{FFFFE}\u{FFFFF}\u{10FFFE}\u{10FFFF}]/u;function gr(e,t={}){return t.csp?.hash&&t.csp.nonce&&mn(),fr.render(e,t)}function _r(e,t,n,r,i=0){r&&(e.style=ne(e.style,r)),e.class&&=E(e.class),(t||n)&&(e.class=O(e.class,t,n));let a=``,o,s=!(i&1),c=!(i&2),l=!!(i&4),u=Object.keys(e);outer:for(let t=0;t<u.length;t++)if(o=u[t],typeof e[o]!=`function`&&(o[0]!==`$`||o[1]!==`$`)&&!(o===``||hr.test(o))){var d=e[o],f=o.toLowerCase();if(c&&(o=f),!(f.length>2&&f.startsWith(`on`))){if(l&&(o===`defaultvalue`||o===`defaultchecked`)){if(o=o===`defaultvalue`?`value`:`checked`,o in e)continue;for(let e=0;e<u.length;e++)if(u[e].toLowerCase()===o)continue outer}a+=T(o,d,s&&dn(o))}}return a}function V(e){return typeof e==`string`?e:e==null?``:e+``}function H(e,t,n){var r=O(e,t,n);return r?` class="${u(r,!0)}"`:``}function vr(e,t){var n=ne(e,t);return n?` style="${u(n,!0)}"`:``}function yr(e,t){for(let n of Object.keys(t)){let r=e[n],i=t[n];r===void 0&&i!==void 0&&Object.getOwnPropertyDescriptor(e,n)?.set&&(e[n]=i)}}function U(e){return e?e.length===void 0?Array.from(e):e:[]}function br(e){let t=s;return()=>(t===s&&(t=e()),t)}function xr(e){let t=e.global.uid();return e.push(`<!--$`+t+`-->`),t}function W(e){let t=z===null?e:br(e),n;return function(e){return arguments.length===0?n??t():(n=e,n)}}var Sr=Symbol(`events`);function Cr(e,t,n,r={}){function i(e){if(r.capture||Dr.call(t,e),!e.cancelBubble)return Pe(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,Ae(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function wr(e,t,n,r={}){var i=Cr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}var Tr=null,Er=!1;function Dr(e){var t=this,n=t.ownerDocument,r=e.type,i=e.composedPath?.()||[],a=i[0]||e.target;Tr=e,Er||(Er=!0,setTimeout(()=>{Er=!1,Tr=null}));var o=0,s=Tr===e&&e[Sr];if(s){var c=i.indexOf(s);if(c!==-1&&(t===document||t===window)){e[Sr]=t;return}var l=i.indexOf(t);if(l===-1)return;c<=l&&(o=c)}if(a=i[o]||e.target,a!==t){g(e,`currentTarget`,{configurable:!0,get(){return a||n}});var u=I,d=L;Rt(null),zt(null);try{for(var f,p=[];a!==null&&a!==t;){try{var m=a[Sr]?.[r];m==null||a.disabled&&e.target!==a||m.call(a,e)}catch(e){f?p.push(e):f=e}if(e.cancelBubble)break;o++,a=o<i.length?i[o]:null}if(f){for(let e of p)queueMicrotask(()=>{throw e});throw f}}finally{e[Sr]=t,delete e.currentTarget,Rt(u),zt(d)}}}globalThis?.window?.trustedTypes;function Or(e){let t=0,n=st(0),r;return()=>{wt()&&(an(n),Dt(()=>(t===0&&(r=R(()=>e(()=>mt(n)))),t+=1,()=>{Ae(()=>{--t,t===0&&(r?.(),r=void 0,mt(n))})})))}}se|ce;function kr(e){Te===null&&_e(`onMount`),Tt(()=>{let t=R(e);if(typeof t==`function`)return t})}var Ar={veil:`M0-34c-13 0-20 10-20 24 0 12-2 20-7 28 5 3 9 0 11-4 1 5 4 8 8 8 3 0 5-2 6-5 1 3 4 5 7 5s5-2 6-5c2 4 5 5 9 1 3 3 7 2 10-3-6-6-10-14-10-25 0-14-7-24-20-24Z`,face:`M-9-16c1-5 5-5 6 0 0 4-5 5-6 0Zm12 0c1-5 6-5 6 0 0 5-6 4-6 0ZM-4-3c2 4 6 4 8 0-1 7-7 7-8 0Z`},jr=`M0-26a8.500 8.500 0 0 1 5.600 14.900C10.500-8 13-2 13.500 8c.2 4-1 8-3.500 8h-20c-2.500 0-3.700-4-3.500-8 .5-10 3-16 7.900-19.100A8.500 8.500 0 0 1 0-26Z`,Mr=`M-12 0v-20a12 12 0 0 1 24 0V0Z`,Nr={1:[[0,0]],2:[[-.5,-.5],[.5,.5]],3:[[-.5,-.5],[0,0],[.5,.5]],4:[[-.5,-.5],[.5,.5],[-.5,.5],[.5,-.5]],5:[[-.5,-.5],[.5,.5],[-.5,.5],[.5,-.5],[0,0]],6:[[-.5,-.6],[.5,.6],[-.5,.6],[.5,-.6],[-.5,0],[.5,0]]};function Pr(e,t){e.component(e=>{let{x:n,y:r,grow:i=1,children:a}=t;e.push(`<g${T(`transform`,`translate(${V(n.toFixed(1))} ${V(r.toFixed(1))})${i===1?``:` scale(${i})`}`)}>`),a(e),e.push(`<!----></g>`)})}var Fr=class{#e;#t;constructor(e,t){this.#e=e,this.#t=Or(t)}get current(){return this.#t(),this.#e()}},Ir=/\(.+\)/,Lr=new Set([`all`,`print`,`screen`,`and`,`or`,`not`,`only`]),Rr=class extends Fr{constructor(e,t){let n=Ir.test(e)||e.split(/[\s,]+/).some(e=>Lr.has(e.trim()))?e:`(${e})`,r=window.matchMedia(n);super(()=>r.matches,e=>wr(r,`change`,e))}},zr=Object.keys(Object.assign({"../words/de.ftl":()=>Promise.resolve().then(()=>(xn(),bn)).then(e=>e.default),"../words/en.ftl":()=>Promise.resolve().then(()=>(xn(),bn)).then(e=>e.default),"../words/es.ftl":()=>Promise.resolve().then(()=>(xn(),bn)).then(e=>e.default),"../words/fr.ftl":()=>Promise.resolve().then(()=>(xn(),bn)).then(e=>e.default),"../words/nl.ftl":()=>Promise.resolve().then(()=>(xn(),bn)).then(e=>e.default)})).map(e=>e.slice(9,-4));function Br(e){return e.map(e=>e.toLowerCase().split(`-`)[0]).find(e=>zr.includes(e))??`en`}function Vr(e){try{return localStorage.getItem(`nightkeep.${e}`)}catch{return null}}function Hr(e,t){try{localStorage.setItem(`nightkeep.${e}`,t)}catch{}}var Ur=new class{lang=`en`;theme=`dark`;sound=!1;name=``;loaded=0;constructor(){let e=Vr(`lang`);this.lang=e&&zr.includes(e)?e:Br(navigator.languages??[]);let t=Vr(`theme`);(t===`auto`||t===`light`)&&(this.theme=t),this.sound=Vr(`sound`)===`on`,this.name=Vr(`name`)??``}setLang(e){this.lang=e,Hr(`lang`,e)}setTheme(e){this.theme=e,Hr(`theme`,e)}setSound(e){this.sound=e,Hr(`sound`,e?`on`:`off`)}setName(e){this.name=e,Hr(`name`,e)}},Wr=typeof matchMedia==`function`?new Rr(`(prefers-color-scheme: light)`):null;function Gr(e){return e===`auto`?Wr?.current?`light`:`dark`:e}var Kr=typeof matchMedia==`function`?matchMedia(`(prefers-reduced-motion: reduce)`):null;function qr(){return Kr?.matches??!0}var Jr=new class{width=typeof innerWidth==`number`?innerWidth:1024;height=typeof innerHeight==`number`?innerHeight:768;#e=W(()=>this.width<900||this.height<560&&this.width>this.height);get narrow(){return this.#e()}set narrow(e){return this.#e(e)}#t=W(()=>this.narrow&&this.width>this.height);get lying(){return this.#t()}set lying(e){return this.#t(e)}#n=W(()=>this.narrow&&this.height<760);get low(){return this.#n()}set low(e){return this.#n(e)}constructor(){typeof addEventListener==`function`&&addEventListener(`resize`,()=>{this.width=innerWidth,this.height=innerHeight})}},Yr=new Set,Xr=e=>`translate(${e.x.toFixed(1)}px, ${e.y.toFixed(1)}px)`;function Zr(e,t){return e?.querySelector(`[data-mover="${t}"]`)??null}function Qr(e){return!qr()&&`animate`in e}function $r(e,t,n){if(!Qr(e))return Promise.resolve();let r=e.animate(t,{fill:`backwards`,...n});Yr.add(r);let i=()=>Yr.delete(r);return r.finished.then(i,i)}function ei(e,t){e.component(e=>{let{flights:n=void 0,draw:r}=t;e.push(`<!--[-->`);let i=U(n);for(let t=0,n=i.length;t<n;t++){let n=i[t];e.push(`<div aria-hidden="true">`),Pr(e,{name:`flight`,x:n.x,y:n.y,children:e=>{r(e,n.thing),e.push(`<!---->`)},$$slots:{default:!0}}),e.push(`<!----></div>`)}e.push(`<!--]-->`),yr(t,{flights:n})})}var ti={key:`M7.5 3a5 5 0 1 0 2.9 9.07L18.3 20l1.9-1.9-1.6-1.6 1.5-1.5-2-2-1.5 1.5-4.2-4.2A5 5 0 0 0 7.5 3Zm0 2.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z`,bell:`M12 2.5a1.7 1.7 0 0 0-1.7 1.9C7.400 5.200 5.800 7.700 5.800 10.800c0 3.600-.9 5.200-2.300 6.500v1.300h17v-1.300c-1.400-1.300-2.300-2.900-2.300-6.500 0-3.100-1.600-5.600-4.500-6.400A1.700 1.700 0 0 0 12 2.500ZM9.800 19.700a2.300 2.300 0 0 0 4.400 0Z`,rose:`M12 2.500c-3.500 0-6 2.300-6 5.400 0 2.900 2 5 4.900 5.500v3.300c-1.200-1.300-3-2-5.100-1.800.5 2.600 2.500 4 5.100 4v2.600h2.200v-4.200c2.500.1 4.500-1.300 5.100-3.900-2-.2-3.900.5-5.100 1.800v-1.800c2.900-.5 4.900-2.600 4.900-5.500 0-3.100-2.500-5.400-6-5.400Zm0 2.500c1.900 0 3.100 1.100 3.100 2.600S14 10.300 12.400 10.300 9.900 9.300 9.900 8.100c0-.9.7-1.600 1.600-1.600.8 0 1.300.5 1.300 1.200`,owl:`M5 3.200c1.700 1.300 3.300 1.700 4.600 1.500h4.800c1.300.2 2.900-.2 4.600-1.500.4 2.100.3 3.500-.2 4.800.8 1.400 1.200 3 1.200 4.700 0 5-3.300 8.300-8 8.300s-8-3.300-8-8.300c0-1.700.4-3.300 1.200-4.700C4.700 6.700 4.600 5.300 5 3.200Zm3.500 4.600a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Zm7 0a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400ZM12 12.400l-1.500 1.800L12 16.600l1.500-2.400Z`,candle:`M12 1.500c2 2.400 2.900 3.800 2.900 5.200a2.900 2.900 0 0 1-5.800 0c0-1.400.9-2.800 2.900-5.200ZM8.800 11h6.400v8.300H18v2.700H6v-2.700h2.800Z`,moon:`M14.500 2.600A9.500 9.500 0 1 0 21.400 15 7.600 7.600 0 0 1 14.500 2.600Z`,crown:`M3 6.500l4.600 4.200L12 4l4.400 6.700L21 6.500 19.300 17H4.700ZM4.700 18.400h14.600V21H4.700Z`,cat:`M4.300 3l4.600 3.300h6.200L19.700 3c.7 3.300.7 6 .2 8.200.3 4.900-3.100 9.800-7.900 9.800S3.800 16.100 4.100 11.200C3.600 9 3.600 6.300 4.300 3Zm4 7.200c-.6 1.300-.1 2.600 1.400 3 .4-1.500-.1-2.600-1.400-3Zm7.400 0c-1.300.4-1.800 1.500-1.400 3 1.500-.4 2-1.700 1.400-3ZM12 14.600l-1.600 1 1.600 1.800 1.600-1.800Z`},ni={red:{colour:`#e2574c`,ink:`#1c0503`},blue:{colour:`#4b8fe8`,ink:`#04122a`},turquoise:{colour:`#37c4b4`,ink:`#02201c`},yellow:{colour:`#f5cf4f`,ink:`#2a2000`},grey:{colour:`#a7adc0`,ink:`#14172a`},green:{colour:`#6fae3f`,ink:`#0d1c00`},white:{colour:`#fbf7ea`,ink:`#262235`},purple:{colour:`#b57bee`,ink:`#1a0532`}},ri=Object.keys(ni),ii=Object.keys(ti);function ai(e,t){return{...ni[t??``]??ni[ri[e%ri.length]],emblem:ii[e%ii.length]}}function oi(e,t){e.component(e=>{let{seat:n,colour:r=null}=t,i=W(()=>ai(n,r));e.push(`<ellipse cx="0" cy="16" rx="13" ry="4" fill="#000" opacity=".35"></ellipse><path class="glow"${T(`d`,jr)}${T(`fill`,i().colour)} stroke="var(--line)" stroke-width="1.6" stroke-linejoin="round"></path><path d="M-4-22a6 6 0 0 1 5-2" stroke="#fff" stroke-opacity=".55" stroke-width="2" fill="none" stroke-linecap="round"></path><path${T(`d`,ti[i().emblem])}${T(`fill`,i().ink)} fill-rule="evenodd" transform="translate(-8.200 -5) scale(.69)"></path>`)})}function si(e,t){e.component(e=>{let{width:n,height:r,label:i,still:a,moving:o,style:s}=t;e.push(`<svg data-scene=""${T(`aria-label`,i)}${T(`viewBox`,`0 0 ${V(n.toFixed(0))} ${V(r.toFixed(0))}`)}${vr(s)}>`),a(e),e.push(`<!---->`),o?.(e),e.push(`<!----></svg>`)})}function ci({text:e},t){let n={action:e,does:`other`,room:null,figure:null,frame:null,lock:null},r=e.split(` `),[i=``,a=``]=r,o=r.at(-2)===`lock`?r.at(-1):null,s=r.at(-2)===`with`?r.at(-1):null,c=t.figures.find(e=>e.name===s)?.room??null;switch(i){case`place`:return{...n,does:`place`,room:Number(a)};case`frame`:return{...n,does:`frame`,frame:a};case`move`:case`cheat`:return{...n,does:i,room:Number(a),lock:o};case`break`:return{...n,does:`break`,room:t.own?.room??null,lock:o};case`go`:return{...n,does:`go`,room:Number(a),figure:s};case`trap`:return{...n,does:`trap`,room:Number(r[3]),figure:s};case`stay`:case`unlock`:return{...n,does:i,room:c,figure:s};default:return n}}function li(e,t,n){let r=[...new Set(e.flatMap(e=>e.figure?[e.figure]:[]))],i=t.figure&&r.includes(t.figure)?t.figure:r[0]??null,a=e.some(e=>e.does===`trap`&&e.figure===i),o={rooms:new Map,doors:new Map,figures:r,frames:new Map,figure:i,canTrap:a};for(let{action:r,does:s,room:c,figure:l,frame:u,lock:d}of e)u&&o.frames.set(u,r),l&&l!==i||(d&&o.doors.set(d,null),s===`unlock`&&n.locked?o.doors.set(n.locked.join(`-`),r):c&&d===t.lock&&!(a&&t.trap?s!==`trap`:s===`trap`)&&o.rooms.set(c,r));return o}var G=`fill="var(--object)"`,ui=`fill="var(--object-2)"`,di=`fill="none" stroke="var(--object-2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`,fi=[[/library/,`<path ${G} d="M8 6h48v54H8z"/><path fill="var(--wall)" d="M12 10h40v12H12zM12 26h40v12H12zM12 42h40v14H12z"/><path ${ui} d="M14 12h4v10h-4zM20 13h5v9h-5zM34 12h4v10h-4zM40 14h4v8h-4zM16 28h5v10h-5zM24 27h4v11h-4zM42 28h5v10h-5zM14 45h5v11h-5zM30 44h4v12h-4zM36 46h6v10h-6z"/><path fill="var(--blood)" d="M27 11h4v11h-4zM34 28h4v10h-4zM22 44h4v12h-4z"/>`],[/ball/,`<path ${di} d="M32 2v12M14 30c0 9 36 9 36 0M20 30v-6M32 37v-9M44 30v-6"/><path ${G} d="M26 12h12l-3 8h-6z"/><path fill="var(--candle)" d="M20 15c3 4 3 7 0 8-3-1-3-4 0-8ZM32 19c3 4 3 7 0 8-3-1-3-4 0-8ZM44 15c3 4 3 7 0 8-3-1-3-4 0-8Z"/><path ${ui} d="M22 58c-5 0-7-6-1-7h3V44l12-2v12c0 5-8 5-8 1 0-3 3-4 5-4v-6l-6 1v9c0 2-2 3-5 3Z"/>`],[/chapel/,`<path ${G} d="M12 60V30a20 26 0 0 1 40 0v30z"/><path fill="var(--phantom)" opacity=".75" d="M17 56V31a15 20 0 0 1 13-20v45z"/><path fill="var(--blood)" opacity=".8" d="M34 11a15 20 0 0 1 13 20H34z"/><path fill="var(--candle)" opacity=".75" d="M34 35h13v21H34z"/>`],[/map|cartograph/,`<circle ${ui} cx="30" cy="26" r="19"/><path ${G} d="M20 14c8-4 10 2 7 6s4 6-2 9-8-3-10-5 0-8 5-10ZM38 22c6 0 9 4 7 9s-6 9-9 5 0-6-2-8 0-6 4-6Z"/><path ${di} d="M47 8a25 25 0 0 1-26 42M30 50v8M18 59h24"/>`],[/armou?ry/,`<path ${di} d="M10 8l44 46M54 8L10 54M6 46l12 12M58 46L46 58"/><path ${G} d="M32 14l16 5c0 16-4 26-16 33-12-7-16-17-16-33z"/><path ${ui} d="M32 19l11 4c0 11-3 18-11 23z"/>`],[/garden|winter/,`<path ${G} d="M20 42h24l-4 18H24z"/><path fill="#5f9a58" d="M32 44C18 40 10 28 12 14c12 2 20 12 20 26 0-14 8-24 20-26 2 14-6 26-20 30Z"/><path fill="#7db871" d="M32 42C27 32 27 18 32 6c5 12 5 26 0 36Z"/>`],[/banquet|dining/,`<path ${G} d="M4 40h56v7H4zM10 47h6v13h-6zM48 47h6v13h-6z"/><path ${ui} d="M14 22h12c0 8-2 11-4 12v4h3v2h-10v-2h3v-4c-2-1-4-4-4-12Z"/><path fill="var(--blood)" d="M40 28c8 0 12 4 12 12H28c0-8 4-12 12-12Z"/><path ${ui} d="M26 40h28v2H26z"/>`],[/observ|star|tower/,`<path ${G} d="M8 30l34-20 7 12-34 20z"/><path ${ui} d="M42 10l8-5 9 16-8 5zM10 31l6 11-6 3-6-11z"/><path ${di} d="M30 36L20 60M32 36l12 24M31 36v18"/>`],[/clock/,`<path ${G} d="M18 4h28l4 10v46H14V14z"/><circle cx="32" cy="22" r="12" fill="var(--moon)"/><path d="M32 14v8l5 4" stroke="var(--night)" stroke-width="2.500" fill="none" stroke-linecap="round"/><path ${ui} d="M24 38h16v18H24z"/><path stroke="var(--line)" stroke-width="2" d="M32 38v8"/><circle fill="var(--candle)" cx="32" cy="49" r="4"/>`],[/study|office/,`<path ${G} d="M4 34h56v7H4zM8 41h16v19H8zM44 41h12v19H44z"/><path ${ui} d="M26 30l12-16 4 3-12 16-5 2zM44 32h10V20l-5-8-5 8z"/>`],[/pantry|larder|store/,`<path ${G} d="M6 28h52v5H6zM6 55h52v5H6z"/><path ${ui} d="M10 14h12v14H10zM12 10h8v4h-8zM42 40a8 8 0 0 1 0 15H30a8 8 0 0 1 0-15z"/><path fill="var(--candle)" d="M28 28l24-12v12zM12 44h12v11H12z"/>`],[/treasur|vault/,`<path ${G} d="M6 30h52v28H6z"/><path ${ui} d="M6 30c0-14 6-18 12-18h28c6 0 12 4 12 18z"/><path fill="var(--line)" d="M6 30h52v3H6z"/><path fill="var(--candle)" d="M27 26h10v14H27zM16 22a4 4 0 1 1 0 .1M44 20a4 4 0 1 1 0 .1"/>`],[/trophy/,`<path ${G} d="M18 6h28v14c0 12-6 18-14 18s-14-6-14-18z"/><path ${di} d="M18 10H8c0 12 4 16 11 17M46 10h10c0 12-4 16-11 17"/><path ${ui} d="M29 38h6v10h9v8H20v-8h9z"/>`],[/guard/,`<path ${di} d="M14 60V10M50 60V10"/><path ${ui} d="M14 2l6 12-6 8-6-8zM50 2l6 12-6 8-6-8z"/><path ${G} d="M22 34c0-14 20-14 20 0v16H22z"/><path fill="var(--line)" d="M25 36h14v4H25zM31 40h2v8h-2z"/>`],[/scull|kitchen/,`<path ${di} d="M32 4v12M18 16h28"/><path ${G} d="M10 22h44c0 22-6 32-22 32S10 44 10 22Z"/><path ${ui} d="M8 18h48v6H8z"/><path fill="var(--candle)" d="M22 62c-4-5 1-7 2-10 4 4 3 8 0 10ZM36 62c-4-5 1-7 2-10 4 4 3 8 0 10Z"/>`],[/great hall|hearth|hall/,`<path ${G} d="M4 10h56v8H4zM8 18h10v42H8zM46 18h10v42H46z"/><path fill="var(--line)" d="M18 22h28v38H18z"/><path fill="var(--candle)" d="M32 28c10 10 12 18 10 24-2 8-18 8-20 0-1-5 2-8 4-12 1 4 3 5 4 5 1-6-1-11 2-17Z"/>`],[/nursery|child/,`<path ${di} d="M6 52c14 10 38 10 52 0"/><path ${G} d="M12 22l10-12 6 10h18c4 0 8 4 8 10v6H44l4 16h-6l-6-14H28l-4 14h-6l4-18-4-6-6 4z"/><circle fill="var(--line)" cx="21" cy="19" r="2"/>`]],pi=`<path ${G} d="M18 4h28v34H18z"/><path ${ui} d="M14 36h36v10H14zM16 46h6v14h-6zM42 46h6v14h-6z"/>`;function mi(e){return fi.find(([t])=>t.test(e.toLowerCase()))?.[1]??pi}var hi=`fill="var(--object)"`,gi=`fill="var(--object-2)"`,_i=`fill="var(--blood)"`,vi=`fill="var(--candle)"`,yi=`fill="var(--paper)"`,bi=`fill="var(--line)"`,K=`fill="var(--wood)"`,xi=`fill="none" stroke="var(--object-2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`,Si=`fill="none" stroke="var(--line)" stroke-width="2" stroke-linecap="round"`,Ci=`<path ${vi} d="M14 6h36v44H14z"/><path ${bi} d="M18 10h28v36H18z"/><path ${gi} d="M32 16a7 7 0 0 1 4 13c6 2 9 8 9 15H19c0-7 3-13 9-15a7 7 0 0 1 4-13Z"/>`,wi=[[/entrance/,`<path ${gi} d="M25 6a7 8 0 0 1 14 0v8H25z"/><path ${hi} d="M18 18h28l-4 22H22zM23 40h7v20h-8zM34 40h7l1 20h-8z"/><path ${bi} d="M26 8h12v3H26z"/><path ${xi} d="M54 60V8M49 12l5-9 5 9Z"/><path ${hi} d="M12 18h6v18h-6z"/>`],[/porter/,`<path ${K} d="M6 8h52v40H6z"/><path ${xi} stroke-width="2" d="M16 14v4M16 26v14M16 36h4M32 14v4M32 26v14M32 36h4M48 14v4M48 26v14M48 36h4"/><circle ${vi} cx="16" cy="22" r="5"/><circle ${vi} cx="32" cy="22" r="5"/><circle ${vi} cx="48" cy="22" r="5"/>`],[/winch/,`<circle ${hi} cx="32" cy="32" r="22"/><circle ${bi} cx="32" cy="32" r="14"/><path ${xi} d="M32 6v52M6 32h52M14 14l36 36M50 14L14 50"/><path ${K} d="M4 56h56v5H4zM28 32h8v26h-8z"/>`],[/trophy/,`<path ${K} d="M20 24h24l-4 32-8 6-8-6z"/><path ${gi} d="M26 26h12l-2 16-4 8-4-8z"/><path ${xi} d="M26 26C8 22 10 10 14 4M18 16C12 16 8 14 4 12M38 26c18-4 16-16 12-22M46 16c6 0 10-2 14-4"/><path ${bi} d="M28 31h2v3h-2zM34 31h2v3h-2z"/>`],[/salon/,`<path fill="#4f7fb5" d="M6 28c0-12 52-12 52 0v18H6z"/><path fill="#3d679a" d="M2 34c0-6 10-6 10 0v8h40v-8c0-6 10-6 10 0v18H2z"/><path ${K} d="M8 52h5v8H8zM51 52h5v8h-5z"/>`],[/music/,`<path ${K} d="M4 24h56c0 12-4 16-8 16H4z"/><path ${bi} d="M8 40h4v20H8zM46 40h4v20h-4zM6 30h34v5H6z"/><path ${yi} d="M8 30h3v5H8zM13 30h3v5h-3zM18 30h3v5h-3zM23 30h3v5h-3zM28 30h3v5h-3zM33 30h3v5h-3z"/><path ${xi} d="M22 22V6l12-3v15"/><circle ${gi} cx="19" cy="21" r="4"/><circle ${gi} cx="31" cy="18" r="4"/>`],[/sacristy/,`<path ${gi} d="M18 8h28c0 16-5 22-11 24v14h9v6H20v-6h9V32C23 30 18 24 18 8Z"/><path ${K} d="M6 52h52v8H6z"/><path ${vi} d="M9 34c3 4 3 7 0 8-3-1-3-4 0-8ZM55 34c3 4 3 7 0 8-3-1-3-4 0-8Z"/><path ${yi} d="M7 42h4v10H7zM53 42h4v10h-4z"/>`],[/bridge/,`<path ${hi} d="M12 54V22a20 20 0 0 1 40 0v32z"/><path fill="var(--night-deep)" d="M17 50V24a15 15 0 0 1 30 0v26z"/><path ${xi} stroke-width="2" d="M17 42c10-8 20-8 30 0M24 39v8M32 37v10M40 39v8"/><circle ${yi} cx="39" cy="20" r="4"/>`],[/alchem/,`<path ${K} d="M4 46h56v6H4zM8 52h5v8H8zM51 52h5v8h-5z"/><path ${gi} d="M16 14h8v12l9 16c1 3 0 4-3 4H10c-3 0-4-1-3-4l9-16z"/><path fill="var(--phantom)" d="M13 34h14l5 9c1 2 0 3-2 3H10c-2 0-3-1-2-3z"/><path ${_i} d="M42 28h10v18H42z"/><path ${xi} stroke-width="2" d="M47 28v-8M22 10c4-6 10-2 8 3s4 7 8 4"/>`],[/wig/,`<path ${K} d="M29 40h6v14h9v6H20v-6h9z"/><path ${yi} d="M32 6c-12 0-17 8-16 16-5 2-5 8-1 10-3 4 0 9 5 8 2 4 7 4 9 0V26c-3-8 9-8 6 0v14c2 4 7 4 9 0 5 1 8-4 5-8 4-2 4-8-1-10 1-8-4-16-16-16Z"/><path ${Si} d="M22 18c6-6 14-6 20 0M20 28h6M38 28h6"/>`],[/boudoir/,`<path ${K} d="M6 40h52v6H6zM10 46h5v14h-5zM49 46h5v14h-5z"/><ellipse ${vi} cx="32" cy="20" rx="15" ry="18"/><ellipse fill="#a9c4d8" cx="32" cy="20" rx="11" ry="14"/><path ${_i} d="M12 32h8v8h-8zM45 34h8v6h-8z"/>`],[/linen/,`<path ${K} d="M6 4h52v56H6z"/><path ${bi} d="M10 8h44v12H10zM10 24h44v14H10zM10 42h44v14H10z"/><path ${yi} d="M12 14h18v6H12zM34 11h16v4H34zM34 16h16v4H34zM14 29h16v4H14zM14 34h16v4H14zM38 32h12v6H38zM14 48h22v4H14zM14 53h22v3H14z"/>`],[/morning/,`<path ${yi} d="M6 34h52v5H6z"/><path ${K} d="M29 39h6v16h10v5H19v-5h10z"/><path ${gi} d="M18 18h18c4 0 4 16-2 16H20c-6 0-6-16-2-16Zm18 4h8l4-4-3 10-9 2Z"/><path ${xi} stroke-width="2" d="M17 22c-8-2-8 9 0 8M26 14v-4"/><path ${_i} d="M48 28h8v6h-8z"/>`],[/portrait/,Ci],[/long gallery/,Ci],[/billiard/,`<path ${K} d="M2 34h60v10H2zM8 44h7v16H8zM49 44h7v16h-7z"/><path fill="#3f8a5d" d="M4 30h56v5H4z"/><circle ${_i} cx="22" cy="27" r="4"/><circle ${yi} cx="40" cy="27" r="4"/><path ${xi} d="M32 0v8M14 14c4-8 32-8 36 0Z"/>`],[/raven/,`<path ${K} d="M30 30h4v30h-4zM14 28h36v4H14zM20 56h24v4H20z"/><path ${bi} stroke="var(--object-2)" stroke-width="1.500" d="M40 6l8 4-8 2c0 10-8 16-18 16l-12 2 8-6c4-8 8-18 16-20 2-1 5 0 6 2Z"/><circle ${vi} cx="38" cy="8" r="1.800"/>`],[/school/,`<path ${K} d="M4 4h56v38H4z"/><path fill="#2f4b45" d="M8 8h48v30H8z"/><path stroke="var(--paper)" fill="none" stroke-width="2.500" d="M14 30l6-16 6 16M17 24h6M34 14v16M34 14c10 0 10 7 0 8 12 0 12 8 0 8"/><path ${K} d="M12 42l-6 18h4l6-18ZM48 42l6 18h4l-6-18Z"/>`],[/mirror/,`<path ${vi} d="M4 60V24a11 11 0 0 1 22 0v36zM38 60V24a11 11 0 0 1 22 0v36z"/><path fill="#a9c4d8" d="M8 56V25a7 7 0 0 1 14 0v31zM42 56V25a7 7 0 0 1 14 0v31z"/><path stroke="#fff" stroke-opacity=".7" stroke-width="2" d="M11 40l8-12M45 40l8-12"/>`],[/instrument/,`<path ${K} d="M18 60c-14-4-12-22-2-24 8-2 8-6 12-12l20-20 6 6-20 20c-6 4-10 4-12 12 4 10-2 19-4 18Z"/><circle ${bi} cx="20" cy="44" r="5"/><path stroke="var(--paper)" stroke-width="1" d="M16 50L50 8M18 52L52 10"/><path ${gi} d="M46 0l12 12-4 4L42 4z"/>`],[/costume/,`<path ${K} d="M30 34h4v22h10v4H20v-4h10z"/><path ${_i} d="M24 10c4 4 12 4 16 0l8 8-5 6 3 22c-8 6-20 6-28 0l3-22-5-6z"/><path ${vi} d="M31 13h2v33h-2zM22 26h20v3H22z"/><circle ${hi} cx="32" cy="6" r="5"/>`],[/trunk/,`<path ${K} d="M4 34c0-14 56-14 56 0v26H4z"/><path ${bi} d="M4 36h56v3H4z"/><path ${vi} d="M26 32h12v12H26zM10 26h4v34h-4zM50 26h4v34h-4z"/>`],[/rafter/,`<path ${K} d="M0 60L30 4h6L64 60h-7L33 14 7 60zM12 38h40v5H12z"/><path ${bi} d="M24 43c2 8 4 10 8 12 4-2 6-4 8-12-2 3-4 3-5 0-2 3-4 3-6 0-1 3-3 3-5 0Z"/>`],[/servant/,`<path ${K} d="M4 20h5v40H4zM55 30h5v30h-5zM4 46h56v8H4z"/><path ${yi} d="M9 36h14v10H9z"/><path ${_i} d="M22 38h33v9H22z"/><path ${vi} d="M44 12c3 4 3 7 0 8-3-1-3-4 0-8Z"/><path ${yi} d="M42 20h4v8h-4z"/>`],[/bell/,`<path ${K} d="M2 2h60v7H2z"/><path ${vi} d="M32 9c14 4 16 20 18 34l6 9H8l6-9c2-14 4-30 18-34Z"/><path ${Si} d="M16 38h32"/><circle ${hi} cx="32" cy="56" r="5"/>`],[/star/,`<path ${gi} d="M4 38h56v5H4zM8 43h4v17H8zM20 43h4v17h-4zM32 43h4v17h-4zM44 43h4v17h-4zM54 43h4v17h-4z"/><path ${yi} d="M34 4l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z"/>`],[/wine/,`<path ${K} d="M2 4h60v56H2z"/><path ${bi} d="M6 8h24v22H6zM34 8h24v22H34zM6 34h24v22H6zM34 34h24v22H34z"/><path fill="#4d7a54" d="M11 14h5v-3h3v3h5v14H11zM39 40h5v-3h3v3h5v14h-13z"/><path ${_i} d="M39 14h5v-3h3v3h5v14H39zM11 40h5v-3h3v3h5v14H11z"/>`],[/cooper/,`<path ${K} d="M12 16h40c5 12 5 28 0 44H12c-5-16-5-32 0-44Z"/><path ${Si} d="M10 26h44M9 48h46M24 16c-3 14-3 30 0 44M40 16c3 14 3 30 0 44"/>`],[/crypt/,`<path ${hi} d="M6 34h52l4 8H2zM6 42h52v18H6z"/><path ${gi} d="M12 24c10-6 30-6 42 2v8H12z"/><circle ${gi} cx="16" cy="24" r="6"/><path ${Si} d="M14 50h36M32 46v10"/>`],[/larder/,`<path ${xi} d="M4 6h56M20 6v10M46 6v8"/><path ${_i} d="M20 14c10 4 12 20 4 28-4 4-12 2-12-6 0-10 2-18 8-22Z"/><path ${gi} d="M46 14c4 2 6 8 4 16l6 4c-6 6-16 6-20 0l6-4c-2-8 0-14 4-16Z"/><path ${K} d="M4 52h56v8H4z"/><path ${vi} d="M14 52c0-10 20-10 20 0z"/>`],[/scull/,`<path ${hi} d="M4 36h56v8c-2 10-6 16-14 16H18C10 60 6 54 4 44Z"/><path ${xi} d="M44 36V18c0-8-12-8-12 0v4"/><path ${yi} d="M12 34a8 8 0 0 1 16 0zM22 34a8 8 0 0 1 16 0z"/><path fill="#a9c4d8" d="M32 24c3 4 3 7 0 8-3-1-3-4 0-8Z"/>`],[/root/,`<path ${K} d="M4 40h56v20H4z"/><path ${Si} d="M4 47h56M4 54h56"/><path fill="#d98032" d="M12 40l4-16c3-2 6 0 7 4l-2 12ZM30 40l2-14c4-2 6 0 7 3l-1 11Z"/><path fill="#c77ba0" d="M44 40c-2-12 14-12 12 0z"/><path stroke="#6fae3f" stroke-width="3" fill="none" stroke-linecap="round" d="M18 22l-4-10M19 22l4-9M34 24l-2-11M35 24l5-8M50 28l-3-10M51 28l5-8"/>`],[/ice/,`<path fill="#b9d8e6" d="M4 38l8-5h18v27H4zM34 42l7-5h19v23H34zM18 18l7-5h18v20H18z"/><path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2" d="M9 54l12-14M40 56l10-12M23 30l10-12"/>`],[/dungeon/,`<path ${bi} d="M10 4h44v34H10z"/><path ${xi} d="M18 4v34M28 4v34M38 4v34M48 4v34M10 20h44"/><path ${xi} d="M8 44c0 6 6 6 6 0s6-6 6 0 6 6 6 0"/><circle ${hi} cx="34" cy="52" r="8"/><path ${xi} d="M26 44l4 3"/>`],[/catacomb/,`<path ${bi} d="M6 60V26a11 11 0 0 1 22 0v34zM36 60V26a11 11 0 0 1 22 0v34z"/><path ${yi} d="M17 30c7 0 10 5 9 10-1 3-3 3-3 6h-12c0-3-2-3-3-6-1-5 2-10 9-10ZM47 30c7 0 10 5 9 10-1 3-3 3-3 6H41c0-3-2-3-3-6-1-5 2-10 9-10Z"/><path ${bi} d="M12 37h4v4h-4zM18 37h4v4h-4zM42 37h4v4h-4zM48 37h4v4h-4z"/>`],[/servery/,`<path ${K} d="M4 46h56v6H4zM8 52h5v8H8zM51 52h5v8h-5z"/><path ${gi} d="M8 42a24 22 0 0 1 48 0z"/><path ${hi} d="M4 42h56v4H4z"/><circle ${vi} cx="32" cy="18" r="4"/>`],[/postern/,`<path ${hi} d="M10 60V28a22 22 0 0 1 44 0v32z"/><path ${K} d="M16 60V29a16 16 0 0 1 32 0v31z"/><path ${Si} d="M27 16v44M37 16v44M16 34h32M16 48h32"/><circle ${vi} cx="43" cy="42" r="2.500"/>`],[/stable/,`<path ${K} d="M4 40h56v5H4zM4 52h56v5H4zM8 34h5v26H8zM51 34h5v26h-5z"/><path fill="#8a5a3a" d="M22 40c0-14 4-22 10-26l2-8 5 7c6 4 10 12 14 18 2 4-4 8-8 5l-8-3c-2 2-2 5-1 7z"/><path ${bi} d="M30 14c-6 4-9 14-10 26h4c1-12 4-20 10-24zM40 21h3v3h-3z"/>`],[/groom/,`<path ${K} d="M6 40h52v5H6zM12 45h5v15h-5zM47 45h5v15h-5z"/><path fill="#8a5a3a" d="M14 22c8-2 12 6 20 6 6 0 10-4 16-6-1 10-2 14-6 18H20c-4-4-6-10-6-18Z"/><path ${xi} d="M24 40v12h8M42 40v10h8"/>`],[/smoke/,`<path ${K} d="M2 4h60v6H2z"/><path ${xi} stroke-width="2" d="M14 10v6M34 10v6M52 10v6"/><path ${_i} d="M14 16c8 4 9 16 3 22-4 4-10 2-10-5 0-8 3-14 7-17Z"/><path fill="none" stroke="#a8603c" stroke-width="6" stroke-linecap="round" d="M34 19v9M34 34v9M52 19v9M52 34v9"/><path fill="none" stroke="var(--object-2)" stroke-opacity=".5" stroke-width="3" d="M22 60c-6-6 6-10 0-16M42 60c-6-6 6-8 2-12"/>`],[/barn/,`<path fill="#cfa548" d="M4 60c-2-20 12-26 20-26 10 0 20 8 20 26z"/><path fill="none" stroke="#8f6b22" stroke-width="2" d="M12 52l8-10M22 56l4-14M32 52l-4-8M36 58l2-10"/><path ${xi} d="M54 60V20M46 4v12c0 6 16 6 16 0V4M54 4v16"/>`]];function Ti(e){return wi.find(([t])=>t.test(e.toLowerCase()))?.[1]??mi(e)}var Ei={cats:`M-9-10l3 3h4l3-3c1 3 1 5 0 7 5 1 8 5 8 10 2 0 3-2 2-5-1-2 1-4 2-2 2 4 0 10-5 10H-5c-1-3 0-5 1-6-4-1-6-4-5-7-1-2-1-5 0-7Z`,bats:`M0-3c1-1 1-3 2-4l1 2c4-4 8-4 12-1-2 1-3 3-3 6-3-1-5 0-6 3-2-1-4-1-6 2-2-3-4-3-6-2-1-3-3-4-6-3 0-3-1-5-3-6 4-3 8-3 12 1l1-2c1 1 1 3 2 4Z`,owls:`M-7-10c3 2 5 2 7 2s4 0 7-2c1 3 1 5 0 7 2 5 1 10-2 13h-10c-3-3-4-8-2-13-1-2-1-4 0-7Zm3 4a3 3 0 1 0 .01 0ZM4-6a3 3 0 1 0 .01 0ZM0-1l-1.500 2.500L0 4l1.500-2.500Z`,mice:`M-11 8c-1-6 4-11 10-10 0-5 7-6 7-1 4 2 6 6 7 10-2 2-4 3-7 3H-6c-6 0-9 0-9-4 0-3 3-4 3-1 0 1-2 1-1 2 1 1 2 1 2 1ZM8 3a1.200 1.200 0 1 0 .01 0Z`,hedgehogs:`M-13 8l1-4-3-1 4-3-2-3 5-1-1-4 5 1 1-4 4 3 3-3 2 4c5 2 8 7 10 12 0 3-3 4-6 4h-19c-3 0-4 0-4-1ZM9 3a1.300 1.300 0 1 0 .01 0Z`},Di=`M0-8c-4 0-6 3-6 7v8l2-2 2 2 2-2 2 2 2-2 2 2v-8c0-4-2-7-6-7Zm-2.500 5a1.200 1.500 0 1 0 .01 0ZM2.500-3a1.200 1.500 0 1 0 .01 0Z`,Oi=`M-7-2v-4a7 7 0 0 1 14 0v4h2v12H-9V-2Zm3 0h8v-4a4 4 0 0 0-8 0Z`,ki=`M-13 6l3-8 3 5 3-8 4 7 4-7 3 8 3-5 3 8c-4 6-22 6-26 0Z`,Ai=36,ji=36,Mi=134,Ni=26,Pi=e=>Ai+e*24,Fi=e=>Mi+e*34;function Ii(e,t,{kind:n,lockable:r}){let[i,a]=n===`door`?e.x<t.x?[e,t]:[t,e]:e.y>t.y?[e,t]:[t,e],o={key:`${Math.min(e.id,t.id)}-${Math.max(e.id,t.id)}`,kind:n,lockable:r,a:i.id,b:a.id};if(n===`door`){let[e,t]=[Math.max(i.y,a.y),Math.min(i.y+i.h,a.y+a.h)],n=[];return i.y+i.h>t&&n.push(-1),a.y+a.h>t&&n.push(1),{...o,x:Pi(a.x),y:Fi(t),h:Math.min((t-e)*34-4,44),w:10,ledges:n}}let[s,c]=[Math.max(i.x,a.x),Math.min(i.x+i.w,a.x+a.w)];return{...o,x:Pi((s+c)/2),y:Fi(i.y),h:i.h*34,w:Math.min((c-s)*24-10,40),ledges:[]}}function Li(e){let t=e.ground,n=Array.from({length:e.width},(n,r)=>Math.min(t,...e.rooms.filter(e=>e.x<=r&&r<e.x+e.w).map(e=>e.y))),r=[];return n.forEach((e,t)=>{let n=r.at(-1);n?.y===e?n.w+=1:r.push({x:t,w:1,y:e})}),r.filter(e=>e.y<t).map(e=>{let n=r.indexOf(e),[i,a]=[r[n-1]?.y??t,r[n+1]?.y??t],o=i>e.y&&a>e.y,s=e.w>2&&i<e.y!=a<e.y,c=o?e.w<7&&e.y<t-7?`spire`:`gable`:s?i<e.y?`left`:`right`:`wall`;return{x:Pi(e.x),y:Fi(e.y),w:e.w*24,shape:c}})}function Ri(e,t){let n=t.filter(e=>e.shape===`wall`).sort((e,t)=>t.w-e.w),r=(e,t)=>e?Array.from({length:t},(n,r)=>({x:e.x+e.w*(r+.5)/t,y:e.y-11})):[],i=n.slice(1).flatMap(e=>r(e,Math.max(1,Math.floor(e.w/34)))),a=e=>e.map(([e,t])=>({x:Pi(e),y:Fi(t)})),{width:o,ground:s}=e,c=(t,n,r)=>a(Array.from({length:t},(t,i)=>[n+i*r,e.height-.9])),l=a([[-.8,s-.3],[o+.8,s-.3],[-.8,s+1],[o+.8,s+1]]);return{owls:n[0]&&n[0].w>=120?r(n[0],5):a([2,4,6,8,10].map(e=>[e,-2])),cats:[...i,...l].slice(0,4),bats:a([[o*.23,.9],[o*.53,-.6],[o*.9,3.2],[o*.07,2.2]]),mice:c(5,1,1.9),hedgehogs:c(6,o-13.5,2.4)}}var zi=new WeakMap;function Bi(e){let t=zi.get(e);if(t)return t;let n=new Map(e.rooms.map(e=>[e.id,{...e,box:{x:Pi(e.x),y:Fi(e.y),w:e.w*24,h:e.h*34}}])),r=Li(e),i=Fi(e.height)+Ni*.45,a=e.secret_passage.map(e=>n.get(e).box),[o,s]=a.map(e=>e.x+e.w/2),[c,l]=e.chimney.map(e=>n.get(e).box),u=(Math.max(c.x,l.x)+Math.min(c.x+c.w,l.x+l.w))/2,d={width:Ai+e.width*24+ji,height:Mi+e.height*34+Ni,ground:Fi(e.ground),rooms:n,ways:e.passages.map(e=>Ii(n.get(e.a),n.get(e.b),e)),roofs:r,tunnel:[{x:o,y:a[0].y+a[0].h},{x:o,y:i},{x:s,y:i},{x:s,y:a[1].y+a[1].h}],flue:[{x:u,y:c.y+c.h-8},{x:u,y:l.y-36}],animals:Ri(e,r)};return zi.set(e,d),d}function Vi(e,t,n,r){let{box:i}=e.rooms.get(t),a=Math.min(26,(i.w-20)/Math.max(1,r));return{x:i.x+i.w/2+(n-(r-1)/2)*a,y:i.y+i.h-22}}function Hi(e,t){let{box:n}=e.rooms.get(t);return{x:n.x+n.w/2,y:n.y+n.h-38}}var Ui=9.5,Wi=Ui*.56;function Gi(e,t,n){let r=(e,t)=>t.reduce((t,n)=>{let r=`${t.at(-1)??``} ${n}`.trim();return t.length&&r.length*Wi<=e?[...t.slice(0,-1),r]:[...t,n]},[]),i=e=>e.replace(`­`,``),a=e.split(` `),[o,s]=[28,n?24:4],c=r(t.w-o-s,a.map(i));if(c.length<=2&&c.every(e=>e.length*Wi<=t.w-o-s))return{x:t.x+o+(t.w-o-s)/2,y:t.y+13,lines:c};let l=a.flatMap(e=>i(e).length*Wi<=t.w-4?[i(e)]:e.replace(`­`,`- `).split(` `));return{x:t.x+t.w/2,y:t.y+37,lines:r(t.w-4,l)}}function Ki(e,t,n){let r=[];return n.forEach((i,a)=>{let o=n[a-1];o!==void 0&&o!==i&&t.secret_passage.includes(o)&&t.secret_passage.includes(i)&&r.push(...o===t.secret_passage[0]?e.tunnel:e.tunnel.toReversed()),i!==o&&r.push(Hi(e,i))}),r}function qi(e,t){let n=e.ground-(t.y+t.h);return n>=9?`tower`:n>=7?`attic`:n>=5?`upper`:n>=2?`first`:t.y>=e.ground+2?`deep`:t.y>=e.ground?`cellar`:`ground`}function Ji(e,t){let{box:n,w:r,h:i}=e.rooms.get(t),a=e.ways.filter(e=>e.kind!==`door`&&e.a===t),o=r>=8?3:r>=5&&i===2?2:1,s=Math.min((n.w-18)/64,i>2?1.15:.66);for(let e of[s,s*.7]){let t=32*e,r=a.map(e=>({x:e.x,near:t+(e.kind===`ladder`?9:e.w/2)})),i=[];for(let a=n.x+n.w-t-8;a>=n.x+t&&i.length<o;a-=4)r.some(e=>Math.abs(e.x-a)<e.near)||(i.push({x:a,scale:e}),r.push({x:a,near:t*2+8}));if(i.length)return i}return i<4?[{x:n.x+n.w-20,scale:.5}]:[]}function Yi(e,t){e.component(e=>{let{position:n,plan:r,lively:i}=t,a=W(()=>n.castle),o=W(()=>[...r.rooms.values()]),s=W(()=>Array.from({length:70},(e,t)=>({x:t*7919%r.width,y:t*t*131%(r.ground-60),r:.8+t%4*.4}))),c=W(()=>({x:r.width-118,y:96})),l=W(()=>n.locked?.join(`-`)??null);function u(e,t){return t>=a().ground?`w-cellar`:e>50?`w-barn`:`w${e*5%6}`}function d({x:e,y:t,w:n,shape:r}){if(r===`spire`)return`M${e-9} ${t}L${e+n/2} ${t-Math.min(104,n*.85)}L${e+n+9} ${t}Z`;if(r===`gable`)return`M${e-9} ${t}L${e+n*.3} ${t-50}H${e+n*.7}L${e+n+9} ${t}Z`;let i=Math.min(58,n*.5);if(r===`left`)return`M${e} ${t}V${t-i}L${e+n+9} ${t}Z`;if(r===`right`)return`M${e-9} ${t}L${e+n} ${t-i}V${t}Z`;let a=Math.max(1,Math.round(n/24)),o=n/(a*2);return`M${e} ${t}`+Array.from({length:a},()=>`v-11h${o}v5h${o}v6`).join(``)+`Z`}function f({x:e,y:t,h:n,w:r}){let i=Math.max(1,Math.round(n/68)),[a,o]=[n/i,Math.max(26,r)],s=``;for(let r=0;r<i;r++){let c=(i-1-r)%2==0,l=t+n-r*a,u=c?e-o/2:e+o/2;s+=`M${u} ${l}`;for(let e=0;e<6;e++)s+=`v${-a/6}h${o/6*(c?1:-1)}`}return s}function p({x:e,y:t,h:n}){let r=Math.floor((n+4)/11);return`M${e-7} ${t+n-3}V${t-8}M${e+7} ${t+n-3}V${t-8}`+Array.from({length:r},(r,i)=>`M${e-7} ${t+n-9-i*11}h14`).join(``)}let m=e=>e.map((e,t)=>`${t?`L`:`M`}${e.x} ${e.y}`).join(``);e.push(`<defs><linearGradient id="gc-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0"${T(`y2`,r.ground)}><stop offset="0" class="sky-top svelte-1dlgbhy"></stop><stop offset="1" class="sky-low svelte-1dlgbhy"></stop></linearGradient><radialGradient id="gc-lamp" cx=".5" cy=".05" r=".95"><stop offset="0" stop-color="#ffd890" stop-opacity=".42"></stop><stop offset="1" stop-color="#ffd890" stop-opacity="0"></stop></radialGradient><radialGradient id="gc-lantern" cx=".5" cy=".75" r=".8"><stop offset="0" stop-color="#ffd890" stop-opacity=".6"></stop><stop offset="1" stop-color="#ffd890" stop-opacity=".08"></stop></radialGradient><pattern id="gc-stripes" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M2.500 0V10" stroke="#fff" stroke-opacity=".055" stroke-width="3"></path></pattern><pattern id="gc-stones" width="30" height="17" patternUnits="userSpaceOnUse"><path d="M0 .5H30M0 9H30M8 0V9M23 9V17" stroke="#000" stroke-opacity=".2" stroke-width="1.500" fill="none"></path></pattern><pattern id="gc-tiles" width="14" height="12" patternUnits="userSpaceOnUse"><path d="M0 0q3.500 8 7 0q3.500 8 7 0" class="tiles svelte-1dlgbhy"></path></pattern></defs><rect x="-2000" y="-2000"${T(`width`,r.width+4e3)}${T(`height`,r.height+4e3)} fill="url(#gc-sky)"></rect><!--[-->`);let h=U(s());for(let t=0,n=h.length;t<n;t++){let n=h[t];e.push(`<circle${T(`cx`,n.x)}${T(`cy`,n.y)}${T(`r`,n.r)} class="star svelte-1dlgbhy"></circle>`)}e.push(`<!--]--><path d="M12-36A38 38 0 1 1-30 23 33 33 0 0 0 12-36Z"${T(`transform`,`translate(${V(c().x)} ${V(c().y)})`)} class="moon svelte-1dlgbhy"></path><path${T(`d`,`M-600 ${V(r.ground)}q320 -130 620 -60t520 -24t600 10t700 74Z`)} class="hills svelte-1dlgbhy"></path><path${T(`d`,`M-2000 ${V(r.ground)}h6000v2000h-6000Z`)} class="earth svelte-1dlgbhy"></path><path${T(`d`,`M-2000 ${V(r.ground)}h6000`)} class="grass svelte-1dlgbhy"></path><path${T(`d`,m(r.tunnel))} class="tunnel svelte-1dlgbhy"></path><path${T(`d`,m(r.tunnel))} class="secret svelte-1dlgbhy"></path><!--[-->`);let g=U([...r.animals.mice,...r.animals.hedgehogs]);for(let t=0,n=g.length;t<n;t++){let n=g[t];e.push(`<ellipse${T(`cx`,n.x)}${T(`cy`,n.y+2)} rx="19" ry="14" class="burrow svelte-1dlgbhy"></ellipse>`)}e.push(`<!--]--><path${T(`d`,`M${V(r.flue[1].x-13)} ${V(r.flue[1].y+36)}v-62h26v62Z`)} class="chimney svelte-1dlgbhy"></path><path${T(`d`,`M${V(r.flue[1].x-16)} ${V(r.flue[1].y-26)}h32v7h-32Z`)} class="chimney svelte-1dlgbhy"></path><!--[-->`);let _=U(r.roofs);for(let t=0,n=_.length;t<n;t++){let n=_[t];if(e.push(`<path${T(`d`,d(n))}${H(`roof svelte-1dlgbhy`,void 0,{parapet:n.shape===`wall`})}></path>`),n.shape===`wall`?e.push(`<!--[-1-->`):e.push(`<!--[0--><path${T(`d`,d(n))} fill="url(#gc-tiles)"></path>`),e.push(`<!--]-->`),n.shape===`spire`){e.push(`<!--[0-->`);let t=n.y-Math.min(104,n.w*.85);e.push(`<path${T(`d`,`M${V(n.x+n.w/2)} ${V(t)}v-20h16l-5 5 5 5h-16`)} class="flag svelte-1dlgbhy"></path>`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`)}e.push(`<!--]--><!--[-->`);let v=U(o());for(let t=0,n=v.length;t<n;t++){let{id:n,name:o,y:s,box:c}=v[t];e.push(`<g><rect${T(`x`,c.x)}${T(`y`,c.y)}${T(`width`,c.w)}${T(`height`,c.h)}${H(`wallpaper ${V(u(n,s))}`,`svelte-1dlgbhy`)}></rect><rect${T(`x`,c.x)}${T(`y`,c.y)}${T(`width`,c.w)}${T(`height`,c.h)}${T(`fill`,s>=a().ground?`url(#gc-stones)`:`url(#gc-stripes)`)}></rect><rect${T(`x`,c.x)}${T(`y`,c.y)}${T(`width`,c.w)}${T(`height`,c.h)}${T(`fill`,i.has(n)?`url(#gc-lantern)`:`url(#gc-lamp)`)}></rect>`),c.h>102&&!r.ways.some(e=>e.kind!==`door`&&e.a===n)?e.push(`<!--[0--><path${T(`d`,`M${V(c.x+c.w/2-13)} ${V(c.y+c.h-84)}v-20a13 15 0 0 1 26 0v20Z`)} class="window svelte-1dlgbhy"></path><path${T(`d`,`M${V(c.x+c.w/2)} ${V(c.y+c.h-84)}v-35M${V(c.x+c.w/2-13)} ${V(c.y+c.h-100)}h26`)} class="pane svelte-1dlgbhy"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]--><path${T(`d`,`M${V(c.x)} ${V(c.y+c.h-3.5)}h${V(c.w)}`)}${H(`floor svelte-1dlgbhy`,void 0,{flags:s>=a().ground})}></path><!--[-->`);let l=U(Ji(r,n));for(let t=0,n=l.length;t<n;t++){let n=l[t];e.push(`<g${T(`transform`,`translate(${V(n.x)} ${V(c.y+c.h-5)}) scale(${V(n.scale)}) translate(-32 -60)`)} class="thing svelte-1dlgbhy">${mr(Ti(o))}</g>`)}e.push(`<!--]--></g>`)}e.push(`<!--]--><!--[-->`);let y=U(r.ways.filter(e=>e.kind!==`door`));for(let t=0,n=y.length;t<n;t++){let n=y[t];e.push(`<g><path${T(`d`,`M${V(n.x-n.w/2)} ${V(n.y-2)}h${V(n.w)}`)} class="opening svelte-1dlgbhy"></path>`),n.kind===`stairs`?e.push(`<!--[0--><path${T(`d`,f(n))} class="stairs-edge svelte-1dlgbhy"></path><path${T(`d`,f(n))} class="stairs svelte-1dlgbhy"></path>`):n.kind===`ladder`?e.push(`<!--[1--><path${T(`d`,p(n))} class="ladder-edge svelte-1dlgbhy"></path><path${T(`d`,p(n))} class="ladder svelte-1dlgbhy"></path>`):e.push(`<!--[-1--><path${T(`d`,`M${V(n.x)} ${V(n.y)}v${V(Math.min(n.h-10,46))}`)} class="rope svelte-1dlgbhy"></path><path${T(`d`,`M${V(n.x-n.w/2)} ${V(n.y+1)}l${V(n.w*.7)} 17`)} class="flap svelte-1dlgbhy"></path>`),e.push(`<!--]--></g>`)}e.push(`<!--]--><!--[-->`);let b=U(o());for(let t=0,n=b.length;t<n;t++){let{id:n,box:r}=b[t];e.push(`<rect${T(`x`,r.x)}${T(`y`,r.y)}${T(`width`,r.w)}${T(`height`,r.h)} class="wall svelte-1dlgbhy"></rect>`)}e.push(`<!--]--><!--[-->`);let x=U(r.ways.filter(e=>e.kind!==`door`));for(let t=0,n=x.length;t<n;t++){let n=x[t];e.push(`<path${T(`d`,`M${V(n.x-n.w/2+3)} ${V(n.y)}h${V(n.w-6)}`)} class="hatch svelte-1dlgbhy"></path>`)}e.push(`<!--]--><!--[-->`);let S=U(r.ways.filter(e=>e.kind===`door`));for(let t=0,n=S.length;t<n;t++){let n=S[t];e.push(`<g${T(`transform`,`translate(${V(n.x)} ${V(n.y)})`)}><!--[-->`);let r=U(n.ledges);for(let t=0,n=r.length;t<n;t++){let n=r[t];e.push(`<path${T(`d`,`M0 -2h${V(n*22)}`)} class="ledge svelte-1dlgbhy"></path>`)}e.push(`<!--]--><path${T(`d`,`M-6.500 -2V${V(-n.h+10)}a6.500 9 0 0 1 13 0V-2Z`)}${H(`door svelte-1dlgbhy`,void 0,{red:n.lockable})}></path>`),n.lockable&&l()!==n.key?e.push(`<!--[0--><path${T(`d`,`M0 ${V(-n.h/2-4)}a2.400 2.400 0 1 0 .01 0ZM-1 ${V(-n.h/2)}h2l1 6h-4Z`)} class="keyhole svelte-1dlgbhy"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`),l()===n.key?e.push(`<!--[0--><path${T(`d`,`M-12 ${V(-n.h*.72)}h24M-12 ${V(-n.h*.28)}h24`)} class="bar svelte-1dlgbhy"></path><path${T(`d`,Oi)}${T(`transform`,`translate(0 ${V(-n.h/2)}) scale(1.150)`)} fill-rule="evenodd" class="padlock svelte-1dlgbhy"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]--></g>`)}e.push(`<!--]-->`),n.chimney?e.push(`<!--[0--><path${T(`d`,m(r.flue))} class="secret svelte-1dlgbhy"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)})}var Xi=class{constructor(e){this.value=e}valueOf(){return this.value}},q=class extends Xi{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Zi=class extends Xi{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Qi=class e extends Xi{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Xi)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Xi&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},$i=100,ea=`⁨`,ta=`⁩`;function na(e,t,n){return n===t||n instanceof Zi&&t instanceof Zi&&n.value===t.value||t instanceof Zi&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function ra(e,t,n){return t[n]?fa(e,t[n].value):(e.reportError(RangeError(`No default`)),new q)}function ia(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=aa(e,i.value):n.push(aa(e,i));return{positional:n,named:r}}function aa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Zi(t.value,{minimumFractionDigits:t.precision});case`var`:return oa(e,t);case`mesg`:return sa(e,t);case`term`:return ca(e,t);case`func`:return la(e,t);case`select`:return ua(e,t);default:return new q}}function oa(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new q(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new q(`$${t}`);if(n instanceof Xi)return n;switch(typeof n){case`string`:return n;case`number`:return new Zi(n);case`object`:if(Qi.supportsValue(n))return new Qi(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new q(`$${t}`)}}function sa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new q(t);if(n){let i=r.attributes[n];return i?fa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new q(`${t}.${n}`))}return r.value?fa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new q(t))}function ca(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new q(i);if(n){let t=a.attributes[n];if(t){e.params=ia(e,r).named;let n=fa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new q(`${i}.${n}`)}e.params=ia(e,r).named;let o=fa(e,a.value);return e.params=null,o}function la(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new q(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new q(`${t}()`);try{let t=ia(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new q(`${t}()`)}}function ua(e,{selector:t,variants:n,star:r}){let i=aa(e,t);if(i instanceof q)return ra(e,n,r);for(let t of n)if(na(e,i,aa(e,t.key)))return fa(e,t.value);return ra(e,n,r)}function da(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new q;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>$i)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${$i}`);r&&n.push(ea),n.push(aa(e,i).toString(e)),r&&n.push(ta)}return e.dirty.delete(t),n.join(``)}function fa(e,t){return typeof t==`string`?e.bundle._transform(t):da(e,t)}var pa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ma(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ha=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ga(e,t){let n=e[0];if(n instanceof q)return new q(`NUMBER(${n.valueOf()})`);if(n instanceof Zi)return new Zi(n.valueOf(),{...n.opts,...ma(t,ha)});if(n instanceof Qi)return new Zi(n.toNumber(),{...ma(t,ha)});throw TypeError(`Invalid argument to NUMBER`)}var _a=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function va(e,t){let n=e[0];if(n instanceof q)return new q(`DATETIME(${n.valueOf()})`);if(n instanceof Qi||n instanceof Zi)return new Qi(n,ma(t,_a));throw TypeError(`Invalid argument to DATETIME`)}var ya=new Map;function ba(e){let t=Array.isArray(e)?e.join(` `):e,n=ya.get(t);return n===void 0&&(n=new Map,ya.set(t,n)),n}var xa=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ga,DATETIME:va,...t},this._useIsolating=n,this._transform=r,this._intls=ba(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new pa(this,n,t);try{return da(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new q().toString(r);throw e}}},Sa=/^(-?[a-zA-Z][\w-]*) *= */gm,Ca=/\.([a-zA-Z][\w-]*) *= */y,wa=/\*?\[/y,Ta=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ea=/([a-zA-Z][\w-]*)/y,Da=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Oa=/^[A-Z][A-Z0-9_-]*$/,ka=/([^{}\n\r]+)/y,Aa=/([^\\"\n\r]*)/y,ja=/\\([\\"])/y,Ma=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Na=/^\n+/,Pa=/ +$/,Fa=/ *\r?\n/g,Ia=/( *)$/,La=/{\s*/y,Ra=/\s*}/y,za=/\[\s*/y,Ba=/\s*] */y,Va=/\s*\(\s*/y,Ha=/\s*->\s*/y,Ua=/\s*:\s*/y,Wa=/\s*,?\s*/y,Ga=/\s+/y,Ka=class{constructor(e){this.body=[],Sa.lastIndex=0;let t=0;for(;;){let n=Sa.exec(e);if(n===null)break;t=Sa.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Ca);){let t=o(Ca),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(ka)&&(r=o(ka)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Na),u([i],i.length)):r?S(r,Pa):null}function u(r=[],i){for(;;){if(n(ka)){r.push(o(ka));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Pa));let c=[];for(let e of r)e instanceof qa&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(La,SyntaxError);let e=f();if(i(Ra))return e;if(i(Ha)){let t=h();return i(Ra,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Da)){let[,e,t,n=null]=a(Da);if(e===`$`)return{type:`var`,name:t};if(i(Va)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Oa.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Wa)}}function m(){let e=f();return e.type===`mesg`&&i(Ua)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(wa);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(za,SyntaxError);let e;return e=n(Ta)?v():{type:`str`,value:o(Ea)},i(Ba,SyntaxError),e}function _(){if(n(Ta))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ta),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Aa),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ja))return o(ja);if(n(Ma)){let[,e,t]=a(Ma),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ga),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(Fa,`
`),n=Ia.exec(e)[1].length;return new qa(t,n)}}},qa=class{constructor(e,t){this.value=e,this.length=t}};new class{since=null;#e=0;begin(){this.#e++||(this.since=Date.now())}end(){--this.#e||(this.since=null)}};var Ja=new Map;function Ya(e,t,{text:n,english:r}){let i=`${t} ${e}`,a=Ja.get(i)??{bundle:new xa(t,{useIsolating:!1,functions:{SIGNED:ao,FIXED:oo(t),NAME:so(()=>a.bundle)}}),english:new Set};Ja.set(i,a),a.bundle.addResource(new Ka(n),{allowOverrides:!0});for(let e of r)a.english.add(e);R(()=>Ur.loaded++)}function Xa(e){return Ur.loaded,Ja.get(`${Ur.lang} ${e}`)}function Za(e,t,n){let r=Xa(e),i=r?.bundle.getMessage(t)?.value;if(!i)return t;let a=r.bundle.formatPattern(i,n,[]);return r.english.has(t)&&Promise.resolve().then(()=>(xn(),bn)).then(({mark:e})=>e(a)),a}var Qa=e=>new Zi(Number(e),{useGrouping:!1}),$a=e=>typeof e==`string`?e:Qa(e??0);function eo(e){let t=(t,n={})=>Za(e,t,Object.fromEntries(Object.entries(n).map(([e,t])=>[e,$a(t)])));return t.has=t=>Xa(e)?.bundle.hasMessage(t)??!1,t.named=(e,n)=>{let r=`${e}-${co(n)}`;return t.has(r)?t(r):String(n)},t}var to=eo(`page`);function no({id:e,args:t={},of:n=``},r=[]){let i=e===`seat`&&r[Number(t.number)-1];if(i)return i;let a=[`rules:${n}`,`rules:`].find(t=>eo(t).has(e))??`page`,o=Object.entries(t).filter(([,e])=>e!==null);return Za(a,e,Object.fromEntries(o.map(([e,t])=>[e,ro(t,n,r)])))}function ro(e,t,n){return Array.isArray(e)?io(e.map(e=>String(ro(e,t,n)))):typeof e==`object`?e?no({...e,of:e.of||t},n):``:typeof e==`string`?e:Qa(e)}function io(e){return e.length<2?e[0]??``:to(`list-and`,{first:e.slice(0,-1).join(`, `),last:e.at(-1)})}var ao=([e])=>{let t=Math.trunc(Number(e));return t<0?String(t):`+${t}`};function oo(e){return([t],{digits:n})=>{let r=n===void 0?2:Number(n);return(Number(t)/100).toLocaleString(e,{minimumFractionDigits:r,maximumFractionDigits:r,useGrouping:!1})}}function so(e){return([t],{form:n})=>{let r=e().getMessage([`name`,co(t),...n?[String(n)]:[]].join(`-`))?.value;return r?e().formatPattern(r):String(t)}}var co=e=>String(e).toLowerCase().replace(/[^a-z0-9]+/g,`-`).replace(/^-|-$/g,``),lo=e=>e.charAt(0).toUpperCase()+e.slice(1),J=eo(`ghost-chase`),uo=e=>J.named(`animals`,e),fo=e=>J.named(`room`,e);function po(e,t){let n=e.castle.rooms.find(e=>e.id===t);return n?J(`room`,{id:n.id,name:fo(n.name).replace(`­`,``)}):String(t??``)}function mo(e){let t=(e??[]).reduce((e,t)=>e+t.histories,0);return(e??[]).map(({room:e,histories:n})=>({room:e,share:n/t,percent:Math.max(1,Math.round(100*n/t))})).sort((e,t)=>t.share-e.share||e.room-t.room)}function ho(e,t){let n=t.position,r=ci(e,n);if(r.does===`place`){let e=n.castle.rooms.find(e=>e.id===r.room);return e?[J(`storey-${qi(n.castle,e)}`)]:[]}if(r.lock)return[J(`group-withdoor`,{door:r.lock})];if(r.does===`move`)return[J(`group-float`)];if(r.does===`cheat`)return[J(`group-return`)];if(r.does===`break`)return[J(`group-break`)];if(!r.figure)return[];let i=n.figures.find(e=>e.name===r.figure)?.room,a=J(`group-figure`,{name:lo(r.figure),room:po(n,i)});return r.does===`trap`?[a,J(`trap`)]:[a]}function go(e,t){let n=ci(e,t.position);return n.lock?2:Number(n.does===`cheat`||n.does===`break`)}function _o(e,{names:t}){let n=e.position,{own:r,row:i,locked:a,castle:o}=n,s=e=>po(n,e),c=t[n.max??-1],l=e.marks.suspicion,u=i.filter(e=>e.cheat).map(e=>e.turn),d=n.at?J(`board-visible`,{room:s(n.at)}):J(`board-seen`,{room:s(n.open_card),count:i.length}),f=(e,t)=>t?[J(`board-ways`,{what:J(e),rooms:mo(t).map(e=>J(`board-share`,{room:s(e.room),n:e.percent})).join(`, `)})]:[];return[c===void 0?J(`casting`):J(`board-max`,{who:c}),...n.figures.flatMap(({name:e,seat:n,room:r,acted:i})=>r?[J(`board-figure`,{figure:lo(e),who:t[n]??``,room:s(r),acted:i})]:[]),...n.frames.filter(e=>e.used).map(({name:e,spaces:t,animals:r})=>J(`board-frame`,{name:lo(uo(e)),full:t-r,all:t,now:e===n.frame})),...n.open_card?[d,...u.length?[J(`board-cheated`,{turns:u.join(`, `)})]:[]]:[],J(`board-cheats`,{n:n.cheats}),...l?[J(`board-guess`,{room:s(Number(l))})]:[],...a?[J(`board-locked`,{door:a.join(`-`)})]:[],...n.door_card?[J(`board-door-card`)]:[],...n.chimney?[J(`board-chimney`,{one:o.chimney[0],other:o.chimney[1]})]:[],...n.trap?[J(`board-trap`,{room:s(n.trap)})]:n.trap_holder===null?[]:[J(`board-holder`,{who:t[n.trap_holder]??``})],...n.shown_rooms?[J(`board-shown`,{rooms:n.shown_rooms.map(s).join(`, `)||J(`none`)})]:[],...r?[J(`board-own`,{room:s(r.room),breaks:r.breaks}),J(`board-way`,{rooms:(n.way??[]).join(`, `)}),J(`board-visited`,{rooms:r.visited.join(`, `)})]:[],...f(`belief`,n.belief),...f(`suspected`,n.suspected),...n.trail?[J(`board-ways`,{what:J(`way`),rooms:n.trail.map(e=>e.room).join(`, `)})]:[]]}var vo={went:`step`,card:`phantom`,cheat:`phantom`,shown:`phantom`,appeared:`phantom`,trapped:`captured`,caught:`captured`,animal:`clock`,unlocked:`good`,locked:`captured`,escaped:`good`};function yo(e,{names:t}){let n=e.position,{result:r,catcher:i,figures:a,round:o}=n;if(!r)return null;let s=po(n,n.at),c=t[n.max??-1]??``;if(r===`caught`){let e=lo(a.find(e=>e.seat===i&&e.room===n.at)?.name??``);return J(`end-caught`,{who:t[i??-1]??``,figure:e,max:c,room:s,round:o})}return J(`end-${r}`,{max:c,room:s,round:o})}function bo(e){let t=e.split(` `);return t[0]===`ghost`?J(`came-ghost`,{seat:t[1]}):J(`came-leave`,{animals:uo(t.at(-1))})}function xo(e){return{Board:e,describe:_o,group:ho,later:go,folds:()=>Jr.narrow,prompt:e=>{let t=`prompt-${e.position.phase}`;return e.actor===e.seat&&J.has(t)?J(t):null},scoreWord:()=>J(`score`),score:(e,t)=>e.winners.includes(t)?`★`:``,role:(e,t,n)=>{let{max:r,figures:i}=e.position;return r===null?``:t===r?J(n?`max`:`ismax`):n?``:J(`chases`,{names:io(i.filter(e=>e.seat===t).map(e=>lo(e.name)))})},colour:(e,t)=>t===e.position.max?`white`:null,sayChance:bo,ending:yo,sideSays:(e,t,n)=>J(t.includes(e.position.max??-1)?`side-max`:`side-chasers`,{won:n}),sound:e=>vo[e.kind]??null,confirm:(e,t)=>{let n=t.position,r=ci(e,n);return n.trap!==null&&(r.does===`move`||r.does===`cheat`)&&r.room===n.trap}}}function So(e,t){e.component(e=>{let{position:n,plan:r,named:i,heat:a,lively:o,shown:s,shownDoor:c,lock:l,guessing:d,costs:f,roomChoice:p,doorChoice:m}=t,h=W(()=>new Set(n.castle.red)),g=W(()=>new Set(n.own?.visited??n.shown_rooms??[])),_=W(()=>new Map((a&&!n.at?mo(n.belief??n.suspected):[]).map(e=>[e.room,e]))),v=W(()=>r.ways.filter(e=>e.lockable));e.push(`<!--[-->`);let y=U(r.rooms.values());for(let t=0,r=y.length;t<r;t++){let{id:r,box:i}=y[t],c=_().get(r);e.push(`<g${H(`room svelte-1vfwt82`,void 0,{guessing:d,pointed:s===r,lit:p(r)!==null})}${T(`data-room`,r)}>`),a&&_().size&&!c&&!o.has(r)?e.push(`<!--[0--><rect${T(`x`,i.x+2)}${T(`y`,i.y+2)}${T(`width`,i.w-4)}${T(`height`,i.h-4)} class="cold svelte-1vfwt82"></rect>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`),c?e.push(`<!--[0--><rect${T(`x`,i.x+2)}${T(`y`,i.y+2)}${T(`width`,i.w-4)}${T(`height`,i.h-4)} class="heat svelte-1vfwt82"${vr(`fill-opacity: ${V((.2+.6*Math.sqrt(c.share)).toFixed(2))}`)}></rect>`):e.push(`<!--[-1-->`),e.push(`<!--]--><rect${T(`x`,i.x+3)}${T(`y`,i.y+3)}${T(`width`,i.w-6)}${T(`height`,i.h-6)} rx="3" class="halo svelte-1vfwt82"></rect><g${T(`transform`,`translate(${V(i.x+15)} ${V(i.y+15)})`)}><rect x="-12" y="-11" width="24" height="22"${T(`rx`,h().has(r)?4:11)}${H(`plate svelte-1vfwt82`,void 0,{red:h().has(r)})}></rect><text class="ink number svelte-1vfwt82" font-size="16" y="5.500">${u(r)}</text></g>`),g().has(r)?e.push(`<!--[0--><path${T(`d`,Di)}${T(`transform`,`translate(${V(i.x+i.w-13)} ${V(i.y+15)}) scale(1.150)`)} class="been svelte-1vfwt82" fill-rule="evenodd"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`),n.trap===r?e.push(`<!--[0--><path${T(`d`,ki)}${T(`transform`,`translate(${V(i.x+i.w/2)} ${V(i.y+i.h-12)})`)} class="trap svelte-1vfwt82"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]--></g>`)}e.push(`<!--]--><!--[-->`);let b=U(r.rooms.values());for(let t=0,n=b.length;t<n;t++){let{id:n,name:r,box:a}=b[t],o=_().get(n);if(e.push(`<g class="signs svelte-1vfwt82"${T(`data-signs`,n)}>`),i){e.push(`<!--[0-->`);let{x:t,y:i,lines:o}=Gi(fo(r),a,g().has(n));e.push(`<!--[-->`);let s=U(o);for(let n=0,r=s.length;n<r;n++){let r=s[n];e.push(`<text class="name svelte-1vfwt82"${T(`font-size`,Ui)}${T(`x`,t)}${T(`y`,i+n*(Ui+1))}>${u(r)}</text>`)}e.push(`<!--]-->`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`),f.has(n)?e.push(`<!--[0--><g${T(`transform`,`translate(${V(a.x+16)} ${V(a.y+a.h-16)})`)}><circle r="11" class="cost svelte-1vfwt82"></circle><text font-size="18" y="6" class="costs svelte-1vfwt82">${u(f.get(n))}</text></g>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`),o?e.push(`<!--[0--><g${T(`transform`,`translate(${V(a.x+a.w-23)} ${V(a.y+a.h-15)})`)}><rect x="-21" y="-10" width="42" height="21" rx="5" class="percent svelte-1vfwt82"></rect><text font-size="16" y="6" class="share svelte-1vfwt82">${u(J(`share`,{n:o.percent}))}</text></g>`):e.push(`<!--[-1-->`),e.push(`<!--]--></g>`)}e.push(`<!--]--><!--[-->`);let x=U(v());for(let t=0,n=x.length;t<n;t++){let n=x[t];e.push(`<g${H(`lockable svelte-1vfwt82`,void 0,{pointed:c===n.key,picked:l===n.key,lit:m(n.key)!==null})}${T(`data-door`,n.key)}><rect${T(`x`,n.x-13)}${T(`y`,n.y-46)} width="26" height="48" rx="5" class="halo"></rect></g>`)}e.push(`<!--]-->`)})}function Co(e,t){e.component(e=>{let{position:n,speak:r,compact:i,lying:a,frameChoice:o,pointedFrame:s}=t,c=W(()=>n.frames.filter(e=>e.used)),l=W(()=>n.own!==void 0);function d(e,t,r,i){return i===void 0?J(t?`cheat`:`hidden`,{turn:e}):J(r===`break`?`rest`:`face`,{turn:e,room:po(n,i)})}function f(e,t,n,r){if(i)e.push(`<!--[0--><svg viewBox="-16 -14 32 28" width="26" height="23" aria-hidden="true"><path${T(`d`,Ei[t])} fill-rule="evenodd" class="animal in svelte-1hpd5ry"></path></svg> <span class="of svelte-1hpd5ry" aria-hidden="true">${u(n)}/${u(r)}</span>`);else{e.push(`<!--[-1--><!--[-->`);let i=U(Array.from({length:r},(e,t)=>t));for(let r=0,a=i.length;r<a;r++){let a=i[r];e.push(`<svg viewBox="-16 -14 32 28" width="30" height="26" aria-hidden="true"><path${T(`d`,Ei[t])} fill-rule="evenodd"${H(`animal svelte-1hpd5ry`,void 0,{in:a<n})}></path></svg>`)}e.push(`<!--]-->`)}e.push(`<!--]-->`)}function p(e,t,n){e.push(`<li${T(`title`,n)} class="svelte-1hpd5ry"><svg viewBox="-14 -14 28 28" width="20" height="20" aria-hidden="true"><path${T(`d`,t)} fill-rule="evenodd" class="sign svelte-1hpd5ry"></path></svg> <span${H(``,void 0,{"sr-only":i})}>${u(n)}</span></li>`)}function m(e,t,n,r){e.push(`<li${T(`title`,n)}${H(`svelte-1hpd5ry`,void 0,{spent:!r})}><i class="badge svelte-1hpd5ry" aria-hidden="true">${u(t)}</i> `),i?e.push(`<!--[0--><span class="sr-only">${u(n)}</span><b aria-hidden="true">${u(r)}</b>`):e.push(`<!--[-1-->${u(n)}`),e.push(`<!--]--></li>`)}e.push(`<div${H(`shelf svelte-1hpd5ry`,void 0,{compact:i,lying:a})} role="group"${T(`aria-label`,J(`shelf`))}${T(`tabindex`,a?0:void 0)}><ul class="frames svelte-1hpd5ry"${T(`aria-label`,J(`frames`))}><!--[-->`);let h=U(c());for(let t=0,r=h.length;t<r;t++){let{name:r,animals:i,spaces:a}=h[t],c=o(r),l=J(`frame`,{name:lo(uo(r)),full:a-i,all:a});e.push(`<li class="svelte-1hpd5ry">`),c?(e.push(`<!--[0--><button type="button"${H(`frame lit svelte-1hpd5ry`,void 0,{pointed:s===r})}${T(`aria-label`,`${V(l)}. ${V(c.label)}`)}>`),f(e,r,a-i,a),e.push(`<!----></button>`)):(e.push(`<!--[-1--><span${H(`frame svelte-1hpd5ry`,void 0,{now:n.frame===r,full:i===0})}><span class="sr-only">${u(l)}${u(n.frame===r?` (${J(`now`)})`:``)}</span> `),f(e,r,a-i,a),e.push(`<!----></span>`)),e.push(`<!--]--></li>`)}if(e.push(`<!--]--></ul> <div class="second svelte-1hpd5ry" role="group"${T(`aria-label`,J(`cards`))}${T(`tabindex`,i&&!a?0:void 0)}>`),n.open_card){e.push(`<!--[0--><ol class="cards svelte-1hpd5ry"${T(`aria-label`,J(`cards`))}><li class="card open svelte-1hpd5ry"${T(`title`,J(`open`,{room:po(n,n.open_card)}))}><span class="sr-only">${u(J(`open`,{room:po(n,n.open_card)}))}</span> <b aria-hidden="true">${u(n.open_card)}</b></li> <!--[-->`);let t=U(n.row);for(let n=0,r=t.length;n<r;n++){let{turn:r,cheat:i,play:a,room:o}=t[n],s=d(r,i,a,o);e.push(`<li${H(`card svelte-1hpd5ry`,void 0,{cheat:i,face:o!==void 0})}${T(`title`,s)}><span class="sr-only">${u(s)}</span> `),o===void 0?e.push(`<!--[-1--><svg viewBox="-10 -10 20 20" width="22" height="22" aria-hidden="true"><path${T(`d`,Di)} fill-rule="evenodd" class="boo svelte-1hpd5ry"></path></svg>`):e.push(`<!--[0--><b aria-hidden="true">${u(o)}</b>`),e.push(`<!--]--> `),i?e.push(`<!--[0--><i aria-hidden="true" class="svelte-1hpd5ry">!</i>`):a===`break`?e.push(`<!--[1--><i aria-hidden="true" class="svelte-1hpd5ry">=</i>`):e.push(`<!--[-1-->`),e.push(`<!--]--></li>`)}e.push(`<!--]--></ol>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--> <ul class="special svelte-1hpd5ry">`),m(e,`!`,J(`cheats`,{n:n.cheats}),n.cheats),e.push(`<!----> `),l()?(e.push(`<!--[0-->`),m(e,`=`,J(`breaks`,{n:n.own?.breaks??0}),n.own?.breaks??0)):e.push(`<!--[-1-->`),e.push(`<!--]--> `),n.chimney?(e.push(`<!--[0-->`),p(e,`M-6 10V-4h-3v-5H9v5H6v14Z`,J(`chimney`))):e.push(`<!--[-1-->`),e.push(`<!--]--> `),n.door_card?(e.push(`<!--[0-->`),p(e,Oi,J(`doorcard`))):e.push(`<!--[-1-->`),e.push(`<!--]--> `),n.trap_holder!==null&&!n.trap?(e.push(`<!--[0-->`),p(e,ki,J(`trapcard`,{name:r.names[n.trap_holder]??``}))):e.push(`<!--[-1-->`),e.push(`<!--]--></ul></div></div>`)})}function wo(e,t){e.component(e=>{let n=xr(e),{position:r,lit:i,compact:a,mayGuess:o,guess:s,canReplay:c,replay:l,unguess:d,figure:f=void 0,trap:p=void 0,lock:m=void 0,guessing:h=void 0,heat:g=void 0,way:_=void 0}=t,v=W(()=>[...i.doors].filter(([,e])=>e===null).map(([e])=>e)),y=e=>po(r,r.figures.find(t=>t.name===e)?.room);if(e.push(`<div${H(`tools svelte-1o9e6sv`,void 0,{compact:a})}>`),i.figures.length>1){e.push(`<!--[0--><!--[-->`);let t=U(i.figures);for(let n=0,r=t.length;n<r;n++){let r=t[n];e.push(`<button type="button" class="button small svelte-1o9e6sv"${T(`aria-pressed`,i.figure===r)}${T(`aria-label`,J(`pick`,{name:lo(r),room:y(r)}))}>${u(lo(r))}</button>`)}e.push(`<!--]-->`)}else e.push(`<!--[-1-->`);e.push(`<!--]--> `),i.canTrap?e.push(`<!--[0--><button type="button" class="button small svelte-1o9e6sv"${T(`aria-pressed`,p)}>${u(J(a?`fewtrap`:`trap`))}</button>`):e.push(`<!--[-1-->`),e.push(`<!--]--> `),v().length?(e.push(`<!--[0--><label${T(`for`,`lock-${n}`)}${H(`svelte-1o9e6sv`,void 0,{"sr-only":a})}>${u(J(`lock`))}</label> `),e.select({id:`lock-${n}`,class:`field fit`,value:m??``,onchange:e=>m=e.currentTarget.value||null},e=>{e.option({value:``},e=>{e.push(`${u(J(a?`fewlock`:`nolock`))}`)}),e.push(`<!--[-->`);let t=U(v());for(let n=0,i=t.length;n<i;n++){let i=t[n];e.option({value:i},e=>{e.push(`${u(i.split(`-`).map(e=>po(r,Number(e))).join(` – `))}`)})}e.push(`<!--]-->`)},`svelte-1o9e6sv`)):e.push(`<!--[-1-->`),e.push(`<!--]--> `),o?(e.push(`<!--[0--><button type="button" class="button small svelte-1o9e6sv"${T(`aria-pressed`,h)}${T(`aria-label`,J(`guess`))}>${u(J(a?`fewguess`:`guess`))}</button> `),s?e.push(`<!--[0--><button type="button" class="button small svelte-1o9e6sv"${T(`aria-label`,J(`unguess`))}>${u(a?`✕`:J(`unguess`))}</button>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)):e.push(`<!--[-1-->`),e.push(`<!--]--> `),r.belief||r.suspected?e.push(`<!--[0--><button type="button" class="button small svelte-1o9e6sv"${T(`aria-pressed`,g)}${T(`aria-label`,J(r.own?`suspected`:`belief`))}>${u(J(r.own?a?`fewsuspected`:`suspected`:a?`fewbelief`:`belief`))}</button>`):e.push(`<!--[-1-->`),e.push(`<!--]--> `),r.way||r.trail?e.push(`<!--[0--><button type="button" class="button small svelte-1o9e6sv"${T(`aria-pressed`,_)}>${u(J(`way`))}</button>`):e.push(`<!--[-1-->`),e.push(`<!--]--> `),c&&(r.trail||!r.way)?e.push(`<!--[0--><button type="button" class="button small svelte-1o9e6sv">${u(J(`again`))}</button>`):e.push(`<!--[-1-->`),e.push(`<!--]--></div>`),yr(t,{figure:f,trap:p,lock:m,guessing:h,heat:g,way:_})})}function To(e,t){e.component(e=>{let{plan:n,castle:r,rooms:i,firstTurn:a}=t,o=W(()=>Ki(n,r,i).map((e,t)=>`${t?`L`:`M`}${e.x} ${e.y}`).join(``)),s=W(()=>{let e=new Map;return i.forEach((t,n)=>e.set(t,[...e.get(t)??[],a+n])),[...e].map(([e,t])=>({room:e,text:t.slice(-2).join(` `)}))});if(i.length>1){e.push(`<!--[0--><path${T(`d`,o())} class="edge svelte-nbcs42"></path><path${T(`d`,o())} class="way svelte-nbcs42"></path><!--[-->`);let t=U(s());for(let r=0,i=t.length;r<i;r++){let{room:i,text:a}=t[r],o=Hi(n,i);e.push(`<g${T(`transform`,`translate(${V(o.x)} ${V(o.y-2)})`)} class="svelte-nbcs42"><rect${T(`x`,-5-a.length*4.5)} y="-11"${T(`width`,10+a.length*9)} height="22" rx="11" class="turn svelte-nbcs42"></rect><text font-size="16" y="5.500" class="svelte-nbcs42">${u(a)}</text></g>`)}e.push(`<!--]-->`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`)})}function Eo(e,t){e.component(e=>{let{view:n,latest:r,speak:i,choose:a,pointed:o=null,point:s,mark:c}=t,l=W(()=>n),d=W(()=>l().position),f=W(()=>Bi(d().castle)),p=null,m=!1,h=null,g=!1,_=!0,v=!0,y=W(()=>l().actions.map(e=>ci(e,d()))),b=W(()=>y().find(e=>e.action===o)??null),x=W(()=>li(a?y():[],{figure:p??b()?.figure??null,trap:m,lock:h},d())),S=W(()=>l().marks.suspicion?Number(l().marks.suspicion):null),C=W(()=>c!==void 0&&l().seat!==d().max&&d().open_card!==null&&d().at===null&&d().phase!==`over`);function w(e){let t=l().actions.find(t=>t.text===e);return t?lo(no(t.message,i.names)):e}let ee=W(()=>new Map(g?[]:y().flatMap(({action:e,room:t,does:n})=>t&&x().rooms.get(t)===e&&(n===`cheat`||n===`break`)?[[t,n===`cheat`?`!`:`=`]]:[]))),te=!1;function E(e){te=e!==null,s?.(e)}let D=W(()=>x().rooms.keys().next().value??null);function O(e){if(g)return{label:J(`guesshere`,{room:po(d(),e)}),act:()=>{c?.(`suspicion`,String(e)),g=!1},first:e===(S()??d().open_card)};let t=x().rooms.get(e);return t===void 0?null:{label:w(t),act:()=>a?.(t),point:e=>E(e?t:null),first:e===D()}}function k(e){let t=g?void 0:x().doors.get(e);return t===void 0?null:t?{label:w(t),act:()=>a?.(t),point:e=>E(e?t:null),first:!1}:{label:J(h===e?`lockpicked`:`lockdoor`,{door:e}),act:()=>h=h===e?null:e,first:!1}}function A(e){let t=x().frames.get(e);return t?{label:w(t),act:()=>a?.(t),point:e=>E(e?t:null)}:null}let ne=W(()=>d().figures.filter(e=>e.room!==null));function j(e){let t=ne().find(t=>t.name===e).room,n=ne().filter(e=>e.room===t);return Vi(f(),t,n.findIndex(t=>t.name===e),n.length)}let M=W(()=>d().trail?.at(-1)?.room??d().own?.room??d().at),N=W(()=>d().own!==void 0&&d().at===null&&d().phase!==`over`),re=W(()=>new Set(ne().map(e=>e.room))),ie=W(()=>d().frames.flatMap(({name:e,used:t,animals:n})=>t?f().animals[e].slice(0,n).map((t,n)=>({name:e,i:n,p:t})):[])),ae=[],oe=!1,se=W(()=>d().trail?.map(e=>e.room)??d().way??ae),ce=W(()=>(d().trail||d().way,0)),le=W(()=>b()?.room?b().figure?[j(b().figure),Hi(f(),b().room)]:d().own?Ki(f(),d().castle,[d().own.room,b().room]):[]:[]),ue=W(()=>b()?.room??null),de=W(()=>1),fe=W(()=>Jr.narrow?[de(),Math.max(0/f().width,0/f().height),Math.max(1,de()*1.2),Math.max(1.55,de()*1.6)]:[de(),de()*1.5,de()*2.2]),pe=W(()=>Jr.narrow?2:0),me=W(()=>fe()[pe()]??de()),he=W(()=>me()>de()+.001);W(()=>(te?null:b()?.room)??ne().find(e=>e.name===x().figure)?.room??M()??d().open_card??ne()[0]?.room??4);let ge;R(()=>r.n),R(()=>({open:d().open_card,guess:S(),animals:d().frames.map(e=>e.animals)}));let _e=[];function ve(e,t=0){let n=Zr(ge,`max`),r=Ki(f(),d().castle,e);!n||r.length<2||qr()||(oe=!0,$r(n,r.map((e,t)=>({transform:Xr(e),offset:t/(r.length-1)})),{duration:Math.min(420*r.length,6e3),delay:t,easing:`ease-in-out`}).then(()=>oe=!1))}let ye=!0,be;function xe(e){e.push(`<div class="ghost svelte-19r46jr"><div class="frame svelte-19r46jr"><div${H(`scroller svelte-19r46jr`,void 0,{zoomed:he()})} role="region"${T(`aria-label`,J(`look`))}${T(`tabindex`,he()?0:void 0)}><div class="inner svelte-19r46jr"${vr(he()?`width: ${(f().width*me()).toFixed(0)}px; height: ${(f().height*me()).toFixed(0)}px`:`width: 100%; height: 100%`)}>`);{function t(e){Yi(e,{position:d(),plan:f(),lively:re()}),e.push(`<!---->`),So(e,{position:d(),plan:f(),heat:_,lively:re(),lock:h,guessing:g,costs:ee(),roomChoice:O,doorChoice:k,named:me()>=1.48,shown:b()?.room??null,shownDoor:b()?.lock??(b()?.does===`unlock`?d().locked?.join(`-`)??null:null)}),e.push(`<!---->`),v||oe?(e.push(`<!--[0-->`),To(e,{plan:f(),castle:d().castle,rooms:se(),firstTurn:ce()})):e.push(`<!--[-1-->`),e.push(`<!--]-->`),le().length>1?e.push(`<!--[0--><path${T(`d`,`M${V(le().map(e=>`${e.x} ${e.y}`).join(`L`))}`)} class="arrow"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}function n(e){e.push(`<!--[-->`);let t=U(ie());for(let n=0,r=t.length;n<r;n++){let{name:r,i,p:a}=t[n];Pr(e,{name:`${V(r)}-${V(i)}`,x:a.x,y:a.y,children:e=>{e.push(`<path${T(`d`,Ei[r])} fill-rule="evenodd" class="animal svelte-19r46jr"${T(`transform`,a.x>f().width/2?`scale(-1.150 1.150)`:`scale(1.150)`)}></path>`)},$$slots:{default:!0}})}if(e.push(`<!--]--> `),S()&&!d().at){e.push(`<!--[0-->`);let t=Hi(f(),S());Pr(e,{name:`guess`,x:t.x,y:t.y,children:e=>{e.push(`<g transform="scale(.86)" class="guess svelte-19r46jr"><path${T(`d`,Ar.veil)} class="svelte-19r46jr"></path><text y="8" font-size="34" class="svelte-19r46jr">?</text></g>`)},$$slots:{default:!0}})}else e.push(`<!--[-1-->`);if(e.push(`<!--]--> `),d().open_card&&!d().at&&!d().own&&d().phase!==`over`){e.push(`<!--[0-->`);let t=Hi(f(),d().open_card);Pr(e,{name:`last`,x:t.x,y:t.y,children:e=>{e.push(`<g class="last svelte-19r46jr" transform="scale(.72)"><path${T(`d`,Ar.veil)} class="edge svelte-19r46jr"></path><path${T(`d`,Ar.veil)} class="svelte-19r46jr"></path></g>`)},$$slots:{default:!0}})}else e.push(`<!--[-1-->`);e.push(`<!--]--> <!--[-->`);let n=U(ne());for(let t=0,r=n.length;t<r;t++){let r=n[t],i=j(r.name);Pr(e,{name:r.name,x:i.x,y:i.y,children:e=>{e.push(`<g${H(`figure svelte-19r46jr`,void 0,{acted:r.acted,active:x().figure===r.name})}>`),x().figure===r.name?e.push(`<!--[0--><path d="M-7-47h14l-7 10Z" class="turn svelte-19r46jr"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`),oi(e,{seat:r.seat,colour:r.seat===d().max?`white`:null}),e.push(`<!----><g transform="translate(12 12)"><circle r="10" class="initial svelte-19r46jr"></circle><text font-size="17" y="6" class="svelte-19r46jr">${u(r.name.charAt(0).toUpperCase())}</text></g></g>`)},$$slots:{default:!0}})}if(e.push(`<!--]--> `),M()){e.push(`<!--[0-->`);let t=Hi(f(),M());Pr(e,{name:`max`,x:t.x,y:t.y,children:e=>{e.push(`<g${H(`max svelte-19r46jr`,void 0,{unseen:N()})} transform="scale(.82)"><path${T(`d`,Ar.veil)} class="svelte-19r46jr"></path><path${T(`d`,Ar.face)} class="face svelte-19r46jr"></path></g>`)},$$slots:{default:!0}})}else e.push(`<!--[-1-->`);e.push(`<!--]--> `);{function r(e,t){e.push(`<path${T(`d`,Ei[t])} fill-rule="evenodd" class="animal svelte-19r46jr" transform="scale(1.150)"></path>`)}ei(e,{get flights(){return _e},set flights(e){_e=e,ye=!1},draw:r,$$slots:{draw:!0}})}if(e.push(`<!----> `),ue()&&f().rooms.has(ue())){e.push(`<!--[0-->`);let t=f().rooms.get(ue()).box,n=po(d(),ue()),r=n.length*5+12;Pr(e,{name:`caption`,x:Math.max(r+4,Math.min(f().width-r-4,t.x+t.w/2)),y:t.y-18,children:e=>{e.push(`<g class="caption svelte-19r46jr"><rect${T(`x`,-r)} y="-16"${T(`width`,r*2)} height="30" rx="8" class="svelte-19r46jr"></rect><text font-size="18" y="5.500" class="svelte-19r46jr">${u(n)}</text></g>`)},$$slots:{default:!0}})}else e.push(`<!--[-1-->`);e.push(`<!--]-->`)}si(e,{width:f().width,height:f().height,label:J(`castle`,{n:d().castle.rooms.length}),get root(){return ge},set root(e){ge=e,ye=!1},still:t,moving:n,$$slots:{still:!0,moving:!0}})}e.push(`<!----></div></div> `),g?e.push(`<!--[0--><p class="ask svelte-19r46jr" role="status">${u(J(`guessing`))}</p>`):e.push(`<!--[-1-->`),e.push(`<!--]--> <div class="zoom svelte-19r46jr"><button type="button" class="button small svelte-19r46jr"${T(`aria-label`,J(`farther`))}${T(`disabled`,pe()===0,!0)}>−</button> <button type="button" class="button small svelte-19r46jr"${T(`aria-label`,J(`nearer`))}${T(`disabled`,pe()>=fe().length-1,!0)}>+</button></div></div> `),Co(e,{position:d(),speak:i,compact:Jr.narrow,lying:Jr.lying,frameChoice:A,pointedFrame:b()?.frame??null}),e.push(`<!----> `),wo(e,{position:d(),lit:x(),mayGuess:C(),compact:Jr.narrow,guess:S(),canReplay:se().length>1&&!qr(),replay:()=>ve(se()),unguess:()=>c?.(`suspicion`,null),get figure(){return p},set figure(e){p=e,ye=!1},get trap(){return m},set trap(e){m=e,ye=!1},get lock(){return h},set lock(e){h=e,ye=!1},get guessing(){return g},set guessing(e){g=e,ye=!1},get heat(){return _},set heat(e){_=e,ye=!1},get way(){return v},set way(e){v=e,ye=!1}}),e.push(`<!----></div>`)}do ye=!0,be=e.copy(),xe(be);while(!ye);e.subsume(be)})}var Do=xo(Eo),Oo=14;function ko(e,t){return e.wide&&e.high?Math.min(e.wide/t.width,e.high/t.height):1}function Ao(e,t,n,r){return Math.min(r,Math.max(n,Oo/ko(e,t)))}var Y=74;function jo(e,t,n=t,r=t?.85:1.3){let i=e.spaces,a=n?94:128,o=(i*60+(8-2*Math.PI)*Y)/2,s=14+a+30,c=(o+2*s*(1-r))/(1+r),l=n?Math.min(o*.6,Math.max(o*.39,c)):o*.39,u=o-l,d=l>u,f=s,p=s,m=f+u,h=p+l,g=u+2*s,_=l+2*s,v=i*60,y=(e,t,n,r,i)=>({size:i,at:i=>({x:e+n*i,y:t+r*i,tx:n,ty:r,nx:r,ny:-n,depth:a})}),b=(e,t,n)=>({size:Math.PI/2*Y,at:r=>{let i=n+r/Y,[o,s]=[Math.cos(i),Math.sin(i)],c=(104+a)/Math.max(Math.abs(o),Math.abs(s));return{x:e+o*Y,y:t+s*Y,nx:o,ny:s,tx:-s,ty:o,depth:c-Y-30}}}),x=[y(f,h-Y,0,-1,l-148),b(f+Y,p+Y,Math.PI),y(f+Y,p,1,0,u-148),b(m-Y,p+Y,-Math.PI/2),y(m,p+Y,0,1,l-148),b(m-Y,h-Y,0),y(m-Y,h,-1,0,u-148),b(f+Y,h-Y,Math.PI/2)],S=d?x[0].size+x[1].size+x[2].size/2:x[0].size/2,C=t=>{let n=((S+(t-e.exit)*60)%v+v)%v;for(let e of x){if(n<=e.size)return e.at(n);n-=e.size}return x[0].at(0)},w=(e,t)=>`${(e.x+e.nx*t).toFixed(1)} ${(e.y+e.ny*t).toFixed(1)}`,ee=(e,t,n,r)=>{let a=[],o=Math.max(2,Math.ceil((t-e)*6));for(let n=0;n<=o;n++)a.push(e+(t-e)*n/o);for(let n of te())for(let r of[-i,0,i])n+r>e&&n+r<t&&a.push(n+r);a.sort((e,t)=>e-t);let s=a.map(e=>w(C(e),n)),c=a.map(e=>w(C(e),r(C(e)))).reverse();return`M${[...s,...c].join(`L`)}Z`},te=()=>{let t=0;return x.flatMap((n,r)=>{let a=t+n.size/2;return t+=n.size,r%2?[(((a-S)/60+e.exit)%i+i)%i]:[]})},T=e.chambers.map(t=>{let r=e.chambers.length,o=[...e.chambers].sort((e,t)=>e.doorway-t.doorway),s=o.indexOf(t),c=o[(s-1+r)%r].doorway-(s===0?i:0),l=o[(s+1)%r].doorway+(s===r-1?i:0),[u,d]=r===1?[t.doorway-i/2,t.doorway+i/2]:[(c+t.doorway)/2,(t.doorway+l)/2],f=C((u+d)/2),p=C(t.doorway),m=(e,t)=>({x:e.x+e.nx*(30+e.depth*t),y:e.y+e.ny*(30+e.depth*t)}),[h,g]=[t.doorway-u,d-t.doorway],[_,v,y]=[u,t.doorway,d].map(e=>m(C(e),.5)),b=Math.hypot(y.x-v.x,y.y-v.y)-Math.hypot(_.x-v.x,_.y-v.y)>-1?1:-1,[x,S]=b>0?[g,h]:[h,g],w=C(t.doorway+b*x*.56),te=C(t.doorway-b*S*.6),T=e=>Math.abs(e.ny)>=.7,E=w.depth>a*1.15,D=n&&!T(f)&&!T(w),O=E?96:n?D?52:58:76,k=m(p,.34),A=m(w,D?.3:T(w)?n?.34:.4:.5),ne=m(te,.3),j=T(f)?m(f,1-(n?24:22)/f.depth):m(w,1-24/w.depth),M=!D&&!T(f)&&!T(w),N=0;if(M){let e=A.y>k.y,[n,r]=e?[k.y+34,Math.max(_.y,y.y)-6]:[Math.min(_.y,y.y)+6,k.y-36];A.x=m(f,.5).x;let i=e?k.y-46:k.y+48,a=e?i-12>Math.min(_.y,y.y):i+12<Math.max(_.y,y.y);r-n-30<44&&a&&!t.arms?(O=Math.min(O,Math.max(34,r-n)),A.y=(n+r)/2,N=i):(O=Math.min(O,Math.max(44,r-n-30)),A.y=(n+r)/2+14,N=A.y-O/2-15)}let re=D?m(f,1-22/f.depth):M?{x:A.x,y:N}:j,ie=[.3,.7].map(e=>{let t=C(u+(d-u)*e);return{x:t.x+t.nx*(30+t.depth),y:t.y+t.ny*(30+t.depth),angle:Math.abs(t.nx)>Math.abs(t.ny)?90:0}});return{outline:ee(u,d,30,e=>30+e.depth),door:p,middle:f,stand:k,things:A,label:re,along:(d-u)*60-14,turn:D?f.nx>0?90:-90:0,size:O,arms:ne,windows:ie}}),E=(d?l:u)-60,D=((d?u:l)-60)/2,O=(e,t)=>d?{x:(f+m)/2-t,y:p+30+e}:{x:f+30+e,y:(p+h)/2+t},k=e.steps.length,A=Math.min(60,(E-70)/k),ne=Math.min(n?112:78,D*.9),j=e=>O((k-e-.5)*A,0),M=e.steps.map((e,t)=>{let n=j(t),[r,i]=d?[ne,A]:[A,78];return{x:n.x-r/2,y:n.y-i/2,width:r,height:i}}),N=O(k*A+40,0),re=e=>{let t=C(e);return{x:t.x,y:t.y}},ie=e=>{let t=D-30-Math.floor(e/8)*46;return O(E-28-e%8*(n?52:44),t)};return{width:g,height:_,upright:d,small:n,tile:C,tileShape:(e,t=0)=>ee(e-.5+t/60,e+.5-t/60,t-30,()=>30-t),runner:`M${Array.from({length:i*3},(e,t)=>w(C(t/3),0)).join(`L`)}Z`,court:{x:f+30,y:p+30,width:u-60,height:l-60},rooms:T,steps:M,door:N,inner:O,innerLength:E,innerHalf:D,gallery:re,place(e,t){switch(e.at){case`gallery`:{let t=C(e.number),r=(n?13:8)+(t.ny>0?9*t.ny:0);return{x:t.x+t.nx*r,y:t.y+t.ny*r}}case`chamber`:return T[e.number]?.stand??N;case`step`:{let t=j(e.number);return d?{x:t.x+ne*.21,y:t.y}:t}case`door`:return N;default:return ie(t)}}}}function Mo(e,t){if(t===1)return{x:0,y:0};if(t===2)return{x:e?13:-13,y:e?5:-3};if(t===3)return{x:[-14,14,0][e]??0,y:[-9,-9,10][e]??0};let n=2*Math.PI*e/t-Math.PI/4;return{x:Math.cos(n)*17,y:Math.sin(n)*14}}var X=e=>`${e.at} ${e.number}`,No=e=>({at:`gallery`,number:e});function Po(e){return e.guests.flatMap((e,t)=>e.map((e,n)=>({id:`${t}.${n}`,seat:t,place:e})))}function Fo(e,t,n){let{spaces:r}=e.board,i=(n-t+r)%r;return Array.from({length:i+1},(e,n)=>No((t+n)%r))}function Io(e,t,n){let{board:r}=e,i=e=>r.chambers[e].doorway,a=n.at===`chamber`?i(n.number):n.number,o=t.at===`gallery`?t.number:t.at===`chamber`?i(t.number):r.exit;return[...t.at===`gallery`?[]:[t],...Fo(e,o,a),...n.at===`chamber`?[n]:[]]}var Lo=eo(`gallery`),Ro=e=>Lo.named(`room`,e);function zo(e,{board:t},n){return e.at===`chamber`?Lo(`place-chamber`,{room:Ro(t.chambers[e.number]?.name??``)}):Lo(`place-${e.at}`,{number:e.number,sign:n,points:t.steps[e.number]})}function Bo(e,t,n){let r=e.position,{board:i,round:a,die:o}=r,s=i.clocks[r.clock??-1],c=e=>{let t=e.map(e=>zo(e,r,n));return[...new Set(t)].map(e=>{let n=t.filter(t=>t===e).length;return n>1?Lo(`board-several`,{place:e,count:n}):e})},l=i.chambers.map(({name:e,arms:t,doorway:n})=>Lo(`board-door`,{room:lo(Ro(e)),arms:t??0,space:n}));return[Lo(`board-phantom`,{place:zo(r.phantom,r,n)}),...s?[Lo(`board-clock`,{time:s.time})]:[],...a?[Lo(`board-round`,{round:a})]:[],...o?[Lo(`board-die`,{die:o})]:[],...r.guests.map((e,n)=>Lo(`board-guests`,{who:t.names[n],places:c(e).join(`, `)})),Lo(`board-doors`,{doors:l.join(`; `)})]}var Vo=({message:e})=>!!e.args?.haunted;function Ho(e,t,n){let r=e=>e.position;return{Board:e,describe:(e,n)=>Bo(e,n,t),chance:e=>r(e).phase===`rolling`?Lo(`chance-rolling`):null,sayChance:e=>{let[t,n=``]=e.split(` `);return t===`first`?Lo(`came-first`,{n}):n===`phantom`?Lo(`came-phantom`):n},prompt:e=>{let t=`prompt-${r(e).phase}`;return e.actor===e.seat&&Lo.has(t)?Lo(t,{die:r(e).die}):null},...n?{scoreWord:n}:{},colour:(e,t)=>r(e).colours[t]??null,sound:e=>({rolled:`dice`,walked:`step`,placed:`step`,entered:`good`,phantom:`phantom`,captured:`captured`,clock:`clock`,"next-round":`clock`})[e.kind]??null,confirm:(e,t)=>Vo(e)&&!t.actions.every(Vo)}}function Uo(e,t){e.component(e=>{let{position:n,plan:r,box:i,aim:a,goal:o,housed:s,sign:c}=t,l=W(()=>n.board),d=W(()=>r.upright),f=W(()=>e=>l().clocks.length?e<0:e>0),p=W(()=>r.small),m=W(()=>Ao(i,r,p()?20:16,p()?31:19)),h=W(()=>Ao(i,r,p()?22:17,p()?38:20)),g=W(()=>r.innerLength/(l().clocks.length+.1)),_=W(()=>Array.from({length:l().spaces},(e,t)=>t)),v=W(()=>(e,t)=>{let n=lo(Ro(e));return!p()&&Math.abs(r.rooms[t].middle.nx)>.75&&n.length>11&&n.includes(` `)?n.split(/ (?=[^ ]*$)/):[n]}),y=W(()=>(e,t)=>{let n=Math.max(...v()(e,t).map(e=>e.length));return Math.max(p()?Math.min(25,h()):h()*.86,Math.min(h(),r.rooms[t].along/(n*(p()?.55:.5))))}),b=W(()=>(e,t)=>{let n=Math.max(...v()(e,t).map(e=>e.length));return p()?Math.min(1,Math.max(.78,r.rooms[t].along/(n*y()(e,t)*.5))):1}),x=W(()=>(e,t)=>{let{label:n,turn:i}=r.rooms[t],a=Math.max(...v()(e,t).map(e=>e.length))*y()(e,t)*.52/2+14+8,o=(e,t)=>Math.min(Math.max(e,a),t-a);return i?{x:n.x,y:o(n.y,r.height)}:{x:o(n.x,r.width),y:n.y}});function S(e){let[t=0,n=0]=e.split(`:`).map(Number);return{hour:t%12*30+n/2,minute:n*6}}e.push(`<defs><linearGradient id="stairwell" x1="0" y1="0"${T(`x2`,+!d())}${T(`y2`,+!!d())}><stop offset="0" stop-color="var(--step)"></stop><stop offset="1" stop-color="var(--court)"></stop></linearGradient><pattern id="boards" width="190" height="30" patternUnits="userSpaceOnUse"><rect width="190" height="30" fill="var(--floor)"></rect><path d="M0 0h190v15H0Z" fill="var(--floor-2)" opacity=".5"></path><path d="M0 0h190M0 15h190M52 0v15M147 15v15" class="seams svelte-vsf250"></path></pattern><radialGradient id="shed"><stop offset="0" class="flame svelte-vsf250" stop-opacity=".75"></stop><stop offset="1" class="flame svelte-vsf250" stop-opacity="0"></stop></radialGradient><linearGradient id="spill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="flame svelte-vsf250" stop-opacity=".62"></stop><stop offset="1" class="flame svelte-vsf250" stop-opacity="0"></stop></linearGradient><pattern id="flags" width="44" height="44" patternUnits="userSpaceOnUse"><rect width="44" height="44" fill="var(--court)"></rect><path d="M0 22h44M22 0v22M0 44h44M4 22v22M40 22v22" stroke="var(--line)" stroke-opacity=".35" stroke-width="2" fill="none"></path></pattern></defs><rect x="2" y="2"${T(`width`,r.width-4)}${T(`height`,r.height-4)} rx="22" class="outer svelte-vsf250"></rect><!--[-->`);let C=U(l().chambers);for(let t=0,n=C.length;t<n;t++){let n=C[t],i=r.rooms[t],c=x()(n.name,t),l={at:`chamber`,number:t};e.push(`<g${H(`room svelte-vsf250`,void 0,{housed:s.has(t),pointed:o===X(l),lit:a(l)!==null})}><path class="floor svelte-vsf250"${T(`d`,i.outline)}></path><ellipse class="rug svelte-vsf250"${T(`cx`,i.stand.x)}${T(`cy`,i.stand.y+16)} rx="30" ry="13"></ellipse><svg${T(`x`,i.things.x-i.size/2)}${T(`y`,i.things.y-i.size/2)}${T(`width`,i.size)}${T(`height`,i.size)} viewBox="0 0 64 64" class="things">${mr(mi(n.name))}</svg>`),s.has(t)?e.push(`<!--[0--><radialGradient${T(`id`,`lamp${V(t)}`)} gradientUnits="userSpaceOnUse"${T(`cx`,i.stand.x)}${T(`cy`,i.stand.y)}${T(`r`,Math.max(120,i.along*.62))}><stop offset="0" class="flame svelte-vsf250" stop-opacity=".66"></stop><stop offset=".45" class="flame svelte-vsf250" stop-opacity=".3"></stop><stop offset="1" class="flame svelte-vsf250" stop-opacity=".08"></stop></radialGradient><path${T(`d`,i.outline)}${T(`fill`,`url(#lamp${V(t)})`)}></path>`):e.push(`<!--[-1--><path class="gloom svelte-vsf250"${T(`d`,i.outline)}></path>`),e.push(`<!--]--><path class="glow wall svelte-vsf250"${T(`d`,i.outline)}></path><!--[-->`);let d=U(i.windows);for(let n=0,r=d.length;n<r;n++){let r=d[n];e.push(`<g${T(`transform`,`translate(${V(r.x)} ${V(r.y)}) rotate(${V(r.angle)})`)}>`),s.has(t)?e.push(`<!--[0--><ellipse rx="36" ry="17" class="shed svelte-vsf250"></ellipse>`):e.push(`<!--[-1-->`),e.push(`<!--]--><rect class="window svelte-vsf250" x="-17" y="-5" width="34" height="10" rx="2"></rect><path class="bars svelte-vsf250" d="M-6-5v10M6-5v10"></path></g>`)}e.push(`<!--]--></g><g class="words svelte-vsf250" aria-hidden="true"><text class="name svelte-vsf250"${T(`font-size`,y()(n.name,t))}${T(`transform`,`translate(${V(c.x)} ${V(c.y)}) rotate(${V(i.turn)}) scale(${V(b()(n.name,t))} 1)`)}><!--[-->`);let h=U(v()(n.name,t));for(let r=0,i=h.length;r<i;r++){let i=h[r];e.push(`<tspan x="0"${T(`dy`,r?`1.05em`:v()(n.name,t).length>1?`-0.15em`:`0.35em`)}>${u(i)}</tspan>`)}e.push(`<!--]--></text>`),n.arms?e.push(`<!--[0--><g${T(`transform`,`translate(${V(i.arms.x)} ${V(i.arms.y)}) scale(${V(p()?m()/22:1)})`)}${H(`arms svelte-vsf250`,void 0,{good:f()(n.arms)})}><path d="M-15-17h30v14c0 11-6 17-15 22-9-5-15-11-15-22Z" class="svelte-vsf250"></path><text${T(`y`,p()?8:6)}${T(`font-size`,p()?24:17)} class="svelte-vsf250">${u(n.arms>0?`+`:`−`)}${u(Math.abs(n.arms))}</text></g>`):e.push(`<!--[-1-->`),e.push(`<!--]--></g>`)}e.push(`<!--]--><path${T(`d`,r.runner)} fill="none" stroke="var(--wall)"${T(`stroke-width`,68)} stroke-linejoin="round"></path><!--[-->`);let w=U(_());for(let t=0,n=w.length;t<n;t++){let n=w[t],i={at:`gallery`,number:n};e.push(`<g${H(`space svelte-vsf250`,void 0,{pointed:o===X(i),lit:a(i)!==null})}><path${H(`glow tile svelte-vsf250`,void 0,{odd:n%2,exit:n===l().exit})}${T(`d`,r.tileShape(n))}></path></g>`)}e.push(`<!--]--><path${T(`d`,r.runner)} fill="none" stroke="var(--carpet)" stroke-width="20" stroke-opacity=".5" stroke-linejoin="round" pointer-events="none"></path><!--[-->`);let ee=U(_());for(let t=0,n=ee.length;t<n;t++){let n=ee[t];a({at:`gallery`,number:n})?e.push(`<!--[0--><path class="edge svelte-vsf250"${T(`d`,r.tileShape(n,3.5))}></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}e.push(`<!--]--><!--[-->`);let te=U(r.rooms);for(let t=0,n=te.length;t<n;t++){let n=te[t];a({at:`chamber`,number:t})?e.push(`<!--[0--><path class="edge svelte-vsf250"${T(`d`,n.outline)}></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}e.push(`<!--]--><!--[-->`);let E=U(l().chambers);for(let t=0,i=E.length;t<i;t++){E[t];let i=r.rooms[t].door;e.push(`<g${H(`door svelte-vsf250`,void 0,{open:n.phantom.at===`gallery`})}${T(`transform`,`translate(${V(i.x+i.nx*29)} ${V(i.y+i.ny*29)}) rotate(${V(Math.atan2(i.ny,i.nx)*180/Math.PI+90)}) scale(1.15)`)} pointer-events="none">`),s.has(t)?e.push(`<!--[0--><path class="spill svelte-vsf250" d="M-11 8h22l13 38h-48Z"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]--><path class="leaf svelte-vsf250"${T(`d`,Mr)} transform="translate(0 6) scale(1 .62)"></path><circle cx="6" cy="-3" r="1.800" class="svelte-vsf250"></circle></g>`)}e.push(`<!--]--><rect${T(`x`,r.court.x+4)}${T(`y`,r.court.y+4)}${T(`width`,r.court.width-8)}${T(`height`,r.court.height-8)} rx="40" fill="url(#flags)" stroke="var(--line)" stroke-width="4"></rect><!--[-->`);let D=U(_());for(let t=0,n=D.length;t<n;t++){let n=D[t],i=r.tile(n),a=p()?Math.abs(i.nx*i.ny)>.1?16:21:20;e.push(`<text aria-hidden="true" class="number svelte-vsf250"${T(`font-size`,m())}${T(`x`,i.x-i.nx*a)}${T(`y`,i.y-i.ny*a)} dy=".35em">${u(n)}</text>`)}e.push(`<!--]--><!--[-->`);let O=U([.36,.62]);for(let t=0,n=O.length;t<n;t++){let n=O[t],i=r.inner(r.innerLength*n,r.innerHalf*.56);e.push(`<g class="moonlight svelte-vsf250"${T(`transform`,`translate(${V(i.x)} ${V(i.y)}) rotate(${V(d()?62:0)}) skewX(-28)`)}><path d="M-38 38h34V4h-34ZM4 38h34V4H4ZM-38-2h34v-36a38 30 0 0 0-34 28ZM4-2h34v-8A38 30 0 0 0 4-38Z" class="pane svelte-vsf250"></path></g>`)}e.push(`<!--]--><!--[-->`);let k=U(r.steps);for(let t=0,n=k.length;t<n;t++){let n=k[t];e.push(`<g class="step"><rect${T(`x`,n.x)}${T(`y`,n.y)}${T(`width`,n.width)}${T(`height`,n.height)} fill="url(#stairwell)"></rect><rect${T(`x`,n.x)}${T(`y`,n.y)}${T(`width`,n.width)}${T(`height`,n.height)} class="tread svelte-vsf250"${vr(`fill-opacity:${V(.15+t/r.steps.length*.75)}`)}></rect><text aria-hidden="true"${T(`font-size`,p()?m():m()+1)}${T(`x`,n.x+(d()?n.width*.27:n.width/2))}${T(`y`,n.y+(d()?n.height/2:n.height-11))} dy=".35em">${u(c===`+`?`+`:`−`)}${u(l().steps[t])}</text></g>`)}e.push(`<!--]--><g${T(`transform`,`translate(${V(r.door.x)} ${V(r.door.y+26)}) scale(1.7)`)} class="cellar svelte-vsf250"><path${T(`d`,Mr)} class="svelte-vsf250"></path><path d="M-6 0v-28M0 0v-31M6 0v-28M-12-12h24" class="svelte-vsf250"></path></g><!--[-->`);let A=U(l().clocks);for(let t=0,i=A.length;t<i;t++){let i=A[t],a=r.inner(g()*(t+.55),-r.innerHalf+(d()?48:62)),o=S(i.time);if(e.push(`<g${T(`transform`,`translate(${V(a.x)} ${V(a.y)})`)}${H(`clock svelte-vsf250`,void 0,{now:n.clock===t,past:(n.clock??0)>t})}><circle${T(`r`,d()?30:27)} class="svelte-vsf250"></circle><path d="M0-22v4M0 22v-4M-22 0h4M22 0h-4" class="svelte-vsf250"></path><path class="hand svelte-vsf250" d="M0 3V-13"${T(`transform`,`rotate(${V(o.hour)})`)}></path><path class="hand thin svelte-vsf250" d="M0 3V-19"${T(`transform`,`rotate(${V(o.minute)})`)}></path>`),d()){e.push(`<!--[0-->`);let t=Math.min(m(),g()/2.3);e.push(`<text aria-hidden="true" class="beside svelte-vsf250" x="-36"${T(`y`,-t*.45)} dy=".35em"${T(`font-size`,t)}>${u(i.time)}</text>`),i.speed?e.push(`<!--[0--><text aria-hidden="true" class="speed beside svelte-vsf250" x="-36"${T(`y`,t*.55)} dy=".35em"${T(`font-size`,t)}>»${u(i.speed)}</text>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}else if(p()){e.push(`<!--[1-->`);let t=m()*2.7<g();t?e.push(`<!--[0--><text aria-hidden="true"${T(`y`,31+m()/2)} dy=".35em"${T(`font-size`,m())}>${u(i.time)}</text>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`),i.speed?e.push(`<!--[0--><text aria-hidden="true" class="speed svelte-vsf250"${T(`y`,31+m()*(t?1.55:.5))} dy=".35em"${T(`font-size`,m())}>»${u(i.speed)}</text>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}else e.push(`<!--[-1--><text aria-hidden="true" y="46"${T(`font-size`,m())}>${u(i.time)}`),i.speed?e.push(`<!--[0--><tspan class="speed svelte-vsf250" dx="5">»${u(i.speed)}</tspan>`):e.push(`<!--[-1-->`),e.push(`<!--]--></text>`);e.push(`<!--]--></g>`)}if(e.push(`<!--]-->`),n.round){e.push(`<!--[0-->`);let t=r.inner(r.innerLength/2,-r.innerHalf+62);e.push(`<g${T(`transform`,`translate(${V(t.x)} ${V(t.y)})`)} class="rounds svelte-vsf250"><!--[-->`);let i=U([1,2,3]);for(let t=0,r=i.length;t<r;t++){let r=i[t];e.push(`<g${T(`transform`,d()?`translate(0 ${(r-2)*110})`:`translate(${(r-2)*110} 0)`)}${H(`svelte-vsf250`,void 0,{now:n.round===r,past:n.round>r})}><circle r="30" class="svelte-vsf250"></circle><text aria-hidden="true"${T(`font-size`,d()?34:30)} dy=".35em" class="svelte-vsf250">${u([`I`,`II`,`III`][r-1])}</text></g>`)}e.push(`<!--]--></g>`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`)})}function Wo(e){return e.actions.flatMap(({text:e,aim:t})=>t?[{action:e,from:t.from,to:t.to}]:[])}function Go(e,t){e.component(e=>{let{view:n,latest:r,speak:i,choose:a,pointed:o=null,point:s,miss:c,upright:l}=t,d=W(()=>n),f=W(()=>d().position),p=W(()=>f().board),m=W(()=>JSON.stringify([p().spaces,p().exit,p().steps.length,p().chambers])),h={wide:0,high:0},g=W(()=>h.wide&&h.high?Math.round(h.wide/h.high*20)/20:void 0),_=W(()=>(m(),l||Jr.lying||ko(h,jo(R(()=>p()),!1))<.72)),v=W(()=>(m(),jo(R(()=>p()),l,_(),g()))),y=W(()=>p().clocks.length?`+`:`-`),b=R(()=>Po(f()));R(()=>r.n);let x,S=R(()=>f().die),C=R(()=>f().turn),w=[],ee=W(()=>{let e=new Map;for(let t of b){let n=t.place.at===`box`?`box ${t.id}`:X(t.place);e.set(n,[...e.get(n)??[],t])}return e}),te=W(()=>b.filter(e=>e.place.at===`box`).map(e=>e.id));function E(e){let t=v().place(e.place,te().indexOf(e.id));if(e.place.at===`box`)return t;let n=ee().get(X(e.place))??[e],r=Mo(n.indexOf(e),n.length),i=e.place.at===`gallery`||e.place.at===`step`?4:0,a=e.place.at===`gallery`&&n.length>1?v().tile(e.place.number):{nx:0,ny:0};return{x:t.x+r.x+a.nx*7,y:t.y+r.y-i+a.ny*4}}let D=W(()=>a?Wo(d()):[]),O=null,k=null,A=W(()=>(e,t)=>t===null||e.to!==null&&X(e.to)===t),ne=W(()=>e=>D().filter(t=>t.from&&X(t.from)===X(e)&&A()(t,k))),j=W(()=>new Set(D().flatMap(e=>e.from&&A()(e,k)?[X(e.from)]:[]))),M=W(()=>D().filter(e=>e.to&&(O===null||e.from===null||X(e.from)===O))),N=W(()=>Wo(d()).find(e=>e.action===o)??null),re=W(()=>O===null?D().find(e=>e.from&&A()(e,k))?.action:null),ie=W(()=>j().size>1&&!O?null:M()[0]?.action);function ae(e){let[t,...n]=M().filter(t=>A()(t,X(e)));if(!t)return null;let{action:r}=t;return n.length?{label:zo(e,f(),y()),act:()=>k=k===X(e)?null:X(e),first:!1}:{label:se(r),act:()=>a?.(r),point:e=>s?.(e?r:null),first:r===ie()}}function oe(e){let t=ne()(e);t.length===1?a?.(t[0].action):O=O===X(e)?null:X(e)}function se(e){let t=d().actions.find(t=>t.text===e);return t?no(t.message,i.names):e}let ce=W(()=>v().place(f().phantom,0)),le=W(()=>f().phantom.at===`gallery`?f().guests.flat().filter(e=>e.at===`gallery`).map(e=>(e.number-f().phantom.number+p().spaces)%p().spaces).some(e=>e>0&&e<=4)?1.5:1.25:1.05),ue=W(()=>v().inner(v().upright?70:66,v().innerHalf-(v().upright?66:70))),de=W(()=>new Set(b.flatMap(e=>e.place.at===`chamber`?[e.place.number]:[]))),fe=R(()=>de()),pe=W(()=>!N()?.from||!N().to?``:`M${Io(f(),N().from,N().to).map(e=>v().place(e,0)).map(e=>`${e.x.toFixed(1)} ${e.y.toFixed(1)}`).join(`L`)}`),me=!0,he;function ge(e){{function t(e){Uo(e,{position:f(),plan:v(),box:h,aim:ae,goal:N()?.to?X(N().to):null,housed:fe,sign:y()}),e.push(`<!---->`),pe()?e.push(`<!--[0--><path class="arrow"${T(`d`,pe())}></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}function n(e){Pr(e,{name:`die`,x:ue().x,y:ue().y,children:e=>{if(e.push(`<g${H(`die svelte-botmjy`,void 0,{used:f().phase!==`moving`})}><rect x="-31" y="-31" width="62" height="62" rx="13" class="svelte-botmjy"></rect>`),S===0)e.push(`<!--[0--><path class="phantomface svelte-botmjy"${T(`d`,Ar.veil)} transform="translate(0 6) scale(.85)"></path><path class="hole svelte-botmjy"${T(`d`,Ar.face)} transform="translate(0 6) scale(.85)"></path>`);else if(S){e.push(`<!--[1--><!--[-->`);let t=U(Nr[S]??[]);for(let n=0,r=t.length;n<r;n++){let[r,i]=t[n];e.push(`<circle${T(`cx`,r*30)}${T(`cy`,i*30)} r="6" class="pip svelte-botmjy"></circle>`)}e.push(`<!--]-->`)}else e.push(`<!--[-1-->`);if(e.push(`<!--]-->`),S!==null){e.push(`<!--[0-->`);let t=ai(C,f().colours[C]??null);e.push(`<g transform="translate(30 -30)"><circle r="16"${T(`fill`,t.colour)} class="thrower svelte-botmjy"></circle><path${T(`d`,ti[t.emblem])}${T(`fill`,t.ink)} fill-rule="evenodd" transform="translate(-10 -10) scale(.83)"></path></g>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--></g>`)},$$slots:{default:!0}}),e.push(`<!----> <!--[-->`);let t=U(b);for(let n=0,r=t.length;n<r;n++){let r=t[n],i=E(r),a=j().has(X(r.place))&&r.seat===d().actor,o=ne()(r.place),c=(ee().get(X(r.place))??[r]).filter(e=>e.seat===r.seat);Pr(e,{name:r.id,x:i.x,y:i.y,children:e=>{if(e.push(`<g${H(`guest svelte-botmjy`,void 0,{picked:a&&O===X(r.place),pointed:N()?.from&&X(N().from)===X(r.place)&&r.seat===d().actor,lit:(a?{label:o.length===1?se(o[0].action):zo(r.place,f(),y()),act:()=>oe(r.place),point:e=>s?.(e&&o.length===1?o[0].action:null),first:o[0]?.action===re()}:null)!==null})}>`),a&&c[0]===r){e.push(`<!--[0-->`);let t=E(c.at(-1));e.push(`<circle${T(`r`,c.length>1?34:27)}${T(`cx`,(t.x-i.x)/2)}${T(`cy`,(t.y-i.y)/2-4)} class="shine svelte-botmjy"></circle>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--><g${T(`transform`,`scale(${V(r.place.at===`box`?.85:(ee().get(X(r.place))?.length??1)>3?.8:_()?1.15:1.05)})`)}>`),oi(e,{seat:r.seat,colour:f().colours[r.seat]??null}),e.push(`<!----></g></g>`)},$$slots:{default:!0}})}e.push(`<!--]--> `),Pr(e,{name:`phantom`,x:ce().x,y:ce().y,grow:le(),children:e=>{e.push(`<g class="phantom svelte-botmjy"><path class="mist svelte-botmjy" d="M-30 22c8-8 18-2 24-4s12-6 20 0 14-2 18 6c-10 8-52 8-62-2Z"></path><path class="veil svelte-botmjy"${T(`d`,Ar.veil)}></path><path class="hole svelte-botmjy"${T(`d`,Ar.face)}></path></g>`)},$$slots:{default:!0}}),e.push(`<!----> `);{function n(e,{text:t,seat:n}){let r=ai(n,f().colours[n]??null);e.push(`<rect x="-31" y="-21" width="62" height="42" rx="21" class="points svelte-botmjy"${T(`fill`,r.colour)}></rect><text font-size="29" dy=".35em" class="point svelte-botmjy"${vr(`fill: ${V(r.ink)}`)}>${u(t)}</text>`)}ei(e,{get flights(){return w},set flights(e){w=e,me=!1},draw:n,$$slots:{draw:!0}})}e.push(`<!---->`)}si(e,{miss:a&&c,width:v().width,height:v().height,label:p().name,get root(){return x},set root(e){x=e,me=!1},get box(){return h},set box(e){h=e,me=!1},still:t,moving:n,$$slots:{still:!0,moving:!0}})}}do me=!0,he=e.copy(),ge(he);while(!me);e.subsume(he)})}var Ko=Ho(Go,`+`,()=>eo(`hidden-castle`)(`score`));function qo({text:e},t){let[n=``,r=``,i=``]=e.split(` `);switch(n){case`move`:return{action:e,does:`move`,square:r,source:null};case`search`:return{action:e,does:`search`,square:r,source:i||`pile`};case`done`:return{action:e,does:`done`,square:t.child,source:null};case`lay`:return{action:e,does:`lay`,square:null,source:r};default:return{action:e,does:`other`,square:null,source:null}}}function Jo(e,t){let n={squares:new Map,sources:new Map},r=e.filter(e=>e.does===`search`);for(let r of e)r.does===`lay`?n.sources.set(r.source,r.action):r.does!==`search`&&r.square&&!t.source&&n.squares.set(r.square,r.action);for(let{action:e,square:i,source:a}of r)if(i&&a){if(!t.source||t.source===a){let a=r.filter(e=>e.square===i&&(!t.source||e.source===t.source));n.squares.set(i,a.length===1?e:null)}t.square?t.square===i&&n.sources.set(a,e):n.sources.set(a,null)}return n}function Yo({id:e,args:t={}}={id:``}){return e===`forecast-goes`?[String(t.square)]:Object.values(t).flatMap(e=>e&&typeof e==`object`&&`id`in e?Yo(e):[])}var Xo=[`M-14 24V-22M-14 4H12V24M-14-22H-6`,`M-24-8H24M-18-8V22M18-8V22M-6-8V-18H6V-8`,`M0 24V-10M-16 24H16M-16-10H16M-16-10V-22M16-10V-22M0-10V-24`,`M-22 24V-22H22V24ZM-22 0H22M-6-11H6M-6 12H6`,`M-28-28L22 22M-28-28L28-12M-28-28L-12 28M-9-23Q-11-11-23-9M7-18Q4 4-18 7M23-13Q15 15-13 23`,`M-12 24H12M-18-18C-18 12 18 12 18-18ZM0 5V24`,`M-20 24V-10A20 20 0 0 1 20-10V24M-12 24V-8A12 12 0 0 1 12-8V24`],Zo=`M0-11L3.200-3.700 11-3 5 2 7 10 0 5.800-7 10-5 2-11-3-3.200-3.700Z`;function Qo(e,t){e.component(e=>{let{stage:n}=t,r=W(()=>(n-1)%5);e.push(`<ellipse cy="37" rx="26" ry="6" fill="#000" opacity=".4"></ellipse>`),r()===0?e.push(`<!--[0--><path class="line svelte-lapohz" d="M22 36V-24"></path><path class="body svelte-lapohz" d="M14-24L22-42 30-24Z"></path><path class="body svelte-lapohz" d="M-17 37L-12-6C-12-15 12-15 12-6L17 37Z"></path><path class="detail svelte-lapohz" d="M0-8l5 7-5 30-5-30Z"></path><circle class="body svelte-lapohz" cy="-21" r="11"></circle><path class="body svelte-lapohz" d="M-18-29H18V-33H11V-50H-11V-33H-18Z"></path><path class="detail svelte-lapohz" d="M-6-23a2.600 2.600 0 1 0 .01 0ZM6-23a2.600 2.600 0 1 0 .01 0ZM-5-14h10v2h-10Z"></path>`):r()===1?e.push(`<!--[1--><path class="body svelte-lapohz"${T(`d`,Ar.veil)} transform="translate(0 8) scale(1.200)"></path><path class="line svelte-lapohz" d="M-24 8C-10 18 8 2 25 12M-27 22C-10 32 10 16 28 24"></path><path class="detail svelte-lapohz"${T(`d`,Ar.face)} transform="translate(0 8) scale(1.150)"></path><path class="body svelte-lapohz" d="M-20-22C-16-40 16-40 20-22 10-28-10-28-20-22Z"></path>`):r()===2?e.push(`<!--[2--><circle class="body svelte-lapohz" r="35"></circle><path class="line svelte-lapohz" d="M0-35V35M-35 0H35M-25-25L25 25M-25 25L25-25"></path><circle class="line svelte-lapohz" r="25" fill="none"></circle><path class="body svelte-lapohz" d="M-19 0C-10-14 10-14 19 0 10 14-10 14-19 0Z"></path><circle class="detail svelte-lapohz" r="7.500"></circle>`):r()===3?e.push(`<!--[3--><path class="line svelte-lapohz" d="M-12 28L-20 38M12 28L20 38"></path><path class="body svelte-lapohz" d="M-22 30V-28L0-46 22-28V30Z"></path><circle class="face svelte-lapohz" cy="-16" r="15"></circle><path class="hands svelte-lapohz" d="M0-16V-27M0-16L7-11"></path><path class="line svelte-lapohz" d="M-22 4H22M0 8V20"></path><circle class="detail svelte-lapohz" cy="23" r="5.500"></circle><path class="line svelte-lapohz" d="M-14-33l8 4M14-33l-8 4"></path>`):e.push(`<!--[-1--><path class="body svelte-lapohz" d="M0-44C-20-44-25-22-25 2L-31 37H31L25 2C25-22 20-44 0-44Z"></path><path class="detail svelte-lapohz" d="M0-34C-12-34-15-20-15-8-15 4-8 9 0 9S15 4 15-8C15-20 12-34 0-34Z"></path><path class="eyes svelte-lapohz" d="M-7-16a3.200 3.200 0 1 0 .01 0ZM7-16a3.200 3.200 0 1 0 .01 0Z"></path><path class="body svelte-lapohz" d="M-3 16V-3a3 3 0 0 1 6 0V16Z"></path>`),e.push(`<!--]-->`)})}var $o={red:`M0-9.500L10 8H-10Z`,blue:`M0-9a9 9 0 1 0 .01 0Z`,green:`M-8-8H8V8H-8Z`,yellow:`M${Array.from({length:10},(e,t)=>{let[n,r]=[t%2?4.4:10.5,Math.PI*t/5];return`${(n*Math.sin(r)).toFixed(2)} ${(-n*Math.cos(r)).toFixed(2)}`}).join(`L`)}Z`};function es(e){return{...ni[e]??ni.grey,sign:$o[e]??``}}function ts(e,t){e.component(e=>{let{tile:n}=t,r=W(()=>es(n.colour));e.push(`<rect x="-46" y="-46" width="92" height="92" rx="9"${T(`fill`,r().colour)} class="room svelte-1k95wjc"></rect><rect x="-39" y="-39" width="78" height="78" rx="5" fill="none"${T(`stroke`,r().ink)} class="rug svelte-1k95wjc"></rect><path d="M-39-13H39M-39 13H39M-13-39V39M13-39V39"${T(`stroke`,r().ink)} class="tiles svelte-1k95wjc"></path><text aria-hidden="true" x="-21" y="-15" dy=".35em"${vr(`fill: ${V(r().ink)}`)} class="svelte-1k95wjc">${u(n.number)}</text><path${T(`d`,r().sign)}${T(`fill`,r().ink)} transform="translate(23 -22) scale(1.250)"></path>`)})}var Z=eo(`hidden-rooms`),ns=e=>Z.named(`stage`,e),rs=e=>Z.named(`about`,e.name)===e.name?e.flavour:Z.named(`about`,e.name);function is(e){let[t,n]=String(e??``).split(`-`);return n?Z(`tile`,{colour:t,number:n}):String(e??``)}function as(e){let t=e.position,{stage:n,monster:r,child:i,wins:a,losses:o}=t,s=Z(`none`),c=t.memory.map(({text:e,fits:t})=>t?Z(`board-fits`,{tile:is(e)}):is(e));return[Z(`board-stages`,{won:Z(`won`,{n:a,of:t.wins_needed}),lost:Z(`lost`,{n:o,of:t.losses_allowed})}),...n.named?[Z(`board-stage`,{n:n.number,name:ns(n.name),about:rs(n)})]:[],...i?[Z(`board-child`,{square:i,tile:is(t.tiles[i]?.text),star:t.star,exit:t.exit})]:[],...t.phase===`act`?[Z(`board-steps`,{n:t.moves_left})]:[],...r?[Z(`board-monster`,{square:r.square,facing:r.facing,sees:r.sees_child}),Z(`board-sight`,{squares:r.sight.join(`, `)}),Z(`board-coming`,{squares:r.coming.join(`, `)})]:[],Z(`board-rooms`,{rooms:Object.entries(t.tiles).map(([e,{text:t}])=>`${e} ${is(t)}`).join(`, `)||s}),Z(`board-memory`,{tiles:c.join(`, `)||s}),Z(`board-pile`,{n:t.pile.length,tiles:t.pile.map(({text:e})=>is(e)).join(`, `)||s})]}var os={moved:`step`,drew:`dice`,fits:`good`,remembered:`good`,"does not fit":`step`,"monster chases":`phantom`,"monster turns to the child":`phantom`,"stage lost":`captured`,"stage won":`good`,star:`good`},ss=({message:e})=>!!e.args?.caught||e.args?.forecast?.id===`forecast-lost`;function cs(e){return{Board:e,describe:as,chance:e=>[`stage tile`,`start tiles`,`search`].includes(e.position.phase)?Z(`chance`):null,sayChance:e=>is(e.split(` `)[1]),prompt:e=>{let t=`prompt-${e.position.phase}`;return e.actor===e.seat&&Z.has(t)?Z(t):null},scoreWord:()=>Z(`score`),colour:()=>`white`,sound:e=>os[e.kind]??null,confirm:(e,t)=>ss(e)&&!t.actions.every(ss)}}function ls(e,t){e.component(e=>{let{position:n,plan:r,shown:i,source:a,sourceChoice:o}=t,s=W(()=>n.stage),c=W(()=>r.upright),l=W(()=>r.slot/92),d=W(()=>ns(s().name)),f=W(()=>{let e=[``];for(let t of rs(s()).split(` `)){let n=`${e.at(-1)} ${t}`.trim();n.length>r.book.width/(r.font*.45)?e.push(t):e[e.length-1]=n}return e});function p(e,t,r,i){e.push(`<g${T(`transform`,`translate(${V(t)} ${V(r)}) scale(${V(i)})`)}><title>${u(Z(`won`,{n:n.wins,of:n.wins_needed}))}. ${u(Z(`lost`,{n:n.losses,of:n.losses_allowed}))}.</title><!--[-->`);let a=U(Array.from({length:n.wins_needed},(e,t)=>t));for(let t=0,r=a.length;t<r;t++){let r=a[t];e.push(`<path${T(`d`,Zo)}${T(`transform`,`translate(${V(r*31)} 0) scale(1.150)`)}${H(`star svelte-13bnrdb`,void 0,{won:r<n.wins})}></path>`)}e.push(`<!--]--><!--[-->`);let o=U(Array.from({length:n.losses_allowed},(e,t)=>t));for(let t=0,r=o.length;t<r;t++){let r=o[t];e.push(`<g${T(`transform`,`translate(${V(n.wins_needed*31+10+r*22)} 0)`)}${H(`candle svelte-13bnrdb`,void 0,{out:r<n.losses})}><rect x="-5" y="-3" width="10" height="15" rx="2" class="svelte-13bnrdb"></rect><path${T(`d`,r<n.losses?`M-7-12L7 0M7-12L-7 0`:`M0-14C5-9 5-4 0-4S-5-9 0-14Z`)} class="svelte-13bnrdb"></path></g>`)}e.push(`<!--]--></g>`)}if(c())e.push(`<!--[0--><text class="serif start svelte-13bnrdb"${T(`font-size`,r.font*1.15)}${T(`x`,r.book.x+8)}${T(`y`,r.book.y+r.book.height/2)} dy=".35em">${u(s().named?d():``)}</text>`),p(e,r.book.x+r.book.width-215,r.book.y+r.book.height/2,1.6),e.push(`<!---->`);else{if(e.push(`<!--[-1--><g${T(`transform`,`translate(${V(r.book.x)} ${V(r.book.y)})`)}><path${T(`d`,`M0 14Q${V(r.book.width/4)} -4 ${V(r.book.width/2)} 12Q${V(r.book.width*.75)} -4 ${V(r.book.width)} 14V${V(r.book.height-8)}Q${V(r.book.width*.75)} ${V(r.book.height-22)} ${V(r.book.width/2)} ${V(r.book.height-6)}Q${V(r.book.width/4)} ${V(r.book.height-22)} 0 ${V(r.book.height-8)}Z`)} class="paper"></path><path${T(`d`,`M${V(r.book.width/2)} 12V34`)} class="fold svelte-13bnrdb"></path>`),s().named&&r.small){e.push(`<!--[0-->`);let t=d().split(` `),n=Math.min(r.font*1.15,(r.book.width-16)/(Math.max(...t.map(e=>e.length))*.52));e.push(`<text class="ink serif"${T(`font-size`,n)}${T(`y`,78-t.length*n*.4)}><!--[-->`);let i=U(t);for(let t=0,n=i.length;t<n;t++){let n=i[t];e.push(`<tspan${T(`x`,r.book.width/2)}${T(`dy`,t?`1em`:`0`)}>${u(n)}</tspan>`)}e.push(`<!--]--></text><g${T(`transform`,`translate(${V(r.book.width/2)} 176) scale(1.500)`)}>`),Qo(e,{stage:s().number}),e.push(`<!----></g>`)}else if(s().named){e.push(`<!--[1--><text class="ink"${T(`font-size`,r.font*.94)}${T(`x`,r.book.width/2)} y="56">${u(Z(`stage`,{n:s().number}))}</text><text class="ink serif"${T(`font-size`,Math.min(24,(r.book.width-22)/(d().length*.5)))}${T(`x`,r.book.width/2)} y="84">${u(d())}</text><g${T(`transform`,`translate(${V(r.book.width/2)} 138) scale(.82)`)}>`),Qo(e,{stage:s().number}),e.push(`<!----></g><text class="ink"${T(`font-size`,r.font*.88)}><!--[-->`);let t=U(f());for(let n=0,i=t.length;n<i;n++){let i=t[n];e.push(`<tspan${T(`x`,r.book.width/2)}${T(`y`,190+n*r.font*1.12)}>${u(i)}</tspan>`)}e.push(`<!--]--></text>`)}else e.push(`<!--[-1--><g${T(`transform`,`translate(${V(r.book.width/2)} ${V(r.book.height/2)}) scale(3)`)}><path${T(`d`,Zo)} class="fold svelte-13bnrdb"></path></g>`);e.push(`<!--]--></g>`),p(e,r.book.x+r.book.width/2-(n.wins_needed*31+n.losses_allowed*22-10)/2+6,r.height-34,1.15),e.push(`<!---->`)}e.push(`<!--]--><g${T(`transform`,`translate(${V(r.pile.x)} ${V(r.pile.y)})`)}><g${H(`stack`,void 0,{pointed:i?.source===`pile`,picked:a===`pile`,lit:o(`pile`)!==null})}><rect x="-46" y="-46" width="92" height="92" rx="9" class="empty"${T(`transform`,`scale(${V(l())})`)}></rect><!--[-->`);let m=U([6,3,0]);for(let t=0,r=m.length;t<r;t++){let r=m[t];n.pile.length>(2-t)*5?e.push(`<!--[0--><g${T(`transform`,`scale(${V(l())}) translate(${V(r)} ${V(r)})`)}><rect x="-46" y="-46" width="92" height="92" rx="9" class="back"></rect><path d="M-14-10a14 14 0 1 1 20 12C2 5 0 8 0 14M0 24v1" class="backline svelte-13bnrdb"></path></g>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}e.push(`<!--]--><rect${T(`x`,-r.slot/2)}${T(`y`,-r.slot/2)}${T(`width`,r.slot)}${T(`height`,r.slot)} rx="9" class="halo"></rect></g><text class="count"${T(`font-size`,r.small?r.font:r.font*.94)}${T(`y`,r.slot/2+(r.small?r.font*1.1:24))}>${u(r.small?n.pile.length:Z(`pile`,{n:n.pile.length}))}</text></g><g${T(`transform`,`translate(${V(r.aside.x)} ${V(r.aside.y)})`)} class="aside"><rect${T(`x`,-r.slot/2)}${T(`y`,-r.slot/2)}${T(`width`,r.slot)}${T(`height`,r.slot)} rx="9" class="empty"></rect>`),n.discard?(e.push(`<!--[0--><g${T(`transform`,`scale(${V(l())})`)} opacity=".55">`),ts(e,{tile:n.discard}),e.push(`<!----></g>`)):e.push(`<!--[-1-->`),e.push(`<!--]-->`),r.small?e.push(`<!--[-1-->`):e.push(`<!--[0--><text class="count"${T(`font-size`,r.font*.94)}${T(`y`,r.slot/2+24)}>${u(Z(`aside`))}</text>`),e.push(`<!--]--></g>`),c()?e.push(`<!--[-1--><text class="count"${T(`font-size`,r.font)}${T(`x`,(r.memory[0].x+r.memory.at(-1).x)/2)}${T(`y`,r.memory[0].y+r.slot/2+r.font*1.1)}>${u(Z(`memory`))}</text>`):e.push(`<!--[0--><text class="count serif"${T(`font-size`,r.small?r.font:r.font*1.06)}${T(`x`,r.book.x+r.book.width/2)}${T(`y`,r.memory[0].y-r.slot/2-10)}>${u(Z(`memory`))}</text>`),e.push(`<!--]--><!--[-->`);let h=U(r.memory);for(let t=0,s=h.length;t<s;t++){let s=h[t],c=n.memory[t];e.push(`<g${T(`transform`,`translate(${V(s.x)} ${V(s.y)})`)}><rect${T(`x`,-r.slot/2)}${T(`y`,-r.slot/2)}${T(`width`,r.slot)}${T(`height`,r.slot)} rx="9" class="empty"></rect>`),c?(e.push(`<!--[0--><g${H(`kept svelte-13bnrdb`,void 0,{pointed:i?.source===c.text,picked:a===c.text,lit:o(c.text)!==null})}><title>${u(o(c.text)?.label??is(c.text))}</title><g${T(`data-kept`,c.text)}><g${T(`transform`,`scale(${V(l())})`)}${T(`opacity`,c.fits?1:.6)}>`),ts(e,{tile:c}),e.push(`<!----></g></g><rect${T(`x`,-r.slot/2)}${T(`y`,-r.slot/2)}${T(`width`,r.slot)}${T(`height`,r.slot)} rx="9" class="halo svelte-13bnrdb"></rect></g>`)):e.push(`<!--[-1-->`),e.push(`<!--]--></g>`)}e.push(`<!--]--><!--[-->`);let g=U(n.offer);for(let t=0,n=g.length;t<n;t++){let n=g[t],a=r.offer[t];e.push(`<g${T(`transform`,`translate(${V(a.x)} ${V(a.y)}) scale(1.600)`)}><g${H(`kept svelte-13bnrdb`,void 0,{pointed:i?.source===n.text,lit:o(n.text)!==null})}><rect x="-48" y="-44" width="98" height="98" rx="10" fill="#000" opacity=".45"></rect>`),ts(e,{tile:n}),e.push(`<!----><rect x="-46" y="-46" width="92" height="92" rx="9" class="halo svelte-13bnrdb"></rect></g></g>`)}e.push(`<!--]-->`)})}var us=Array.from({length:36},(e,t)=>`${String.fromCharCode(97+t%6)}${Math.floor(t/6)+1}`);function ds(e,t,n=t,r={wide:0,high:0}){let i=t?30:17;return fs(e,t,n,Ao(r,fs(e,t,n,i),i,t?40:n?27:20))}function fs(e,t,n,r){let i=n?r+6:30,a=r*1.3,o={x:i+2,y:i+(t?a+24:8),width:600,height:600},s=e=>({x:o.x+(e.charCodeAt(0)-97+.5)*100,y:o.y+(Number(e.slice(1))-.5)*100}),c=[-85,85].map(e=>({x:o.x+300+e,y:o.y+300}));if(t){let l=600+2*i+4,u=o.y+600+i+56,d=(l-8)/(e+2),f=e=>({x:4+(e+.5)*d,y:u});return{width:l,height:u+50+a,upright:t,small:n,floor:o,frame:i,square:s,offer:c,font:r,slot:Math.min(96,d-8),memory:Array.from({length:e},(e,t)=>f(t)),pile:f(e),aside:f(e+1),book:{x:4,y:2,width:l-8,height:a+18}}}let l=600+2*i+16,[u,d]=[600+2*i+26,l*1.3-600-2*i-34],f=Math.min(72,(d-20)/3),p=e=>u+d/2+(e-1)*(f+10);return{width:l*1.3,height:l,upright:t,small:n,floor:o,frame:i,square:s,offer:c,font:r,slot:f,pile:{x:p(0)+f/2,y:318+f/2},aside:{x:p(2),y:318+f/2},memory:Array.from({length:e},(e,t)=>({x:p(t%3)+(t>2?f/2+5:0),y:318+(n?84:58)+f*1.5+Math.floor(t/3)*(f+10)})),book:{x:u,y:8,width:d,height:270}}}function ps(e,t){e.component(e=>{let{position:n,plan:r,shown:i,shownWay:a,square:o,squareChoice:s}=t,c=W(()=>n.monster),l=W(()=>n.stage),d=Array.from({length:6},(e,t)=>String.fromCharCode(97+t)),f=e=>e.map((e,t)=>`${t?`L`:`M`}${r.square(e).x} ${r.square(e).y}`).join(``),p=W(()=>c()?[c().square,...c().coming]:l().named?l().route:[]),m=W(()=>l().named?l().route.at(-1)??null:null),h=W(()=>us.filter(e=>!n.tiles[e]).map(r.square).map(({x:e,y:t})=>`M${e-50} ${t-50}h100v100h-100Z`).join(``)),g=W(()=>p().slice(1).map((e,t)=>{let[n,i]=[r.square(p()[t]),r.square(e)];return{x:(n.x+i.x)/2,y:(n.y+i.y)/2,turn:Math.atan2(i.y-n.y,i.x-n.x)*180/Math.PI}}));e.push(`<defs><pattern id="hr-sight" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="var(--phantom)" fill-opacity=".12"></rect><rect width="4" height="14" fill="var(--phantom)" fill-opacity=".3"></rect></pattern><pattern id="hr-seen" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="var(--blood)" fill-opacity=".2"></rect><rect width="5" height="14" fill="var(--blood)" fill-opacity=".45"></rect></pattern></defs><rect${T(`x`,r.floor.x-r.frame)}${T(`y`,r.floor.y-r.frame)}${T(`width`,r.floor.width+2*r.frame)}${T(`height`,r.floor.height+2*r.frame)} rx="16" class="house svelte-1chs4y9"></rect><!--[-->`);let _=U(d);for(let t=0,n=_.length;t<n;t++){let n=_[t];e.push(`<text aria-hidden="true" class="label svelte-1chs4y9"${T(`font-size`,r.font)}${T(`x`,r.floor.x+(t+.5)*100)}${T(`y`,r.floor.y+r.floor.height+r.frame/2)} dy=".33em">${u(n)}</text><text aria-hidden="true" class="label svelte-1chs4y9"${T(`font-size`,r.font)}${T(`x`,r.floor.x-r.frame/2)}${T(`y`,r.floor.y+(t+.5)*100)} dy=".35em">${u(t+1)}</text>`)}e.push(`<!--]--><!--[-->`);let v=U(us);for(let t=0,a=v.length;t<a;t++){let a=v[t],c=r.square(a),l=n.tiles[a];e.push(`<g${H(`square`,void 0,{pointed:i?.square===a,picked:o===a||n.searching===a,lit:s(a)!==null})}${T(`data-square`,a)}${T(`transform`,`translate(${V(c.x)} ${V(c.y)})`)}><title>${u(s(a)?.label??`${a}${l?`: ${is(l.text)}`:``}`)}</title><rect x="-50" y="-50" width="100" height="100"${H(`dark svelte-1chs4y9`,void 0,{odd:(t+Math.floor(t/6))%2})}></rect>`),l?(e.push(`<!--[0--><g${T(`data-room`,a)}>`),ts(e,{tile:l}),e.push(`<!----></g>`)):a===n.exit?e.push(`<!--[1--><g transform="translate(0 34) scale(2.100)"><path d="M-16 2V-20a16 16 0 0 1 32 0V2Z" class="doorframe svelte-1chs4y9"></path><path${T(`d`,Mr)} class="exit svelte-1chs4y9"></path><path d="M5-28A7 7 0 1 0 8-17 6 6 0 0 1 5-28Z" class="moonlight svelte-1chs4y9" transform="translate(-3 4)"></path></g>`):e.push(`<!--[-1--><path${T(`d`,Xo[(t*5+Math.floor(t/6)*3)%Xo.length])} class="shadow svelte-1chs4y9"></path>`),e.push(`<!--]--><rect x="-45" y="-45" width="90" height="90" rx="9" class="halo"></rect></g>`)}if(e.push(`<!--]-->`),n.child){e.push(`<!--[0-->`);let t=r.square(n.child);e.push(`<radialGradient id="hr-lantern" gradientUnits="userSpaceOnUse"${T(`cx`,t.x+15)}${T(`cy`,t.y+15)} r="230"><stop offset=".15" class="lantern svelte-1chs4y9" stop-opacity=".46"></stop><stop offset=".5" class="lantern svelte-1chs4y9" stop-opacity=".16"></stop><stop offset="1" class="lantern svelte-1chs4y9" stop-opacity="0"></stop></radialGradient><path${T(`d`,h())} fill="url(#hr-lantern)" pointer-events="none"></path>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--><g pointer-events="none"><!--[-->`);let y=U(c()?.sight??[]);for(let t=0,i=y.length;t<i;t++){let i=y[t],a=r.square(i);n.tiles[i]?e.push(`<!--[0--><rect${T(`x`,a.x-36)}${T(`y`,a.y-36)} width="72" height="72" rx="4"${H(`insight svelte-1chs4y9`,void 0,{seeing:c()?.sees_child})}></rect>`):e.push(`<!--[-1--><rect${T(`x`,a.x-50)}${T(`y`,a.y-50)} width="100" height="100"${T(`fill`,c()?.sees_child?`url(#hr-seen)`:`url(#hr-sight)`)}></rect>`),e.push(`<!--]-->`)}e.push(`<!--]-->`),l().named?e.push(`<!--[0--><path${T(`d`,f(l().route))} class="route svelte-1chs4y9"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]--><path${T(`d`,f(p()))} class="coming svelte-1chs4y9"></path><!--[-->`);let b=U(g());for(let t=0,n=b.length;t<n;t++){let n=b[t];e.push(`<path d="M-7-8L8 0-7 8-3 0Z" class="head svelte-1chs4y9"${T(`transform`,`translate(${V(n.x)} ${V(n.y)}) rotate(${V(n.turn)})`)}></path>`)}if(e.push(`<!--]-->`),m()){e.push(`<!--[0-->`);let t=r.square(m());e.push(`<g${T(`transform`,`translate(${V(t.x+27)} ${V(t.y+27)})`)}><circle r="17" class="goal svelte-1chs4y9"></circle><path d="M-8-8L8 8M8-8L-8 8" class="cross svelte-1chs4y9"></path></g>`)}else e.push(`<!--[-1-->`);if(e.push(`<!--]-->`),a.length&&c()){e.push(`<!--[0-->`);let t=r.square(a.at(-1));e.push(`<path${T(`d`,f([c().square,...a]))} class="threat svelte-1chs4y9"></path><circle${T(`cx`,t.x)}${T(`cy`,t.y)} r="40" class="threat svelte-1chs4y9"></circle>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--></g>`)})}function ms(e,t){e.component(e=>{let{view:n,latest:r,speak:i,choose:a,pointed:o=null,point:s,miss:c,upright:l}=t,u=W(()=>n),d=W(()=>u().position),f={wide:0,high:0},p=W(()=>ds(d().memory_size,l,l||Jr.lying,f)),m=W(()=>d().monster),h=W(()=>d().stage),g=null,_=null,v=W(()=>u().actions.map(e=>qo(e,d()))),y=W(()=>Jo(a?v():[],{square:g,source:_})),b=W(()=>v().find(e=>e.action===o)??null),x=W(()=>b()&&m()?Yo(u().actions.find(e=>e.text===b().action)?.message):[]);function S(e){let t=u().actions.find(t=>t.text===e);return t?no(t.message,i.names):e}function C(e){let t=y().squares.get(e);if(t===void 0)return null;let n=e===d().child?`${is(d().tiles[e]?.text)}: `:``;return{label:t?n+S(t):Z(g===e?`searching`:`search`,{square:e}),act:()=>t?a?.(t):g=g===e?null:e,point:e=>s?.(e?t:null)}}function w(e){let t=y().sources.get(e);if(t===void 0)return null;let n=e===`pile`?Z(`thepile`):is(e);return{label:t?S(t):Z(_===e?`taken`:`take`,{what:n}),act:()=>t?a?.(t):_=_===e?null:e,point:e=>s?.(e?t:null)}}let ee;R(()=>r.n);let te=[],E={up:0,right:90,down:180,left:270},D=!0,O;function k(e){{function t(e){ps(e,{position:d(),plan:p(),shown:b(),shownWay:x(),square:g,squareChoice:C}),e.push(`<!----> `),ls(e,{position:d(),plan:p(),shown:b(),source:_,sourceChoice:w}),e.push(`<!---->`)}function n(e){if(d().child){e.push(`<!--[0-->`);let t=p().square(d().child);Pr(e,{name:`child`,x:t.x,y:t.y,children:e=>{e.push(`<g transform="translate(2 22) scale(1.220)"><ellipse cy="16" rx="15" ry="4" fill="#000" opacity=".4"></ellipse><path${T(`d`,jr)} class="child svelte-jwg4h"></path><path d="M-4-19a1.800 1.800 0 1 0 .01 0ZM4-19a1.800 1.800 0 1 0 .01 0Z" class="eyes svelte-jwg4h"></path>`),d().star?e.push(`<!--[0--><path${T(`d`,Zo)} transform="translate(0 4) scale(.85)" class="starred svelte-jwg4h"></path>`):e.push(`<!--[-1--><path d="M0-8V14" class="seam svelte-jwg4h"></path>`),e.push(`<!--]--><g transform="translate(17 4)"><path d="M-4-9a4 4 0 0 1 8 0" class="seam svelte-jwg4h"></path><path d="M-6-9H6V5H-6Z" class="lantern svelte-jwg4h"></path><path d="M0-7C4-2 3 2 0 2S-4-2 0-7Z" class="flame svelte-jwg4h"></path></g></g>`)},$$slots:{default:!0}})}else e.push(`<!--[-1-->`);if(e.push(`<!--]--> `),m()){e.push(`<!--[0-->`);let t=p().square(m().square);Pr(e,{name:`monster`,x:t.x,y:t.y,children:e=>{e.push(`<g class="facing svelte-jwg4h"${T(`transform`,`rotate(${V(E[m().facing])})`)}><path d="M-13-40L0-55 13-40Z"${H(`svelte-jwg4h`,void 0,{seeing:m().sees_child})}></path></g><g transform="translate(0 2) scale(.96)">`),Qo(e,{stage:h().number}),e.push(`<!----></g>`)},$$slots:{default:!0}})}else e.push(`<!--[-1-->`);e.push(`<!--]--> `);{function t(e,t){ts(e,{tile:t})}ei(e,{get flights(){return te},set flights(e){te=e,D=!1},draw:t,$$slots:{draw:!0}})}e.push(`<!---->`)}si(e,{miss:a&&c,width:p().width,height:p().height,label:ns(h().name),get root(){return ee},set root(e){ee=e,D=!1},get box(){return f},set box(e){f=e,D=!1},still:t,moving:n,$$slots:{still:!0,moving:!0}})}}do D=!0,O=e.copy(),k(O);while(!D);e.subsume(O)})}var hs=cs(ms),gs=`M0-40a17 17 0 1 0 .01 0ZM0-31a8 8 0 1 1-.01 0ZM-4.500-8H4.500V40H-4.500ZM4.500 19H17V26.500H4.500ZM4.500 32H13V40H4.500Z`,_s={key:`M0-42c-14 0-22 8-22 19 0 7 3 11 8 13v7H14v-7c5-2 8-6 8-13 0-11-8-19-22-19ZM-4.500-3H4.500V40H-4.500ZM4.500 19H17V26.500H4.500ZM4.500 32H13V40H4.500Z`,face:`M-9-29a5.500 5.500 0 1 0 .01 0ZM9-29a5.500 5.500 0 1 0 .01 0ZM0-19l3 6h-6ZM-6-8v5M0-8v5M6-8v5`},vs={body:`M-24-6H24V28a7 7 0 0 1-7 7H-17a7 7 0 0 1-7-7Z`,shackle:`M-14-6V-20a14 14 0 0 1 28 0V-6`,hole:`M0 5a6 6 0 0 1 3 11.200L4.500 26h-9L-3 16.200A6 6 0 0 1 0 5Z`},ys={arches:`M-36 38V16a12 12 0 0 1 24 0V38ZM12-8V-30a12 12 0 0 1 24 0V-8Z`,way:`M-24 10C-24-24 2-6 8 0S24 20 24-2`},bs={frame:`M-34 14V-12a6 6 0 0 1 6-6H26a6 6 0 0 1 6 6V14`,blade:`M-36 14H34l-3 7-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5-3-5-3 5Z`,grip:`M32-16h9v34h-9Z`},xs={hoop:`M0-38a28 28 0 1 0 .01 0Z`,mesh:`M-24-24L14 14M-14-34L24 4M-28-8L4 18M24-24L-14 14M14-34L-24 4M28-8L-4 18`,grip:`M17 13L34 38`},Ss={sand:`M-13-19C-13-6-3-4-3 0S-13 6-13 19H13C13 6 3 4 3 0S13-6 13-19Z`,ends:`M-16-21H16M-16 21H16`,fill:`M-8-9H8C6-4 2-3 0 0-2-3-6-4-8-9ZM-10 18C-9 12-3 11 0 7 3 11 9 12 10 18Z`},Cs=`M0-40C-22-34-30-6-34 30M0-40C22-34 30-6 34 30M0-40C-8-20-12 0-14 36M0-40C8-20 12 0 14 36M-17-26C-6-20 6-20 17-26M-26-8C-10 0 10 0 26-8M-31 11C-12 20 12 20 31 11M-34 30C-24 34-20 40-14 36S-4 42 0 38 8 40 14 36 26 36 34 30`;function ws({text:e},t){let[n=``,r=``,i=``]=e.split(` `),a=t.players[t.turn],o=()=>a?.at?{tiles:[a.at],to:null}:{tiles:[],to:a?.side??null};switch(n){case`throw`:return{action:e,card:r,tiles:[],to:`discard`};case`play`:if(r===`net`){let n=t.players.find(e=>e.side===i)?.at;return{action:e,card:r,tiles:n?[n]:[],to:null}}return{action:e,card:r,tiles:i.split(`-`),to:null};case`move`:case`turn`:return{action:e,card:null,tiles:[r],to:null};case`leave`:return{action:e,card:null,tiles:[],to:a?.side??null};case`stay`:case`decline`:return{action:e,card:null,...o()};default:return{action:e,card:null,tiles:[],to:null}}}function Ts(e,t){let n={cards:new Set,tiles:new Map,grounds:new Map};for(let r of e)if(r.card&&n.cards.add(r.card),r.card===t.card&&(r.to&&n.grounds.set(r.to,r.action),r.tiles.length===1&&n.tiles.set(r.tiles[0],r.action),r.tiles.length===2)){if(t.end===null)for(let e of r.tiles)n.tiles.set(e,null);else r.tiles.includes(t.end)&&(n.tiles.set(t.end,null),n.tiles.set(r.tiles.find(e=>e!==t.end),r.action))}return n}function Es(e){return Object.entries(e??{}).flatMap(([e,t])=>Array.from({length:t},()=>e))}function Ds(e,t){e.component(e=>{let{r:n,off:r=0}=t;e.push(`<g${T(`transform`,`translate(${V(n.x-r)} ${V(n.y-r)})`)}><rect${T(`width`,n.width)}${T(`height`,n.height)} rx="10" class="back"></rect><rect x="7" y="7"${T(`width`,n.width-14)}${T(`height`,n.height-14)} rx="6" class="line svelte-1yl3ilw"></rect><g${T(`transform`,`translate(${V(n.width/2)} ${V(n.height/2)}) scale(${V(n.width/150)})`)}><path${T(`d`,ti.key)} transform="translate(-42 -42) scale(3.5)" class="key svelte-1yl3ilw"></path></g></g>`)})}function Os(e,t){t===`extra-key`?e.push(`<!--[0--><g transform="rotate(38) scale(.5)"><path${T(`d`,gs)} class="gold svelte-2slkcn"></path></g>`):t===`extra-turn`?e.push(`<!--[1--><g transform="scale(.82)"><path${T(`d`,Ss.sand)} class="glass svelte-2slkcn"></path><path${T(`d`,Ss.fill)} class="sand svelte-2slkcn"></path><path${T(`d`,Ss.ends)} class="ends svelte-2slkcn"></path></g>`):t===`barred`?e.push(`<!--[2--><path d="M-11-14V14M-4-14V14M4-14V14M11-14V14M-14-6H14M-14 6H14" class="little svelte-2slkcn"></path>`):e.push(`<!--[-1--><path d="M-10 14V-4a10 10 0 0 1 20 0V14Z" class="little svelte-2slkcn"></path>`),e.push(`<!--]-->`)}function ks(e,t){e.component(e=>{let{tile:n,lit:r=!1}=t,i=W(()=>es(n.colour)),a=[-18,-9,0,9,18],o=e=>-8-Math.sqrt(729-e*e);if(e.push(`<path d="M-37 41V-8A37 37 0 0 1 37-8V41Z" class="frame svelte-2slkcn"></path>`),n.up){if(e.push(`<!--[0--><path d="M-28 41V-8A28 28 0 0 1 28-8V41Z"${H(E(r?`lamp`:n.kind===`barred`&&!n.sawn?`dark`:`room`),`svelte-2slkcn`)}></path>`),n.kind===`barred`){e.push(`<!--[0--><!--[-->`);let t=U(a);for(let r=0,i=t.length;r<i;r++){let i=t[r];n.sawn?e.push(`<!--[0--><path class="bar sawn svelte-2slkcn"${T(`d`,`M${V(i)} ${V(o(i))}V${V(-16+Math.abs(i)/6)}M${V(i)} 41V${V(28-Math.abs(i)/5)}`)}></path>`):e.push(`<!--[-1--><path class="bar svelte-2slkcn"${T(`d`,`M${V(i)} ${V(o(i))}V41`)}></path>`),e.push(`<!--]-->`)}e.push(`<!--]--><path${H(`bar svelte-2slkcn`,void 0,{sawn:n.sawn})}${T(`d`,n.sawn?`M-27 34H27`:`M-27-4H27M-27 24H27`)}></path>`)}else e.push(`<!--[-1--><path d="M-28 41L-15 33V-20A26 26 0 0 0-28-8Z"${T(`fill`,i().colour)} class="leaf svelte-2slkcn"></path>`),n.kind!==`open`&&n.kind?(e.push(`<!--[0--><g transform="translate(5 8)">`),Os(e,n.kind),e.push(`<!----></g>`)):e.push(`<!--[-1-->`),e.push(`<!--]-->`);e.push(`<!--]--><path d="M-28 41V-8A28 28 0 0 1 28-8V41" fill="none"${T(`stroke`,i().colour)} stroke-width="4"></path><g transform="translate(0 -36)"><circle r="12.500"${T(`fill`,i().colour)} class="plate svelte-2slkcn"></circle><path${T(`d`,i().sign)}${T(`fill`,i().ink)} transform="scale(.78)"></path></g>`)}else e.push(`<!--[-1--><path d="M-28 41V-8A28 28 0 0 1 28-8V41Z"${T(`fill`,i().colour)} class="wood svelte-2slkcn"></path><path d="M-14-30V41M0-35V41M14-30V41" class="plank svelte-2slkcn"></path><path d="M-28-6H28M-28 30H28" class="iron svelte-2slkcn"></path><g${T(`transform`,n.padlock?`translate(0 -21) scale(.85)`:`translate(0 8)`)}><circle r="16"${T(`fill`,i().colour)} class="plate svelte-2slkcn"></circle><path${T(`d`,i().sign)}${T(`fill`,i().ink)} transform="scale(1.100)"></path></g><circle cx="21" cy="12" r="3.600" class="knob svelte-2slkcn"></circle>`),n.kind?(e.push(`<!--[0--><g${T(`transform`,n.padlock?`translate(24 -30) scale(.6)`:`translate(0 -24) scale(.72)`)}><circle r="21" class="chip svelte-2slkcn"></circle>`),Os(e,n.kind),e.push(`<!----></g>`)):e.push(`<!--[-1-->`),e.push(`<!--]-->`);e.push(`<!--]-->`),n.padlock?e.push(`<!--[0--><g${T(`transform`,n.up?`translate(0 12) scale(.82)`:`translate(0 16) scale(.72)`)}><path${T(`d`,vs.shackle)} class="shackleedge svelte-2slkcn"></path><path${T(`d`,vs.shackle)} class="shackle svelte-2slkcn"></path><path${T(`d`,vs.body)} class="lock svelte-2slkcn"></path><path${T(`d`,vs.hole)} class="hole svelte-2slkcn"></path></g>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)})}var As=58,js=e=>({x:e.x+e.width/2,y:e.y+e.height/2});function Ms(e,t,n,r,i={wide:0,high:0}){let a=Ns(e,t,n,i);if(r)return a;let o=Ps(e,t,n,null,Ao(i,Ps(e,t,n,null,18),18,23));return ko(i,a)>1.2*ko(i,o)?a:o}function Ns(e,t,n,r){let[i,a]=(t>e?[`beside`,`below`]:[`below`,`beside`]).map(i=>Ps(e,t,n,i,Ao(r,Ps(e,t,n,i,30),30,42)));return ko(r,a)>ko(r,i)?a:i}function Ps(e,t,n,r,i){let a=r!==null,o=a?i+3:25,s=e=>n.includes(e)?o+As+6:o+4,c={x:s(`west`),y:s(`north`),width:e*100,height:t*100},[l,u]=[c.x+c.width+s(`east`),c.y+c.height+s(`south`)],d={};for(let e of n)d[e]={south:{x:c.x,y:c.y+c.height+o,width:c.width,height:As},north:{x:c.x,y:6,width:c.width,height:As},west:{x:6,y:c.y,width:As,height:c.height},east:{x:c.x+c.width+o,y:c.y,width:As,height:c.height}}[e];let f={small:a,wall:o,castle:c,strips:d,tile:e=>({x:c.x+(e.charCodeAt(0)-97+.5)*100,y:c.y+(t-Number(e.slice(1))+.5)*100}),outside:e=>js(d[e]??c),font:i};if(r===`beside`){let e=i<=34,[t,n]=[l,e?226:190],r={width:(n-18)/2,height:(n-18)*.7},a=Math.min(170,(u-r.height-i-56)/4),o={x:t+4,y:u-r.height-i-6,...r};return{...f,width:l+n+6,height:u,flat:!0,named:e,captions:!1,counts:null,cards:e=>Array.from({length:e},(e,r)=>({x:t,y:8+r*(a+8),width:n,height:a})),pile:o,discard:{...o,x:t+r.width+14}}}if(r===`below`){let e=(l-60)/6,t=t=>({x:6+t*(e+8)+(t>3?10:0),y:u+8,width:e,height:e*1.35});return{...f,width:l,height:u+e*1.35+i+20,flat:!1,named:!1,captions:!1,counts:null,cards:e=>Array.from({length:e},(e,n)=>t(n)),pile:t(4),discard:t(5)}}let p=Math.max(l+250,u*1.3),[m,h]=[l+14,p-l-28],g=h>480?4:2,_=Math.min(150,(h-14*(g-1))/g),v=_*1.42,y=g===4?290:190,b=Math.max(0,(u-(1+4/g)*(v+14)-74-y)/4),x=12+b+v+62+b,S=x+4/g*(v+14)+6+b,C={x:m+(h-2*_-60)/2,y:12+b,width:_,height:v},w=g===2;return{...f,width:p,height:u,flat:!1,named:!0,captions:g===4,cards:e=>{let t=g===4?m+(h-e*_-(e-1)*14)/2:m+(h-2*_-14)/2;return Array.from({length:e},(e,n)=>({x:t+n%g*(_+14),y:x+Math.floor(n/g)*(v+14),width:_,height:v}))},pile:w?{...C,x:m+(h-2*_-14)/2}:C,discard:{...C,x:w?m+(h-2*_-14)/2+_+14:C.x+_+60},counts:{x:m+Math.max(0,(h-420)/2),y:S,width:Math.min(h,420),height:Math.min(u-S-10,y)}}}var Fs=[`open`,`barred`,`extra-key`,`extra-turn`],Is=[`white`,`purple`,`turquoise`,`grey`],Q=eo(`keys-to-the-castle`),Ls=e=>Q.named(`card`,e),Rs=e=>Q.named(`kind`,e),zs=e=>Q.named(`colour`,e);function Bs({up:e,kind:t,colour:n,sawn:r,padlock:i}){return{state:e?t===`open`||t===`barred`?t:`up`:t?`known`:`closed`,colour:zs(n),kind:t?Rs(t):``,sawn:r,padlock:i}}var Vs=e=>Q(`tile`,Bs(e));function Hs({text:e,message:t},n,{names:r}){return t.id===`action-net`?Q(`throw-net`,{who:r[n.position.players.findIndex(({side:t})=>e===`play net ${t}`)]??``,tile:String(t.args?.tile)}):null}function Us(e,{names:t}){let{hand:n,players:r,pile:i,discard:a,passages:o,board:s,tiles:c,unseen_tiles:l}=e.position,u=(e,t)=>t>1?Q(`board-several`,{card:Ls(e),count:t}):Ls(e),d=Object.values(a).reduce((e,t)=>e+t,0),f=Array.from({length:s.rows},(e,t)=>s.rows-t).flatMap(e=>{let t=c.filter(t=>Number(t.name.slice(1))===e).map(e=>Q(`board-tile`,{name:e.name,...Bs(e)}));return t.length?[Q(`board-row`,{row:e,tiles:t.join(`; `)})]:[]}),p=Object.entries(l).map(([e,t])=>{let n=Object.entries(t).filter(([,e])=>e).map(([e,t])=>Q(`board-kind`,{count:t,kind:Rs(e)}));return Q(`board-left`,{colour:zs(e),kinds:n.join(`, `)||`0`})});return[...n?[Q(`board-hand`,{cards:Object.entries(n).map(([e,t])=>u(e,t)).join(`, `)||Q(`board-empty`)})]:[],...r.map(({at:e,side:n,entry:r,netted:i,goal:a,cards:o},s)=>Q(`board-player`,{who:t[s]??``,at:e??`none`,side:n,entry:!e&&r||`none`,net:i,goal:a,cards:o})),Q(`board-piles`,{pile:Q(`pile`,{n:i}),discard:Q(`discard`,{n:d})}),...o.length?[Q(`board-passages`,{passages:o.map(e=>e.join(`-`)).join(`, `)})]:[],...f,Q(`board-unseen`,{doors:p.join(`; `)})]}var Ws={dealing:`chance-cards`,refilling:`chance-cards`,drawing:`chance-cards`,flipping:`chance-door`,"extra-flipping":`chance-door`},Gs={drawn:`step`,flipped:`dice`,opened:`step`,closed:`step`,entered:`step`,moved:`step`,padlocked:`captured`,netted:`captured`,"extra-key":`good`,"extra-turn":`good`,won:`good`};function Ks(e){let[t,n=``,r=``]=e.text.split(` `);return t===`throw`?[Q(`throw`)]:t===`play`?n===`passage`?[Ls(n),Q(`from`,{tile:r.split(`-`)[0]})]:[Ls(n)]:[]}function qs(e){let[t,n=``]=e.split(` `);return t===`draw`?Ls(n):Q(`came-${t}`,{what:Rs(n),n,colour:n})}function Js({message:e}){return e.id===`action-key`||e.id===`action-skeleton`&&e.args?.front!==`padlocked`?no({...e,id:`turning`}):null}function Ys(e){return{Board:e,describe:Us,sayAction:Hs,prompt:e=>{if(e.actor!==e.seat)return null;let{players:t,turn:n,phase:r}=e.position,i=t[n];return r===`moving`&&i&&!i.at&&i.entry?Q(`back`,{tile:i.entry}):Q.has(`prompt-${r}`)?Q(`prompt-${r}`):null},score:()=>``,colour:(e,t)=>Is[t]??null,sound:e=>Gs[e.kind]??null,group:Ks,sayInGroup:Js,chance:e=>{let t=Ws[e.position.phase];return t?Q(t):null},sayChance:qs,confirm:(e,t)=>e.text.startsWith(`throw `)&&t.actions.some(e=>e.text.startsWith(`play `))}}function Xs(e,t){e.component(e=>{let{position:n,seat:r,plan:i,shown:a,end:o,tileChoice:s,groundChoice:c}=t,l=W(()=>Array.from({length:n.board.columns},(e,t)=>String.fromCharCode(97+t))),d=W(()=>Array.from({length:n.board.rows},(e,t)=>t+1)),f=W(()=>n.players.flatMap((e,t)=>{let n=(e,n)=>{let r=i.strips[e];if(!r)return[];let a=e===`north`||e===`south`,o=n?30:(a?r.width:r.height)-30;return[{seat:t,side:e,home:n,x:a?r.x+o:r.x+r.width/2,y:a?r.y+r.height/2:r.y+o}]};return[...n(e.side,!0),...n(e.goal,!1)]}));function p([e,t]){let[n,r]=[i.tile(e),i.tile(t)],a=e=>`${n.x+(r.x-n.x)*e} ${n.y+(r.y-n.y)*e}`;return`M${a(.27)}L${a(.73)}`}function m([e,t]){let[n,r]=[i.tile(e),i.tile(t)];return[.27,.73].map(e=>({x:n.x+(r.x-n.x)*e,y:n.y+(r.y-n.y)*e}))}let h=W(()=>a?.tiles.length===2?p([a.tiles[0],a.tiles[1]]):``),g=e=>ai(e,Is[e]);e.push(`<defs><pattern id="kc-flags" width="50" height="50" patternUnits="userSpaceOnUse"><rect width="50" height="50" fill="var(--court)"></rect><path d="M0 25H50M25 0V25M0 50H50M8 25V50M42 25V50" stroke="var(--line)" stroke-opacity=".45" stroke-width="2" fill="none"></path></pattern><pattern id="kc-lawn" width="36" height="28" patternUnits="userSpaceOnUse"><path d="M6 20l3-7 3 7M24 10l2-6 3 6" stroke="var(--edge)" stroke-opacity=".5" stroke-width="2" fill="none" stroke-linecap="round"></path></pattern></defs><!--[-->`);let _=U(Object.entries(i.strips));for(let t=0,n=_.length;t<n;t++){let[n,r]=_[t];e.push(`<g${H(`ground svelte-1q9iksf`,void 0,{pointed:a?.to===n,lit:c(n)!==null})}>`),n===`north`||n===`south`?e.push(`<!--[0--><rect${T(`x`,r.x)}${T(`y`,n===`north`?r.y-6:r.y-i.wall)}${T(`width`,r.width)}${T(`height`,r.height+i.wall+6)} fill="transparent"></rect>`):e.push(`<!--[-1--><rect${T(`x`,n===`west`?r.x-6:r.x-i.wall)}${T(`y`,r.y)}${T(`width`,r.width+i.wall+6)}${T(`height`,r.height)} fill="transparent"></rect>`),e.push(`<!--]--><rect${T(`x`,r.x)}${T(`y`,r.y)}${T(`width`,r.width)}${T(`height`,r.height)} rx="16" class="lawn svelte-1q9iksf"></rect><rect${T(`x`,r.x)}${T(`y`,r.y)}${T(`width`,r.width)}${T(`height`,r.height)} rx="16" fill="url(#kc-lawn)" class="glow svelte-1q9iksf"></rect></g>`)}e.push(`<!--]--><g class="castle" pointer-events="none"><rect${T(`x`,i.castle.x-i.wall+6)}${T(`y`,i.castle.y-i.wall+6)}${T(`width`,i.castle.width+2*i.wall-12)}${T(`height`,i.castle.height+2*i.wall-12)} rx="14" class="wall svelte-1q9iksf"></rect><rect${T(`x`,i.castle.x-i.wall+6)}${T(`y`,i.castle.y-i.wall+6)}${T(`width`,i.castle.width+2*i.wall-12)}${T(`height`,i.castle.height+2*i.wall-12)} rx="14" class="teeth svelte-1q9iksf"></rect><rect${T(`x`,i.castle.x-1)}${T(`y`,i.castle.y-1)}${T(`width`,i.castle.width+2)}${T(`height`,i.castle.height+2)} rx="6" fill="url(#kc-flags)" stroke="var(--line)" stroke-width="2"></rect><!--[-->`);let v=U([0,1]);for(let t=0,n=v.length;t<n;t++){let n=v[t];e.push(`<!--[-->`);let r=U([0,1]);for(let t=0,a=r.length;t<a;t++){let a=r[t];e.push(`<circle${T(`cx`,i.castle.x-i.wall/2+n*(i.castle.width+i.wall))}${T(`cy`,i.castle.y-i.wall/2+a*(i.castle.height+i.wall))}${T(`r`,i.wall/2+9)} class="tower svelte-1q9iksf"></circle><circle${T(`cx`,i.castle.x-i.wall/2+n*(i.castle.width+i.wall))}${T(`cy`,i.castle.y-i.wall/2+a*(i.castle.height+i.wall))}${T(`r`,i.wall/2+1)} class="roof svelte-1q9iksf"></circle>`)}e.push(`<!--]-->`)}e.push(`<!--]--><!--[-->`);let y=U(l());for(let t=0,n=y.length;t<n;t++){let n=y[t];e.push(`<text aria-hidden="true" class="label svelte-1q9iksf"${T(`font-size`,i.font)}${T(`x`,i.castle.x+(t+.5)*100)}${T(`y`,i.castle.y+i.castle.height+i.wall/2-1)} dy=".33em">${u(n)}</text>`)}e.push(`<!--]--><!--[-->`);let b=U(d());for(let t=0,r=b.length;t<r;t++){let r=b[t];e.push(`<text aria-hidden="true" class="label svelte-1q9iksf"${T(`font-size`,i.font)}${T(`x`,i.castle.x-i.wall/2+1)}${T(`y`,i.castle.y+(n.board.rows-r+.5)*100)} dy=".35em">${u(r)}</text>`)}e.push(`<!--]--></g><!--[-->`);let x=U(f());for(let t=0,n=x.length;t<n;t++){let n=x[t],r=g(n.seat);e.push(`<g${T(`transform`,`translate(${V(n.x)} ${V(n.y)})`)} pointer-events="none" class="badge">`),n.home?e.push(`<!--[0--><path d="M-20 20V-4L0-20 20-4V20Z"${T(`fill`,r.colour)} class="sign svelte-1q9iksf"></path><path${T(`d`,ti[r.emblem])}${T(`fill`,r.ink)} fill-rule="evenodd" transform="translate(-11 -6) scale(.92)"></path>`):e.push(`<!--[-1--><path d="M-16 24V-24" class="pole svelte-1q9iksf"></path><path d="M-14-24H22L14-8 22 8H-14Z"${T(`fill`,r.colour)} class="sign svelte-1q9iksf"></path><path${T(`d`,ti[r.emblem])}${T(`fill`,r.ink)} fill-rule="evenodd" transform="translate(-10 -20) scale(.98)"></path>`),e.push(`<!--]--></g>`)}e.push(`<!--]--><!--[-->`);let S=U(n.players);for(let t=0,n=S.length;t<n;t++){let n=S[t];if(i.strips[n.side]&&t!==r){e.push(`<!--[0-->`);let t=i.strips[n.side],r=t.width>t.height;e.push(`<g${T(`transform`,`translate(${V(r?t.x+76:t.x+t.width/2)} ${V(r?t.y+t.height/2:t.y+82)})`)} pointer-events="none"><!--[-->`);let a=U(Array.from({length:n.cards},(e,t)=>t));for(let t=0,n=a.length;t<n;t++){let n=a[t];e.push(`<rect${T(`x`,r?-14+n*15:-14)}${T(`y`,r?-20:-20+n*13)} width="28" height="40" rx="4" class="back"></rect>`)}e.push(`<!--]--></g>`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`)}e.push(`<!--]--><!--[-->`);let C=U(n.tiles);for(let t=0,r=C.length;t<r;t++){let r=C[t],c=i.tile(r.name);e.push(`<g${H(`door`,void 0,{pointed:a?.tiles.includes(r.name),picked:o===r.name,lit:s(r.name)!==null})}${T(`transform`,`translate(${V(c.x)} ${V(c.y)})`)}><title>${u(s(r.name)?.label??`${r.name}: ${Vs(r)}`)}</title><rect x="-50" y="-50" width="100" height="100" fill="transparent"></rect><g${T(`data-tile`,r.name)}>`),ks(e,{tile:r,lit:n.players.some(e=>e.at===r.name)}),e.push(`<!----></g><path d="M-42 46V-8A42 42 0 0 1 42-8V46Z" class="halo"></path></g>`)}e.push(`<!--]--><!--[-->`);let w=U(n.passages);for(let t=0,n=w.length;t<n;t++){let n=w[t];e.push(`<g${T(`data-passage`,n.join(`-`))} pointer-events="none"><path${T(`d`,p(n))} class="tunnel svelte-1q9iksf"></path><path${T(`d`,p(n))} class="steps svelte-1q9iksf"></path><!--[-->`);let r=U(m(n));for(let t=0,n=r.length;t<n;t++){let n=r[t];e.push(`<circle${T(`cx`,n.x)}${T(`cy`,n.y)} r="8" class="hatch svelte-1q9iksf"></circle>`)}e.push(`<!--]--></g>`)}e.push(`<!--]-->`),h()?e.push(`<!--[0--><path${T(`d`,h())} class="arrow"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)})}var Zs=`#221d38`,Qs=`#f6f1e4`,$s=`#f0c659`,ec=(e,t,n)=>`M${e-n} ${t}a${n} ${n} 0 1 0 ${2*n} 0a${n} ${n} 0 1 0 ${-2*n} 0Z`,tc=(e,t,n)=>`M${-t} ${e}a${t} ${n} 0 1 0 ${2*t} 0a${t} ${n} 0 1 0 ${-2*t} 0Z`,nc={d:ec(-3,-17,1.1)+ec(3,-17,1.1),fill:Zs},rc=[{parts:[{d:`M1-28C3-38 12-39 17-32 11-34 8-30 5-25Z`,fill:`#d8505f`},{d:`M-10-10V-19a10 10 0 0 1 20 0V-10L0-7Z`,fill:`#b6bfd2`},{d:`M-7-18H7M0-29V-9M-4-13.500V-11.500M4-13.500V-11.500`,line:Zs}]},{parts:[{d:`M-9-21C-13-15-12-9-9-6L-5-9C-8-12-8-16-7-21ZM9-21C13-15 12-9 9-6L5-9C8-12 8-16 7-21Z`,fill:`#8a5a35`},nc,{d:`M-9.500-21L-12-34-5.500-28.500 0-37 5.500-28.500 12-34 9.500-21Z`,fill:$s},{d:ec(0,-25,2),fill:`#d8505f`}]},{parts:[{d:`M-7-15C-8-4-3 1 0 4 3 1 8-4 7-15 3-12-3-12-7-15Z`,fill:Qs},nc,{d:`M-8.500-22L2-46 8.500-22Z`,fill:`#6a5bd0`},{d:tc(-22,14,3.4),fill:`#6a5bd0`},{d:ec(-1.5,-29,1.6)+ec(3,-34,1.2)+ec(3.5,-26,1.2),fill:$s}]},{parts:[nc,{d:`M-10-18C-10-31-16-34-21-28-16-28-15-24-14-18ZM0-21H-10C-9-30-5-33 0-36Z`,fill:`#d8505f`},{d:`M10-18C10-31 16-34 21-28 16-28 15-24 14-18ZM0-21H10C9-30 5-33 0-36Z`,fill:`#4aa564`},{d:ec(-20,-26,2.4)+ec(20,-26,2.4)+ec(0,-37,2.6),fill:$s}]},{parts:[nc,{d:`M-6-13.500C-4-16-1-14 0-13.500 1-14 4-16 6-13.500 4-11 1-12 0-12.500-1-12-4-11-6-13.500Z`,fill:Zs},{d:`M-8.500-21V-28C-16-29-15-39-7-38-5-45 5-45 7-38 15-39 16-29 8.500-28V-21Z`,fill:Qs},{d:`M-4-23V-28M0-23V-29M4-23V-28`,line:`#9aa0b5`}]},{parts:[nc,{d:`M-9-23C-9-37 9-37 9-23Z`,fill:`#e2c063`},{d:tc(-22,16,4),fill:`#e2c063`},{d:`M-9-25.500H9`,line:`#2f7d46`},{d:ec(9,-27,3.2),fill:`#d8505f`},{d:ec(9,-27,1.2),fill:$s}]},{parts:[{d:`M-8.500-20L8-13.500`,line:Zs},{d:ec(3.2,-16,2.8)+ec(-3,-17,1.1),fill:Zs},{d:`M-17-22C-14-33-6-37 0-37S14-33 17-22C8-27-8-27-17-22Z`,fill:`#4b4278`},{d:ec(0,-31.5,2.6)+`M-1.600-30H1.600V-27H-1.600Z`,fill:Qs}]},{parts:[{d:`M-9-21C-14-14-14-8-12-3L-6-7C-8-12-8-16-7-21ZM9-21C14-14 14-8 12-3L6-7C8-12 8-16 7-21Z`,fill:`#e08a3c`},nc,{d:`M-8.500-22C-7-34-2-40 11-45 6-39 7-30 8.500-22Z`,fill:`#3c7d5a`},{d:tc(-22,16,3.6),fill:`#3c7d5a`},{d:`M-3-28H3V-23.500H-3Z`,line:$s}]},{parts:[{d:`M-4-8L-17-20C-17-8-15 0-11 4ZM4-8L17-20C17-8 15 0 11 4Z`,fill:`#a3263a`},{d:`M-9-15C-12-31 12-31 9-15 7-20 4-22 0-19-4-22-7-20-9-15Z`,fill:Zs},nc,{d:`M-3.500-13H-.800L-2.100-9.500ZM.800-13H3.500L2.100-9.500Z`,fill:Qs}]},{parts:[nc,{d:`M-9.500-20C-17-20-18-15-16-13-13-16-8-18 0-18S13-16 16-13C18-15 17-20 9.500-20Z`,fill:`#7d5a3a`},{d:`M-10-20C-11-35 11-35 10-20Z`,fill:`#a07a4e`},{d:`M0-31V-20M-6-29V-20M6-29V-20M-9.500-25H9.500`,line:`#6b4a2c`},{d:ec(0,-32,2),fill:`#6b4a2c`}]},{parts:[nc,{d:`M7-29C9-42 18-45 24-43 22-35 15-29 9-27Z`,fill:Qs},{d:`M-13-20C-17-30-6-35 4-34S17-27 12-20C5-23-6-23-13-20Z`,fill:`#9a5fd0`},{d:`M-11-20.500C-5-23 5-23 11-20.500`,line:$s}]},{parts:[{d:`M-5-16.500C-4-15.500-2.500-15.500-1.500-16.500M1.500-16.500C2.500-15.500 4-15.500 5-16.500`,line:Zs},{d:`M-9-20C-9-36 8-40 17-27 19-23 18-18 17-14 15-20 12-24 9-20Z`,fill:`#8fc4f0`},{d:`M-8-24C0-29 8-28 14-22M-5-29C2-33 10-31 15-26`,line:Qs},{d:`M-10-18.500H10V-22.500H-10Z`+ec(17,-12,3.2),fill:Qs}]}];function ic(e){return eo(`keys-to-the-castle`).named(`option-character`,e)}function ac(e,t){let n=String(e??``).split(`,`).map(Number),r=[];for(let e=0;e<t;e++){let t=n[e]??1,i=rc[t-1]!==void 0&&!r.includes(t);r.push(i?t:rc.findIndex((e,t)=>!r.includes(t+1))+1)}return r}function oc(e){let t=String(e).split(`,`).length,n=ac(e,t);return n.every((e,t)=>e===t+1)?``:n.map(e=>ic(e)).join(`, `)}function sc(e,t){e.component(e=>{let{seat:n,number:r}=t;oi(e,{seat:n,colour:Is[n]??null}),e.push(`<!----><g${T(`data-character`,r)}><!--[-->`);let i=U(rc[r-1]?.parts??[]);for(let t=0,n=i.length;t<n;t++){let n=i[t];n.line?e.push(`<!--[0--><path${T(`d`,n.d)} fill="none"${T(`stroke`,n.line)} stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"></path>`):e.push(`<!--[-1--><path${T(`d`,n.d)}${T(`fill`,n.fill)} stroke="var(--line)" stroke-width="1" stroke-linejoin="round"></path>`),e.push(`<!--]-->`)}e.push(`<!--]--></g>`)})}function cc(e,t){e.component(e=>{let{card:n}=t,r=W(()=>es(n.replace(`key-`,``)));n.startsWith(`key-`)?e.push(`<!--[0--><path${T(`d`,gs)}${T(`fill`,r().colour)} class="edge svelte-zzukh8" transform="rotate(38)"></path><g transform="translate(26 -24)"><circle r="15"${T(`fill`,r().colour)} class="edge svelte-zzukh8"></circle><path${T(`d`,r().sign)}${T(`fill`,r().ink)} transform="scale(.95)"></path></g>`):n===`skeleton`?e.push(`<!--[1--><g transform="rotate(38)"><path${T(`d`,_s.key)} fill="#f6f0dc" class="edge svelte-zzukh8"></path><path${T(`d`,_s.face)} class="dark svelte-zzukh8"></path></g>`):n===`padlock`?e.push(`<!--[2--><path${T(`d`,vs.shackle)} class="steel svelte-zzukh8"></path><path${T(`d`,vs.body)} fill="#d8a544" class="edge svelte-zzukh8"></path><path${T(`d`,vs.hole)} class="dark svelte-zzukh8"></path>`):n===`passage`?e.push(`<!--[3--><path${T(`d`,ys.way)} class="way svelte-zzukh8"></path><path${T(`d`,ys.arches)} class="arch edge svelte-zzukh8"></path>`):n===`hacksaw`?e.push(`<!--[4--><g transform="rotate(-24)"><path${T(`d`,bs.frame)} class="steel svelte-zzukh8"></path><path${T(`d`,bs.blade)} fill="#c9d0de" class="edge svelte-zzukh8"></path><path${T(`d`,bs.grip)} fill="#a5452f" class="edge svelte-zzukh8"></path></g>`):n===`net`?e.push(`<!--[5--><path${T(`d`,xs.grip)} class="grip svelte-zzukh8"></path><path${T(`d`,xs.mesh)} class="mesh svelte-zzukh8"></path><path${T(`d`,xs.hoop)} class="hoop svelte-zzukh8"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)})}function lc(e,t){e.component(e=>{let{position:n,plan:r,hand:i,places:a,top:o,card:s,shown:c,cardChoice:l,discardChoice:d}=t,f=W(()=>Object.values(n.discard).reduce((e,t)=>e+t,0)),p=W(()=>o&&n.discard[o]?o:Object.keys(n.discard).at(-1)??null),m=e=>Ls(e).split(/ |(?<=-)/),h=W(()=>e=>{let t=a[0]?.width??100;if(!r.flat)return Math.max(15,Math.min(r.font+1,t/5.2));let n=Math.max(...m(e).map(e=>e.length));return Math.max(r.font*.75,Math.min(r.font,(t-98-10)/(n*.5)))}),g=W(()=>r.counts);e.push(`<g class="pile"><title>${u(Q(`pile`,{n:n.pile}))}</title>`),n.pile>6?(e.push(`<!--[0-->`),Ds(e,{r:r.pile,off:-6})):e.push(`<!--[-1-->`),e.push(`<!--]-->`),n.pile>1?(e.push(`<!--[0-->`),Ds(e,{r:r.pile,off:-3})):e.push(`<!--[-1-->`),e.push(`<!--]-->`),n.pile?(e.push(`<!--[0-->`),Ds(e,{r:r.pile,off:0})):e.push(`<!--[-1--><rect${_r({...r.pile,rx:`10`,class:`empty`},`svelte-18g4xd8`,void 0,void 0,3)}></rect>`),e.push(`<!--]--><text class="count"${T(`font-size`,r.font)}${T(`x`,js(r.pile).x)}${T(`y`,r.pile.y+r.pile.height+(r.small?r.font:28))}>${u(r.captions?Q(`pile`,{n:n.pile}):n.pile)}</text></g><g${H(`pile`,void 0,{pointed:c?.to===`discard`,lit:d!==null})}><title>${u(d?.label??Q(`discard`,{n:f()}))}</title><rect${_r({...r.discard,rx:`10`,class:`empty`},`svelte-18g4xd8`,void 0,void 0,3)}></rect>`),p()?(e.push(`<!--[0--><rect${_r({...r.discard,rx:`10`,class:`paper`},`svelte-18g4xd8`,void 0,void 0,3)}></rect><g${T(`transform`,`translate(${V(js(r.discard).x)} ${V(js(r.discard).y)}) scale(${V(r.discard.width/125)})`)}>`),cc(e,{card:p()}),e.push(`<!----></g>`)):e.push(`<!--[-1-->`),e.push(`<!--]--><rect${_r({...r.discard,rx:`10`,class:`halo`},`svelte-18g4xd8`,void 0,void 0,3)}></rect></g><text class="count"${T(`font-size`,r.font)}${T(`x`,js(r.discard).x)}${T(`y`,r.discard.y+r.discard.height+(r.small?r.font:28))}>${u(r.captions?Q(`discard`,{n:f()}):f())}</text><!--[-->`);let _=U(i);for(let t=0,n=_.length;t<n;t++){let n=_[t],i=a[t];if(e.push(`<g${T(`data-held`,t)}${H(`held svelte-18g4xd8`,void 0,{flat:r.flat,up:s===n,away:s!==null&&s!==n})}><g${H(`card svelte-18g4xd8`,void 0,{pointed:c?.card===n,lit:l(n)!==null})}${T(`transform`,`translate(${V(i.x)} ${V(i.y)})`)}><title>${u(l(n)?.label??Ls(n))}</title><rect${T(`width`,i.width)}${T(`height`,i.height)} rx="10" class="paper"></rect><rect x="5" y="5"${T(`width`,i.width-10)}${T(`height`,i.height-10)} rx="7" class="paperline svelte-18g4xd8"></rect>`),r.flat?(e.push(`<!--[0--><g${T(`transform`,`translate(${V(r.named?52:i.width/2)} ${V(i.height/2)}) scale(${V(Math.min(r.named?1:1.3,i.height/118))})`)}>`),cc(e,{card:n}),e.push(`<!----></g>`)):(e.push(`<!--[-1--><g${T(`transform`,`translate(${V(i.width/2)} ${V(r.named?i.height*.385:i.height/2)}) scale(${V(i.width/112)})`)}>`),cc(e,{card:n}),e.push(`<!----></g>`)),e.push(`<!--]--><rect${T(`width`,i.width)}${T(`height`,i.height)} rx="10" class="halo svelte-18g4xd8"></rect></g>`),r.named){e.push(`<!--[0--><text aria-hidden="true"${H(`name serif ink svelte-18g4xd8`,void 0,{start:r.flat})}${T(`font-size`,h()(n))}${T(`transform`,`translate(${V(i.x)} ${V(i.y)})`)}><!--[-->`);let t=U(m(n));for(let a=0,o=t.length;a<o;a++){let o=t[a],s=a-(m(n).length-1)/2;r.flat?e.push(`<!--[0--><tspan${T(`x`,98)}${T(`y`,i.height/2+s*h()(n)*1.05)} dy=".33em">${u(o)}</tspan>`):e.push(`<!--[-1--><tspan${T(`x`,i.width/2)}${T(`y`,i.height*.815+s*h()(n))} dy=".33em">${u(o)}</tspan>`),e.push(`<!--]-->`)}e.push(`<!--]--></text>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--></g>`)}if(e.push(`<!--]-->`),g()){e.push(`<!--[0-->`);let[t,i]=[g().width/5,Math.min(46,(g().height-34)/5)];e.push(`<g${T(`transform`,`translate(${V(g().x)} ${V(g().y)})`)} class="counts svelte-18g4xd8"><text${T(`font-size`,Math.min(r.font,g().width/(Q(`unseen`).length*.48)))}${T(`x`,g().width/2)} y="16" class="serif">${u(Q(`unseen`))}</text><!--[-->`);let a=U(Fs);for(let n=0,r=a.length;n<r;n++){let r=a[n];e.push(`<g${T(`transform`,`translate(${V(t*(n+1.5))} ${V(28+i/2)}) scale(${V(i/104)})`)}><title>${u(Rs(r))}</title>`),ks(e,{tile:{colour:`grey`,up:!0,kind:r,padlock:!1,sawn:!1}}),e.push(`<!----></g>`)}e.push(`<!--]--><!--[-->`);let o=U(Object.entries(n.unseen_tiles));for(let n=0,a=o.length;n<a;n++){let[a,s]=o[n],c=es(a),l=28+i*(n+1.5);e.push(`<circle${T(`cx`,t/2)}${T(`cy`,l)}${T(`r`,Math.min(15,i*.4))}${T(`fill`,c.colour)} stroke="var(--line)" stroke-width="2"></circle><path${T(`d`,c.sign)}${T(`fill`,c.ink)}${T(`transform`,`translate(${V(t/2)} ${V(l)}) scale(${V(i/46)})`)}></path><!--[-->`);let d=U(Fs);for(let n=0,i=d.length;n<i;n++){let i=d[n];e.push(`<text${T(`font-size`,r.font)}${T(`x`,t*(n+1.5))}${T(`y`,l)} dy=".35em"${H(`svelte-18g4xd8`,void 0,{none:!s[i]})}>${u(s[i])}</text>`)}e.push(`<!--]-->`)}e.push(`<!--]--></g>`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`)})}function uc(e,t){e.component(e=>{let{view:n,latest:r,speak:i,choose:a,pointed:o=null,point:s,miss:c,upright:l,options:d}=t,f=W(()=>n),p=W(()=>f().position),m=W(()=>[...new Set(p().players.flatMap(e=>[e.side,e.goal]))].join()),h={wide:0,high:0},g=W(()=>Ms(p().board.columns,p().board.rows,m().split(`,`),l||Jr.lying,h)),_=W(()=>Es(p().hand)),v=W(()=>g().cards(_().length)),y=W(()=>ac(d?.character,p().players.length)),b=null,x=null,S=W(()=>f().actions.map(e=>ws(e,p()))),C=W(()=>Ts(a?S():[],{card:b,end:x})),w=W(()=>S().find(e=>e.action===o)??null),ee=W(()=>b?null:S()[0]?.card??null);function te(e){let t=f().actions.find(t=>t.text===e);return t?Hs(t,n,i)??no(t.message,i.names):e}function E(e){b=b===e?null:e,x=null}function D(e,t){t?a?.(t):x=x===e?null:e}function O(e){let t=C().tiles.get(e);return t===void 0?null:{label:t?te(t):Q(x===e?`first`:`end`,{tile:e}),act:()=>D(e,t),point:e=>s?.(e?t:null),first:C().cards.size===0||b!==null}}function k(e){return C().cards.has(e)?{label:Q(b===e?`picked`:`card`,{what:Ls(e)}),act:()=>E(e),first:e===ee()||b===e}:null}function A(e){let t=C().grounds.get(e);return t?{label:te(t),act:()=>a?.(t),point:e=>s?.(e?t:null)}:null}let ne;R(()=>r.n),R(()=>new Map(p().tiles.map(e=>[e.name,e])));let j=[];function M(e,t){let n=e?g().tile(e):g().outside(t);return{x:n.x,y:n.y+(e?12:2)}}let N=!0,re;function ie(e){{function t(e){lc(e,{position:p(),plan:g(),hand:_(),places:v(),top:null,card:b,shown:w(),cardChoice:k,discardChoice:A(`discard`)}),e.push(`<!----> `),Xs(e,{position:p(),seat:f().seat,plan:g(),shown:w(),end:x,tileChoice:O,groundChoice:A}),e.push(`<!---->`)}function n(e){e.push(`<!--[-->`);let t=U(p().players);for(let n=0,r=t.length;n<r;n++){let r=t[n],i=M(r.at,r.side);Pr(e,{name:`seat ${V(n)}`,x:i.x,y:i.y,children:e=>{n===p().turn&&p().phase!==`over`?e.push(`<!--[0--><ellipse cy="24" rx="30" ry="9" class="turn svelte-netoab"></ellipse>`):e.push(`<!--[-1-->`),e.push(`<!--]--><g${T(`transform`,`scale(${V(r.at?1.5:1.25)})`)}>`),sc(e,{seat:n,number:y()[n]}),e.push(`<!----></g>`),r.netted?e.push(`<!--[0--><g${T(`data-net`,n)}><path${T(`d`,Cs)} class="netedge svelte-netoab" transform="translate(0 -6)"></path><path${T(`d`,Cs)} class="net svelte-netoab" transform="translate(0 -6)"></path><circle cx="30" cy="-32" r="15" class="netcount svelte-netoab"></circle><text aria-hidden="true" x="30" y="-32" dy=".35em"${T(`font-size`,g().small?28:18)} class="netnumber svelte-netoab">${u(r.netted)}</text></g>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)},$$slots:{default:!0}})}e.push(`<!--]--> `);{function n(e,t){t?(e.push(`<!--[0-->`),ks(e,{tile:t})):(e.push(`<!--[-1-->`),Ds(e,{r:{...g().pile,x:-g().pile.width/2,y:-g().pile.height/2}})),e.push(`<!--]-->`)}ei(e,{get flights(){return j},set flights(e){j=e,N=!1},draw:n,$$slots:{draw:!0}})}e.push(`<!---->`)}si(e,{miss:a&&c,width:g().width,height:g().height,label:p().board.name,get root(){return ne},set root(e){ne=e,N=!1},get box(){return h},set box(e){h=e,N=!1},still:t,moving:n,$$slots:{still:!0,moving:!0}})}}do N=!0,re=e.copy(),ie(re);while(!N);e.subsume(re)})}var dc=Ys(uc),fc=Ho(Go,`-`);function pc(e,t){e.component(e=>{let n=xr(e),{title:r,open:i,children:a,close:o,wide:s=!1}=t;e.push(`<dialog${H(`panel svelte-1i47zga`,void 0,{wide:s})}${T(`aria-labelledby`,n)}>`),i?(e.push(`<!--[0--><div class="inside svelte-1i47zga"><header class="svelte-1i47zga"><h2${T(`id`,n)}>${u(r)}</h2> <button class="button quiet" type="button"${T(`aria-label`,to(`app-close`))}><svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true"><path d="M3 3l12 12M15 3L3 15" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path></svg></button></header> `),a(e),e.push(`<!----></div>`)):e.push(`<!--[-1-->`),e.push(`<!--]--></dialog>`)})}var $=eo(`run-ghost-run`),mc=e=>$.named(`piece`,e),hc=e=>$.named(`pose`,e),gc=e=>e?$(`side-${e}`):``;function _c(e){let[t=``,n]=String(e??``).split(` `);return t?$(`ghost`,{size:t,number:Number(n??0)}):``}var vc=e=>$.named(`midnight`,e);function yc(e){let t=$.named(`does`,e);return t===e?e:$(`midnight-says`,{card:vc(e),does:t})}var bc={small:1,medium:2,large:3},xc=[`small`,`medium`,`large`],Sc=[`up`,`down`,`back`,`front`,`left`,`right`],Cc=[`S`,`W`,`N`,`E`],wc=e=>e.split(` `)[0]??`small`;function Tc(e,t){let n=`abcdef`.indexOf(e.field[0]??`a`),r=Number(e.field[1])-1,i=bc[t]/2;return{x:n*100+(e.spot[0]+i)*100/3,y:r*100+(e.spot[1]+i)*100/3}}function Ec(e,t){return{x:t.x+t.cos*e.x-t.sin*e.y,y:t.y+t.sin*e.x+t.cos*e.y}}function Dc(e,t){let[n,r,i,a]=e;return[[n,i],[r,i],[r,a],[n,a]].map(([e,n])=>Ec({x:e,y:n},t))}function Oc(e,t){let n=e.turn*Math.PI/180;return{...t,...e,z:0,cos:Math.cos(n),sin:Math.sin(n),moved:!1}}function kc(e,t){let n=Oc({...e,x:0,y:0},t),r=t.boxes.flatMap(e=>Dc(e,n)),i=(e,t)=>{let n=Math.ceil(-Math.min(...t)-1e-6),r=Math.floor(600-Math.max(...t)+1e-6);return Math.max(n,Math.min(r,Math.round(e)))};return{...e,x:i(e.x,r.map(e=>e.x)),y:i(e.y,r.map(e=>e.y))}}var Ac=e=>(e/100).toFixed(2),jc=e=>`${e.field} ${e.spot[0]},${e.spot[1]}${e.level?` on ${Ac(e.level)}`:``}`,Mc=e=>`place ${e.piece} ${Ac(e.x)} ${Ac(e.y)} ${e.turn} ${e.pose} ${e.under?`under`:`over`}`;function Nc(e){let t=/^([a-f][1-6]) ([0-2]),([0-2])(?: on (\d+\.\d\d))?$/.exec(e);return t?{field:t[1],spot:[Number(t[2]),Number(t[3])],level:Math.round(Number(t[4]??0)*100)}:null}function Pc(e){let t=/^place (\w+) (\d+\.\d\d) (\d+\.\d\d) (\d+) (\w+) (over|under)$/.exec(e);if(t){let[,e,n,r,i,a,o]=t;return{held:{piece:e,x:Math.round(Number(n)*100),y:Math.round(Number(r)*100),turn:Number(i),pose:a,under:o===`under`}}}let n=/^side ([swne])$/.exec(e);if(n)return{side:n[1].toUpperCase()};let r=/^(large|medium \d|small \d) (?:to|grows at|merges with (large|medium \d|small \d) at) (.+)$/.exec(e);if(r){let[,t,n,i]=r,a=Nc(i),o=Math.max(xc.indexOf(wc(t)),xc.indexOf(wc(n??t)))+1;return{ghost:t,size:e.includes(` to `)?wc(t):xc[Math.min(2,o)]??`large`,...n&&{partner:n},...a&&{place:a}}}let i=Nc(e.replace(/^bring to /,``));if(i)return{size:`small`,place:i};let a=/^(?:tag |take back )?(large|medium \d|small \d)\b/.exec(e);return a?{ghost:a[1]}:{}}function Fc(e){let t=Number(e.slice(1))*100-50;switch(e[0]){case`S`:return{x:t,y:0,dx:0,dy:1};case`N`:return{x:t,y:600,dx:0,dy:-1};case`W`:return{x:0,y:t,dx:1,dy:0};default:return{x:600,y:t,dx:-1,dy:0}}}var Ic=e=>Cc[(Cc.indexOf(e)+2)%4];function Lc(e,t){let n=[];return e.seats.forEach((r,i)=>{let a=i===t?e.plan?.ghosts??null:null;r.ghosts.forEach((t,o)=>{let s=a?.[o]??t;if(s.where!==`lobby`)return;let c={field:s.field,spot:s.spot,level:s.level},l=a!==null&&(t.where!==`lobby`||jc(c)!==jc(t));n.push({seat:i,ghost:t.name,size:t.size,number:t.number,colour:r.colour,place:c,height:e.heights[xc.indexOf(t.size)],draft:l,spellbound:t.spellbound??!1})})}),n}var Rc=`newcomer`,zc=(e,t)=>xc[Math.min(2,Math.max(xc.indexOf(wc(e)),xc.indexOf(wc(t)))+1)];function Bc(e){let t=new Map,n=(e,n)=>t.set(e,[...t.get(e)??[],n]);if(e.actor!==e.seat)return t;for(let[n,r]of Object.entries(e.position.plan?.ways??{})){let e=[];for(let[t,{cost:i,floor:a,up:o,merge:s}]of Object.entries(r)){let r=(r,a)=>{let o={field:t,spot:r,level:a};e.push({action:`${n} to ${jc(o)}`,place:o,size:wc(n),cost:i,partner:null})};[...a].forEach((e,t)=>e===`#`&&r([t%3,Math.floor(t/3)],0));for(let[e,t,n]of o)r([e,t],n);for(let[r,a,o,c]of s){let s={field:t,spot:[a,o],level:c};e.push({action:`${n} merges with ${r} at ${jc(s)}`,place:s,size:zc(n,r),cost:i,partner:r})}}t.set(n,e)}for(let{text:n}of e.actions){let e=/ leaves$/.test(n)&&n.replace(/ leaves$/,``);e&&!t.has(e)&&t.set(e,[])}if(e.position.phase===`tag`||e.position.phase===`big brother`)for(let{text:t}of e.actions){let{ghost:e,place:r,size:i}=Pc(t);r&&i&&n(e??`newcomer`,{action:t,place:r,size:i,cost:null,partner:null})}return t}function Vc(e,t){let n=e=>{let n=Tc(e.place,e.size);return Math.hypot(n.x-t.x,n.y-t.y)},r=e.filter(e=>{let[n,r]=[`abcdef`.indexOf(e.place.field[0])*100,(Number(e.place.field[1])-1)*100];return t.x>=n&&t.x<=n+100&&t.y>=r&&t.y<=r+100});if(!r.length)return[];let i=r.reduce((e,t)=>n(t)<n(e)-1e-6?t:e),a=Tc(i.place,i.size);return r.filter(e=>{let{x:t,y:n}=Tc(e.place,e.size);return Math.hypot(t-a.x,n-a.y)<1})}function Hc(e,{place:t,size:n}){let r=Tc(t,n);return e.position.furniture.find(e=>{let[n,i]=[r.x-e.x,r.y-e.y],a={x:e.cos*n+e.sin*i,y:e.cos*i-e.sin*n};return e.boxes.some(([n,r,i,o,s,c])=>a.x<n||a.x>r||a.y<i||a.y>o?!1:t.level?e.z+c===t.level:e.z+s>0)})?.piece??null}function Uc(e){let t=new Map;for(let n of e)t.set(n.place.field,[...t.get(n.place.field)??[],n]);return[...t].map(([e,t])=>({field:e,cost:t[0].cost,options:t})).sort((e,t)=>e.field<t.field?-1:1)}var Wc=({field:e,spot:t,level:n})=>({field:e,spot:t.join(`,`),level:n}),Gc=e=>$(`spot`,Wc(e));function Kc(e,t){let n=({place:e,partner:n,...r},i)=>{let a=Hc(t,{place:e,partner:n,...r}),o=$(e.level?a&&!i?`on`:`high`:a?`floorunder`:`floor`,{h:e.level,piece:a?mc(a):``});return n?`${o}, ${$(`with`,{ghost:_c(n)})}`:o},r=e.map(e=>n(e,!1));return new Set(r).size===r.length?r:e.map(e=>n(e,!0))}function qc({place:e,partner:t}){return t?$(`spot-with`,{...Wc(e),ghost:_c(t)}):Gc(e)}function Jc({piece:e,x:t,y:n,turn:r,pose:i}){return{piece:lo(mc(e)),x:t,y:n,turn:r,pose:hc(i)}}function Yc({message:e,rules:t},n){let r=e?`${lo(no(e,n))}.`:``;return t.length?`${r} (${t.map(e=>e.id).join(`, `)})`:r}function Xc(e,t=null){let{ghost:n,partner:r,place:i}=Pc(e),a={name:_c(n),cost:t??`none`};return e.endsWith(` leaves`)?$(`act-leave`,a):e.startsWith(`take back `)?$(`act-take-back`,a):i?$(r?`act-merge`:e.includes(` grows `)?`act-grow`:n?`act-move`:`act-bring`,{...a,ghost:_c(r),...Wc(i)}):null}function Zc({text:e,message:t},n){let{held:r}=Pc(e);if(r)return $(`held`,{...Jc(r),layer:$(r.under?`under`:`over`)});if(e===`done`){let e=Number(t.args?.left);return $(`act-done`,{left:e?1:`none`,n:e,of:n.position.seats[n.seat??0]?.card?.value??e})}return Xc(e,t.args?.cost??null)}function Qc(e){let{ghost:t,held:n}=Pc(e.text);return t?[lo(_c(t))]:n?[lo(mc(n.piece))]:[]}function $c(e,{names:t}){let{round:n,keyhole:r,midnight_title:i,furniture:a,seats:o,sight:s,plan:c}=e.position,l=e=>e?$(`high`,{h:e}):$(`floor`),u=e=>({size:wc(e),number:Number(e.split(` `)[1]??0)}),d=Lc(e.position,e.seat),f=(e,n)=>{let r=d.filter(e=>e.seat===n).map(({ghost:e,place:t})=>$(`board-ghost`,{...u(e),...Wc(t)})),i=t=>e.ghosts.filter(e=>e.where===t).length,[a,o]=[i(`stock`),i(`escaped`)];return $(`board-seat`,{who:t[n],side:gc(e.side),points:e.points,stock:a,escaped:o,ghosts:r.join(`; `)||$(`board-none`)})};return[...n?[$(`board-round`,{n})]:[],...r?[$(`board-keyhole`,{door:r})]:[],...i?[$(`board-midnight`,{says:yc(i)})]:[],...a.map(e=>$(`board-piece`,{...Jc(e),layer:l(e.z)})),...o.map(f),...s.map(({ghost:e,seat:n,bounce:r,door:i})=>lo($(`board-seen`,{...u(e),who:t[n],mirror:r!==null,door:i}))),...(c?.entries??[]).map(e=>$(`board-plan`,{entry:Xc(e)??e}))]}var el={midnight:`chance-midnight`,drawing:`chance-drawing`,rolling:`chance-die`,knocking:`chance-die`},tl={placed:`step`,moved:`step`,escaped:`good`,merged:`good`,rolled:`dice`,seen:`captured`,keyhole:`phantom`,nobody:`good`,midnight:`clock`};function nl(e){let t=e=>e;return{Board:e,describe:(e,n)=>$c(t(e),n),sayAction:(e,n)=>Zc(e,t(n)),group:Qc,full:!0,folds:e=>[`furnishing`,`placing`,`planning`].includes(t(e).position.phase),prompt:e=>{let n=`prompt-${t(e).position.phase.replace(` `,`-`)}`;return e.actor===e.seat&&$.has(n)?$(n):null},chance:e=>{let n=el[t(e).position.phase];return n?$(n):null},score:(e,n)=>t(e).position.seats[n]?.points.replace(/ ?1\/2/,`½`)??null,colour:(e,n)=>t(e).position.seats[n]?.colour??null,sound:e=>tl[e.kind]??null}}function rl(e,t){e.component(e=>{let{lobby:n,speak:r,can:i,compact:a,beside:o,low:s}=t,c=W(()=>n.view),l=W(()=>c().position.plan),d=W(()=>c().position.phase===`planning`&&c().actor===c().seat&&l()?.left!==void 0),f=W(()=>c().position.seats[c().seat??0]?.card?.value??0),p=!1,m=[[`west`,`←`,-1,0],[`south`,`↓`,0,-1],[`north`,`↑`,0,1],[`east`,`→`,1,0]],h=W(()=>n.held),g=W(()=>n.verdict?n.verdict.message?Yc(n.verdict,r.names):$(`allowed`):n.judged?$(`asking`):``),_=W(()=>n.verdict?.rules.some(({id:e})=>e===`RG-2.9`)??!1),v=W(()=>h()?$(`held`,{...Jc(h()),layer:$(h().under?`under`:`over`)}):``),y=W(()=>Uc(n.own)),b=W(()=>y().find(e=>e.field===``)?.options??[]),x=W(()=>n.aim&&n.aim.cost!==null?$(`cost`,{field:n.aim.place.field,n:n.aim.cost}):``),S=W(()=>s?c().position.midnight_title?vc(c().position.midnight_title):c().position.round?$(`round`,{n:c().position.round}):``:``),C=e=>e===`newcomer`?$(`newcomer`):_c(e),w=W(()=>Kc(n.several,c()));function ee(e){e.push(`<!--[-->`);let t=U(m);for(let n=0,r=t.length;n<r;n++){let[r,i,a,o]=t[n];e.push(`<button class="button small svelte-6lh1c5" type="button"${T(`aria-label`,$(r))}${T(`title`,$(r))}>${u(i)}</button>`)}e.push(`<!--]--> <button class="button small svelte-6lh1c5" type="button">${u($(`step`,{n:(25/100).toFixed(2)}))}</button> <button class="button small svelte-6lh1c5" type="button"${T(`aria-label`,`${V($(`layer`))}: ${V($(h()?.under?`under`:`over`))}`)}${T(`title`,$(`layer`))}${T(`aria-pressed`,h()?.under)}>${u(h()?.under?`▼`:`▲`)}</button>`)}function te(e){if(l()?.entries.length){e.push(`<!--[0--><ol class="entries svelte-6lh1c5"${T(`aria-label`,$(`planning`))}><!--[-->`);let t=U(l().entries);for(let n=0,r=t.length;n<r;n++){let r=t[n];e.push(`<li>${u(Xc(r)??r)}</li>`)}e.push(`<!--]--></ol>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--> <div class="row svelte-6lh1c5" role="group"${T(`aria-label`,$(`whichghost`))}><!--[-->`);let t=U(n.options.keys());for(let r=0,i=t.length;r<i;r++){let i=t[r];e.push(`<button class="button small" type="button"${T(`aria-pressed`,n.picked===i)}>${u(C(i))}</button>`)}e.push(`<!--]--> <!--[-->`);let s=U(c().actions.filter(({text:e})=>e.endsWith(` leaves`)||e.startsWith(`take back `)));for(let t=0,n=s.length;t<n;t++){let n=s[t];e.push(`<button class="button small" type="button"${T(`disabled`,!i,!0)}>${u(Zc(n,c())??no(n.message,r.names))}</button>`)}e.push(`<!--]--></div> <div class="row places svelte-6lh1c5"><label class="svelte-6lh1c5"><span${H(``,void 0,{"sr-only":a&&o})}>${u($(`field`))}</span> `),e.select({class:`field fit`,disabled:!y().length,value:``},e=>{e.push(`<!--[-->`);let t=U(y());for(let n=0,r=t.length;n<r;n++){let r=t[n];e.option({value:r.field},e=>{e.push(`${u(r.cost===null?r.field:$(`cost`,{field:r.field,n:r.cost}))}`)})}e.push(`<!--]-->`)},`svelte-6lh1c5`),e.push(`</label> <label class="svelte-6lh1c5"><span${H(``,void 0,{"sr-only":a&&o})}>${u($(`place`))}</span> `),e.select({class:`field fit`,disabled:!y().length,value:``},e=>{e.push(`<!--[-->`);let t=U(b());for(let n=0,r=t.length;n<r;n++){let r=t[n];e.option({value:r.action},e=>{e.push(`${u(qc(r))}`)})}e.push(`<!--]-->`)},`svelte-6lh1c5`),e.push(`</label> <button class="button small" type="button" data-enter=""${T(`disabled`,!i||!0,!0)}>${u($(d()?`enter`:`goes`))}</button></div>`)}if(h()){if(e.push(`<!--[0--><section${H(`controls svelte-6lh1c5`,void 0,{compact:a,beside:o,low:s})}${T(`aria-label`,$(`moving`))}>`),n.pieces.length>1){e.push(`<!--[0--><div class="row pieces svelte-6lh1c5" role="group"${T(`aria-label`,$(`whichpiece`))}><!--[-->`);let t=U(n.pieces);for(let n=0,r=t.length;n<r;n++){let r=t[n];e.push(`<button class="button small svelte-6lh1c5" type="button"${T(`aria-pressed`,r===h().piece)}>${u(mc(r))}</button>`)}e.push(`<!--]--></div>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--> <p${H(`say svelte-6lh1c5`,void 0,{bad:n.verdict?.message})} role="status"><span${H(``,void 0,{"sr-only":a&&!0})}>${u(v())}.</span> <strong class="svelte-6lh1c5">${u(g())}</strong></p> `),e.push(`<!--[-1-->`),e.push(`<!--]--> <div class="row turns svelte-6lh1c5">`),a?e.push(`<!--[0--><button class="button small svelte-6lh1c5" type="button"${T(`aria-pressed`,!1)}${T(`aria-label`,$(`fine`))}${T(`title`,$(`fine`))}>✥</button>`):(e.push(`<!--[-1-->`),ee(e)),e.push(`<!--]--> <button class="button small svelte-6lh1c5" type="button"${T(`aria-label`,$(`turnleft`))}${T(`title`,$(`turnleft`))}>↺</button> <button class="button small svelte-6lh1c5" type="button"${T(`aria-label`,$(`turnright`))}${T(`title`,$(`turnright`))}>↻</button> <button class="button small svelte-6lh1c5" type="button">${u($(`tip`))}</button> `),_()?e.push(`<!--[0--><button class="button small svelte-6lh1c5" type="button">${u($(`fit`))}</button>`):n.back&&(!a||n.verdict?.message)?e.push(`<!--[1--><button class="button small svelte-6lh1c5" type="button" data-back=""${T(`disabled`,!i,!0)}>${u($(`putback`))}</button>`):e.push(`<!--[-1-->`),e.push(`<!--]--> `),a&&n.verdict?.message?e.push(`<!--[-1-->`):e.push(`<!--[0--><button class="button small primary svelte-6lh1c5" type="button" data-put=""${T(`disabled`,!i||!!n.verdict?.message,!0)}>${u($(`put`))}</button>`),e.push(`<!--]--></div></section>`)}else if(d()||n.options.size){if(e.push(`<!--[1--><section${H(`controls svelte-6lh1c5`,void 0,{compact:a,beside:o,low:s})}${T(`aria-label`,$(`planning`))}>`),n.several.length){e.push(`<!--[0--><div class="row several svelte-6lh1c5" role="group"${T(`aria-label`,$(`choose`))}><span class="svelte-6lh1c5">${u($(`choose`))}</span> <!--[-->`);let t=U(n.several);for(let n=0,r=t.length;n<r;n++)t[n],e.push(`<button class="button small svelte-6lh1c5" type="button"${T(`disabled`,!i,!0)}>${u(w()[n])}</button>`);e.push(`<!--]--></div>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--> <div class="bar svelte-6lh1c5"><p class="say svelte-6lh1c5">`),d()&&l()?e.push(`<!--[0--><strong class="points">${u($(`left`,{n:l().left??0,of:f()}))}</strong>`):e.push(`<!--[-1-->`),e.push(`<!--]--> <span class="aim svelte-6lh1c5" aria-hidden="true">${u(x()||(n.picked===null?``:C(n.picked)))}</span> <span class="brief svelte-6lh1c5">${u(x()||n.picked?``:S())}</span></p> `),a&&!o?e.push(`<!--[0--><button class="button small svelte-6lh1c5" type="button" aria-haspopup="dialog"${T(`aria-label`,$(`bylist`))}${T(`title`,$(`bylist`))}>☰</button>`):e.push(`<!--[-1-->`),e.push(`<!--]--> `),d()?e.push(`<!--[0--><button class="button small primary svelte-6lh1c5" type="button" data-done=""${T(`disabled`,!i,!0)}>${u($(`done`))}</button>`):e.push(`<!--[-1-->`),e.push(`<!--]--></div> `),!a||o?(e.push(`<!--[0-->`),te(e)):(e.push(`<!--[-1-->`),pc(e,{title:$(`planning`),open:p,close:()=>p=!1,children:e=>{e.push(`<div class="listed svelte-6lh1c5">`),te(e),e.push(`<!----></div>`)},$$slots:{default:!0}})),e.push(`<!--]--></section>`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`)})}var il=150,al=9e3,ol=class{view;picked=null;several=[];aim=null;held=null;verdict=null;sight=[];past=!1;#e=W(()=>Bc(this.view));get options(){return this.#e()}set options(e){return this.#e(e)}#t=W(()=>this.picked===null?[]:this.options.get(this.picked)??[]);get own(){return this.#t()}set own(e){return this.#t(e)}#n=W(()=>Object.keys(this.view.position.shapes));get pieces(){return this.#n()}set pieces(e){return this.#n(e)}#r=W(()=>this.view.actor===this.view.seat&&this.pieces.length>0);get mayPlace(){return this.#r()}set mayPlace(e){return this.#r(e)}#i;#a;#o=null;#s=!1;#c=``;#l;constructor(e){this.view=e}show(e,t,n){this.#i=t,this.#a=n,e!==this.#o&&(this.view=this.#o=e,this.several=[],this.aim=null,this.#s=!1,this.#c=``,this.picked!==null&&!this.options.has(this.picked)&&(this.picked=null),this.options.has(`newcomer`)&&(this.picked=Rc),e.position.sight.length||!n||!this.sight.length?this.#u(e.position.sight):(this.past=!0,this.#l??=setTimeout(()=>this.#u([]),al)),this.mayPlace?!this.held||!this.pieces.includes(this.held.piece)?this.hold(this.pieces[0]):this.#h():this.held=this.verdict=null)}#u(e){clearTimeout(this.#l),this.#l=void 0,this.past=!1,this.sight=e}get judged(){return this.#a!==void 0}choose(e){this.#i?.(e)}#d=W(()=>this.picked===null?void 0:this.view.actions.find(e=>e.text===`${this.picked} leaves`));get leave(){return this.#d()}set leave(e){return this.#d(e)}standIn(e){if(this.options.has(e))return e;let{seat:t,position:n}=this.view,r=t===null?[]:n.seats[t]?.ghosts??[],i=e=>(n.plan?.ghosts?.[e]??r[e])?.where,a=r.findIndex(t=>t.name===e);return a<0||i(a)===`lobby`?null:r.find((e,t)=>e.size===r[a].size&&i(t)===i(a)&&this.options.has(e.name))?.name??null}pick(e){this.picked=e===this.picked?null:e,this.several=[],this.#f()}#f(){this.past&&this.#u([])}under(e,t=null){let n=Vc(this.own,e);if(n.length<2||t===null||new Set(n.map(e=>e.partner)).size>1)return n;let r=e=>Math.abs(e.place.level-t);return[n.reduce((e,t)=>r(t)<r(e)?t:e)]}aimAt(e,t=null){this.aim=e&&this.picked!==null?this.under(e,t)[0]??null:null}tap(e,t=null){let n=this.under(e,t);return n.length===1?this.choose(n[0].action):this.several=n,n.length===1}shape(e=this.held?.pose){let t=this.held&&e&&this.view.position.shapes[this.held.piece]?.[e];return this.held&&t?Oc(this.held,t):null}hold(e){let t=this.view.position.furniture.find(t=>t.piece===e);this.#p(t?{piece:e,x:t.x,y:t.y,turn:t.turn,pose:t.pose,under:!1}:{piece:e,x:300,y:300,turn:0,pose:`up`,under:!1})}move(e){this.#f(),this.#p(e)}#p(e){let t={...this.held,...e};this.held={...t,x:sl(t.x),y:sl(t.y),turn:(t.turn+360)%360},this.#h()}turn(e){this.held&&this.move({turn:this.held.turn+e})}tip(){if(!this.held)return;let e=Sc[(Sc.indexOf(this.held.pose)+1)%Sc.length],t=this.view.position.shapes[this.held.piece]?.[e];t&&this.move(kc({...this.held,pose:e},t))}fit(){let e=this.shape();this.held&&e&&this.move(kc(this.held,e))}#m=W(()=>this.view.actions.find(e=>e.text.startsWith(`put back `)));get back(){return this.#m()}set back(e){return this.#m(e)}put(){this.held&&this.choose(Mc(this.held))}#h(){let e=this.held&&Mc(this.held);if(!e||e===this.#c||(this.verdict?.action!==e&&(this.verdict=null),!this.#a||this.#s))return;this.#s=!0,this.#c=e;let t=new Promise(e=>setTimeout(e,il));this.#a(e).then(async e=>{this.held&&Mc(this.held)===e.action&&(this.verdict=e),await t,this.#s=!1,this.#h()})}},sl=e=>Math.max(0,Math.min(600,Math.round(e))),cl=class{#e=new Map;get on(){return this.#e.size>1}down(e){this.#e.set(e.pointerId,e)}move(e){if(!this.#e.has(e.pointerId))return 1;let t=this.#t();return this.#e.set(e.pointerId,e),this.on?t/this.#t():1}up({pointerId:e}){this.#e.delete(e)}#t(){let[e,t]=[...this.#e.values()];return e&&t?Math.max(10,Math.hypot(e.clientX-t.clientX,e.clientY-t.clientY)):1}};function ll(e,t){e.component(e=>{let{lobby:n,speak:r,can:i,upright:a,latest:o,failed:s}=t,c=W(()=>n.view),l=W(()=>c().position),d=W(()=>c().seat===null?-1:(c().seat+c().players-1)%c().players),f=e=>c().actions.some(t=>t.text===e),p=W(()=>c().actions.flatMap(({text:e})=>e.startsWith(`tag `)?[e.slice(4)]:[]));kr(()=>(Promise.resolve().then(()=>(xn(),bn)).then(({LobbyScene:e})=>{},s),()=>{clearTimeout(m),clearTimeout(h)}));let m;W(()=>({ghosts:i?[...[...n.options.keys()].map(e=>`${c().seat} ${e}`),...p().map(e=>`${d()} ${e}`)]:[],picked:n.picked===null?null:`${c().seat} ${n.picked}`,pieces:i?l().furniture.flatMap(e=>f(`take ${e.piece}`)?[e.piece]:[]):[],sides:i?c().actions.flatMap(e=>Pc(e.text).side??[]):[]}));let h;W(()=>n.sight.map(e=>`${r.names[e.seat]}: ${_c(e.ghost)}`)),new cl,e.push(`<div class="room svelte-crilvg" role="group"${T(`aria-label`,$(`lobby3d`))} tabindex="0"><canvas${T(`data-ready`,void 0)} class="svelte-crilvg"></canvas> `),e.push(`<!--[-1-->`),e.push(`<!--]--></div> <div class="tools svelte-crilvg">`),l().keyhole?e.push(`<!--[1--><button class="button small" type="button"${T(`aria-label`,$(`peek`))}>${u($(a?`peekshort`:`peek`))}</button>`):e.push(`<!--[-1-->`),e.push(`<!--]--></div>`)})}var ul=768,dl=e=>({x:84+e.x,y:684-e.y}),fl=e=>`M${e.map(e=>`${dl(e).x.toFixed(1)} ${dl(e).y.toFixed(1)}`).join(`L`)}Z`;function pl(e,t,n){let r=n-t;switch(e){case`S`:return{x:84,y:684+t,width:600,height:r};case`N`:return{x:84,y:84-n,width:600,height:r};case`W`:return{x:84-n,y:84,width:r,height:600};case`E`:return{x:684+t,y:84,width:r,height:600}}}var ml=Cc.flatMap(e=>[1,2,3,4,5,6].map(t=>`${e}${t}`));function hl(e){let t=dl(Fc(e)),n=pl(e[0],0,26);return e[0]===`S`||e[0]===`N`?{...n,x:t.x-27,width:54}:{...n,y:t.y-27,height:54}}function gl(e,t,n){let{side:r,ghosts:i}=e.seats[t],a=i[n].where===`escaped`,o=a?Ic(r):r,s=i.slice(0,n).filter(e=>e.where===`escaped`).length,c=a?576-s*_l:(n+.5)*yl(e,r);switch(o){case`S`:return{x:84+c,y:739};case`N`:return{x:84+c,y:29};case`W`:return{x:29,y:84+c};case`E`:return{x:739,y:84+c}}}var _l=40,vl={small:1.25,medium:.66,large:.48};function yl(e,t){let n=e.seats.filter(e=>Ic(e.side)===t).flatMap(e=>e.ghosts.filter(e=>e.where===`escaped`));return(600-(n.length?30+n.length*_l:0))/7}function bl(e,t,n){let{side:r,ghosts:i}=e.seats[t],{where:a,size:o}=i[n];return vl[o]*Math.min(1,(a===`escaped`?_l:yl(e,r))/58)}function xl(e,t,n,r){let i=e.seats[n].ghosts[r],a=n===t&&e.plan?.ghosts?.[r]||i;if(a.where===`lobby`)return dl(Tc({field:a.field,spot:a.spot},i.size));if(a.where===i.where)return gl(e,n,r);let o=e.seats.map((e,t)=>t===n?{...e,ghosts:e.ghosts.map((e,t)=>t===r?{...e,where:a.where}:e)}:e);return gl({...e,seats:o},n,r)}var Sl=(e,t,[n,r,i,a],o=0)=>{let[s,c]=[e.x-t.x,e.y-t.y],[l,u]=[t.cos*s+t.sin*c,t.cos*c-t.sin*s];return l>=n-o&&l<=r+o&&u>=i-o&&u<=a+o},Cl=e=>e.z+Math.max(...e.boxes.map(e=>e[5])),wl=(e,t,n)=>n.some(n=>n.boxes.some(r=>n.z+r[4]>e.level&&Sl(Tc(e,t),n,r)));function Tl(e,t,n=[]){let r=new Map,i=[];for(let a of[...e].sort((e,t)=>Cl(t)-Cl(e))){let{half:e,deep:o}=t(a.piece),s=a.boxes.flatMap(e=>Dc(e,{x:0,y:0,cos:1,sin:0})),[c,l]=[Math.max(...s.map(e=>e.x))*.8,Math.max(...s.map(e=>e.y))*.8],u=[0,.25,-.25,.5,-.5,.75,-.75,1,-1],d=t=>Math.max(e,Math.min(600-e,t)),f=u.flatMap(e=>u.map(t=>({x:e*c,y:t*l}))).sort((e,t)=>Math.hypot(e.x,e.y)-Math.hypot(t.x,t.y)).map(e=>Ec(e,a)).map(({x:e,y:t})=>({x:d(e),y:t})).find(t=>t.y>o&&t.y<600-o&&[...r.values()].every(n=>Math.abs(t.x-n.x)>e+n.half||Math.abs(t.y-n.y)>o+n.deep)&&n.every(n=>Math.abs(t.x-n.x)>e+n.half||Math.abs(t.y-n.y)>o+n.half)&&!i.some(e=>e.boxes.some(n=>Sl(t,e,n,8))));f&&r.set(a.piece,{...f,half:e,deep:o}),i.push(a)}return r}var El={mirror:`#7288b0`,trolley:`#d9a765`,desk:`#a9703f`,piano:`#57506a`,armchair:`#b5506a`,table:`#c98e52`},Dl={piano:{top:66,paths:[[`M-78 18H78V35H-78Z`,`#f2e9d3`],[Array.from({length:21},(e,t)=>t%7==2||t%7==6?``:`M${-73+t*7.2} 18h3.600v10h-3.600Z`).join(``),`#1b1726`]]},armchair:{top:36,paths:[[`M-36-24H36Q40-24 40-20V46Q40 52 34 52H-34Q-40 52-40 46V-20Q-40-24-36-24Z`,`#cf6f87`],[`M-1.500-20h3V48h-3Z`,`#a2435b`]]},table:{top:64,paths:[[`M-62-20H62V20H-62Z`,`#efe2c4`],[`M-62-20H62V-15H-62ZM-62 15H62V20H-62Z`,`#b5506a`],[`M0-9A9 9 0 1 0 .010-9Z`,`#c79a4e`],[`M0-4A4 4 0 1 0 .010-4Z`,`#fff3c4`]]},desk:{top:76,paths:[[`M-46-32H34V26H-46Z`,`#3f6b54`],[`M-26-24L10-28 16 14-20 18Z`,`#f2e9d3`],[`M78-13A13 13 0 1 0 78.010-13Z`,`#d8b25e`],[`M78-4A4 4 0 1 0 78.010-4Z`,`#7a5a1c`],[`M-92-14H-62V14H-92Z`,`#6d4524`]]},trolley:{top:62,paths:[[`M-56-31H56V31H-56Z`,`#efe2c4`],[`M-22-15A15 15 0 1 0-21.990-15ZM-6-3L8-7V-1L-6 5Z`,`#8fa8c9`],[`M-22-4A4 4 0 1 0-21.990-4Z`,`#57709a`],[`M26-20A8 8 0 1 0 26.010-20ZM34 4A8 8 0 1 0 34.010 4Z`,`#fffaf0`],[`M26-16A4 4 0 1 0 26.010-16ZM34 8A4 4 0 1 0 34.010 8Z`,`#9a6c40`]]}};function Ol(e,t){e.component(e=>{let{pieces:n}=t,r=(e,t)=>`color-mix(in oklab, ${El[e]??`#a9703f`}, #0b0e1c ${Math.max(0,50-t*.42).toFixed(0)}%)`,i=(e,t)=>{let n=Math.min(120,t.z+e[5])*.16;return fl(Dc(e,t).map(e=>({x:e.x+n,y:e.y-n*.8})))},a=e=>`matrix(${e.cos} ${-e.sin} ${-e.sin} ${-e.cos} ${dl(e).x} ${dl(e).y})`,o=W(()=>n.flatMap(e=>{let t=e.boxes.map(t=>({top:e.z+t[5],paths:[[fl(Dc(t,e)),r(e.piece,e.z+t[5])]],at:null})),n=e.pose===`up`?Dl[e.piece]:void 0;return n?[...t,{top:e.z+n.top+.5,paths:n.paths,at:a(e)}]:t}).sort((e,t)=>e.top-t.top)),s=e=>{if(e.looks?.[0]!==1)return null;let t=e.face[2];return[Ec({x:0,y:t},e),Ec({x:0,y:t+34*e.looks[1]},e)]};e.push(`<clipPath id="lobby-floor"><rect${T(`x`,84)}${T(`y`,84)}${T(`width`,600)}${T(`height`,600)}></rect></clipPath><g clip-path="url(#lobby-floor)"><!--[-->`);let c=U(n);for(let t=0,n=c.length;t<n;t++){let n=c[t];e.push(`<!--[-->`);let r=U(n.boxes);for(let t=0,a=r.length;t<a;t++){let a=r[t];e.push(`<path${T(`d`,i(a,n))} class="shadow svelte-d8gn1t"></path>`)}e.push(`<!--]-->`)}e.push(`<!--]--></g><!--[-->`);let l=U(o());for(let t=0,n=l.length;t<n;t++){let{paths:n,at:r}=l[t];e.push(`<!--[-->`);let i=U(n);for(let t=0,n=i.length;t<n;t++){let[n,a]=i[t];e.push(`<path${T(`d`,n)}${T(`fill`,a)}${T(`transform`,r)}${H(E(r?`thing`:`box`),`svelte-d8gn1t`)}></path>`)}e.push(`<!--]-->`)}e.push(`<!--]--><!--[-->`);let u=U(n);for(let t=0,n=u.length;t<n;t++){let n=u[t],r=s(n);n.face&&n.looks?e.push(`<!--[0--><path${T(`d`,fl(Dc(n.face,n)))} class="glass svelte-d8gn1t"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`),r?e.push(`<!--[0--><path${T(`d`,fl(r))} class="gaze svelte-d8gn1t"></path>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}e.push(`<!--]-->`)})}function kl(e,t){e.component(e=>{let{seat:n,colour:r,size:i,number:a,lying:o=!1,draft:s=!1,bound:c=!1,badge:l=15}=t,d=W(()=>ai(n,r)),f=W(()=>bc[i]*33/40),p=W(()=>Math.max(0,l/15-1)*7);e.push(`<g${T(`transform`,`scale(${V(f().toFixed(3))} ${V((o?f()*.72:f()).toFixed(3))})`)}${H(`svelte-5fdmh5`,void 0,{draft:s,bound:c})}><ellipse cx="0" cy="17" rx="17" ry="4" fill="#000" opacity=".4"></ellipse><path class="veil svelte-5fdmh5"${T(`d`,`M0-20c-11 0-17 8-17 18v16c0 5 4 6 6 3 2 4 6 4 8 0 1 3 5 3 6 0 2 4 6 4 8 0 2 3 6 2 6-3V-2C17-12 11-20 0-20Z`)}${T(`fill`,d().colour)}></path><path d="M-7-11a3 4 0 1 0 .01 0ZM7-11a3 4 0 1 0 .01 0Z"${T(`fill`,d().ink)}></path><path${T(`d`,ti[d().emblem])}${T(`fill`,d().ink)} fill-rule="evenodd" transform="translate(-9 -2) scale(.75)"></path>`),i!==`large`&&l?e.push(`<!--[0--><g${T(`transform`,`translate(${V((13+p()).toFixed(1))} ${V((-14-p()).toFixed(1))}) scale(${V((l/15/f()).toFixed(2))} ${V((l/15/f()/(o?.72:1)).toFixed(2))})`)}><circle${T(`r`,l>15?8.5:9.5)} class="badge svelte-5fdmh5"></circle><text y="5.500" class="number svelte-5fdmh5">${u(a)}</text></g>`):e.push(`<!--[-1-->`),e.push(`<!--]--></g>`)})}function Al(e,t){e.component(e=>{let{lobby:n,speak:r,pointed:i,point:a,can:o}=t,s=W(()=>n.view),c=W(()=>s().position),l=W(()=>s().players),d=W(()=>1),f=W(()=>d()>1.6),p=W(()=>c().furniture.filter(e=>e.piece!==n.held?.piece)),m=W(()=>Math.max(19,16*d())),h=W(()=>{if(f()||n.own.length)return new Map;let e=Lc(c(),s().seat).map(e=>({...Tc(e.place,e.size),half:bc[e.size]*17+8}));return Tl(p(),e=>({half:mc(e).length*m()*.27,deep:m()*.62}),e)}),g=W(()=>new Map(s().actions.filter(({text:e})=>e.startsWith(`take `)&&c().furniture.some(t=>e===`take ${t.piece}`)).map(e=>[e.text.slice(5),e.text]))),_=W(()=>new Map(s().actions.flatMap(({text:e})=>Pc(e).side?[[Pc(e).side,e]]:[]))),v=W(()=>i?Pc(i):null),y=W(()=>v()?.held?c().shapes[v().held.piece]?.[v().held.pose]:void 0),b=W(()=>c().seats.flatMap((e,t)=>e.ghosts.map((n,r)=>({seat:t,ghost:n,i:r,colour:e.colour})))),x=W(()=>new Map(Lc(c(),s().seat).map(e=>[`${e.seat} ${e.ghost}`,e]))),S=W(()=>new Map(s().actions.flatMap(({text:e})=>e.startsWith(`tag `)?[[e.slice(4),e]]:[]))),C=W(()=>s().seat===null?-1:(s().seat+l()-1)%l()),w=W(()=>Uc(n.own)),te=W(()=>n.own.map(e=>({...dl(Tc(e.place,e.size)),r:3.5+bc[e.size]*1.5}))),D=W(()=>n.own[0]?.size===`small`?[[33,39],[67,40]]:[[18,22],[84,22]]),O=W(()=>ee(D(),2)),k=W(()=>O()[0]),A=W(()=>O()[1]),ne=W(()=>new Set(w().map(e=>e.field))),j=W(()=>s().seat===null?null:Ic(c().seats[s().seat].side)),M=(e,t)=>o&&(e===s().seat&&n.options.has(t)||e===C()&&S().has(t)),N,re=!0,ie;function ae(e){e.push(`<div class="top svelte-lnff6l"${vr(`--px: ${V(d().toFixed(3))}; --letter: ${V(m().toFixed(1))}`)}>`);{function t(e){e.push(`<defs><radialGradient id="lobby-light"><stop offset="0" class="warm svelte-lnff6l"></stop><stop offset="0.55" class="dim svelte-lnff6l"></stop><stop offset="1" class="far svelte-lnff6l"></stop></radialGradient><pattern id="lobby-boards" width="200" height="200" patternUnits="userSpaceOnUse"${T(`x`,84)}${T(`y`,84)}><path d="M0 20H100M0 40H100M0 60H100M0 80H100M100 120H200M100 140H200M100 160H200M100 180H200M120 0V100M140 0V100M160 0V100M180 0V100M20 100V200M40 100V200M60 100V200M80 100V200" class="plank svelte-lnff6l"></path></pattern></defs><rect x="3" y="3"${T(`width`,ul-6)}${T(`height`,ul-6)} rx="22" class="passage svelte-lnff6l"></rect><rect${T(`x`,58)}${T(`y`,58)}${T(`width`,652)}${T(`height`,652)} rx="6" class="wall svelte-lnff6l"></rect><!--[-->`);let t=U({length:36});for(let n=0,r=t.length;n<r;n++)t[n],e.push(`<rect${T(`x`,84+n%6*100)}${T(`y`,84+Math.floor(n/6)*100)} width="100" height="100"${H(E((n+Math.floor(n/6))%2?`tile odd`:`tile`),`svelte-lnff6l`)}></rect>`);if(e.push(`<!--]--><rect${T(`x`,84)}${T(`y`,84)}${T(`width`,600)}${T(`height`,600)} fill="url(#lobby-boards)"></rect><rect${T(`x`,84)}${T(`y`,84)}${T(`width`,600)}${T(`height`,600)} fill="url(#lobby-light)"></rect>`),c().keyhole){e.push(`<!--[0-->`);let{x:t,y:n,dx:r,dy:i}=Fc(c().keyhole),a=e=>dl({x:t+r*120+i*e*75,y:n+i*120+r*e*75});e.push(`<path${T(`d`,`M${V(dl({x:t,y:n}).x)} ${V(dl({x:t,y:n}).y)}L${V(a(-1).x)} ${V(a(-1).y)}L${V(a(1).x)} ${V(a(1).y)}Z`)} class="beam svelte-lnff6l"></path>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--><!--[-->`);let r=U({length:36});for(let t=0,n=r.length;t<n;t++){r[t];let n=`${`abcdef`[t%6]}${6-Math.floor(t/6)}`,[i,a]=ne().has(n)?k():[18,22];f()?e.push(`<!--[-1-->`):e.push(`<!--[0--><text${T(`x`,84+t%6*100+i)}${T(`y`,84+Math.floor(t/6)*100+a)} class="label svelte-lnff6l">${u(n)}</text>`),e.push(`<!--]-->`)}e.push(`<!--]--><!--[-->`);let l=U(ml);for(let t=0,n=l.length;t<n;t++){let n=l[t],r=hl(n),i={W:-90,E:90}[n[0]??``];e.push(`<g${H(`svelte-lnff6l`,void 0,{here:n===c().keyhole})}><rect${_r({...r,rx:`4`,class:`door`},`svelte-lnff6l`,void 0,void 0,3)}></rect><text${T(`transform`,`translate(${V(r.x+r.width/2)} ${V(r.y+r.height/2)})${i?`rotate(${i})`:``}`)} dominant-baseline="central" class="doorname svelte-lnff6l">${u(n)}</text></g>`)}e.push(`<!--]-->`),Ol(e,{pieces:p()}),e.push(`<!----><!--[-->`);let d=U(w());for(let t=0,n=d.length;t<n;t++){let{field:n,cost:r}=d[t],[i,a]=[84+`abcdef`.indexOf(n[0])*100,684-Number(n[1])*100];e.push(`<rect${T(`x`,i)}${T(`y`,a)} width="100" height="100" class="reach svelte-lnff6l"></rect>`),r===null?e.push(`<!--[-1-->`):e.push(`<!--[0--><text${T(`x`,i+A()[0])}${T(`y`,a+A()[1])} class="cost svelte-lnff6l">${u(r)}</text>`),e.push(`<!--]-->`)}e.push(`<!--]--><!--[-->`);let b=U(p());for(let t=0,r=b.length;t<r;t++){let r=b[t],s=g().get(r.piece),c=h().get(r.piece)??(f()&&s!==void 0&&s===i?r:null);e.push(`<g${H(``,void 0,{lit:(s&&o?{label:$(`moving`)+`: `+mc(r.piece),act:()=>n.choose(s),point:e=>a?.(e?s:null)}:null)!==null,pointed:s!==void 0&&s===i})}><!--[-->`);let l=U(r.boxes);for(let t=0,n=l.length;t<n;t++){let n=l[t];e.push(`<path${T(`d`,fl(Dc(n,r)))} class="halo"></path>`)}e.push(`<!--]-->`),c?e.push(`<!--[0--><text${T(`x`,dl(c).x)}${T(`y`,dl(c).y+m()/3)} class="name svelte-lnff6l">${u(mc(r.piece))}</text>`):e.push(`<!--[-1-->`),e.push(`<!--]--><title>${u(mc(r.piece))}</title></g>`)}e.push(`<!--]--><!--[-->`);let x=U(te());for(let t=0,n=x.length;t<n;t++){let n=x[t];e.push(`<circle${T(`cx`,n.x)}${T(`cy`,n.y)}${T(`r`,n.r)} class="dot svelte-lnff6l"></circle>`)}if(e.push(`<!--]-->`),v()?.place&&v().size){e.push(`<!--[0-->`);let t=dl(Tc(v().place,v().size)),n=bc[v().size]*33;e.push(`<rect${T(`x`,t.x-n/2)}${T(`y`,t.y-n/2)}${T(`width`,n)}${T(`height`,n)} class="hint svelte-lnff6l"></rect>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--><!--[-->`);let S=U(n.several.slice(0,1));for(let t=0,n=S.length;t<n;t++){let n=S[t],r=dl(Tc(n.place,n.size));e.push(`<circle${T(`cx`,r.x)}${T(`cy`,r.y)}${T(`r`,bc[n.size]*18)} class="hint svelte-lnff6l"></circle>`)}if(e.push(`<!--]-->`),n.held){e.push(`<!--[0-->`);let t=n.shape();if(t){e.push(`<!--[0-->`);let r=dl(t);e.push(`<g${H(`held svelte-lnff6l`,void 0,{refused:n.verdict?.message,allowed:n.verdict&&!n.verdict.message})}>`),Ol(e,{pieces:[t]}),e.push(`<!----><!--[-->`);let i=U(t.boxes);for(let n=0,r=i.length;n<r;n++){let r=i[n];e.push(`<path${T(`d`,fl(Dc(r,t)))} class="rim svelte-lnff6l"></path>`)}e.push(`<!--]-->`),f()?e.push(`<!--[-1-->`):e.push(`<!--[0--><text${T(`x`,r.x)}${T(`y`,r.y+m()/3)} class="name svelte-lnff6l">${u(mc(t.piece))}</text>`),e.push(`<!--]--></g>`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`)}else e.push(`<!--[-1-->`);if(e.push(`<!--]-->`),v()?.held&&y()){e.push(`<!--[0--><!--[-->`);let t=U(y().boxes);for(let n=0,r=t.length;n<r;n++){let r=t[n];e.push(`<path${T(`d`,fl(Dc(r,Oc(v().held,y()))))} class="hint goal svelte-lnff6l"></path>`)}e.push(`<!--]-->`)}else e.push(`<!--[-1-->`);e.push(`<!--]--><!--[-->`);let C=U(Cc);for(let t=0,r=C.length;t<r;t++){let r=C[t],s=_().get(r);s?e.push(`<!--[0--><g${H(``,void 0,{lit:(o?{label:gc(r),act:()=>n.choose(s),point:e=>a?.(e?s:null)}:null)!==null,pointed:i===s})}><rect${_r({...pl(r,0,82),rx:`8`,class:`halo`},`svelte-lnff6l`,void 0,void 0,3)}></rect></g>`):e.push(`<!--[-1-->`),e.push(`<!--]-->`)}if(e.push(`<!--]-->`),n.leave&&j()){e.push(`<!--[0-->`);let t=n.leave;e.push(`<g${H(``,void 0,{lit:(o?{label:Zc(t,s())??``,act:()=>n.choose(t.text),point:e=>a?.(e?t.text:null)}:null)!==null,pointed:i===t.text})}><rect${_r({...pl(j(),0,82),rx:`8`,class:`halo`},`svelte-lnff6l`,void 0,void 0,3)}></rect></g>`)}else e.push(`<!--[-1-->`);e.push(`<!--]-->`),n.aim,e.push(`<!--[-1-->`),e.push(`<!--]--><!--[-->`);let ee=U(n.sight);for(let t=0,r=ee.length;t<r;t++){let r=ee[t],i=[r.eye,...r.bounce?[r.bounce]:[],r.point].map(([e,t])=>dl({x:e/6,y:t/6}));e.push(`<g${H(`svelte-lnff6l`,void 0,{past:n.past})}><path${T(`d`,`M${V(i.map(e=>`${e.x.toFixed(1)} ${e.y.toFixed(1)}`).join(`L`))}`)} class="sight svelte-lnff6l"></path><circle${T(`cx`,i.at(-1).x)}${T(`cy`,i.at(-1).y)} r="9" class="spotted svelte-lnff6l"></circle>`),r.bounce?e.push(`<!--[0--><circle${T(`cx`,i[1].x)}${T(`cy`,i[1].y)} r="5" class="spotted svelte-lnff6l"></circle>`):e.push(`<!--[-1-->`),e.push(`<!--]--></g>`)}e.push(`<!--]-->`)}function l(e){e.push(`<!--[-->`);let t=U(b());for(let i=0,a=t.length;i<a;i++){let{seat:a,ghost:o,i:l,colour:m}=t[i],h=xl(c(),s().seat,a,l),g=x().get(`${a} ${o.name}`);Pr(e,{name:`${V(a)} ${V(o.name)}`,x:h.x,y:h.y,children:e=>{let t=g?1:bl(c(),a,l);e.push(`<g${H(`lift svelte-lnff6l`,void 0,{reserve:!g&&o.where===`reserve`,below:g&&wl(g.place,o.size,p()),lit:M(a,o.name),picked:a===s().seat&&n.picked===o.name})}${T(`transform`,`scale(${V(t.toFixed(3))})`)}>`),kl(e,{seat:a,colour:m,size:o.size,number:o.number,lying:c().lying&&!!g,draft:g?.draft??!1,bound:g?.spellbound??!1,badge:!g&&f()?0:Math.max(15,Math.min(14.2*d(),31))/t}),e.push(`<!----><circle${T(`r`,bc[o.size]*18+3)} class="halo"></circle><title>${u(r.names[a])}: ${u(_c(o.name))}</title></g>`)},$$slots:{default:!0}})}e.push(`<!--]-->`)}si(e,{width:ul,height:ul,label:$(`lobby`),get root(){return N},set root(e){N=e,re=!1},still:t,moving:l,$$slots:{still:!0,moving:!0}})}e.push(`<!----></div>`)}do re=!0,ie=e.copy(),ae(ie);while(!re);e.subsume(ie)})}var jl=`nightkeep.lobby`;function Ml(){try{let e=localStorage.getItem(jl);if(e)return e===`3d`}catch{}if(typeof WebGL2RenderingContext>`u`)return!1;let e=document.createElement(`canvas`).getContext(`webgl2`,{failIfMajorPerformanceCaveat:!0}),t=e?.getExtension(`WEBGL_debug_renderer_info`),n=e&&t?String(e.getParameter(t.UNMASKED_RENDERER_WEBGL)):``;return e!==null&&!/swiftshader|llvmpipe|software|basic render/i.test(n)}function Nl(e,t){e.component(e=>{let{view:n,latest:r,speak:i,choose:a,pointed:o=null,point:s,upright:c,ask:l}=t,d=new ol(R(()=>n)),f=W(()=>d.view.position),p=W(()=>n.seat===null?null:f().seats[n.seat]?.card),m=W(()=>Jr.lying||!c&&!1),h=W(()=>a!==void 0);W(()=>Gr(Ur.theme));let g=Ml(),_=!1;e.push(`<div${H(`lobby svelte-4kopqf`,void 0,{upright:c,beside:m(),phone:Jr.narrow,low:Jr.low,holding:d.held})}${vr(`--spare: ${V(0)}px`)}>`),m()||n.actor!==`over`&&f().round?(e.push(`<!--[0--><p class="round svelte-4kopqf">`),f().round?e.push(`<!--[0--><b class="svelte-4kopqf">${u($(`round`,{n:f().round}))}</b>`):e.push(`<!--[-1-->`),e.push(`<!--]--> `),p()&&f().plan?.left===void 0?e.push(`<!--[0--><span>${u($(`mycard`,{n:p().value}))}</span>`):e.push(`<!--[-1-->`),e.push(`<!--]--> `),f().midnight_title?e.push(`<!--[0--><span class="midnight svelte-4kopqf"><svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-4kopqf"><path d="M13 2a8.500 8.500 0 1 0 5 12A7.500 7.500 0 0 1 13 2Z"></path></svg><span class="sr-only">${u($(`midnight`))}:</span> ${u(Jr.low?vc(f().midnight_title):yc(f().midnight_title))}</span>`):e.push(`<!--[-1-->`),e.push(`<!--]--></p>`)):e.push(`<!--[-1-->`),e.push(`<!--]--> <div${H(`picture svelte-4kopqf`,void 0,{deep:g})}>`),g?(e.push(`<!--[0--><!---->`),ll(e,{lobby:d,speak:i,can:h(),upright:c,latest:r,failed:()=>[g,_]=[!1,!0]}),e.push(`<!---->`)):(e.push(`<!--[-1-->`),Al(e,{lobby:d,speak:i,pointed:o,point:s,can:h()})),e.push(`<!--]--> <button class="button small swap svelte-4kopqf" type="button"${T(`aria-label`,$(g?`see2d`:`see3d`))}>${u(Jr.narrow&&!g?`3D`:$(g?`see2d`:`see3d`))}</button> `),_?e.push(`<!--[0--><p class="failed svelte-4kopqf" role="status">${u($(`no3d`))}</p>`):e.push(`<!--[-1-->`),e.push(`<!--]--></div> `),l||!Jr.narrow?(e.push(`<!--[0-->`),rl(e,{lobby:d,speak:i,can:h(),compact:Jr.narrow,beside:m(),low:Jr.low&&!m()})):e.push(`<!--[-1-->`),e.push(`<!--]--></div>`)})}var Pl=nl(Nl),Fl={page:{text:`app-name=Nightkeep
app-skip=Zum Inhalt
app-tagline=Ein Spukschloss voller Spiele. Klopf an eine Tür.
app-settings=Einstellungen
app-language=Sprache
app-light=Hell und dunkel
app-light-auto=Wie mein Gerät
app-light-dark=Nacht
app-light-light=Tag
app-sound=Töne
app-on=An
app-off=Aus
app-close=Schließen
app-back=Zurück zur Halle
app-loading=Einen Moment…
app-retry=Noch einmal versuchen
app-nowhere=Diese Seite gibt es nicht.
app-copy=Link kopieren
app-copied=Kopiert
app-share=Teilen
app-yes=Ja
app-no=Nein
app-minutes={$a}–{$b} Minuten
app-players={$a}–{$b} Personen
app-player=1 Person
app-exactly={$a} Personen
app-qr=QR-Code des Links
list-and={$first} und {$last}
hall-games=Die Türen des Schlosses
hall-broken=Das Spiel „{$name}“ lässt sich nicht öffnen: Sein Paket {$package} funktioniert hier nicht. Warum, steht im Protokoll des Servers.
hall-mine=Meine Tische
hall-mine-none=Du sitzt noch an keinem Tisch. Öffne oben eine Tür und fang an.
hall-open=Offene Tische
hall-open-none=Gerade wartet niemand auf Mitspielende. Eröffne einen Tisch, dann erscheint er hier.
hall-replays=Beendete Partien
hall-replays-none=Hier erscheinen Partien, die du zu Ende gespielt hast, zum Nachschauen.
hall-yourturn=Du bist dran
hall-continue=Weiterspielen
hall-join=Mitspielen
hall-watch=Zuschauen
hall-replay=Nachschauen
hall-free=
 {$n} {$n ->
 [one] freier Platz
 *[other] freie Plätze
}
hall-with=mit {$names}
hall-alone=noch niemand sonst
hall-name=Dein Name am Tisch
hall-name-change=Ändern
hall-name-save=Speichern
hall-hello=Guten Abend, {$name}.
hall-names=Eule, Fledermaus, Laterne, Rabe, Motte, Kerze, Fuchs, Grille, Stern, Spinnwebe
game-bots=Jetzt gegen Bots spielen
game-solo=Jetzt spielen
game-friends=Andere einladen
game-friends-text=Eröffnet einen Tisch mit einem Link und einem QR-Code für alle, die du einlädst.
game-device=Rund um ein Gerät
game-device-text=Alle spielen an diesem Bildschirm. Ist etwas geheim, fällt zwischen den Zügen ein Vorhang.
game-bots-text=Du nimmst den ersten Platz, Bots nehmen die anderen.
game-solo-text=Du gegen das Schloss.
game-players=Personen
game-level=Bots spielen
game-options=Optionen
game-names=Wer spielt?
game-nameof=Name von Person {$n}
game-player=Person {$n}
game-listed=Diesen Tisch in der Halle zeigen, sodass alle mitspielen können
game-botsfill=So viele Plätze nehmen Bots
game-clock=Zeit für einen Zug
game-clock-none=Keine Grenze
game-clock-seconds={$n} Sekunden
game-absent=Ein Bot springt ein, wenn jemand fehlt
game-absent-minutes=Nach {$n} Minuten
game-absent-days=
 Nach {$n} {$n ->
 [one] Tag
 *[other] Tagen
}
game-absent-never=Nie: auf alle warten
game-pace=Tempo
game-pace-fast=Schnell
game-pace-calm=Ruhig
game-pace-slow=Langsam
game-rules=Regeln lesen
game-unknown=Dieses Spiel gibt es nicht.
option-first_seat=Wer beginnt
option-first_seat-seat-1=Platz 1
option-first_seat-drawn=Ausgelost
option-die_passes=Der Würfel geht nach links weiter von
option-die_passes-chooser=wer die Seite gewählt hat
option-die_passes-holder=wer den Würfel hatte
option-term={$option}: {$value}
level-random=aufs Geratewohl
level-greedy=gierig
level-easy=sanft
level-normal=gut
level-hard=stark
level-expert=so gut sie können
prepare-title=Das Spiel wird vorbereitet…
prepare-text=Dieser Server öffnet das Spiel zum ersten Mal und muss es erst bauen. Das geschieht einmal und kann ein paar Minuten dauern. Du kannst hierbleiben: Es geht von selbst weiter.
prepare-time=bisher {$time}
prepare-giveup=Nicht mehr warten
table-turn-you=Du bist dran, {$name}
table-turn-other={$name} überlegt
table-turn-chance=Der Zufall entscheidet
table-turn-over=Die Partie ist zu Ende
table-waiting=Warten auf Mitspielende
table-waiting-text=Die Partie beginnt, sobald alle Plätze besetzt sind.
table-fill=Mit Bots beginnen
table-fill-text=Bots nehmen die freien Plätze, und die Partie beginnt. Wer später kommt, kann nur zuschauen.
table-fill-go=Jetzt beginnen
table-fill-wait=Weiter warten
table-sit=Hier hinsetzen
table-sit-kept=Meinen Platz nehmen
table-free=Freier Platz
table-kept=Reserviert für {$name}
table-bot=Bot, spielt {$level}
table-away=Ein Bot spielt, bis {$name} zurück ist
table-comeback=Ich bin wieder da
table-you=du
table-gone=nicht verbunden
table-invite=Einladen
table-invite-text=Wer diesen Link öffnet, kann einen freien Platz nehmen.
table-seatlink=Mein Platz auf einem anderen Gerät
table-seatlink-text=Dieser Link öffnet deinen eigenen Platz. Gib ihn nicht weiter.
table-watch-text=Wer diesen Link öffnet, kann zuschauen: jemand aus der Familie zum Beispiel oder der Fernseher im Zimmer.
table-bigscreen=Großer Bildschirm für dieses Zimmer
table-leave=Verlassen
table-leave-ask=Diese Partie verlassen? Ein Bot spielt für dich weiter; aus der Halle kannst du zurückkommen.
table-leave-waiting=Deinen Platz an diesem Tisch aufgeben?
table-leave-hall=In die Halle gehen, Platz behalten
table-leave-seat=Platz aufgeben
table-leave-stay=Bleiben
table-actions=Was du jetzt tun kannst
table-all=Alle Möglichkeiten als Liste
table-goon=Weiter
table-undo=Rückgängig
table-hint=Tipp
table-hint-says=Ein Bot würde wählen: {$says}
table-hint-chance=Ein Bot würde wählen: {$says} (Siegchance etwa {$percent} %)
table-hint-side=Ein Bot würde wählen: {$says} (Siegchance deiner Seite etwa {$percent} %)
table-hint-others=Mit anderen Möglichkeiten vergleichen
table-hint-thinking=Ein Bot denkt darüber nach…
table-confirm=Noch einmal tippen: Das lässt sich nicht rückgängig machen.
table-log=Verlauf
table-log-none=Noch ist nichts geschehen.
table-why=Warum?
table-why-of=Warum? {$text}
table-chat=Chat
table-chat-none=Sag Hallo!
table-chat-say=Schreib etwas
table-chat-send=Senden
table-chat-team=Nur an meine Seite
table-rules=Regeln
table-rules-search=In den Regeln suchen
table-rules-english=Die Regeln dieses Spiels gibt es nur auf Englisch.
table-rules-none=Diese Wörter stehen in keiner Regel.
table-words=In Worten
table-seats=Plätze
table-more=Mehr
table-taken=Der letzte Zug wurde rückgängig gemacht.
table-rewound=Der Server hat die letzten Züge verloren. Die Partie geht von hier aus weiter.
table-lost=Die Verbindung ist weg. Sie wird wiederhergestellt…
table-lost-kept=Dein Zug ist aufgehoben und wird einmal gesendet.
table-back=Du bist wieder verbunden.
table-back-done=Dein Zug ist angekommen.
table-back-late=Dein Zug kam zu spät und wurde nicht gespielt.
table-connecting=Der Tisch wird geöffnet…
table-watching=Du schaust zu.
table-clock=noch {$n} s
table-score=Punkte
table-stale=Inzwischen ist etwas geschehen. Schau noch einmal und wähle.
table-closed=Dieser Tisch ist geschlossen.
table-message=Der Tisch meldet: {$text}
end-win-you=Du gewinnst!
end-win=
 {$names} {$n ->
 [one] gewinnt
 *[other] gewinnen
}!
end-draw=Unentschieden: Niemand liegt vorn.
end-nobody=Niemand gewinnt.
end-lost=Diesmal verlierst du.
end-side-won=Gewonnen
end-side-lost=Verloren
end-rematch=Noch einmal spielen
end-rematch-text=Nächstes Mal rücken alle einen Platz weiter.
end-next=Die anderen spielen noch einmal: Komm mit
end-replay=Nachschauen
end-dice=Zufall prüfen
end-share=Diese Partie teilen
end-board=Spielplan ansehen
curtain-title=Gib das Gerät an {$name}
curtain-text=Der Spielplan bleibt verdeckt, bis {$name} bereit ist. Alle anderen schauen weg!
curtain-ready=Ich bin {$name}: Vorhang auf
learn-teach=Erklär es mir
learn-teach-of=Erklär mir {$game}
learn-title=Deine erste Partie: {$game}
learn-teacher=Die Erklärung
learn-at=Schritt {$n} von {$all}
learn-next=Weiter
learn-back=Schritt zurück
learn-again=Von vorn
learn-leave=Lektion verlassen
learn-rules=Die Regeln zu diesem Schritt
learn-rules-short=Regeln
learn-others=Was sonst erlaubt ist ({$n})
replay-title=Nachschauen: {$game}
replay-notover=Diese Partie ist noch nicht zu Ende. Danach kann man sie noch einmal ansehen.
replay-first=Erster Zug
replay-back=Einen Zug zurück
replay-play=Abspielen
replay-pause=Anhalten
replay-next=Einen Zug weiter
replay-last=Letzter Zug
replay-at=Zug {$n} von {$all}
replay-scrub=Stelle in der Partie
replay-eyes=Mit den Augen von
replay-everybody=Publikum
replay-download=Aufzeichnung herunterladen
replay-speed=Tempo
replay-begin=Die Partie beginnt.
dice-title=War der Zufall fair?
dice-text=Bevor sich jemand hingesetzt hat, hat der Server eine geheime Zahl gewählt und allen ihren Fingerabdruck gezeigt (unten). Der Browser jeder Person hat eine eigene Zahl dazugegeben. Alle Zufälle der Partie kommen aus diesen Zahlen zusammen. So konnte niemand bestimmen, was geschieht, auch der Server nicht. Jetzt ist das Geheimnis offen: Dein eigener Browser kann alles nachrechnen und vergleichen.
dice-check=Alles nachrechnen
dice-checking=Wird gerechnet…
dice-fingerprint=Der Fingerabdruck, den alle am Anfang gesehen haben
dice-secret=Die geheime Zahl
dice-shares=Was die Browser der Mitspielenden dazugegeben haben
dice-fits=Die geheime Zahl passt zum Fingerabdruck: Sie wurde während der Partie nicht geändert.
dice-misfits=Die geheime Zahl passt nicht zum Fingerabdruck: Jemand hat sie geändert!
dice-ok=Alle {$n} Zufälle kamen gleich heraus. Fair!
dice-bad=
 {$n} {$n ->
 [one] Zufall ist
 *[other] Zufälle sind
} nicht das, was die Zahlen ergeben!
dice-table=Wie oft jedes Ergebnis kam
dice-outcome=Ergebnis
dice-expected=Erwartet
dice-came=Gekommen
dice-none=In dieser Partie war nichts zufällig.
watch-join=Mit dem Handy mitspielen
watch-full=Ganzen Bildschirm nutzen
join-title=Du bist eingeladen
join-by=
 {$names} {$n ->
 [one] lädt
 *[other] laden
} dich ein, {$game} zu spielen.
join-plays=
 {$names} {$n ->
 [one] spielt
 *[other] spielen
} {$game}.
join-to=Jemand lädt dich ein, {$game} zu spielen.
join-seat=Mit diesem Link spielst du auch auf diesem Gerät als {$name}: {$game}.
join-full=Alle Plätze sind besetzt oder reserviert. Du kannst zuschauen.
join-begun=Die Partie hat begonnen, und alle Plätze sind besetzt. Du kannst zuschauen.
join-over=Diese Partie ist zu Ende. Du kannst ansehen, wie sie ausging.
join-look=Zuschauen
join-go=Hereinkommen
join-bad=Dieser Link ist nicht vollständig. Bitte noch einmal um ihn.
plain-english=Die Namen auf diesem Plan sind auf Englisch.
plain-board=Der Tisch
plain-choices=Was du wählen kannst
problem-error=Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
problem-refused=Das geht nicht.
problem-offline=Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
problem-illegal=Das ist jetzt nicht erlaubt. Was erlaubt ist, leuchtet.`,english:[]},"rules:":{text:`text={$text}
list-and={$first} und {$last}
listed=
 {$first}{$more ->
 [0] {""}
 *[other] {" "}und {$more} weitere
}
seat=Platz {$number}
nothing=nichts
turn-chance=der Zufall entscheidet
turn-over=die Partie ist zu Ende
turn-seat={$who} ist am Zug
cited={$why} ({$rules})
why-over=die Partie ist zu Ende
why-not-a-number=die Nummer einer Aktion ist eine ganze Zahl mit 64 Bit
why-not-your-turn={$who} kann jetzt nichts tun: {$turn}
why-several=„{$text}“ passt zu mehreren Aktionen: {$fitting}
why-only-players=das können nur die, die mitspielen
illegal-now=„{$action}“ ist jetzt nicht erlaubt: {$why} ({$turn}; erlaubt: {$allowed})
illegal-over=„{$action}“ ist nicht erlaubt: die Partie ist zu Ende
no-chance-odds=hier entscheidet nicht der Zufall; odds() antwortet, wenn actor nk.CHANCE ist
no-chance-draw=hier entscheidet nicht der Zufall: {$turn}
no-undo-yet=noch ist nichts gespielt, also lässt sich nichts rückgängig machen
no-undo-revealed=die letzte Aktion war zufällig oder hat etwas aufgedeckt und lässt sich nicht rückgängig machen
marker-no-place={$marker}: einen Ort {$place} gibt es nicht; es gibt: {$places}
marker-not-now={$who} kann jetzt nicht bewegen: {$marker} ({$why})
marker-unknown=eine Marke {$marker} gibt es nicht; Marken dieses Spiels: {$markers}
spectator=jemand, der zuschaut
side-won=Gewonnen
side-lost=Verloren
lesson-read-on=hier gibt es nichts zu wählen; lies weiter
lesson-try=das ist auch erlaubt, aber versuch jetzt dies: {$wanted}
name={NAME($word)}
lesson-missing={$game} hat keine Lektion`,english:[]},gallery:{text:``,english:[]},"ghost-chase":{text:`hall-title=Gespensterjagd auf Schloss Canterville
hall-blurb=Eine Person ist Max, das Gespenst, das unsichtbar durch 54 Räume huscht. Die anderen jagen ihn gemeinsam als Spürnasen. Jeder Raum, den er zeigt, ist ein Hinweis; jedes Tier, das heimgeht, ist verlorene Zeit.
option-ghost_seat=Platz von Max
option-ghost_seat-drawn=ausgelost
option-cheat_cards=Mogelkarten
option-break_cards=Pausenkarten
option-chimney=Schornsteinkarte
option-door=Türkarte
option-trap=Fallenkarte
option-trap_holder=Platz mit der Falle
option-trap_holder-the-chaser-to-max-s-left=die Spürnase links von Max
option-memory_aid=Merkhilfe
option-deduction_aid=Kombinierhilfe`,english:[]},"hidden-castle":{text:`hall-title=Flucht aus dem verborgenen Schloss
hall-blurb=Das Gespenst steigt aus dem Keller und zieht durch die Galerie, mit jedem Schlag der Uhr schneller. Versteck deine Gäste in den Zimmern, wirf andere hinaus und sammle wenig Punkte: Wer im Morgengrauen die wenigsten hat, gewinnt.
option-colours=Farben
option-colours-seat-order=nach Plätzen
option-colours-choose=alle wählen
option-first_seat=Wer beginnt
option-first_seat-seat-1=Platz 1, die jüngste Person
option-first_seat-drawn=ein ausgeloster Platz`,english:[]},"hidden-rooms":{text:`hall-title=Verborgene Räume
hall-blurb=Für eine Person: ein Kind mit einer Laterne in einem dunklen Haus und ein Monster auf seiner Runde. Taste dich von Raum zu Raum, merk dir, was nicht gepasst hat, bleib außer Sicht und finde den Ausgang, bevor es am Ende seines Weges ist.
option-match=Länge
option-match-game=eine ganze Partie
option-match-stage=eine Etappe
option-stage=Etappe
option-stage-drawn=gezogen
option-turn_limit=Höchstens so viele Züge pro Etappe`,english:[]},"keys-to-the-castle":{text:`hall-title=Schlüssel zur Burg
hall-blurb=Eine Burg voller geschlossener Türen, und du willst auf die andere Seite. Öffne Türen mit Schlüsseln ihrer Farbe, häng den anderen Vorhängeschlösser in den Weg und grab Geheimgänge. Niemand sieht deine Karten: Wer die Burg zuerst durchquert, gewinnt.
option-empty_side=Leere Seite (zu dritt)
option-empty_side-east=Ost
option-empty_side-north=Nord
option-empty_side-west=West
option-character=Figuren
option-turn_limit=Längste Partie, in Zügen
option-first_seat=Wer beginnt
option-first_seat-seat-1=Platz 1
option-first_seat-drawn=ausgelost
option-character-1=Ritter
option-character-2=Königin
option-character-3=Zauberer
option-character-4=Narr
option-character-5=Koch
option-character-6=Gärtnerin
option-character-7=Piratin
option-character-8=Hexe
option-character-9=Vampir
option-character-10=Detektivin
option-character-11=Spielmann
option-character-12=Schlafmütze
option-whose=Wessen Figur
option-player=Person {$n}
option-plays=Figur von Person {$n}`,english:[]},"midnight-party":{text:`hall-title=Mitternachtsparty
hall-blurb=Eine Party im Schloss, bis die Uhr zwölf schlägt und das Gespenst die Treppe heraufkommt. Jeder Gast braucht ein Zimmer, und es gibt nicht genug. Drei Runden; gefangene Gäste kosten Punkte, die besten Zimmer bringen welche.
option-board=Spielplan
option-board-published=wie veröffentlicht, 28 Felder
option-board-house=unser eigener, 36 Felder
option-colours=Farben
option-colours-seat-order=nach Plätzen
option-colours-choose=alle wählen
option-first_seat=Wer beginnt
option-first_seat-seat-1=Platz 1, die jüngste Person
option-first_seat-drawn=ein ausgeloster Platz`,english:[]},"run-ghost-run":{text:`hall-title=Lauf, Geist, lauf!
hall-blurb=Geister schleichen durch die Lobby, von einem Möbelstück zum nächsten. Ab und zu späht jemand durchs Schlüsselloch: Wer gesehen wird, fliegt zurück an den Start.
option-setup=Einrichtung
option-setup-random=durch Zufall
option-setup-placed=durch euch
option-two_player_sides=Seiten (zu zweit)
option-two_player_sides-opposite=gegenüber
option-two_player_sides-adjacent=nebeneinander
option-movement=Geister gehen
option-movement-simultaneous=alle zugleich
option-movement-turns=nacheinander
option-scoring=Punkte (klein-mittel-groß)
option-seen_fraction=Ein Geist ist gesehen
option-seen_fraction-any=bei jedem sichtbaren Stück
option-seen_fraction-quarter=wenn ein Viertel zu sehen ist
option-seen_fraction-half=wenn die Hälfte zu sehen ist
option-midnight=Mitternachtskarten
option-midnight-off=ohne
option-midnight-on=mit
option-merging=Geister verschmelzen
option-merging-off=nein
option-merging-on=ja
option-die_passes=Den Würfel gibt weiter
option-die_passes-chooser=wer die Seite gewählt hat
option-die_passes-holder=wer ihn hatte
option-first_seat=Wer beginnt
option-first_seat-seat-1=Platz 1
option-first_seat-drawn=ein ausgeloster Platz`,english:[]}},Il={page:{text:`app-name=Nightkeep
app-skip=Skip to the content
app-tagline=A haunted castle full of games. Knock on a door.
app-settings=Settings
app-language=Language
app-light=Light and dark
app-light-auto=As my device
app-light-dark=Night
app-light-light=Day
app-sound=Sounds
app-on=On
app-off=Off
app-close=Close
app-back=Back to the hall
app-loading=One moment…
app-retry=Try again
app-nowhere=There is no such page.
app-copy=Copy the link
app-copied=Copied
app-share=Share
app-yes=Yes
app-no=No
app-minutes={$a}–{$b} minutes
app-players={$a}–{$b} players
app-player=1 player
app-exactly={$a} players
app-qr=QR code of the link
list-and={$first} and {$last}
hall-games=The doors of the castle
hall-broken=The game “{$name}” cannot be opened: its package {$package} does not work here. The server's log says why.
hall-mine=My tables
hall-mine-none=You sit at no table yet. Open a door above and begin.
hall-open=Open tables
hall-open-none=Nobody is waiting for players right now. Open a table, and it appears here.
hall-replays=Finished games
hall-replays-none=Games you have finished appear here, to watch once more.
hall-yourturn=Your turn
hall-continue=Continue
hall-join=Join
hall-watch=Watch
hall-replay=Replay
hall-free=
 {$n} free {$n ->
 [one] seat
 *[other] seats
}
hall-with=with {$names}
hall-alone=nobody else yet
hall-name=Your name at the table
hall-name-change=Change
hall-name-save=Save
hall-hello=Good evening, {$name}.
hall-names=Owl, Bat, Lantern, Raven, Moth, Candle, Fox, Cricket, Star, Cobweb
game-bots=Play now against bots
game-solo=Play now
game-friends=Invite friends
game-friends-text=Opens a table with a link and a QR code for your friends.
game-device=Around one device
game-device-text=Everybody plays on this screen. A curtain falls between seats where something is secret.
game-bots-text=You take the first seat, bots the others.
game-solo-text=You against the castle.
game-players=Players
game-level=Bots play
game-options=Options
game-names=Who plays?
game-nameof=Name of player {$n}
game-player=Player {$n}
game-listed=Show this table in the hall, so that anybody can join
game-botsfill=Bots fill this many seats
game-clock=Time for a turn
game-clock-none=No limit
game-clock-seconds={$n} seconds
game-absent=A bot steps in for a player who is away
game-absent-minutes=After {$n} minutes
game-absent-days=
 After {$n} {$n ->
 [one] day
 *[other] days
}
game-absent-never=Never: wait for everybody
game-pace=Pace
game-pace-fast=Fast
game-pace-calm=Calm
game-pace-slow=Slow
game-rules=Read the rules
game-unknown=There is no such game.
option-first_seat=Who begins
option-first_seat-seat-1=Seat 1
option-first_seat-drawn=Drawn by lot
option-die_passes=The die goes to the left of
option-die_passes-chooser=the player who chose the side
option-die_passes-holder=the player who had the die
option-term={$option}: {$value}
level-random=at random
level-greedy=greedily
level-easy=gently
level-normal=well
level-hard=strongly
level-expert=as well as they can
prepare-title=The game is being prepared…
prepare-text=This server opens the game for the first time and has to build it. That happens once and may take a few minutes. You can stay here: it goes on by itself.
prepare-time={$time} so far
prepare-giveup=Stop waiting
table-turn-you=Your turn, {$name}
table-turn-other={$name} is thinking
table-turn-chance=Chance decides
table-turn-over=The game is over
table-waiting=Waiting for players
table-waiting-text=The game begins when every seat is taken.
table-fill=Begin with bots
table-fill-text=Bots take the free seats and the game begins. Anybody who comes later can only watch.
table-fill-go=Begin now
table-fill-wait=Keep waiting
table-sit=Sit down here
table-sit-kept=Take my seat
table-free=Free seat
table-kept=Reserved for {$name}
table-bot=Bot, plays {$level}
table-away=A bot plays until {$name} is back
table-comeback=I am back
table-you=you
table-gone=not connected
table-invite=Invite
table-invite-text=Anybody who opens this link can take a free seat.
table-seatlink=My seat on another device
table-seatlink-text=This link opens your own seat. Do not share it.
table-watch-text=Anybody who opens this link can watch: a friend, or the television in the room.
table-bigscreen=Big screen for this room
table-leave=Leave
table-leave-ask=Leave this game? A bot plays on for you; you can come back from the hall.
table-leave-waiting=Give up your seat at this table?
table-leave-hall=Go to the hall, keep my seat
table-leave-seat=Give up my seat
table-leave-stay=Stay
table-actions=What you can do now
table-all=All choices as a list
table-goon=Go on
table-undo=Undo
table-hint=Hint
table-hint-says=A bot would choose: {$says}
table-hint-chance=A bot would choose: {$says} (about {$percent}% to win)
table-hint-side=A bot would choose: {$says} (about {$percent}% that your side wins)
table-hint-others=Compare with other choices
table-hint-thinking=A bot thinks about it…
table-confirm=Tap again: this cannot be undone.
table-log=What happened
table-log-none=Nothing has happened yet.
table-why=Why?
table-why-of=Why? {$text}
table-chat=Chat
table-chat-none=Say hello!
table-chat-say=Write something
table-chat-send=Send
table-chat-team=Only to my side
table-rules=Rules
table-rules-search=Search the rules
table-rules-english=The rules of this game are in English only.
table-rules-none=No rule has these words.
table-words=Board in words
table-seats=Seats
table-more=More
table-taken=The last move was undone.
table-rewound=The server lost the last moves. The game goes on from here.
table-lost=The connection is lost. Reconnecting…
table-lost-kept=Your move is kept and will be sent once.
table-back=You are connected again.
table-back-done=Your move has arrived.
table-back-late=Your move came too late and was not played.
table-connecting=Opening the table…
table-watching=You are watching.
table-clock={$n} s left
table-score=points
table-stale=Something happened meanwhile. Look again and choose.
table-closed=This table is closed.
table-message=The table says: {$text}
end-win-you=You win!
end-win=
 {$names} {$n ->
 [one] wins
 *[other] win
}!
end-draw=A draw: nobody is ahead.
end-nobody=Nobody wins.
end-lost=You lose this time.
end-side-won=Won
end-side-lost=Lost
end-rematch=Play again
end-rematch-text=Next time everybody moves one seat on.
end-next=Your friends play again: come along
end-replay=Replay
end-dice=Verify fairness
end-share=Share this game
end-board=Look at the board
curtain-title=Hand the device to {$name}
curtain-text=The board stays hidden until {$name} is ready. Everybody else, look away!
curtain-ready=I am {$name}: open the curtain
learn-teach=Teach me
learn-teach-of=Teach me {$game}
learn-title=Your first game: {$game}
learn-teacher=What the teacher says
learn-at=Step {$n} of {$all}
learn-next=Go on
learn-back=Step back
learn-again=Start again
learn-leave=Leave the lesson
learn-rules=The rules of this step
learn-rules-short=Rules
learn-others=What else is allowed ({$n})
replay-title=Replay: {$game}
replay-notover=This game is not over yet. It can be watched again when it is.
replay-first=First move
replay-back=One move back
replay-play=Play
replay-pause=Pause
replay-next=One move on
replay-last=Last move
replay-at=Move {$n} of {$all}
replay-scrub=Position in the game
replay-eyes=Through the eyes of
replay-everybody=a spectator
replay-download=Download the record
replay-speed=Speed
replay-begin=The game begins.
dice-title=Was chance fair?
dice-text=Before anybody sat down, the server chose a secret number and showed everybody its fingerprint (below). Every player's browser added a number of its own. All random events in the game come from these numbers together. So nobody, not even the server, could choose what happened. Now the secret is open: your own browser can compute everything again and compare.
dice-check=Compute everything again
dice-checking=Computing…
dice-fingerprint=The fingerprint that everybody saw at the start
dice-secret=The secret number
dice-shares=What each player's browser added
dice-fits=The secret fits the fingerprint: it was not changed during the game.
dice-misfits=The secret does not fit the fingerprint: somebody changed it!
dice-ok=All {$n} random events came out the same. Fair!
dice-bad=
 {$n} {$n ->
 [one] random event is
 *[other] random events are
} not what the numbers give!
dice-table=How often each result came
dice-outcome=Result
dice-expected=Expected
dice-came=Came
dice-none=Nothing was random in this game.
watch-join=Join with your phone
watch-full=Fill the screen
join-title=You are invited
join-by=
 {$names} {$n ->
 [one] invites
 *[other] invite
} you to play {$game}.
join-plays=
 {$names} {$n ->
 [one] plays
 *[other] play
} {$game}.
join-to=Somebody invites you to play {$game}.
join-seat=With this link you play as {$name} on this device, too: {$game}.
join-full=Every seat is taken or reserved. You can watch.
join-begun=The game has begun and every seat is taken. You can watch.
join-over=This game is over. You can see how it ended.
join-look=Watch
join-go=Come in
join-bad=This link is not complete. Ask for it again.
plain-english=The names on this board are in English.
plain-board=The table
plain-choices=What you can choose
problem-error=Something went wrong on the server. Try again.
problem-refused=That cannot be done.
problem-offline=The server cannot be reached. Check the connection and try again.
problem-illegal=That is not allowed now. What is allowed is lit.`,english:[]},"rules:":{text:`text={$text}
list-and={$first} and {$last}
listed=
 {$first}{$more ->
 [0] {""}
 *[other] {" "}and {$more} more
}
seat=seat {$number}
nothing=nothing
turn-chance=chance's turn
turn-over=over
turn-seat={$who}'s turn
cited={$why} ({$rules})
why-over=the game is over
why-not-a-number=an action's number is a whole number of 64 bits
why-not-your-turn={$who} cannot act now: it is {$turn}
why-several='{$text}' fits several actions: {$fitting}
why-only-players=only players can
illegal-now='{$action}' is not legal now: {$why}. It is {$turn}; allowed: {$allowed}
illegal-over='{$action}' is not legal: the game is over
no-chance-odds=nothing is left to chance here; odds() answers when actor is nk.CHANCE
no-chance-draw=nothing is left to chance here; it is {$turn}
no-undo-yet=nothing has been played yet, so nothing can be undone
no-undo-revealed=the last action was random or revealed something, so it cannot be undone
marker-no-place=there is no place '{$place}' for {$marker}; places are: {$places}
marker-not-now={$who} cannot move {$marker}: {$why}
marker-unknown=there is no marker '{$marker}'; markers of this game: {$markers}
spectator=a spectator
side-won=Won
side-lost=Lost
lesson-read-on=there is nothing to choose here; read on
lesson-try=that is allowed too, but now try this: {$wanted}
name={NAME($word)}
lesson-missing={$game} has no lesson`,english:[]},gallery:{text:``,english:[]},"ghost-chase":{text:`hall-title=Ghost Chase in Canterville Castle
hall-blurb=One of you is Max, the ghost who slips unseen through 54 rooms. The others are after him, together. Every room he shows is a clue; every animal that goes home is time lost.
option-ghost_seat=Seat of Max
option-ghost_seat-drawn=drawn by lot
option-cheat_cards=Cheat cards
option-break_cards=Break cards
option-chimney=Chimney card
option-door=Door card
option-trap=Trap card
option-trap_holder=Seat of the trap
option-trap_holder-the-chaser-to-max-s-left=the chaser to Max's left
option-memory_aid=Memory aid
option-deduction_aid=Deduction aid`,english:[]},"hidden-castle":{text:`hall-title=Escape from the Hidden Castle
hall-blurb=The Phantom climbs out of the cellar and walks the gallery, faster with every stroke of the clock. Hide your guests in the rooms, push others out, and keep your score low: whoever has the fewest points at dawn wins.
option-colours=Colours
option-colours-seat-order=in order of seats
option-colours-choose=everybody chooses
option-first_seat=Who begins
option-first_seat-seat-1=seat 1, the youngest
option-first_seat-drawn=a drawn seat`,english:[]},"hidden-rooms":{text:`hall-title=Hidden Rooms
hall-blurb=For one: a child with a lantern in a dark house, and a monster on its round. Feel your way from room to room, remember what did not fit, stay out of its sight, and find the exit before it ends its walk.
option-match=Length
option-match-game=a whole game
option-match-stage=one stage
option-stage=Stage
option-stage-drawn=drawn
option-turn_limit=Turns in a stage, at most`,english:[]},"keys-to-the-castle":{text:`hall-title=Keys to the Castle
hall-blurb=A castle full of closed doors, and you want to be on the other side. Open doors with keys of their colour, hang padlocks in the way of others, dig secret passages. Nobody sees your cards: whoever crosses the castle first wins.
option-empty_side=Empty side (three players)
option-empty_side-east=east
option-empty_side-north=north
option-empty_side-west=west
option-character=Characters
option-turn_limit=Longest game, in turns
option-first_seat=Who begins
option-first_seat-seat-1=the first player
option-first_seat-drawn=drawn by chance
option-character-1=Knight
option-character-2=Queen
option-character-3=Wizard
option-character-4=Jester
option-character-5=Cook
option-character-6=Gardener
option-character-7=Pirate
option-character-8=Witch
option-character-9=Vampire
option-character-10=Detective
option-character-11=Minstrel
option-character-12=Sleepyhead
option-whose=Whose character
option-player=Player {$n}
option-plays=Character of player {$n}`,english:[]},"midnight-party":{text:`hall-title=Midnight Party
hall-blurb=A party in the castle, until the clock strikes twelve and the Phantom comes up the stairs. Every guest needs a room, and there are not enough. Three rounds; caught guests cost points, the best rooms bring some.
option-board=Board
option-board-published=as published, 28 spaces
option-board-house=our own, 36 spaces
option-colours=Colours
option-colours-seat-order=in order of seats
option-colours-choose=everybody chooses
option-first_seat=Who begins
option-first_seat-seat-1=seat 1, the youngest
option-first_seat-drawn=a drawn seat`,english:[]},"run-ghost-run":{text:`hall-title=Run, Ghost, Run!
hall-blurb=Ghosts creep across the lobby from one piece of furniture to the next. Now and then somebody peeks through the keyhole: whoever is seen flies back to the start.
option-setup=Furnishing
option-setup-random=by chance
option-setup-placed=by the players
option-two_player_sides=Sides (two players)
option-two_player_sides-opposite=opposite
option-two_player_sides-adjacent=next to each other
option-movement=Moving ghosts
option-movement-simultaneous=all together
option-movement-turns=one after another
option-scoring=Points (small-medium-large)
option-seen_fraction=A ghost is seen
option-seen_fraction-any=at any visible bit
option-seen_fraction-quarter=if a quarter is visible
option-seen_fraction-half=if half is visible
option-midnight=Midnight cards
option-midnight-off=without
option-midnight-on=with
option-merging=Merging ghosts
option-merging-off=no
option-merging-on=yes
option-die_passes=The die is passed on by
option-die_passes-chooser=who chose the side
option-die_passes-holder=who held it
option-first_seat=Who begins
option-first_seat-seat-1=seat 1
option-first_seat-drawn=a seat drawn by chance`,english:[]}},Ll={page:{text:`app-name=Nightkeep
app-skip=Ir al contenido
app-tagline=Un castillo encantado lleno de juegos. Llama a una puerta.
app-settings=Ajustes
app-language=Idioma
app-light=Claro y oscuro
app-light-auto=Como mi dispositivo
app-light-dark=Noche
app-light-light=Día
app-sound=Sonidos
app-on=Sí
app-off=No
app-close=Cerrar
app-back=Volver a la entrada
app-loading=Un momento…
app-retry=Probar otra vez
app-nowhere=Esta página no existe.
app-copy=Copiar el enlace
app-copied=Copiado
app-share=Compartir
app-yes=Sí
app-no=No
app-minutes={$a}-{$b} minutos
app-players={$a}-{$b} personas
app-player=1 persona
app-exactly={$a} personas
app-qr=Código QR del enlace
list-and={$first} y {$last}
hall-games=Las puertas del castillo
hall-broken=El juego «{$name}» no se puede abrir: su paquete {$package} no funciona aquí. El registro del servidor dice por qué.
hall-mine=Mis mesas
hall-mine-none=Aún no te has sentado a ninguna mesa. Abre una puerta más arriba y empieza.
hall-open=Mesas abiertas
hall-open-none=Ahora mismo no hay mesas esperando a nadie. Abre una y aparecerá aquí.
hall-replays=Partidas acabadas
hall-replays-none=Las partidas que acabes aparecerán aquí, para verlas otra vez.
hall-yourturn=Te toca
hall-continue=Seguir
hall-join=Entrar
hall-watch=Mirar
hall-replay=Ver otra vez
hall-free=
 {$n} {$n ->
 [one] asiento libre
 *[other] asientos libres
}
hall-with=con {$names}
hall-alone=aún no hay nadie más
hall-name=Tu nombre en la mesa
hall-name-change=Cambiar
hall-name-save=Guardar
hall-hello=Buenas noches, {$name}.
hall-names=Búho, Murciélago, Farol, Cuervo, Polilla, Vela, Zorro, Grillo, Estrella, Telaraña
game-bots=Jugar ya contra bots
game-solo=Jugar ya
game-friends=Invitar a jugar
game-friends-text=Abre una mesa con un enlace y un código QR para invitar a quien quieras.
game-device=En un solo dispositivo
game-device-text=Todo el mundo juega en esta pantalla. Si algo es secreto, cae un telón entre turno y turno.
game-bots-text=Tú ocupas el primer asiento; los bots, los demás.
game-solo-text=Tú contra el castillo.
game-players=Personas
game-level=Los bots juegan
game-options=Opciones
game-names=¿Quién juega?
game-nameof=Nombre de la persona {$n}
game-player=Persona {$n}
game-listed=Mostrar esta mesa en la entrada, para que pueda entrar cualquiera
game-botsfill=Asientos que ocupan los bots
game-clock=Tiempo por turno
game-clock-none=Sin límite
game-clock-seconds={$n} segundos
game-absent=Un bot juega por quien no está
game-absent-minutes=Después de {$n} minutos
game-absent-days=
 Después de {$n} {$n ->
 [one] día
 *[other] días
}
game-absent-never=Nunca: esperar a todo el mundo
game-pace=Ritmo
game-pace-fast=Rápido
game-pace-calm=Tranquilo
game-pace-slow=Lento
game-rules=Leer las reglas
game-unknown=Este juego no existe.
option-first_seat=Quién empieza
option-first_seat-seat-1=Asiento 1
option-first_seat-drawn=Por sorteo
option-die_passes=El dado va a la izquierda de
option-die_passes-chooser=quien eligió el lado
option-die_passes-holder=quien tenía el dado
option-term={$option}: {$value}
level-random=al azar
level-greedy=con avaricia
level-easy=con calma
level-normal=bien
level-hard=muy bien
level-expert=lo mejor que saben
prepare-title=Preparando el juego…
prepare-text=Este servidor abre el juego por primera vez y tiene que construirlo. Ocurre una sola vez y puede tardar unos minutos. Puedes quedarte aquí: continúa por sí solo.
prepare-time={$time} hasta ahora
prepare-giveup=Dejar de esperar
table-turn-you=Te toca, {$name}
table-turn-other={$name} está pensando
table-turn-chance=Decide el azar
table-turn-over=La partida ha acabado
table-waiting=Esperando a más gente
table-waiting-text=La partida empieza cuando todos los asientos están ocupados.
table-fill=Empezar con bots
table-fill-text=Los bots ocupan los asientos libres y la partida empieza. Quien llegue después solo podrá mirar.
table-fill-go=Empezar ya
table-fill-wait=Seguir esperando
table-sit=Sentarme aquí
table-sit-kept=Ocupar mi asiento
table-free=Asiento libre
table-kept=Reservado para {$name}
table-bot=Bot, juega {$level}
table-away=Juega un bot hasta que vuelva {$name}
table-comeback=He vuelto
table-you=tú
table-gone=sin conexión
table-invite=Invitar
table-invite-text=Quien abra este enlace puede ocupar un asiento libre.
table-seatlink=Mi asiento en otro dispositivo
table-seatlink-text=Este enlace abre tu propio asiento. No lo compartas.
table-watch-text=Quien abra este enlace puede mirar: alguien de la familia, por ejemplo, o la televisión de la habitación.
table-bigscreen=Pantalla grande para esta habitación
table-leave=Salir
table-leave-ask=¿Salir de esta partida? Un bot sigue jugando por ti; puedes volver desde la entrada.
table-leave-waiting=¿Dejar tu asiento en esta mesa?
table-leave-hall=Ir a la entrada y conservar mi asiento
table-leave-seat=Dejar mi asiento
table-leave-stay=Quedarme
table-actions=Lo que puedes hacer ahora
table-all=Todas las opciones en una lista
table-goon=Seguir
table-undo=Deshacer
table-hint=Pista
table-hint-says=Un bot elegiría: {$says}
table-hint-chance=Un bot elegiría: {$says} (gana más o menos el {$percent} % de las veces)
table-hint-side=Un bot elegiría: {$says} (tu bando gana más o menos el {$percent} % de las veces)
table-hint-others=Comparar con otras opciones
table-hint-thinking=Un bot lo está pensando…
table-confirm=Toca otra vez: no se puede deshacer.
table-log=Historial
table-log-none=Todavía no ha pasado nada.
table-why=¿Por qué?
table-why-of=¿Por qué? {$text}
table-chat=Chat
table-chat-none=¡Saluda!
table-chat-say=Escribe algo
table-chat-send=Enviar
table-chat-team=Solo a mi bando
table-rules=Reglas
table-rules-search=Buscar en las reglas
table-rules-english=Las reglas de este juego solo están en inglés.
table-rules-none=Ninguna regla contiene estas palabras.
table-words=En palabras
table-seats=Asientos
table-more=Más
table-taken=La última jugada se ha deshecho.
table-rewound=El servidor ha perdido las últimas jugadas. La partida sigue desde aquí.
table-lost=Se ha perdido la conexión. Conectando otra vez…
table-lost-kept=Tu jugada está guardada y se enviará una sola vez.
table-back=Ya hay conexión otra vez.
table-back-done=Tu jugada ha llegado.
table-back-late=Tu jugada ha llegado tarde y no se ha hecho.
table-connecting=Abriendo la mesa…
table-watching=Estás mirando.
table-clock=quedan {$n} s
table-score=puntos
table-stale=Mientras tanto ha pasado algo. Mira otra vez y elige.
table-closed=Esta mesa está cerrada.
table-message=La mesa dice: {$text}
end-win-you=¡Ganas!
end-win=
 ¡{$names} {$n ->
 [one] gana
 *[other] ganan
}!
end-draw=Empate: nadie va por delante.
end-nobody=No gana nadie.
end-lost=Esta vez pierdes.
end-side-won=Victoria
end-side-lost=Derrota
end-rematch=Jugar otra vez
end-rematch-text=La próxima vez, todo el mundo avanza un asiento.
end-next=Los demás juegan otra vez: ¿te apuntas?
end-replay=Ver otra vez
end-dice=Comprobar el azar
end-share=Compartir esta partida
end-board=Mirar el tablero
curtain-title=Pasa el dispositivo a {$name}
curtain-text=El tablero sigue tapado hasta que {$name} diga que ya está. ¡Los demás, a mirar a otro lado!
curtain-ready=Ya está {$name} aquí: abrir el telón
learn-teach=Enséñame
learn-teach-of=Enséñame {$game}
learn-title=Tu primera partida: {$game}
learn-teacher=La explicación
learn-at=Paso {$n} de {$all}
learn-next=Seguir
learn-back=Paso atrás
learn-again=Empezar de nuevo
learn-leave=Salir de la lección
learn-rules=Las reglas de este paso
learn-rules-short=Reglas
learn-others=Qué más está permitido ({$n})
replay-title=Ver otra vez: {$game}
replay-notover=Esta partida aún no ha acabado. Cuando acabe se podrá ver otra vez.
replay-first=Primera jugada
replay-back=Una jugada atrás
replay-play=Reproducir
replay-pause=Pausa
replay-next=Una jugada adelante
replay-last=Última jugada
replay-at=Jugada {$n} de {$all}
replay-scrub=Momento de la partida
replay-eyes=Con los ojos de
replay-everybody=alguien que mira
replay-download=Descargar la partida
replay-speed=Velocidad
replay-begin=Empieza la partida.
dice-title=¿El azar fue limpio?
dice-text=Antes de que se sentara nadie, el servidor eligió un número secreto y enseñó a todo el mundo su huella (abajo). El navegador de cada persona añadió un número propio. Todo el azar de la partida sale de estos números juntos. Así nadie pudo elegir lo que pasaba, tampoco el servidor. Ahora el secreto está a la vista: tu propio navegador puede volver a calcularlo todo y compararlo.
dice-check=Volver a calcularlo todo
dice-checking=Calculando…
dice-fingerprint=La huella que todo el mundo vio al principio
dice-secret=El número secreto
dice-shares=Lo que añadió el navegador de cada persona
dice-fits=El número secreto coincide con la huella: no se cambió durante la partida.
dice-misfits=El número secreto no coincide con la huella: ¡alguien lo cambió!
dice-ok=
 {$n ->
 [one] El único resultado del azar ha salido igual.
 *[other] Los {$n} resultados del azar han salido iguales.
} ¡Juego limpio!
dice-bad=
 ¡{$n} {$n ->
 [one] resultado del azar no es el que dan los números
 *[other] resultados del azar no son los que dan los números
}!
dice-table=Cuántas veces ha salido cada resultado
dice-outcome=Resultado
dice-expected=Esperado
dice-came=Ha salido
dice-none=En esta partida no hubo azar.
watch-join=Juega con tu móvil
watch-full=Pantalla completa
join-title=Tienes una invitación
join-by=
 {$names} te {$n ->
 [one] invita
 *[other] invitan
} a jugar a {$game}.
join-plays=
 {$names} {$n ->
 [one] juega
 *[other] juegan
} a {$game}.
join-to=Alguien te invita a jugar a {$game}.
join-seat=Con este enlace juegas como {$name} también en este dispositivo: {$game}.
join-full=Todos los asientos están ocupados o reservados. Puedes mirar.
join-begun=La partida ha empezado y todos los asientos están ocupados. Puedes mirar.
join-over=Esta partida ha acabado. Puedes ver cómo acabó.
join-look=Mirar
join-go=Entrar
join-bad=Este enlace no está completo. Pídelo otra vez.
plain-english=Los nombres de este tablero están en inglés.
plain-board=La mesa
plain-choices=Lo que puedes elegir
problem-error=Algo ha fallado en el servidor. Prueba otra vez.
problem-refused=Eso no se puede hacer.
problem-offline=No se puede conectar con el servidor. Comprueba la conexión y prueba otra vez.
problem-illegal=Ahora eso no está permitido. Lo permitido está iluminado.`,english:[]},"rules:":{text:`text={$text}
list-and={$first} y {$last}
listed=
 {$first}{$more ->
 [0] {""}
 *[other] {" "}y {$more} más
}
seat=asiento {$number}
nothing=nada
turn-chance=decide el azar
turn-over=la partida ha acabado
turn-seat=es el turno de {$who}
cited={$why} ({$rules})
why-over=la partida ha acabado
why-not-a-number=el número de una acción es un número entero de 64 bits
why-not-your-turn={$who} no puede hacer nada ahora: {$turn}
why-several=«{$text}» vale para varias acciones: {$fitting}
why-only-players=solo puede quien juega
illegal-now=«{$action}» no está permitido ahora: {$why} ({$turn}; permitido: {$allowed})
illegal-over=«{$action}» no está permitido: la partida ha acabado
no-chance-odds=aquí no decide el azar; odds() responde cuando actor es nk.CHANCE
no-chance-draw=aquí no decide el azar: {$turn}
no-undo-yet=todavía no se ha jugado nada, así que no hay nada que deshacer
no-undo-revealed=la última acción fue cosa del azar o reveló algo, así que no se puede deshacer
marker-no-place={$marker}: no hay ningún lugar {$place}; los lugares son: {$places}
marker-not-now={$who} no puede mover esto ahora: {$marker} ({$why})
marker-unknown=no hay ningún marcador {$marker}; los de este juego son: {$markers}
spectator=alguien que mira
side-won=Victoria
side-lost=Derrota
lesson-read-on=aquí no hay nada que elegir; sigue leyendo
lesson-try=eso también está permitido, pero ahora prueba esto: {$wanted}
name={NAME($word)}
lesson-missing={$game} no tiene lección`,english:[]},gallery:{text:``,english:[]},"ghost-chase":{text:`hall-title=A la caza del fantasma de Canterville
hall-blurb=Alguien es Max, el fantasma que se desliza sin ser visto por 54 habitaciones. El resto va tras él, en equipo. Cada habitación que muestra es una pista; cada animal que vuelve a casa es tiempo perdido.
option-ghost_seat=Asiento de Max
option-ghost_seat-drawn=por sorteo
option-cheat_cards=Cartas de truco
option-break_cards=Cartas de descanso
option-chimney=Carta de chimenea
option-door=Carta de puerta
option-trap=Carta de trampa
option-trap_holder=Asiento de la trampa
option-trap_holder-the-chaser-to-max-s-left=a la izquierda de Max
option-memory_aid=Ayuda para la memoria
option-deduction_aid=Ayuda para deducir`,english:[]},"hidden-castle":{text:`hall-title=Huida del castillo oculto
hall-blurb=El Fantasma sube del sótano y recorre la galería, más rápido con cada campanada del reloj. Esconde a tus invitados en las salas, echa a otros y no sumes muchos puntos: gana quien menos tenga al amanecer.
option-colours=Colores
option-colours-seat-order=por orden de asientos
option-colours-choose=se eligen
option-first_seat=Quién empieza
option-first_seat-seat-1=asiento 1, la persona más joven
option-first_seat-drawn=un asiento por sorteo`,english:[]},"hidden-rooms":{text:`hall-title=Habitaciones ocultas
hall-blurb=Para una persona: un niño con un farol en una casa oscura y un monstruo que hace su ronda. Avanza a tientas de habitación en habitación, recuerda lo que no encajó, que no te vea y encuentra la salida antes de que acabe su ruta.
option-match=Duración
option-match-game=una partida entera
option-match-stage=una etapa
option-stage=Etapa
option-stage-drawn=al azar
option-turn_limit=Turnos por etapa, como máximo`,english:[]},"keys-to-the-castle":{text:`hall-title=Las llaves del castillo
hall-blurb=Un castillo lleno de puertas cerradas, y quieres llegar al otro lado. Abre puertas con llaves de su color, pon candados en el camino de los demás y cava pasadizos secretos. Nadie ve tus cartas: gana quien cruce antes el castillo.
option-empty_side=Lado vacío (tres personas)
option-empty_side-east=este
option-empty_side-north=norte
option-empty_side-west=oeste
option-character=Personajes
option-turn_limit=Partida más larga, en turnos
option-first_seat=Quién empieza
option-first_seat-seat-1=asiento 1
option-first_seat-drawn=por sorteo
option-character-1=Caballero
option-character-2=Reina
option-character-3=Mago
option-character-4=Bufón
option-character-5=Cocinero
option-character-6=Jardinera
option-character-7=Pirata
option-character-8=Bruja
option-character-9=Vampiro
option-character-10=Detective
option-character-11=Trovador
option-character-12=Dormilona
option-whose=De quién es el personaje
option-player=Asiento {$n}
option-plays=Personaje del asiento {$n}`,english:[]},"midnight-party":{text:`hall-title=Fiesta de medianoche
hall-blurb=Una fiesta en el castillo, hasta que el reloj da las doce y el Fantasma sube por la escalera. Cada invitado necesita una sala y no hay para todos. Tres rondas; los invitados atrapados quitan puntos y las mejores salas los dan.
option-board=Tablero
option-board-published=el publicado, 28 casillas
option-board-house=el nuestro, 36 casillas
option-colours=Colores
option-colours-seat-order=por orden de asientos
option-colours-choose=se eligen
option-first_seat=Quién empieza
option-first_seat-seat-1=asiento 1, la persona más joven
option-first_seat-drawn=un asiento por sorteo`,english:[]},"run-ghost-run":{text:`hall-title=¡Corre, fantasma, corre!
hall-blurb=Los fantasmas cruzan el vestíbulo de mueble en mueble, a escondidas. De vez en cuando alguien mira por la cerradura: los que están a la vista vuelven volando al principio.
option-setup=Muebles
option-setup-random=al azar
option-setup-placed=se colocan por turnos
option-two_player_sides=Lados (dos personas)
option-two_player_sides-opposite=enfrente
option-two_player_sides-adjacent=uno junto a otro
option-movement=Movimiento de los fantasmas
option-movement-simultaneous=todos a la vez
option-movement-turns=por turnos
option-scoring=Puntos (pequeño-mediano-grande)
option-seen_fraction=Un fantasma está a la vista
option-seen_fraction-any=si asoma un trocito
option-seen_fraction-quarter=si asoma un cuarto
option-seen_fraction-half=si asoma la mitad
option-midnight=Cartas de medianoche
option-midnight-off=sin ellas
option-midnight-on=con ellas
option-merging=Fusión de fantasmas
option-merging-off=no
option-merging-on=sí
option-die_passes=El dado lo pasa
option-die_passes-chooser=quien eligió el lado
option-die_passes-holder=quien lo tenía
option-first_seat=Quién empieza
option-first_seat-seat-1=asiento 1
option-first_seat-drawn=un asiento por sorteo`,english:[]}},Rl={page:{text:`app-name=Nightkeep
app-skip=Aller au contenu
app-tagline=Un château hanté plein de jeux. Frappe à une porte.
app-settings=Réglages
app-language=Langue
app-light=Clair et sombre
app-light-auto=Comme mon appareil
app-light-dark=Nuit
app-light-light=Jour
app-sound=Sons
app-on=Oui
app-off=Non
app-close=Fermer
app-back=Retour au salon
app-loading=Un instant…
app-retry=Réessayer
app-nowhere=Cette page n’existe pas.
app-copy=Copier le lien
app-copied=Copié
app-share=Partager
app-yes=Oui
app-no=Non
app-minutes={$a}–{$b} minutes
app-players={$a}–{$b} personnes
app-player=1 personne
app-exactly={$a} personnes
app-qr=Code QR du lien
list-and={$first} et {$last}
hall-games=Les portes du château
hall-broken=Le jeu «\xA0{$name}\xA0» ne s’ouvre pas\xA0: son paquet {$package} ne marche pas ici. Le journal du serveur dit pourquoi.
hall-mine=Mes tables
hall-mine-none=Tu n’es encore à aucune table. Ouvre une porte ci-dessus et commence.
hall-open=Tables ouvertes
hall-open-none=Personne n’attend en ce moment. Ouvre une table, et elle apparaît ici.
hall-replays=Parties finies
hall-replays-none=Les parties que tu as finies apparaissent ici, pour les revoir.
hall-yourturn=À toi de jouer
hall-continue=Continuer
hall-join=Rejoindre
hall-watch=Regarder
hall-replay=Revoir
hall-free=
 {$n} {$n ->
 [one] place libre
 *[other] places libres
}
hall-with=avec {$names}
hall-alone=personne d’autre encore
hall-name=Ton nom à la table
hall-name-change=Changer
hall-name-save=Enregistrer
hall-hello=Bonsoir, {$name}.
hall-names=Hibou, Chauve-souris, Lanterne, Corbeau, Papillon de nuit, Bougie, Renard, Grillon, Étoile, Toile d’araignée
game-bots=Jouer contre des bots
game-solo=Jouer maintenant
game-friends=Inviter
game-friends-text=Ouvre une table avec un lien et un code QR pour les personnes que tu invites.
game-device=Autour d’un appareil
game-device-text=Tout le monde joue sur cet écran. S’il y a un secret, un rideau tombe entre les tours.
game-bots-text=Tu prends la première place, des bots les autres.
game-solo-text=Toi contre le château.
game-players=Personnes
game-level=Les bots jouent
game-options=Options
game-names=Qui joue ?
game-nameof=Nom de la personne {$n}
game-player=Personne {$n}
game-listed=Montrer cette table dans le salon, pour que tout le monde puisse la rejoindre
game-botsfill=Places prises par des bots
game-clock=Temps pour un tour
game-clock-none=Sans limite
game-clock-seconds={$n} secondes
game-absent=Un bot remplace une personne absente
game-absent-minutes=
 Après {$n} {$n ->
 [one] minute
 *[other] minutes
}
game-absent-days=
 Après {$n} {$n ->
 [one] jour
 *[other] jours
}
game-absent-never=Jamais\xA0: attendre tout le monde
game-pace=Allure
game-pace-fast=Rapide
game-pace-calm=Calme
game-pace-slow=Lente
game-rules=Lire les règles
game-unknown=Ce jeu n’existe pas.
option-first_seat=Qui commence
option-first_seat-seat-1=Place 1
option-first_seat-drawn=Au hasard
option-die_passes=Le dé passe à gauche de
option-die_passes-chooser=qui a choisi le côté
option-die_passes-holder=qui avait le dé
option-term={$option}\xA0: {$value}
level-random=au hasard
level-greedy=au plus vite
level-easy=doucement
level-normal=bien
level-hard=fort
level-expert=au mieux
prepare-title=Le jeu se prépare…
prepare-text=Ce serveur ouvre ce jeu pour la première fois et doit le construire. Cela n’arrive qu’une fois et peut prendre quelques minutes. Tu peux rester ici\xA0: la suite vient toute seule.
prepare-time={$time} jusqu’ici
prepare-giveup=Ne plus attendre
table-turn-you=À toi, {$name}
table-turn-other={$name} réfléchit
table-turn-chance=Le hasard décide
table-turn-over=La partie est finie
table-waiting=On attend du monde
table-waiting-text=La partie commence quand toutes les places sont prises.
table-fill=Commencer avec des bots
table-fill-text=Des bots prennent les places libres et la partie commence. Qui vient plus tard peut seulement regarder.
table-fill-go=Commencer maintenant
table-fill-wait=Attendre encore
table-sit=M’asseoir ici
table-sit-kept=Prendre ma place
table-free=Place libre
table-kept=Réservée pour {$name}
table-bot=Bot, joue {$level}
table-away=Un bot joue jusqu’au retour\xA0: {$name}
table-comeback=Me revoilà
table-you=toi
table-gone=hors ligne
table-invite=Inviter
table-invite-text=Qui ouvre ce lien peut prendre une place libre.
table-seatlink=Ma place sur un autre appareil
table-seatlink-text=Ce lien ouvre ta propre place. Ne le partage pas.
table-watch-text=Qui ouvre ce lien peut regarder\xA0: une amie, un ami ou la télé du salon.
table-bigscreen=Grand écran pour cette pièce
table-leave=Partir
table-leave-ask=Quitter cette partie ? Un bot joue pour toi ; tu peux revenir depuis le salon.
table-leave-waiting=Rendre ta place à cette table ?
table-leave-hall=Aller au salon, garder ma place
table-leave-seat=Rendre ma place
table-leave-stay=Rester
table-actions=Ce que tu peux faire
table-all=Tous les choix en liste
table-goon=Continuer
table-undo=Annuler
table-hint=Conseil
table-hint-says=Un bot choisirait\xA0: {$says}
table-hint-chance=Un bot choisirait\xA0: {$says} (environ {$percent} % de chances de gagner)
table-hint-side=Un bot choisirait\xA0: {$says} (environ {$percent} % de chances que ton camp gagne)
table-hint-others=Comparer avec d’autres choix
table-hint-thinking=Un bot y réfléchit…
table-confirm=Touche encore\xA0: cela ne s’annule pas.
table-log=Journal
table-log-none=Rien ne s’est encore passé.
table-why=Pourquoi ?
table-why-of=Pourquoi ? {$text}
table-chat=Discussion
table-chat-none=Dis bonjour !
table-chat-say=Écris quelque chose
table-chat-send=Envoyer
table-chat-team=Seulement à mon camp
table-rules=Règles
table-rules-search=Chercher dans les règles
table-rules-english=Les règles de ce jeu n’existent qu’en anglais.
table-rules-none=Aucune règle ne contient ces mots.
table-words=En mots
table-seats=Places
table-more=Plus
table-taken=Le dernier coup a été annulé.
table-rewound=Le serveur a perdu les derniers coups. La partie continue d’ici.
table-lost=La connexion est perdue. Nouvelle tentative…
table-lost-kept=Ton coup est gardé et sera envoyé une fois.
table-back=La connexion est revenue.
table-back-done=Ton coup est arrivé.
table-back-late=Ton coup est arrivé trop tard et n’a pas été joué.
table-connecting=La table s’ouvre…
table-watching=Tu regardes.
table-clock=encore {$n} s
table-score=points
table-stale=Il s’est passé quelque chose entre-temps. Regarde de nouveau et choisis.
table-closed=Cette table est fermée.
table-message=La table dit\xA0: {$text}
end-win-you=Tu gagnes !
end-win=
 {$names} {$n ->
 [one] gagne
 *[other] gagnent
} !
end-draw=Égalité\xA0: personne n’est devant.
end-nobody=Personne ne gagne.
end-lost=Cette fois, tu perds.
end-side-won=Gagné
end-side-lost=Perdu
end-rematch=Rejouer
end-rematch-text=La prochaine fois, tout le monde avance d’une place.
end-next=On rejoue\xA0: viens aussi
end-replay=Revoir
end-dice=Vérifier le hasard
end-share=Partager la partie
end-board=Voir le plateau
curtain-title=Passe l’appareil\xA0: {$name}
curtain-text=Le plateau reste caché\xA0: au tour de {$name}. Que les autres ne regardent pas !
curtain-ready=C’est moi, {$name}\xA0: ouvrir le rideau
learn-teach=Apprendre
learn-teach-of=Apprendre {$game}
learn-title=Ta première partie\xA0: {$game}
learn-teacher=Ce que dit la leçon
learn-at=Étape {$n} sur {$all}
learn-next=Continuer
learn-back=Revenir
learn-again=Recommencer
learn-leave=Quitter la leçon
learn-rules=Les règles de cette étape
learn-rules-short=Règles
learn-others=Ce qui est permis aussi ({$n})
replay-title=Revoir\xA0: {$game}
replay-notover=Cette partie n’est pas encore finie. Tu pourras la revoir ensuite.
replay-first=Premier coup
replay-back=Un coup en arrière
replay-play=Lecture
replay-pause=Pause
replay-next=Un coup en avant
replay-last=Dernier coup
replay-at=Coup {$n} sur {$all}
replay-scrub=Position dans la partie
replay-eyes=Vu par
replay-everybody=le public
replay-download=Télécharger la partie
replay-speed=Vitesse
replay-begin=La partie commence.
dice-title=Le hasard était-il honnête ?
dice-text=Avant que quelqu’un s’assoie, le serveur a choisi un nombre secret et en a montré l’empreinte à tout le monde (ci-dessous). Le navigateur de chaque personne y a ajouté son propre nombre. Tous les hasards de la partie viennent de ces nombres réunis. Personne, pas même le serveur, n’a donc pu choisir ce qui arrivait. Maintenant, le secret est ouvert\xA0: ton navigateur peut tout recalculer et comparer.
dice-check=Tout recalculer
dice-checking=Calcul en cours…
dice-fingerprint=L’empreinte que tout le monde a vue au début
dice-secret=Le nombre secret
dice-shares=Ce que chaque navigateur a ajouté
dice-fits=Le secret correspond à l’empreinte\xA0: il n’a pas été changé pendant la partie.
dice-misfits=Le secret ne correspond pas à l’empreinte\xA0: quelqu’un l’a changé !
dice-ok=
 {$n ->
 [0] Aucun hasard à vérifier. Honnête !
 [1] Le seul hasard donne le même résultat. Honnête !
 *[other] Les {$n} hasards donnent les mêmes résultats. Honnête !
}
dice-bad=
 {$n} {$n ->
 [one] hasard n’est pas
 *[other] hasards ne sont pas
} ce que donnent les nombres !
dice-table=Combien de fois chaque résultat est sorti
dice-outcome=Résultat
dice-expected=Attendu
dice-came=Sorti
dice-none=Rien n’était au hasard dans cette partie.
watch-join=Jouer avec ton téléphone
watch-full=Plein écran
join-title=Une invitation pour toi
join-by=
 {$names} {$n ->
 [one] t’invite
 *[other] t’invitent
} à une partie\xA0: {$game}.
join-plays=
 {$names} {$n ->
 [one] joue
 *[other] jouent
}\xA0: {$game}.
join-to=On t’invite à une partie\xA0: {$game}.
join-seat=Avec ce lien, tu joues aussi sur cet appareil comme {$name}\xA0: {$game}.
join-full=Toutes les places sont prises ou réservées. Tu peux regarder.
join-begun=La partie a commencé et toutes les places sont prises. Tu peux regarder.
join-over=Cette partie est finie. Tu peux voir comment.
join-look=Regarder
join-go=Entrer
join-bad=Ce lien n’est pas complet. Demande-le encore une fois.
plain-english=Les noms sur ce plateau sont en anglais.
plain-board=La table
plain-choices=Ce que tu peux choisir
problem-error=Le serveur a eu un problème. Réessaie.
problem-refused=Ce n’est pas possible.
problem-offline=Le serveur ne répond pas. Vérifie la connexion et réessaie.
problem-illegal=Ce n’est pas permis maintenant. Ce qui est permis est éclairé.`,english:[]},"rules:":{text:`text={$text}
list-and={$first} et {$last}
listed=
 {$first}{$more ->
 [0] {""}
 [1] {" "}et 1 autre
 *[other] {" "}et {$more} autres
}
seat=place {$number}
nothing=rien
turn-chance=c’est le hasard qui décide
turn-over=la partie est finie
turn-seat=au tour de jouer\xA0: {$who}
cited={$why} ({$rules})
why-over=la partie est finie
why-not-a-number=le numéro d’une action est un nombre entier de 64 bits
why-not-your-turn=pas maintenant, {$who}\xA0: {$turn}
why-several=«\xA0{$text}\xA0» correspond à plusieurs actions\xA0: {$fitting}
why-only-players=seules les personnes qui jouent le peuvent
illegal-now=«\xA0{$action}\xA0» n’est pas permis maintenant\xA0: {$why} ({$turn} ; permis\xA0: {$allowed})
illegal-over=«\xA0{$action}\xA0» n’est pas permis\xA0: la partie est finie
no-chance-odds=rien n’est laissé au hasard ici ; odds() répond quand actor est nk.CHANCE
no-chance-draw=rien n’est laissé au hasard ici ({$turn})
no-undo-yet=rien n’a encore été joué ; il n’y a donc rien à annuler
no-undo-revealed=la dernière action était un hasard ou a révélé quelque chose ; on ne peut pas l’annuler
marker-no-place={$marker}\xA0: il n’y a pas d’endroit {$place} ; il y a\xA0: {$places}
marker-not-now={$who} ne peut pas déplacer maintenant\xA0: {$marker} ({$why})
marker-unknown=il n’y a pas de marque {$marker} ; marques de ce jeu\xA0: {$markers}
spectator=une personne qui regarde
side-won=Gagné
side-lost=Perdu
lesson-read-on=il n’y a rien à choisir ici ; continue à lire
lesson-try=c’est permis aussi, mais essaie maintenant ceci\xA0: {$wanted}
name={NAME($word)}
lesson-missing={$game} n’a pas de leçon`,english:[]},gallery:{text:``,english:[]},"ghost-chase":{text:`hall-title=Chasse au fantôme au château de Canterville
hall-blurb=Une seule personne est Max, le fantôme qui se glisse sans être vu à travers 54 salles. Tout le monde le poursuit, ensemble. Chaque salle qu’il montre est un indice ; chaque animal qui rentre est du temps perdu.
option-ghost_seat=Place de Max
option-ghost_seat-drawn=au hasard
option-cheat_cards=Cartes Triche
option-break_cards=Cartes Pause
option-chimney=Carte Cheminée
option-door=Carte Porte
option-trap=Carte Piège
option-trap_holder=Place du piège
option-trap_holder-the-chaser-to-max-s-left=le limier à gauche de Max
option-memory_aid=Aide-mémoire
option-deduction_aid=Aide à la déduction`,english:[]},"hidden-castle":{text:`hall-title=Fuite du château caché
hall-blurb=Le Fantôme monte de la cave et parcourt la galerie, plus vite à chaque coup de l’horloge. Cache tes invités dans les salles, mets les autres dehors et garde un petit score\xA0: qui a le moins de points à l’aube gagne.
option-colours=Couleurs
option-colours-seat-order=dans l’ordre des places
option-colours-choose=au choix
option-first_seat=Qui commence
option-first_seat-seat-1=place 1, la personne la plus jeune
option-first_seat-drawn=une place tirée au sort`,english:[]},"hidden-rooms":{text:`hall-title=Les pièces cachées
hall-blurb=En solitaire\xA0: un enfant avec une lanterne dans une maison noire, et un monstre qui fait sa ronde. Avance à tâtons de pièce en pièce, retiens ce qui ne convenait pas, reste hors de sa vue et trouve la sortie avant qu’il finisse sa ronde.
option-match=Durée
option-match-game=une partie entière
option-match-stage=une étape
option-stage=Étape
option-stage-drawn=au hasard
option-turn_limit=Tours par étape, au plus`,english:[]},"keys-to-the-castle":{text:`hall-title=Les clés du château
hall-blurb=Un château plein de portes fermées, et tu veux passer de l’autre côté. Ouvre les portes avec les clés de leur couleur, mets des cadenas sur le chemin des autres, creuse des passages secrets. Personne ne voit tes cartes\xA0: qui traverse le château en premier gagne.
option-empty_side=Côté vide (à trois)
option-empty_side-east=est
option-empty_side-north=nord
option-empty_side-west=ouest
option-character=Personnages
option-turn_limit=Durée maximale, en tours
option-first_seat=Qui commence
option-first_seat-seat-1=la place 1
option-first_seat-drawn=au hasard
option-character-1=Chevalier
option-character-2=Reine
option-character-3=Magicien
option-character-4=Bouffon
option-character-5=Cuisinière
option-character-6=Jardinier
option-character-7=Pirate
option-character-8=Sorcière
option-character-9=Vampire
option-character-10=Détective
option-character-11=Troubadour
option-character-12=Marmotte
option-whose=À qui est ce personnage
option-player=Personne {$n}
option-plays=Personnage de la personne {$n}`,english:[]},"midnight-party":{text:`hall-title=Fête de minuit
hall-blurb=Une fête au château, jusqu’à ce que minuit sonne et que le Fantôme monte l’escalier. Chaque invité a besoin d’une salle, et il n’y en a pas assez. Trois manches ; les invités capturés coûtent des points, les meilleures salles en rapportent.
option-board=Plateau
option-board-published=publié, 28 cases
option-board-house=le nôtre, 36 cases
option-colours=Couleurs
option-colours-seat-order=dans l’ordre des places
option-colours-choose=au choix
option-first_seat=Qui commence
option-first_seat-seat-1=place 1, la personne la plus jeune
option-first_seat-drawn=une place tirée au sort`,english:[]},"run-ghost-run":{text:`hall-title=Cours, fantôme, cours !
hall-blurb=Des fantômes se glissent dans le hall d’un meuble à l’autre. De temps en temps, quelqu’un regarde par le trou de serrure\xA0: qui est vu retourne au départ.
option-setup=Aménagement
option-setup-random=au hasard
option-setup-placed=par vous
option-two_player_sides=Côtés (à deux)
option-two_player_sides-opposite=face à face
option-two_player_sides-adjacent=côte à côte
option-movement=Déplacement des fantômes
option-movement-simultaneous=tous ensemble
option-movement-turns=chacun son tour
option-scoring=Points (petit-moyen-grand)
option-seen_fraction=Un fantôme est vu
option-seen_fraction-any=au moindre bout visible
option-seen_fraction-quarter=si un quart est visible
option-seen_fraction-half=si la moitié est visible
option-midnight=Cartes Minuit
option-midnight-off=sans
option-midnight-on=avec
option-merging=Fusionner des fantômes
option-merging-off=non
option-merging-on=oui
option-die_passes=Le dé est passé par
option-die_passes-chooser=qui a choisi le côté
option-die_passes-holder=qui l’avait
option-first_seat=Qui commence
option-first_seat-seat-1=place 1
option-first_seat-drawn=une place tirée au sort`,english:[]}},zl={page:{text:`app-name=Nightkeep
app-skip=Naar de inhoud
app-tagline=Een spookkasteel vol spellen. Klop op een deur.
app-settings=Instellingen
app-language=Taal
app-light=Licht en donker
app-light-auto=Zoals mijn apparaat
app-light-dark=Nacht
app-light-light=Dag
app-sound=Geluid
app-on=Aan
app-off=Uit
app-close=Sluiten
app-back=Terug naar de hal
app-loading=Een ogenblik…
app-retry=Probeer opnieuw
app-nowhere=Deze pagina bestaat niet.
app-copy=Kopieer de link
app-copied=Gekopieerd
app-share=Delen
app-yes=Ja
app-no=Nee
app-minutes={$a}–{$b} minuten
app-players={$a}–{$b} spelers
app-player=1 speler
app-exactly={$a} spelers
app-qr=QR-code van de link
list-and={$first} en {$last}
hall-games=De deuren van het kasteel
hall-broken=Het spel “{$name}” kan niet worden geopend: het pakket {$package} werkt hier niet. Waarom, staat in het logboek van de server.
hall-mine=Mijn tafels
hall-mine-none=Je zit nog nergens aan tafel. Open hierboven een deur en begin.
hall-open=Open tafels
hall-open-none=Er wacht nu niemand op spelers. Open een tafel, dan staat hij hier.
hall-replays=Gespeelde spellen
hall-replays-none=Spellen die je hebt uitgespeeld kun je hier terugkijken.
hall-yourturn=Jouw beurt
hall-continue=Verder spelen
hall-join=Meedoen
hall-watch=Kijken
hall-replay=Terugkijken
hall-free=
 {$n} vrije {$n ->
 [one] plaats
 *[other] plaatsen
}
hall-with=met {$names}
hall-alone=nog niemand anders
hall-name=Je naam aan tafel
hall-name-change=Veranderen
hall-name-save=Bewaren
hall-hello=Goedenavond, {$name}.
hall-names=Uil, Vleermuis, Lantaarn, Raaf, Nachtvlinder, Kaars, Vos, Krekel, Ster, Spinrag
game-bots=Speel nu tegen bots
game-solo=Speel nu
game-friends=Nodig vrienden uit
game-friends-text=Opent een tafel met een link en een QR-code voor je vrienden.
game-device=Rond één apparaat
game-device-text=Iedereen speelt op dit scherm. Er valt een gordijn tussen de beurten als er iets geheim is.
game-bots-text=Jij neemt de eerste plaats, bots de andere.
game-solo-text=Jij tegen het kasteel.
game-players=Spelers
game-level=Bots spelen
game-options=Opties
game-names=Wie doet er mee?
game-nameof=Naam van speler {$n}
game-player=Speler {$n}
game-listed=Toon deze tafel in de hal, zodat iedereen kan meedoen
game-botsfill=Zoveel plaatsen voor bots
game-clock=Tijd per beurt
game-clock-none=Geen grens
game-clock-seconds={$n} seconden
game-absent=Een bot valt in voor wie weg is
game-absent-minutes=Na {$n} minuten
game-absent-days=
 Na {$n} {$n ->
 [one] dag
 *[other] dagen
}
game-absent-never=Nooit: wacht op iedereen
game-pace=Tempo
game-pace-fast=Snel
game-pace-calm=Rustig
game-pace-slow=Langzaam
game-rules=Lees de regels
game-unknown=Dat spel bestaat niet.
option-first_seat=Wie begint
option-first_seat-seat-1=Plaats 1
option-first_seat-drawn=Door loting
option-die_passes=De dobbelsteen gaat naar links van
option-die_passes-chooser=wie de kant koos
option-die_passes-holder=wie de dobbelsteen had
option-term={$option}: {$value}
level-random=zomaar wat
level-greedy=gretig
level-easy=vriendelijk
level-normal=goed
level-hard=sterk
level-expert=zo goed als ze kunnen
prepare-title=Het spel wordt klaargemaakt…
prepare-text=Deze server opent het spel voor het eerst en moet het nog bouwen. Dat gebeurt één keer en kan een paar minuten duren. Je kunt hier blijven: het gaat vanzelf verder.
prepare-time=al {$time}
prepare-giveup=Stoppen met wachten
table-turn-you=Jouw beurt, {$name}
table-turn-other={$name} denkt na
table-turn-chance=Het toeval beslist
table-turn-over=Het spel is uit
table-waiting=Wachten op spelers
table-waiting-text=Het spel begint als alle plaatsen bezet zijn.
table-fill=Begin met bots
table-fill-text=Bots nemen de vrije plaatsen in en het spel begint. Wie later komt, kan alleen nog meekijken.
table-fill-go=Begin nu
table-fill-wait=Wacht nog even
table-sit=Ga hier zitten
table-sit-kept=Neem mijn plaats in
table-free=Vrije plaats
table-kept=Gereserveerd voor {$name}
table-bot=Bot, speelt {$level}
table-away=Een bot speelt tot {$name} terug is
table-comeback=Ik ben er weer
table-you=jij
table-gone=niet verbonden
table-invite=Uitnodigen
table-invite-text=Wie deze link opent, kan een vrije plaats nemen.
table-seatlink=Mijn plaats op een ander apparaat
table-seatlink-text=Deze link opent je eigen plaats. Deel hem niet.
table-watch-text=Wie deze link opent, kijkt mee: een vriend, of de televisie in de kamer.
table-bigscreen=Groot scherm voor in de kamer
table-leave=Weggaan
table-leave-ask=Weg uit dit spel? Een bot speelt voor je verder; via de hal kun je terugkomen.
table-leave-waiting=Je plaats aan deze tafel opgeven?
table-leave-hall=Naar de hal, plaats bewaren
table-leave-seat=Mijn plaats opgeven
table-leave-stay=Blijven
table-actions=Wat je nu kunt doen
table-all=Alle keuzes als lijst
table-goon=Ga verder
table-undo=Ongedaan maken
table-hint=Tip
table-hint-says=Een bot zou kiezen: {$says}
table-hint-chance=Een bot zou kiezen: {$says} (ongeveer {$percent}% kans dat je wint)
table-hint-side=Een bot zou kiezen: {$says} (ongeveer {$percent}% kans dat jullie winnen)
table-hint-others=Vergelijk met andere keuzes
table-hint-thinking=Een bot denkt erover na…
table-confirm=Tik nog eens: dit kun je niet ongedaan maken.
table-log=Verloop
table-log-none=Er is nog niets gebeurd.
table-why=Waarom?
table-why-of=Waarom? {$text}
table-chat=Praten
table-chat-none=Zeg eens hallo!
table-chat-say=Schrijf iets
table-chat-send=Versturen
table-chat-team=Alleen aan mijn ploeg
table-rules=Regels
table-rules-search=Zoek in de regels
table-rules-english=De regels van dit spel zijn er alleen in het Engels.
table-rules-none=In geen enkele regel staan deze woorden.
table-words=In woorden
table-seats=Plaatsen
table-more=Meer
table-taken=De laatste zet is ongedaan gemaakt.
table-rewound=De server is de laatste zetten kwijt. Het spel gaat vanaf hier verder.
table-lost=De verbinding is weg. Opnieuw verbinden…
table-lost-kept=Je zet is bewaard en wordt één keer verstuurd.
table-back=Je bent weer verbonden.
table-back-done=Je zet is aangekomen.
table-back-late=Je zet kwam te laat en is niet gespeeld.
table-connecting=De tafel wordt gedekt…
table-watching=Je kijkt toe.
table-clock=nog {$n} s
table-score=punten
table-stale=Er is intussen iets gebeurd. Kijk opnieuw en kies.
table-closed=Deze tafel is gesloten.
table-message=De tafel zegt: {$text}
end-win-you=Jij wint!
end-win=
 {$names} {$n ->
 [one] wint
 *[other] winnen
}!
end-draw=Gelijkspel: niemand staat voor.
end-nobody=Niemand wint.
end-lost=Je verliest, deze keer.
end-side-won=Gewonnen
end-side-lost=Verloren
end-rematch=Nog een keer
end-rematch-text=De volgende keer schuift iedereen één plaats op.
end-next=Je vrienden spelen nog een keer: kom mee
end-replay=Terugkijken
end-dice=Controleer de eerlijkheid
end-share=Deel dit spel
end-board=Bekijk het bord
curtain-title=Geef het apparaat aan {$name}
curtain-text=Het bord blijft verborgen tot {$name} klaar is. Niet gluren!
curtain-ready=Ik ben {$name}: open het gordijn
learn-teach=Leer het mij
learn-teach-of=Leer het mij: {$game}
learn-title=Je eerste spel: {$game}
learn-teacher=Wat de leraar zegt
learn-at=Stap {$n} van {$all}
learn-next=Verder
learn-back=Stap terug
learn-again=Opnieuw
learn-leave=De les verlaten
learn-rules=De regels van deze stap
learn-rules-short=Regels
learn-others=Wat er nog meer mag ({$n})
replay-title=Terugkijken: {$game}
replay-notover=Dit spel is nog niet uit. Daarna kun je het terugkijken.
replay-first=Eerste zet
replay-back=Eén zet terug
replay-play=Afspelen
replay-pause=Pauze
replay-next=Eén zet verder
replay-last=Laatste zet
replay-at=Zet {$n} van {$all}
replay-scrub=Positie in het spel
replay-eyes=Door de ogen van
replay-everybody=een toeschouwer
replay-download=Download het verslag
replay-speed=Snelheid
replay-begin=Het spel begint.
dice-title=Was het toeval eerlijk?
dice-text=Voordat iemand ging zitten, koos de server een geheim getal en liet hij iedereen de vingerafdruk ervan zien (hieronder). De browser van elke speler deed er een eigen getal bij. Alle toevalligheden in het spel komen uit die getallen samen. Zo kon niemand kiezen wat er gebeurde, ook de server niet. Nu is het geheim open: je eigen browser kan alles narekenen en vergelijken.
dice-check=Reken alles na
dice-checking=Bezig met rekenen…
dice-fingerprint=De vingerafdruk die iedereen aan het begin zag
dice-secret=Het geheime getal
dice-shares=Wat de browser van elke speler erbij deed
dice-fits=Het geheim past bij de vingerafdruk: er is tijdens het spel niets aan veranderd.
dice-misfits=Het geheim past niet bij de vingerafdruk: iemand heeft het veranderd!
dice-ok=Alle {$n} toevalligheden kwamen hetzelfde uit. Eerlijk!
dice-bad=
 {$n} {$n ->
 [one] toevalligheid is
 *[other] toevalligheden zijn
} niet wat de getallen geven!
dice-table=Hoe vaak elke uitkomst kwam
dice-outcome=Uitkomst
dice-expected=Verwacht
dice-came=Gekomen
dice-none=In dit spel was niets toevallig.
watch-join=Doe mee met je telefoon
watch-full=Vul het scherm
join-title=Je bent uitgenodigd
join-by=
 {$names} {$n ->
 [one] nodigt
 *[other] nodigen
} je uit voor {$game}.
join-plays=
 {$names} {$n ->
 [one] speelt
 *[other] spelen
} {$game}.
join-to=Je bent uitgenodigd voor {$game}.
join-seat=Met deze link speel je ook op dit apparaat als {$name}: {$game}.
join-full=Alle plaatsen zijn bezet of gereserveerd. Je kunt meekijken.
join-begun=Het spel is begonnen en alle plaatsen zijn bezet. Je kunt meekijken.
join-over=Dit spel is afgelopen. Je kunt zien hoe het eindigde.
join-look=Meekijken
join-go=Kom binnen
join-bad=Deze link is niet volledig. Vraag hem opnieuw.
plain-english=De namen op dit bord zijn in het Engels.
plain-board=De tafel
plain-choices=Wat je kunt kiezen
problem-error=Er ging iets mis op de server. Probeer het opnieuw.
problem-refused=Dat kan niet.
problem-offline=De server is niet te bereiken. Kijk of je verbinding hebt en probeer opnieuw.
problem-illegal=Dat mag nu niet. Wat wel mag, is verlicht.`,english:[]},"rules:":{text:`text={$text}
list-and={$first} en {$last}
listed=
 {$first}{$more ->
 [0] {""}
 *[other] {" "}en nog {$more}
}
seat=plaats {$number}
nothing=niets
turn-chance=het toeval is aan de beurt
turn-over=het spel is afgelopen
turn-seat={$who} is aan de beurt
cited={$why} ({$rules})
why-over=het spel is afgelopen
why-not-a-number=het nummer van een actie is een geheel getal van 64 bits
why-not-your-turn={$who} kan nu niets doen: {$turn}
why-several='{$text}' past bij meer dan één actie: {$fitting}
why-only-players=dat kunnen alleen spelers
illegal-now='{$action}' mag nu niet: {$why} ({$turn}; wel toegestaan: {$allowed})
illegal-over='{$action}' mag niet: het spel is afgelopen
no-chance-odds=hier wordt niets aan het toeval overgelaten; odds() geeft antwoord als actor nk.CHANCE is
no-chance-draw=hier wordt niets aan het toeval overgelaten: {$turn}
no-undo-yet=er is nog niets gespeeld, dus er valt niets ongedaan te maken
no-undo-revealed=de laatste actie was toeval of liet iets zien, en kan niet ongedaan worden gemaakt
marker-no-place=er is geen plek '{$place}' voor {$marker}; wel: {$places}
marker-not-now={$who} kan {$marker} niet verplaatsen: {$why}
marker-unknown=er is geen markering '{$marker}'; markeringen van dit spel: {$markers}
spectator=een toeschouwer
side-won=Gewonnen
side-lost=Verloren
lesson-read-on=hier valt niets te kiezen; lees verder
lesson-try=dat mag ook, maar probeer nu dit: {$wanted}
name={NAME($word)}
lesson-missing={$game} heeft geen les`,english:[]},gallery:{text:``,english:[]},"ghost-chase":{text:`hall-title=Spokenjacht in kasteel Canterville
hall-blurb=Een van jullie is Max, het spook dat ongezien door 54 kamers glipt. De anderen zitten hem samen achterna. Elke kamer die hij laat zien is een aanwijzing; elk dier dat naar huis gaat is verloren tijd.
option-ghost_seat=Plaats van Max
option-ghost_seat-drawn=geloot
option-cheat_cards=Valsspeelkaarten
option-break_cards=Pauzekaarten
option-chimney=Schoorsteenkaart
option-door=Deurkaart
option-trap=Valkaart
option-trap_holder=Plaats van de val
option-trap_holder-the-chaser-to-max-s-left=de jager links van Max
option-memory_aid=Geheugensteun
option-deduction_aid=Speurhulp`,english:[]},"hidden-castle":{text:`hall-title=Ontsnap uit het verborgen kasteel
hall-blurb=Het Spook klimt uit de kelder en loopt door de galerij, sneller bij elke slag van de klok. Verstop je gasten in de kamers, zet anderen eruit en houd je score laag: wie bij zonsopgang de minste punten heeft, wint.
option-colours=Kleuren
option-colours-seat-order=op volgorde
option-colours-choose=iedereen kiest
option-first_seat=Wie begint
option-first_seat-seat-1=plaats 1, de jongste
option-first_seat-drawn=een gelote plaats`,english:[]},"hidden-rooms":{text:`hall-title=Verborgen kamers
hall-blurb=Voor één speler: een kind met een lantaarn in een donker huis, en een monster op zijn ronde. Zoek je weg van kamer naar kamer, onthoud wat niet paste, blijf uit het zicht en vind de uitgang voordat het monster klaar is met zijn ronde.
option-match=Lengte
option-match-game=een heel spel
option-match-stage=één verdieping
option-stage=Verdieping
option-stage-drawn=getrokken
option-turn_limit=Beurten per verdieping, hoogstens`,english:[]},"keys-to-the-castle":{text:`hall-title=Sleutels van het kasteel
hall-blurb=Een kasteel vol dichte deuren, en jij wilt naar de overkant. Open deuren met sleutels van hun kleur, hang hangsloten in de weg van anderen, graaf geheime gangen. Niemand ziet je kaarten: wie het eerst door het kasteel is, wint.
option-empty_side=Lege kant (drie spelers)
option-empty_side-east=oost
option-empty_side-north=noord
option-empty_side-west=west
option-character=Personages
option-turn_limit=Langste spel, in beurten
option-first_seat=Wie begint
option-first_seat-seat-1=de eerste speler
option-first_seat-drawn=door het lot
option-character-1=Ridder
option-character-2=Koningin
option-character-3=Tovenaar
option-character-4=Nar
option-character-5=Kok
option-character-6=Tuinman
option-character-7=Piraat
option-character-8=Heks
option-character-9=Vampier
option-character-10=Speurder
option-character-11=Minstreel
option-character-12=Slaapkop
option-whose=Wiens personage
option-player=Speler {$n}
option-plays=Personage van speler {$n}`,english:[]},"midnight-party":{text:`hall-title=Middernachtsfeest
hall-blurb=Een feest in het kasteel, tot de klok twaalf slaat en het Spook de trap op komt. Elke gast heeft een kamer nodig, en er zijn er te weinig. Drie rondes; gevangen gasten kosten punten, de beste kamers leveren er op.
option-board=Bord
option-board-published=zoals uitgegeven, 28 vakken
option-board-house=van onszelf, 36 vakken
option-colours=Kleuren
option-colours-seat-order=op volgorde
option-colours-choose=iedereen kiest
option-first_seat=Wie begint
option-first_seat-seat-1=plaats 1, de jongste
option-first_seat-drawn=een gelote plaats`,english:[]},"run-ghost-run":{text:`hall-title=Ren, spook, ren!
hall-blurb=Spoken sluipen door de lobby, van het ene meubel naar het andere. Af en toe gluurt er iemand door het sleutelgat: wie gezien wordt, vliegt terug naar het begin.
option-setup=Inrichting
option-setup-random=door het toeval
option-setup-placed=door de spelers
option-two_player_sides=Kanten (twee spelers)
option-two_player_sides-opposite=tegenover elkaar
option-two_player_sides-adjacent=naast elkaar
option-movement=Spoken bewegen
option-movement-simultaneous=allemaal tegelijk
option-movement-turns=één voor één
option-scoring=Punten (klein-middelgroot-groot)
option-seen_fraction=Een spook is gezien
option-seen_fraction-any=bij elk zichtbaar stukje
option-seen_fraction-quarter=als een kwart te zien is
option-seen_fraction-half=als de helft te zien is
option-midnight=Middernachtkaarten
option-midnight-off=zonder
option-midnight-on=met
option-merging=Spoken samenvoegen
option-merging-off=nee
option-merging-on=ja
option-die_passes=De dobbelsteen gaat naar links vanaf
option-die_passes-chooser=wie de kant koos
option-die_passes-holder=wie hem had
option-first_seat=Wie begint
option-first_seat-seat-1=plaats 1
option-first_seat-drawn=een gelote plaats`,english:[]}},Bl={own:{text:`room-library=Bibliothek
room-ballroom=Tanzsaal
room-chapel=Kapelle
room-map-room=Kartenzimmer
room-armoury=Waffenkammer
room-winter-garden=Wintergarten
room-banquet-hall=Bankettsaal
room-observatory=Sternwarte
room-clock-room=Uhrenzimmer
room-study=Arbeitszimmer
room-pantry=Speisekammer
room-treasury=Schatzkammer
room-trophy-room=Trophäenzimmer
room-guard-room=Wachstube
room-scullery=Spülküche
room-great-hall=Rittersaal
room-nursery=Kinderzimmer
room-tower-room=Turmzimmer
place-gallery=Feld {$number}
place-chamber={$room}
place-step=Stufe {$sign}{$points}
place-door=die Kellertür
place-box=die Schachtel
board-phantom=Das Gespenst: {$place}.
board-clock=Die Uhr zeigt {$time}.
board-round=Runde {$round}.
board-die=Der Würfel zeigt {$die}.
board-guests={$who}: {$places}.
board-several={$place} ({$count})
board-doors=Türfelder: {$doors}.
board-door=
 {$room}{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}: Feld {$space}
prompt-choosing=Wähle deine Farbe.
prompt-placing=Stell einen Gast auf ein leuchtendes Feld.
prompt-moving=
 Zieh mit einem deiner Gäste {$die} {$die ->
 [one] Feld
 *[other] Felder
} weit.
prompt-replacing=Stell einen Gast von der Treppe auf ein leuchtendes Feld.
chance-rolling=Der Würfel entscheidet
came-first=Platz {$n}
came-phantom=das Gespenst`,english:[]},rules:{text:`origin=
 {$origin_kind ->
 [space] von Feld {$origin}
 [step] von der Treppe
 *[chamber] aus {NAME($origin, form: "of")}
}
guests=
 {$guests ->
 [1] einen Gast
 *[other] {$guests} Gäste
}
action-roll=
 {$face ->
 [phantom] das Gespenst zieht
 *[other] eine {$face}
}
action-colour=mit {NAME($colour)} spielen
action-stay=den Gast stehen lassen
action-place=
 einen Gast auf Feld {$space} stellen{$is_doorway ->
 [1] , das Türfeld ({NAME($chamber, form: "the")})
 *[0] {""}
}{$is_exit ->
 [1] , den Ausgang
 *[0] {""}
}
action-walk=
 {origin} auf Feld {$space} ziehen{$haunted ->
 [1] : dort steht das Gespenst und fängt den Gast
 *[0] {""}
}
action-enter=
 {origin} {NAME($chamber, form: "into")} ziehen{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}{$boots ->
 [1] {" "}und den Gast von {$who} hinauswerfen
 *[0] {""}
}
action-first={$who} beginnt
why-draw-first=zuerst muss ausgelost werden, wer beginnt
why-no-such-seat=in dieser Partie gibt es die Plätze 1 bis {$players}
why-drawn-before=wer beginnt, wird höchstens einmal ausgelost, ganz am Anfang
why-roll-first=zuerst muss gewürfelt werden
why-rolled-before=gewürfelt wird einmal, am Anfang eines Zuges
why-colours-first=zuerst wählen alle eine Farbe
why-colours-before=Farben werden nur vor dem Spiel gewählt
why-colour-not-in-play={NAME($colour)} gibt es bei {$players} Personen nicht
why-colour-taken={NAME($colour)} ist schon vergeben
why-must-place=jetzt muss ein Gast auf ein freies Feld der Galerie gestellt werden
why-space-taken=auf Feld {$space} steht schon ein Gast
why-must-move=du musst mit einem Gast ziehen; stehen bleiben geht hier nicht
why-no-guest-there=
 {origin} kann kein Gast von dir ziehen: {$origin_kind ->
 [chamber] dort ist keiner
 *[other] dort steht keiner
}
why-closed=die Zimmer sind geschlossen, bis das Gespenst in der Galerie ist
why-too-far={NAME($chamber, form: "the")} ist {$steps} Schritte entfernt, und der Würfel zeigt {$die}
why-exact-for-arms={NAME($chamber, form: "into")} ({SIGNED($arms)}) kommt man nur mit der genauen Zahl
event-first={$who} wird ausgelost und beginnt.
event-colour={$who} spielt mit {NAME($colour)}.
event-placed={$who} stellt einen Gast auf Feld {$space}.
event-rolled=
 {$who} würfelt {$number ->
 [0] das Gespenst
 *[other] eine {$number}
}.
event-walked={$who} zieht {origin} auf Feld {$space}.
event-entered={$who} flüchtet {origin} {NAME($chamber, form: "into")}.
event-phantom=Das Gespenst macht sich auf den Weg: {$spaces} Felder.
name-library-the=die Bibliothek
name-library-into=in die Bibliothek
name-library-of=der Bibliothek
name-ballroom-the=der Tanzsaal
name-ballroom-into=in den Tanzsaal
name-ballroom-of=dem Tanzsaal
name-chapel-the=die Kapelle
name-chapel-into=in die Kapelle
name-chapel-of=der Kapelle
name-map-room-the=das Kartenzimmer
name-map-room-into=ins Kartenzimmer
name-map-room-of=dem Kartenzimmer
name-armoury-the=die Waffenkammer
name-armoury-into=in die Waffenkammer
name-armoury-of=der Waffenkammer
name-winter-garden-the=der Wintergarten
name-winter-garden-into=in den Wintergarten
name-winter-garden-of=dem Wintergarten
name-banquet-hall-the=der Bankettsaal
name-banquet-hall-into=in den Bankettsaal
name-banquet-hall-of=dem Bankettsaal
name-observatory-the=die Sternwarte
name-observatory-into=in die Sternwarte
name-observatory-of=der Sternwarte
name-clock-room-the=das Uhrenzimmer
name-clock-room-into=ins Uhrenzimmer
name-clock-room-of=dem Uhrenzimmer
name-study-the=das Arbeitszimmer
name-study-into=ins Arbeitszimmer
name-study-of=dem Arbeitszimmer
name-pantry-the=die Speisekammer
name-pantry-into=in die Speisekammer
name-pantry-of=der Speisekammer
name-treasury-the=die Schatzkammer
name-treasury-into=in die Schatzkammer
name-treasury-of=der Schatzkammer
name-trophy-room-the=das Trophäenzimmer
name-trophy-room-into=ins Trophäenzimmer
name-trophy-room-of=dem Trophäenzimmer
name-guard-room-the=die Wachstube
name-guard-room-into=in die Wachstube
name-guard-room-of=der Wachstube
name-scullery-the=die Spülküche
name-scullery-into=in die Spülküche
name-scullery-of=der Spülküche
name-great-hall-the=der Rittersaal
name-great-hall-into=in den Rittersaal
name-great-hall-of=dem Rittersaal
name-nursery-the=das Kinderzimmer
name-nursery-into=ins Kinderzimmer
name-nursery-of=dem Kinderzimmer
name-tower-room-the=das Turmzimmer
name-tower-room-into=ins Turmzimmer
name-tower-room-of=dem Turmzimmer
name-red=Rot
name-blue=Blau
name-turquoise=Türkis
name-yellow=Gelb
name-grey=Grau
name-green=Grün
name-white=Weiß
name-purple=Lila`,english:[]}},Vl={own:{text:`room-library=Library
room-ballroom=Ballroom
room-chapel=Chapel
room-map-room=Map Room
room-armoury=Armoury
room-winter-garden=Winter Garden
room-banquet-hall=Banquet Hall
room-observatory=Observatory
room-clock-room=Clock Room
room-study=Study
room-pantry=Pantry
room-treasury=Treasury
room-trophy-room=Trophy Room
room-guard-room=Guard Room
room-scullery=Scullery
room-great-hall=Great Hall
room-nursery=Nursery
room-tower-room=Tower Room
place-gallery=space {$number}
place-chamber=the {$room}
place-step=step {$sign}{$points}
place-door=the cellar door
place-box=the box
board-phantom=The Phantom: {$place}.
board-clock=The clock shows {$time}.
board-round=Round {$round}.
board-die=The die shows {$die}.
board-guests={$who}: {$places}.
board-several={$place} ({$count})
board-doors=Doorways: {$doors}.
board-door=
 {$room}{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}: space {$space}
prompt-choosing=Choose your colour.
prompt-placing=Put a guest on a lit space.
prompt-moving=
 Walk {$die} {$die ->
 [one] space
 *[other] spaces
} with one of your guests.
prompt-replacing=Put a guest from the stairs back on a lit space.
chance-rolling=The die decides
came-first=seat {$n}
came-phantom=the Phantom`,english:[]},rules:{text:`origin=
 {$origin_kind ->
 [space] space {$origin}
 [step] the stairs
 *[chamber] the {$origin}
}
guests=
 {$guests ->
 [1] guest
 *[other] {$guests} guests
}
action-roll=
 {$face ->
 [phantom] the Phantom moves
 *[other] a {$face}
}
action-colour=play {$colour}
action-stay=leave your guest where it is
action-place=
 put a guest on space {$space}{$is_doorway ->
 [1] , the doorway of the {$chamber}
 *[0] {""}
}{$is_exit ->
 [1] , the exit
 *[0] {""}
}
action-walk=
 from {origin} to space {$space}{$haunted ->
 [1] : the Phantom is there and captures it
 *[0] {""}
}
action-enter=
 from {origin} into the {$chamber}{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}{$boots ->
 [1] , booting {$who}'s guest
 *[0] {""}
}
action-first={$who} begins
why-draw-first=the first seat must be drawn first
why-no-such-seat=seats are 1 to {$players} in this game
why-drawn-before=the first seat is drawn once at most, before everything else
why-roll-first=the die must be rolled first
why-rolled-before=the die is rolled once, at the beginning of a turn
why-colours-first=first everybody chooses a colour
why-colours-before=colours are chosen only before the game
why-colour-not-in-play={$colour} is not in play with {$players} players
why-colour-taken={$colour} is taken
why-must-place=a guest must be placed on a free gallery space now
why-space-taken=space {$space} already holds a guest
why-must-move=you must move a guest; staying is not allowed here
why-no-guest-there=
 no guest of yours is {$origin_kind ->
 [chamber] in
 *[other] on
} {origin}
why-closed=the chambers are closed until the Phantom is in the gallery
why-too-far=the {$chamber} is {$steps} steps away, and the die shows {$die}
why-exact-for-arms=the {$chamber} ({SIGNED($arms)}) can only be entered with an exact number
event-first={$who} is drawn to begin.
event-colour={$who} plays {$colour}.
event-placed={$who} places a guest on space {$space}.
event-rolled=
 {$who} rolls {$number ->
 [0] the Phantom
 *[other] a {$number}
}.
event-walked={$who} walks from {origin} to space {$space}.
event-entered={$who} hides in the {$chamber}, coming from {origin}.
event-phantom=The Phantom sets out for {$spaces} spaces.`,english:[]}},Hl={own:{text:`room-library=Biblioteca
room-ballroom=Salón de baile
room-chapel=Capilla
room-map-room=Sala de mapas
room-armoury=Armería
room-winter-garden=Jardín de invierno
room-banquet-hall=Salón de banquetes
room-observatory=Observatorio
room-clock-room=Sala de relojes
room-study=Despacho
room-pantry=Despensa
room-treasury=Cámara del tesoro
room-trophy-room=Sala de trofeos
room-guard-room=Sala de guardia
room-scullery=Antecocina
room-great-hall=Gran salón
room-nursery=Cuarto de juegos
room-tower-room=Sala de la torre
place-gallery=casilla {$number}
place-chamber={$room}
place-step=escalón {$sign}{$points}
place-door=la puerta del sótano
place-box=la caja
board-phantom=El Fantasma: {$place}.
board-clock=El reloj marca {$time}.
board-round=Ronda {$round}.
board-die=El dado muestra {$die}.
board-guests={$who}: {$places}.
board-several={$place} ({$count})
board-doors=Puertas: {$doors}.
board-door=
 {$room}{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}: casilla {$space}
prompt-choosing=Elige tu color.
prompt-placing=Pon un invitado en una casilla iluminada.
prompt-moving=
 Avanza {$die} {$die ->
 [one] casilla
 *[other] casillas
} con uno de tus invitados.
prompt-replacing=Pon un invitado de la escalera en una casilla iluminada.
chance-rolling=El dado decide
came-first=asiento {$n}
came-phantom=el Fantasma`,english:[]},rules:{text:`origin=
 {$origin_kind ->
 [space] la casilla {$origin}
 [step] la escalera
 *[chamber] {NAME($origin, form: "the")}
}
guests=
 {$guests ->
 [1] un invitado
 *[other] {$guests} invitados
}
action-roll=
 {$face ->
 [phantom] se mueve el Fantasma
 *[other] un {$face}
}
action-colour=jugar con el color {NAME($colour)}
action-stay=dejar al invitado donde está
action-place=
 poner un invitado en la casilla {$space}{$is_doorway ->
 [1] , la puerta {NAME($chamber, form: "of")}
 *[0] {""}
}{$is_exit ->
 [1] , la salida
 *[0] {""}
}
action-walk=
 ir desde {origin} hasta la casilla {$space}{$haunted ->
 [1] : allí está el Fantasma y atrapa al invitado
 *[0] {""}
}
action-enter=
 entrar desde {origin} en {NAME($chamber, form: "the")}{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}{$boots ->
 [1] {" "}y echar al invitado de {$who}
 *[0] {""}
}
action-first=empieza {$who}
why-draw-first=primero hay que sortear quién empieza
why-no-such-seat=en esta partida, los asientos van del 1 al {$players}
why-drawn-before=quién empieza se sortea una vez como máximo, antes de todo lo demás
why-roll-first=primero hay que tirar el dado
why-rolled-before=el dado se tira una vez, al principio del turno
why-colours-first=primero hay que elegir todos los colores
why-colours-before=los colores solo se eligen antes de la partida
why-colour-not-in-play=el color {NAME($colour)} no se usa con {$players} personas
why-colour-taken=el color {NAME($colour)} ya está elegido
why-must-place=ahora hay que poner un invitado en una casilla libre de la galería
why-space-taken=en la casilla {$space} ya hay un invitado
why-must-move=tienes que mover un invitado; aquí no puedes dejarlo donde está
why-no-guest-there=no tienes ningún invitado en {origin}
why-closed=las salas están cerradas hasta que el Fantasma esté en la galería
why-too-far=
 {NAME($chamber, form: "the")} está a {$steps} {$steps ->
 [1] paso
 *[other] pasos
}, y el dado muestra un {$die}
why-exact-for-arms=en {NAME($chamber, form: "the")} ({SIGNED($arms)}) solo se entra con el número exacto
event-first=El sorteo decide: empieza {$who}.
event-colour={$who} juega con el color {NAME($colour)}.
event-placed={$who} pone un invitado en la casilla {$space}.
event-rolled=
 {$who} tira el dado: {$number ->
 [0] el Fantasma
 *[other] un {$number}
}.
event-walked={$who} va desde {origin} hasta la casilla {$space}.
event-entered={$who} se esconde en {NAME($chamber, form: "the")}, desde {origin}.
event-phantom=
 El Fantasma se pone en marcha: {$spaces} {$spaces ->
 [1] casilla
 *[other] casillas
}.
name-library-the=la biblioteca
name-library-of=de la biblioteca
name-ballroom-the=el salón de baile
name-ballroom-of=del salón de baile
name-chapel-the=la capilla
name-chapel-of=de la capilla
name-map-room-the=la sala de mapas
name-map-room-of=de la sala de mapas
name-armoury-the=la armería
name-armoury-of=de la armería
name-winter-garden-the=el jardín de invierno
name-winter-garden-of=del jardín de invierno
name-banquet-hall-the=el salón de banquetes
name-banquet-hall-of=del salón de banquetes
name-observatory-the=el observatorio
name-observatory-of=del observatorio
name-clock-room-the=la sala de relojes
name-clock-room-of=de la sala de relojes
name-study-the=el despacho
name-study-of=del despacho
name-pantry-the=la despensa
name-pantry-of=de la despensa
name-treasury-the=la cámara del tesoro
name-treasury-of=de la cámara del tesoro
name-trophy-room-the=la sala de trofeos
name-trophy-room-of=de la sala de trofeos
name-guard-room-the=la sala de guardia
name-guard-room-of=de la sala de guardia
name-scullery-the=la antecocina
name-scullery-of=de la antecocina
name-great-hall-the=el gran salón
name-great-hall-of=del gran salón
name-nursery-the=el cuarto de juegos
name-nursery-of=del cuarto de juegos
name-tower-room-the=la sala de la torre
name-tower-room-of=de la sala de la torre
name-red=rojo
name-blue=azul
name-turquoise=turquesa
name-yellow=amarillo
name-grey=gris
name-green=verde
name-white=blanco
name-purple=morado`,english:[]}},Ul={own:{text:`room-library=Bibliothèque
room-ballroom=Salle de bal
room-chapel=Chapelle
room-map-room=Salle des cartes
room-armoury=Armurerie
room-winter-garden=Jardin d’hiver
room-banquet-hall=Salle des banquets
room-observatory=Observatoire
room-clock-room=Salle des horloges
room-study=Bureau
room-pantry=Garde-manger
room-treasury=Salle du trésor
room-trophy-room=Salle des trophées
room-guard-room=Salle des gardes
room-scullery=Arrière-cuisine
room-great-hall=Grande salle
room-nursery=Salle de jeux
room-tower-room=Salle de la tour
place-gallery=case {$number}
place-chamber={$room}
place-step=marche {$sign}{$points}
place-door=la porte de la cave
place-box=la boîte
board-phantom=Le Fantôme\xA0: {$place}.
board-clock=L’horloge montre {$time}.
board-round=Manche {$round}.
board-die=Le dé montre {$die}.
board-guests={$who}\xA0: {$places}.
board-several={$place} ({$count})
board-doors=Seuils\xA0: {$doors}.
board-door=
 {$room}{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}\xA0: case {$space}
prompt-choosing=Choisis ta couleur.
prompt-placing=Place un invité sur une case éclairée.
prompt-moving=
 Avance un de tes invités de {$die} {$die ->
 [one] case
 *[other] cases
}.
prompt-replacing=Replace un invité de l’escalier sur une case éclairée.
chance-rolling=Le dé décide
came-first=place {$n}
came-phantom=le Fantôme`,english:[]},rules:{text:`origin=
 {$origin_kind ->
 [space] depuis la case {$origin}
 [step] depuis l’escalier
 *[chamber] depuis {NAME($origin, form: "the")}
}
guests=
 {$guests ->
 [1] un invité
 *[other] {$guests} invités
}
action-roll=
 {$face ->
 [phantom] le Fantôme avance
 *[other] un {$face}
}
action-colour=jouer en {NAME($colour)}
action-stay=laisser ton invité où il est
action-place=
 placer un invité sur la case {$space}{$is_doorway ->
 [1] , un seuil ({NAME($chamber, form: "the")})
 *[0] {""}
}{$is_exit ->
 [1] , la sortie
 *[0] {""}
}
action-walk=
 {origin}, aller à la case {$space}{$haunted ->
 [1]\xA0: le Fantôme y est et le capture
 *[0] {""}
}
action-enter=
 {origin}, entrer dans {NAME($chamber, form: "the")}{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}{$boots ->
 [1] {" "}et mettre dehors l’invité ({$who})
 *[0] {""}
}
action-first={$who} commence
why-draw-first=il faut d’abord tirer au sort qui commence
why-no-such-seat=dans cette partie, les places vont de 1 à {$players}
why-drawn-before=qui commence se tire au sort une fois au plus, avant tout le reste
why-roll-first=il faut d’abord lancer le dé
why-rolled-before=on lance le dé une seule fois, au début du tour
why-colours-first=d’abord, tout le monde choisit une couleur
why-colours-before=on ne choisit les couleurs qu’avant la partie
why-colour-not-in-play=le {NAME($colour)} n’est pas en jeu si l’on joue à {$players}
why-colour-taken=le {NAME($colour)} est déjà pris
why-must-place=il faut maintenant placer un invité sur une case libre de la galerie
why-space-taken=il y a déjà un invité sur la case {$space}
why-must-move=tu dois déplacer un invité ; rester sur place n’est pas permis ici
why-no-guest-there=
 tu n’as pas d’invité {$origin_kind ->
 [space] sur la case {$origin}
 [step] sur l’escalier
 *[chamber] dans {NAME($origin, form: "the")}
}
why-closed=les salles sont fermées tant que le Fantôme n’est pas dans la galerie
why-too-far={NAME($chamber, form: "the")} est à {$steps} pas, et le dé montre {$die}
why-exact-for-arms=on n’entre dans {NAME($chamber, form: "the")} ({SIGNED($arms)}) qu’avec le nombre exact
event-first={$who} commence\xA0: le sort en a décidé.
event-colour={$who} joue en {NAME($colour)}.
event-placed={$who} place un invité sur la case {$space}.
event-rolled=
 {$who} lance {$number ->
 [0] le Fantôme
 *[other] un {$number}
}.
event-walked={$who} va à la case {$space} {origin}.
event-entered={$who} entre dans {NAME($chamber, form: "the")} {origin} et s’y cache.
event-phantom=
 Le Fantôme se met en route\xA0: {$spaces ->
 [1] 1 case
 *[other] {$spaces} cases
}.
name-library-the=la bibliothèque
name-ballroom-the=la salle de bal
name-chapel-the=la chapelle
name-map-room-the=la salle des cartes
name-armoury-the=l’armurerie
name-winter-garden-the=le jardin d’hiver
name-banquet-hall-the=la salle des banquets
name-observatory-the=l’observatoire
name-clock-room-the=la salle des horloges
name-study-the=le bureau
name-pantry-the=le garde-manger
name-treasury-the=la salle du trésor
name-trophy-room-the=la salle des trophées
name-guard-room-the=la salle des gardes
name-scullery-the=l’arrière-cuisine
name-great-hall-the=la grande salle
name-nursery-the=la salle de jeux
name-tower-room-the=la salle de la tour
name-red=rouge
name-blue=bleu
name-turquoise=turquoise
name-yellow=jaune
name-grey=gris
name-green=vert
name-white=blanc
name-purple=violet`,english:[]}},Wl={own:{text:`room-library=bibliotheek
room-ballroom=balzaal
room-chapel=kapel
room-map-room=kaartenkamer
room-armoury=wapenkamer
room-winter-garden=wintertuin
room-banquet-hall=feestzaal
room-observatory=sterrenwacht
room-clock-room=klokkenkamer
room-study=studeerkamer
room-pantry=provisiekamer
room-treasury=schatkamer
room-trophy-room=trofeeënkamer
room-guard-room=wachtkamer
room-scullery=bijkeuken
room-great-hall=grote zaal
room-nursery=kinderkamer
room-tower-room=torenkamer
place-gallery=vak {$number}
place-chamber=de {$room}
place-step=trede {$sign}{$points}
place-door=de kelderdeur
place-box=de doos
board-phantom=Het Spook: {$place}.
board-clock=De klok staat op {$time}.
board-round=Ronde {$round}.
board-die=De dobbelsteen toont {$die}.
board-guests={$who}: {$places}.
board-several={$place} ({$count})
board-doors=Deuren: {$doors}.
board-door=
 {$room}{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}: vak {$space}
prompt-choosing=Kies je kleur.
prompt-placing=Zet een gast op een verlicht vak.
prompt-moving=
 Loop {$die} {$die ->
 [one] vak
 *[other] vakken
} met een van je gasten.
prompt-replacing=Zet een gast van de trap terug op een verlicht vak.
chance-rolling=De dobbelsteen beslist
came-first=plaats {$n}
came-phantom=het Spook`,english:[]},rules:{text:`origin=
 {$origin_kind ->
 [space] vak {$origin}
 [step] de trap
 *[chamber] de {NAME($origin)}
}
guests=
 {$guests ->
 [1] gast
 *[other] {$guests} gasten
}
action-roll=
 {$face ->
 [phantom] het Spook loopt
 *[other] een {$face}
}
action-colour=speel met {NAME($colour)}
action-stay=laat je gast staan
action-place=
 zet een gast op vak {$space}{$is_doorway ->
 [1] , de deur van de {NAME($chamber)}
 *[0] {""}
}{$is_exit ->
 [1] , de uitgang
 *[0] {""}
}
action-walk=
 van {origin} naar vak {$space}{$haunted ->
 [1] : het Spook staat daar en vangt hem
 *[0] {""}
}
action-enter=
 van {origin} de {NAME($chamber)} in{$arms ->
 [0] {""}
 *[other] {" "}({SIGNED($arms)})
}{$boots ->
 [1] , en zet de gast van {$who} eruit
 *[0] {""}
}
action-first={$who} begint
why-draw-first=eerst wordt geloot wie begint
why-no-such-seat=de plaatsen in dit spel zijn 1 tot en met {$players}
why-drawn-before=wie begint wordt hoogstens één keer geloot, vóór al het andere
why-roll-first=eerst moet er gegooid worden
why-rolled-before=er wordt één keer gegooid, aan het begin van een beurt
why-colours-first=eerst kiest iedereen een kleur
why-colours-before=kleuren worden alleen vóór het spel gekozen
why-colour-not-in-play={NAME($colour)} doet niet mee met {$players} spelers
why-colour-taken={NAME($colour)} is al gekozen
why-must-place=nu moet er een gast op een vrij vak van de galerij komen
why-space-taken=op vak {$space} staat al een gast
why-must-move=je moet een gast verzetten; blijven staan mag hier niet
why-no-guest-there=
 er is geen gast van jou {$origin_kind ->
 [chamber] in
 *[other] op
} {origin}
why-closed=de kamers zijn dicht tot het Spook in de galerij is
why-too-far=de {NAME($chamber)} is {$steps} stappen ver, en de dobbelsteen toont {$die}
why-exact-for-arms=de {NAME($chamber)} ({SIGNED($arms)}) kun je alleen met het juiste getal in
event-first={$who} is geloot en begint.
event-colour={$who} speelt met {NAME($colour)}.
event-placed={$who} zet een gast op vak {$space}.
event-rolled=
 {$who} gooit {$number ->
 [0] het Spook
 *[other] een {$number}
}.
event-walked={$who} loopt van {origin} naar vak {$space}.
event-entered={$who} verstopt zich in de {NAME($chamber)}, vanaf {origin}.
event-phantom=
 Het Spook gaat op pad: {$spaces ->
 [1] 1 vak
 *[other] {$spaces} vakken
}.
name-library=bibliotheek
name-ballroom=balzaal
name-chapel=kapel
name-map-room=kaartenkamer
name-armoury=wapenkamer
name-winter-garden=wintertuin
name-banquet-hall=feestzaal
name-observatory=sterrenwacht
name-clock-room=klokkenkamer
name-study=studeerkamer
name-pantry=provisiekamer
name-treasury=schatkamer
name-trophy-room=trofeeënkamer
name-guard-room=wachtkamer
name-scullery=bijkeuken
name-great-hall=grote zaal
name-nursery=kinderkamer
name-tower-room=torenkamer
name-red=rood
name-blue=blauw
name-turquoise=turkoois
name-yellow=geel
name-grey=grijs
name-green=groen
name-white=wit
name-purple=paars
name-stairs=trap`,english:[]}},Gl={own:{text:`room-entrance-hall=Eingangs{"\\u00AD"}halle
room-porter-s-lodge=Pförtner{"\\u00AD"}stube
room-guard-room=Wachstube
room-great-stairwell=Großes Treppen{"\\u00AD"}haus
room-winch-room=Winden{"\\u00AD"}kammer
room-trophy-room=Trophäen{"\\u00AD"}zimmer
room-armoury=Waffen{"\\u00AD"}kammer
room-blue-salon=Blauer Salon
room-music-room=Musik{"\\u00AD"}zimmer
room-chapel=Kapelle
room-sacristy=Sakristei
room-treasury=Schatz{"\\u00AD"}kammer
room-bridge-chamber=Brücken{"\\u00AD"}kammer
room-alchemist-s-study=Alchemisten{"\\u00AD"}stube
room-wig-closet=Perücken{"\\u00AD"}kammer
room-lady-s-boudoir=Damen{"\\u00AD"}zimmer
room-linen-room=Wäsche{"\\u00AD"}kammer
room-morning-room=Morgen{"\\u00AD"}zimmer
room-upper-stairwell=Oberes Treppen{"\\u00AD"}haus
room-portrait-room=Bilder{"\\u00AD"}zimmer
room-billiard-room=Billard{"\\u00AD"}zimmer
room-raven-tower=Rabenturm
room-nursery=Kinder{"\\u00AD"}zimmer
room-schoolroom=Schul{"\\u00AD"}zimmer
room-library=Biblio{"\\u00AD"}thek
room-long-gallery=Lange Galerie
room-mirror-cabinet=Spiegel{"\\u00AD"}kabinett
room-instrument-room=Instrumenten{"\\u00AD"}zimmer
room-costume-attic=Kostüm{"\\u00AD"}kammer
room-trunk-room=Koffer{"\\u00AD"}kammer
room-rafter-loft=Dach{"\\u00AD"}gebälk
room-servants-attic=Dienstboten{"\\u00AD"}kammer
room-clock-chamber=Uhren{"\\u00AD"}kammer
room-bell-chamber=Glocken{"\\u00AD"}kammer
room-observatory=Stern{"\\u00AD"}warte
room-star-balcony=Sternen{"\\u00AD"}balkon
room-wine-cellar=Wein{"\\u00AD"}keller
room-cooper-s-cellar=Fasskeller
room-crypt=Gruft
room-larder=Vorrats{"\\u00AD"}kammer
room-scullery=Spülküche
room-castle-kitchen=Schloss{"\\u00AD"}küche
room-root-cellar=Rüben{"\\u00AD"}keller
room-ice-pit=Eisgrube
room-dungeon=Verlies
room-catacombs=Kata{"\\u00AD"}komben
room-banquet-room=Bankett{"\\u00AD"}saal
room-great-hall=Rittersaal
room-servery=Anrichte
room-postern-hall=Hinter{"\\u00AD"}halle
room-stable=Stall
room-groom-s-loft=Knechts{"\\u00AD"}kammer
room-smoke-loft=Rauch{"\\u00AD"}boden
room-barn=Scheune
animals-cats=Katzen
animals-bats=Fledermäuse
animals-owls=Eulen
animals-mice=Mäuse
animals-hedgehogs=Igel
room={$id} {$name}
castle=Das Schloss im Querschnitt: {$n} Räume
look=Das Schloss; zum Umsehen scrollen
nearer=Näher heran
farther=Mehr vom Schloss zeigen
storey-tower=Türme
storey-attic=Dachböden
storey-upper=Zweiter Stock
storey-first=Erster Stock
storey-ground=Erdgeschoss
storey-cellar=Keller
storey-deep=Tief unten
frames=Rahmen: wie lange die Nacht noch dauert
frame={$name}: {$full} von {$all} im Rahmen
shelf=Rahmen und Karten
now=jetzt
cards=Karten von Max
open=Zuletzt gesehen: {$room}
hidden=Zug {$turn}: eine verdeckte Karte
cheat=Zug {$turn}: gemogelt, verdeckt
face=Zug {$turn}: {$room}
rest=Zug {$turn}: Pause in {$room}
cheats=Mogelkarten: {$n}
breaks=Pausenkarten: {$n}
chimney=Schornstein
doorcard=Türkarte
trapcard=Falle: {$name}
pick=mit {$name} ziehen, in {$room}
trap=Zuerst die Falle legen
fewtrap=Falle legen
lock=Eine Tür abschließen
fewlock=Tür abschließen…
nolock=Keine Tür
lockdoor=die Tür {$door} abschließen, mit deiner nächsten Karte
lockpicked=die Tür {$door} wird abgeschlossen; tippe, um es zu lassen
guess=Unsere Vermutung versetzen
guessing=Tippe auf den Raum, in dem du Max vermutest
guesshere=wir vermuten Max in {$room}
fewguess=Vermutung
fewbelief=Wo?
fewsuspected=Ihr Wissen
unguess=Vermutung wegnehmen
way=Weg von Max
again=Den Weg noch einmal zeigen
belief=Wo Max sein kann
suspected=Was die anderen wissen können
share={$n} %
group-float=In einen neuen Raum schweben
group-return=Mit einer Mogelkarte zurückkehren
group-break=Mit einer Pausenkarte bleiben
group-withdoor=Mit der Türkarte: {$door} abschließen
group-figure={$name}, in {$room}
ismax=Max, das Gespenst
casting=Es wird ausgelost, wer Max ist.
chases=Jagt mit {$names}
max=Max
prompt-placing=Wähle einen Raum für deine Figur. Die anderen deines Teams stehen woanders.
prompt-hiding=Wähle den Raum, in dem Max erscheint. Alle sehen es.
prompt-choosing=Wähle einen Rahmen: Max zeigt sich, wenn er voll ist.
prompt-max=Schwebe in einen leuchtenden Raum; niemand sieht, wohin. Tippe für eine Pause auf deinen eigenen Raum.
prompt-chasers=Geh durch eine Tür, über eine Treppe oder Leiter in einen leuchtenden Raum, oder tippe auf deinen eigenen, um zu bleiben.
board-max={$who} spielt Max.
board-figure=
 {$figure} ({$who}): {$room}{$acted ->
 [1] , war schon dran
 *[0] {""}
}.
board-frame=
 {frame}{$now ->
 [1] {" "}({now})
 *[0] {""}
}.
board-visible=Max ist zu sehen in {$room}.
board-seen={open}. Verdeckte Karten seitdem: {$count}.
board-cheated=Gemogelt in Zug {$turns}.
board-cheats={cheats}.
board-guess=Wir vermuten Max in {$room}.
board-locked=Die Tür {$door} ist abgeschlossen.
board-door-card=Max hat noch die Türkarte.
board-chimney=Der Schornstein verbindet für Max {$one} und {$other}.
board-trap=Die Falle ist in {$room}.
board-holder={$who} hat die Falle.
board-shown=Gezeigt hat sich Max in: {$rooms}.
board-own=Du bist in {$room}. Pausenkarten: {$breaks}.
board-way=Dein Weg: {$rooms}.
board-visited=Räume, in die du nur mogelnd zurückkommst: {$rooms}.
board-ways={$what}: {$rooms}.
board-share={$room} {$n} %
none=keine
came-ghost=Platz {$seat} ist Max
came-leave=ohne die {$animals}
score=gewonnen
end-caught={$figure} ({$who}) hat Max ({$max}) in {$room} gefangen, in Runde {$round}.
end-stuck=Max ({$max}) konnte aus {$room} nicht weg und hatte keine Karte zu spielen, in Runde {$round}.
end-escaped=Nach Runde {$round} war die Nacht vorbei, und niemand hatte Max ({$max}) gefangen, der in {$room} war.
side-max=
 Max hat {$won ->
 [1] gewonnen
 *[0] verloren
}
side-chasers=
 Die Spürnasen haben {$won ->
 [1] gewonnen
 *[0] verloren
}`,english:[]},rules:{text:`action-leave-out=ohne die {NAME($frame)} spielen
action-frame=
 Max zeigt sich nach {$rounds ->
 [1] 1 Runde
 *[other] {$rounds} Runden
}
action-place=in Raum {$room} beginnen ({NAME($name)})
action-break=mit einer Pausenkarte in Raum {$room} bleiben ({NAME($name)}){with-lock}
action-move=in Raum {$room} schweben ({NAME($name)}){into-trap}{with-lock}
action-cheat=Mogeln ansagen und in Raum {$room} zurückkehren ({NAME($name)}){into-trap}{with-lock}
action-stay={$figure} bleibt in Raum {$room} ({NAME($name)})
action-unlock={$figure} schließt die Tür {$door} auf
action-go={$figure} geht in Raum {$room} ({NAME($name)})
action-trap-and-go={$figure} legt die Falle in Raum {$here} und geht in Raum {$room} ({NAME($name)})
action-ghost={$who} ist Max
into-trap=
 {$trap ->
 [1] , in die Falle
 *[0] {""}
}
with-lock=
 {$door ->
 [none] {""}
 *[other] ; dazu die Tür {$door} abschließen
}
why-no-seat=einen Platz {$seat} gibt es nicht; die Plätze sind 1 bis {$players}
why-max-once=wer Max ist, wird höchstens einmal ausgelost, ganz am Anfang
why-max-first=zuerst wird ausgelost, wer Max ist
why-left-out-once=welcher Rahmen draußen bleibt, wird einmal ausgelost, bevor eine Figur aufgestellt wird
why-left-out-first=zuerst wird ausgelost, welcher Rahmen draußen bleibt
why-no-frame-now=ein Rahmen wird nur am Anfang gewählt und wenn einer voll geworden ist
why-frame-left-out=die {NAME($frame)} sind nicht im Spiel
why-frame-full=der Rahmen der {NAME($frame)} ist schon voll
why-frame-first=jetzt muss ein Rahmen gewählt werden
why-chaser-there=Max beginnt in einem leeren Raum, und in Raum {$room} steht eine Jagdfigur
why-placed-once=Figuren werden nur einmal aufgestellt, vor der ersten Runde
why-place-first=zuerst werden alle Figuren aufgestellt
why-only-at-the-beginning=Max spielt eine Karte am Anfang der Runde, nicht in den Zügen der Spürnasen
why-max-only=nur Max weiß, was er spielen kann
why-no-break=Max hat keine Pausenkarte mehr
why-no-cheat=Max hat keine Mogelkarte mehr
why-same-room=Max ist in Raum {$room} und muss in einen anderen
why-chimney-only=Raum {$room} ist nur mit der Schornsteinkarte erreichbar, und die ist nicht im Spiel
why-not-next=Raum {$room} liegt nicht neben Raum {$here}
why-occupied=in Raum {$room} steht eine Jagdfigur
why-visited=Max war schon in Raum {$room}; nur eine Mogelkarte bringt ihn zurück
why-not-visited=Max war noch nicht in Raum {$room}; eine Mogelkarte gilt nur für besuchte Räume
why-no-door-card=Max hat keine Türkarte zu spielen
why-max-plays-first=die Spürnasen ziehen erst, wenn Max eine Karte gespielt hat
why-no-figure={$figure} ist in dieser Partie nicht dabei
why-not-your-figure={$figure} gehört einer anderen Spürnase
why-has-acted={$figure} war in dieser Runde schon dran
why-nothing-locked=keine Tür ist abgeschlossen
why-not-at-door={$figure} steht in Raum {$here}, nicht an der abgeschlossenen Tür
why-no-trap=die Falle ist nicht im Spiel
why-not-your-trap=eine andere Spürnase hat die Falle
why-trap-laid=die Falle liegt schon in Raum {$room} und bleibt dort
why-door-locked=die Tür {$door} ist abgeschlossen
why-no-passage=von Raum {$here} führt kein Durchgang in Raum {$room}
event-left-out=Die {NAME($frame)} bleiben draußen.
event-placed={$who} stellt {$figure} in Raum {$room}.
event-appeared=Max erscheint in Raum {$room}.
event-appeared-covered=Max ist erschienen.
event-frame={$who} wählt den Rahmen der {NAME($frame)}.
event-last-frame=Die {NAME($frame)} sind die letzten.
event-card=
 Max {$play ->
 [break] macht Pause in
 *[move] zieht in
} Raum {$room} (sein Zug {$turn}).
event-card-hidden=Max spielt eine verdeckte Karte (sein Zug {$turn}).
event-cheat=Max mogelt und kehrt in Raum {$room} zurück (sein Zug {$turn}); {cheats-left}.
event-cheat-hidden=Max mogelt und spielt eine verdeckte Karte (sein Zug {$turn}); {cheats-left}.
cheats-left=
 {$left ->
 [0] keine Mogelkarte mehr übrig
 [1] noch 1 Mogelkarte übrig
 *[other] noch {$left} Mogelkarten übrig
}
event-locked=Max schließt die Tür {$door} ab.
event-trapped=Max tritt in Raum {$room} in die Falle.
event-went={$figure} ({$who}) geht von Raum {$origin} in Raum {$room}.
event-stayed={$figure} ({$who}) bleibt in Raum {$room}.
event-unlocked={$figure} ({$who}) schließt die Tür {$door} auf.
event-trap-laid={$who} legt die Falle in Raum {$room}.
event-animal=
 {$frame ->
 [cats] Eine Katze
 [bats] Eine Fledermaus
 [owls] Eine Eule
 [mice] Eine Maus
 [hedgehogs] Ein Igel
 *[other] Ein Tier ({$frame})
} kommt in den Rahmen; {$left ->
 [0] keines der Tiere ist mehr draußen
 [1] noch 1 Tier ist draußen
 *[other] noch {$left} Tiere sind draußen
}.
event-full=Der Rahmen der {NAME($frame)} ist voll.
event-turned-up=
 Zug {$turn}: {$play ->
 [break] Pause in
 [cheat] gemogelt, zurück in
 *[move] in
} Raum {$room}.
event-shown=Max zeigt sich in Raum {$room}.
event-shown-covered=Max hat sich gezeigt.
event-caught={$figure} ({$who}) fängt Max ({$max}) in Raum {$room}, in Runde {$round}: Die Spürnasen haben gewonnen, und Max hat verloren.
event-stuck=Max ({$who}) kann aus Raum {$room} nicht weg und hat keine Karte zu spielen, in Runde {$round}: Die Spürnasen haben gewonnen, und Max hat verloren.
event-escaped=Nach Runde {$round} ist die Nacht vorbei; niemand hat Max ({$who}) gefangen, der in Raum {$room} ist: Max hat gewonnen, und die Spürnasen haben verloren.
event-trail=
 {$turn ->
 [0] Max hat in Raum {$room} begonnen.
 *[other] {event-turned-up}
}
event-drawn={$who} wird ausgelost und ist Max.
suspicion=
 {$room ->
 [none] {$who} nimmt die Vermutung vom Spielplan.
 *[other] {$who} vermutet Max in Raum {$room}.
}
suspicion-title=die Vermutung
suspicion-not-yours=sie zeigt, was die Spürnasen vermuten
suspicion-too-early=Max ist noch nicht erschienen
suspicion-visible=Max selbst ist in Raum {$room} zu sehen
side=
 {$side ->
 [0] Max hat
 *[1] Die Spürnasen haben
} {$won ->
 [1] gewonnen
 *[0] verloren
}
name-entrance-hall=Eingangshalle
name-porter-s-lodge=Pförtnerstube
name-guard-room=Wachstube
name-great-stairwell=Großes Treppenhaus
name-winch-room=Windenkammer
name-trophy-room=Trophäenzimmer
name-armoury=Waffenkammer
name-blue-salon=Blauer Salon
name-music-room=Musikzimmer
name-chapel=Kapelle
name-sacristy=Sakristei
name-treasury=Schatzkammer
name-bridge-chamber=Brückenkammer
name-alchemist-s-study=Alchemistenstube
name-wig-closet=Perückenkammer
name-lady-s-boudoir=Damenzimmer
name-linen-room=Wäschekammer
name-morning-room=Morgenzimmer
name-upper-stairwell=Oberes Treppenhaus
name-portrait-room=Bilderzimmer
name-billiard-room=Billardzimmer
name-raven-tower=Rabenturm
name-nursery=Kinderzimmer
name-schoolroom=Schulzimmer
name-library=Bibliothek
name-long-gallery=Lange Galerie
name-mirror-cabinet=Spiegelkabinett
name-instrument-room=Instrumentenzimmer
name-costume-attic=Kostümkammer
name-trunk-room=Kofferkammer
name-rafter-loft=Dachgebälk
name-servants-attic=Dienstbotenkammer
name-clock-chamber=Uhrenkammer
name-bell-chamber=Glockenkammer
name-observatory=Sternwarte
name-star-balcony=Sternenbalkon
name-wine-cellar=Weinkeller
name-cooper-s-cellar=Fasskeller
name-crypt=Gruft
name-larder=Vorratskammer
name-scullery=Spülküche
name-castle-kitchen=Schlossküche
name-root-cellar=Rübenkeller
name-ice-pit=Eisgrube
name-dungeon=Verlies
name-catacombs=Katakomben
name-banquet-room=Bankettsaal
name-great-hall=Rittersaal
name-servery=Anrichte
name-postern-hall=Hinterhalle
name-stable=Stall
name-groom-s-loft=Knechtskammer
name-smoke-loft=Rauchboden
name-barn=Scheune
name-cats=Katzen
name-bats=Fledermäuse
name-owls=Eulen
name-mice=Mäuse
name-hedgehogs=Igel`,english:[]}},Kl={own:{text:`room-entrance-hall=Entrance Hall
room-porter-s-lodge=Porter's Lodge
room-guard-room=Guard Room
room-great-stairwell=Great Stairwell
room-winch-room=Winch Room
room-trophy-room=Trophy Room
room-armoury=Armoury
room-blue-salon=Blue Salon
room-music-room=Music Room
room-chapel=Chapel
room-sacristy=Sacristy
room-treasury=Treasury
room-bridge-chamber=Bridge Chamber
room-alchemist-s-study=Alchemist's Study
room-wig-closet=Wig Closet
room-lady-s-boudoir=Lady's Boudoir
room-linen-room=Linen Room
room-morning-room=Morning Room
room-upper-stairwell=Upper Stairwell
room-portrait-room=Portrait Room
room-billiard-room=Billiard Room
room-raven-tower=Raven Tower
room-nursery=Nursery
room-schoolroom=Schoolroom
room-library=Library
room-long-gallery=Long Gallery
room-mirror-cabinet=Mirror Cabinet
room-instrument-room=Instrument Room
room-costume-attic=Costume Attic
room-trunk-room=Trunk Room
room-rafter-loft=Rafter Loft
room-servants-attic=Servants' Attic
room-clock-chamber=Clock Chamber
room-bell-chamber=Bell Chamber
room-observatory=Observatory
room-star-balcony=Star Balcony
room-wine-cellar=Wine Cellar
room-cooper-s-cellar=Cooper's Cellar
room-crypt=Crypt
room-larder=Larder
room-scullery=Scullery
room-castle-kitchen=Castle Kitchen
room-root-cellar=Root Cellar
room-ice-pit=Ice Pit
room-dungeon=Dungeon
room-catacombs=Catacombs
room-banquet-room=Banquet Room
room-great-hall=Great Hall
room-servery=Servery
room-postern-hall=Postern Hall
room-stable=Stable
room-groom-s-loft=Groom's Loft
room-smoke-loft=Smoke Loft
room-barn=Barn
animals-cats=cats
animals-bats=bats
animals-owls=owls
animals-mice=mice
animals-hedgehogs=hedgehogs
room={$id} {$name}
castle=The castle, cut open: {$n} rooms
look=The castle; scroll to look around
nearer=Look closer
farther=See more of the castle
storey-tower=Towers
storey-attic=Attics
storey-upper=Second floor
storey-first=First floor
storey-ground=Ground floor
storey-cellar=Cellars
storey-deep=Deep below
frames=Frames: how long the night still is
frame={$name}: {$full} of {$all} in the frame
shelf=Frames and cards
now=now
cards=Max's cards
open=Last seen: {$room}
hidden=Turn {$turn}: a card face down
cheat=Turn {$turn}: a cheat, face down
face=Turn {$turn}: {$room}
rest=Turn {$turn}: a break in {$room}
cheats=Cheat cards: {$n}
breaks=Break cards: {$n}
chimney=Chimney
doorcard=Door card
trapcard=Trap: {$name}
pick=move with {$name}, in {$room}
trap=Lay the trap first
fewtrap=Lay trap
lock=Lock a door
fewlock=Lock a door…
nolock=No door
lockdoor=lock the door {$door}, with your next card
lockpicked=the door {$door} will be locked; tap to leave it
guess=Move our guess
guessing=Tap the room where you think Max is
guesshere=we think that Max is in {$room}
fewguess=Guess
fewbelief=Where?
fewsuspected=They know
unguess=Take the guess away
way=Max's way
again=Show the way again
belief=Where Max can be
suspected=What they can know
share={$n}%
group-float=Float to a new room
group-return=Go back with a cheat card
group-break=Stay with a break card
group-withdoor=With the door card: lock {$door}
group-figure={$name}, in {$room}
ismax=Max, the ghost
casting=It is drawn who is Max.
chases=Chases with {$names}
max=Max
prompt-placing=Choose a room for your figure. The others of your team stand elsewhere.
prompt-hiding=Choose the room where Max appears. Everybody sees it.
prompt-choosing=Choose a frame: Max shows himself when it is full.
prompt-max=Float to a lit room; nobody sees where. Tap your own room for a break.
prompt-chasers=Go through a door, stairs or ladder to a lit room, or tap your own room to stay.
board-max={$who} plays Max.
board-figure=
 {$figure} ({$who}): {$room}{$acted ->
 [1] , has acted
 *[0] {""}
}.
board-frame=
 {frame}{$now ->
 [1] {" "}({now})
 *[0] {""}
}.
board-visible=Max is to be seen in {$room}.
board-seen={open}. Hidden cards since: {$count}.
board-cheated=Cheated in turn {$turns}.
board-cheats={cheats}.
board-guess=We think that Max is in {$room}.
board-locked=The door {$door} is locked.
board-door-card=Max still has the door card.
board-chimney=The chimney joins {$one} and {$other} for Max.
board-trap=The trap is in {$room}.
board-holder={$who} has the trap.
board-shown=Max has been shown in: {$rooms}.
board-own=You are in {$room}. Break cards: {$breaks}.
board-way=Your way: {$rooms}.
board-visited=Rooms you cannot enter again without a cheat: {$rooms}.
board-ways={$what}: {$rooms}.
board-share={$room} {$n}%
none=none
came-ghost=seat {$seat} is Max
came-leave=without the {$animals}
score=won
end-caught={$who}'s {$figure} caught Max ({$max}) in {$room}, in round {$round}.
end-stuck=Max ({$max}) could not leave {$room} and had no card to play, in round {$round}.
end-escaped=The night ended with round {$round}, and nobody had caught Max ({$max}), who was in {$room}.
side-max=
 Max has {$won ->
 [1] won
 *[0] lost
}
side-chasers=
 The chasers have {$won ->
 [1] won
 *[0] lost
}`,english:[]},rules:{text:`action-leave-out=play without the {$frame}
action-frame=Max shows himself after {$rounds} rounds
action-place=start in {$room} ({$name})
action-break=stay in {$room} ({$name}) with a break card{with-lock}
action-move=float to {$room} ({$name}){into-trap}{with-lock}
action-cheat=announce a cheat and return to {$room} ({$name}){into-trap}{with-lock}
action-stay={$figure} stays in {$room} ({$name})
action-unlock={$figure} unlocks the door {$door}
action-go={$figure} goes to {$room} ({$name})
action-trap-and-go={$figure} lays the trap in {$here} and goes to {$room} ({$name})
action-ghost={$who} is Max
into-trap=
 {$trap ->
 [1] , into the trap
 *[0] {""}
}
with-lock=
 {$door ->
 [none] {""}
 *[other] , and lock the door {$door}
}
why-no-seat=there is no seat {$seat}; the seats are 1 to {$players}
why-max-once=Max is drawn at most once, before anything else
why-max-first=who is Max must be drawn first
why-left-out-once=the frame to leave out is drawn once, before any figure is placed
why-left-out-first=the frame to leave out must be drawn first
why-no-frame-now=a frame is chosen only at the start and when one has become full
why-frame-left-out=the {$frame} were left out
why-frame-full=the frame of the {$frame} is already full
why-frame-first=a frame must be chosen now
why-chaser-there=Max starts in an empty room, and a chaser is in {$room}
why-placed-once=figures are placed only once, before the first round
why-place-first=all figures must be placed first
why-only-at-the-beginning=Max plays one card at the beginning of a round, not in the chasers' turns
why-max-only=only Max knows what he can play
why-no-break=Max has no break card left
why-no-cheat=Max has no cheat card left
why-same-room=Max is in {$room}, and must go to another room
why-chimney-only={$room} can be reached only with the chimney card, which is not in play
why-not-next={$room} is not next to {$here}
why-occupied=a chaser is in {$room}
why-visited=Max has been in {$room}; only a cheat card takes him back
why-not-visited=Max has not been in {$room} yet; a cheat card is for visited rooms only
why-no-door-card=Max has no door card to play
why-max-plays-first=the chasers move after Max has played his card
why-no-figure={$figure} is not in this game
why-not-your-figure={$figure} belongs to another chaser
why-has-acted={$figure} has already acted in this round
why-nothing-locked=no door is locked
why-not-at-door={$figure} is in {$here}, not at the locked door
why-no-trap=the trap is not in this game
why-not-your-trap=another chaser holds the trap
why-trap-laid=the trap has been laid in {$room} and stays there
why-door-locked=the door {$door} is locked
why-no-passage=no passage leads from {$here} to {$room}
event-left-out=The {$frame} are left out.
event-placed={$who} places {$figure} in {$room}.
event-appeared=Max appears in {$room}.
event-appeared-covered=Max appeared.
event-frame={$who} chooses the {$frame}.
event-last-frame=The {$frame} are the last.
event-card=
 Max {$play ->
 [break] takes a break in
 *[move] moves to
} {$room} (his turn {$turn}).
event-card-hidden=Max plays a hidden card (his turn {$turn}).
event-cheat=Max cheats and returns to {$room} (his turn {$turn}); {cheats-left}.
event-cheat-hidden=Max cheats and plays a hidden card (his turn {$turn}); {cheats-left}.
cheats-left=
 {$left ->
 [0] no cheat cards left
 [1] 1 cheat card left
 *[other] {$left} cheat cards left
}
event-locked=Max locks the door {$door}.
event-trapped=Max steps into the trap in {$room}.
event-went={$who}'s {$figure} goes from {$origin} to {$room}.
event-stayed={$who}'s {$figure} stays in {$room}.
event-unlocked={$who}'s {$figure} unlocks the door {$door}.
event-trap-laid={$who} lays the trap in {$room}.
event-animal=
 One of the {$frame} goes into the frame; {$left ->
 [0] none
 *[other] {$left}
} left.
event-full=The frame of the {$frame} is full.
event-turned-up=
 Turn {$turn}: {$play ->
 [break] a break in
 [cheat] by cheating to
 *[move] to
} {$room}.
event-shown=Max shows himself in {$room}.
event-shown-covered=Max showed himself.
event-caught={$who}'s {$figure} catches Max ({$max}) in {$room}, in round {$round}: the chasers have won, and Max has lost.
event-stuck=Max ({$who}) cannot leave {$room} and has no card to play, in round {$round}: the chasers have won, and Max has lost.
event-escaped=The night is over after round {$round}; nobody has caught Max ({$who}), who is in {$room}: Max has won, and the chasers have lost.
event-trail=
 {$turn ->
 [0] Max started in {$room}.
 *[other] {event-turned-up}
}
event-drawn={$who} is drawn to be Max.
suspicion=
 {$room ->
 [none] {$who} takes the guess off the board.
 *[other] {$who} guesses that Max is in {$room}.
}
suspicion-title=the suspicion marker
suspicion-not-yours=it shows what the chasers guess
suspicion-too-early=Max has not appeared yet
suspicion-visible=Max himself is to be seen in {$room}
side=
 {$side ->
 [0] Max has
 *[1] The chasers have
} {$won ->
 [1] won
 *[0] lost
}`,english:[]}},ql={own:{text:`room-entrance-hall=Vestíbulo
room-porter-s-lodge=Portería
room-guard-room=Sala de guardia
room-great-stairwell=Gran escalera
room-winch-room=Cuarto del torno
room-trophy-room=Sala de trofeos
room-armoury=Armería
room-blue-salon=Salón azul
room-music-room=Sala de música
room-chapel=Capilla
room-sacristy=Sacristía
room-treasury=Cámara del tesoro
room-bridge-chamber=Cámara del puente
room-alchemist-s-study=Estudio del alquimista
room-wig-closet=Cuarto de pelucas
room-lady-s-boudoir=Tocador
room-linen-room=Ropero
room-morning-room=Salita
room-upper-stairwell=Escalera alta
room-portrait-room=Sala de retratos
room-billiard-room=Sala de billar
room-raven-tower=Torre del cuervo
room-nursery=Cuarto de juegos
room-schoolroom=Aula
room-library=Biblioteca
room-long-gallery=Galería larga
room-mirror-cabinet=Gabinete de espejos
room-instrument-room=Cuarto de instrumentos
room-costume-attic=Desván de disfraces
room-trunk-room=Cuarto de baúles
room-rafter-loft=Desván de las vigas
room-servants-attic=Buhardilla
room-clock-chamber=Cámara del reloj
room-bell-chamber=Campanario
room-observatory=Observatorio
room-star-balcony=Balcón de las estrellas
room-wine-cellar=Bodega
room-cooper-s-cellar=Sótano de barriles
room-crypt=Cripta
room-larder=Despensa
room-scullery=Antecocina
room-castle-kitchen=Cocina del castillo
room-root-cellar=Sótano de nabos
room-ice-pit=Pozo de hielo
room-dungeon=Mazmorra
room-catacombs=Catacumbas
room-banquet-room=Comedor de gala
room-great-hall=Gran salón
room-servery=Cuarto de servir
room-postern-hall=Zaguán
room-stable=Establo
room-groom-s-loft=Altillo del mozo
room-smoke-loft=Ahumadero
room-barn=Granero
animals-cats=gatos
animals-bats=murciélagos
animals-owls=búhos
animals-mice=ratones
animals-hedgehogs=erizos
room={$id} {$name}
castle=El castillo por dentro: {$n} habitaciones
look=El castillo; desplázate para mirar
nearer=Ver más de cerca
farther=Ver más castillo
storey-tower=Torres
storey-attic=Desvanes
storey-upper=Segunda planta
storey-first=Primera planta
storey-ground=Planta baja
storey-cellar=Sótanos
storey-deep=Lo más hondo
frames=Marcos: cuánta noche queda
frame={$name}: {$full} de {$all} en el marco
shelf=Marcos y cartas
now=ahora
cards=Cartas de Max
open=Visto por última vez: {$room}
hidden=Turno {$turn}: una carta boca abajo
cheat=Turno {$turn}: un truco, boca abajo
face=Turno {$turn}: {$room}
rest=Turno {$turn}: descanso en {$room}
cheats=Cartas de truco: {$n}
breaks=Cartas de descanso: {$n}
chimney=Chimenea
doorcard=Carta de puerta
trapcard=Trampa: {$name}
pick=mover a {$name}, en {$room}
trap=Primero poner la trampa
fewtrap=Poner trampa
lock=Cerrar una puerta con llave
fewlock=Cerrar puerta…
nolock=Ninguna puerta
lockdoor=cerrar con llave la puerta {$door}, con tu próxima carta
lockpicked=se cerrará con llave la puerta {$door}; toca para no hacerlo
guess=Mover nuestra sospecha
guessing=Toca la habitación donde crees que está Max
guesshere=creemos que Max está en {$room}
fewguess=Sospecha
fewbelief=¿Dónde?
fewsuspected=Lo que saben
unguess=Quitar la sospecha
way=Camino de Max
again=Mostrar otra vez el camino
belief=Dónde puede estar Max
suspected=Lo que pueden saber
share={$n} %
group-float=Flotar a una habitación nueva
group-return=Volver con una carta de truco
group-break=Quedarse con una carta de descanso
group-withdoor=Con la carta de puerta: cerrar {$door}
group-figure={$name}, en {$room}
ismax=Max, el fantasma
casting=Se sortea quién es Max.
chases=Caza con {$names}
max=Max
prompt-placing=Elige una habitación para tu figura. Las demás de tu equipo están en otro lugar.
prompt-hiding=Elige la habitación donde aparece Max. Todo el mundo lo ve.
prompt-choosing=Elige un marco: Max se muestra cuando está lleno.
prompt-max=Flota a una habitación iluminada; nadie ve adónde. Toca tu habitación para descansar.
prompt-chasers=Ve por una puerta o una escalera a una habitación iluminada, o toca la tuya para quedarte.
board-max={$who} juega con Max.
board-figure=
 {$figure} ({$who}): {$room}{$acted ->
 [1] , ya ha actuado
 *[0] {""}
}.
board-frame=
 {frame}{$now ->
 [1] {" "}({now})
 *[0] {""}
}.
board-visible=Max está a la vista en {$room}.
board-seen={open}. Cartas boca abajo desde entonces: {$count}.
board-cheated=Truco en el turno {$turns}.
board-cheats={cheats}.
board-guess=Creemos que Max está en {$room}.
board-locked=La puerta {$door} está cerrada con llave.
board-door-card=Max aún tiene la carta de puerta.
board-chimney=La chimenea une {$one} y {$other} para Max.
board-trap=La trampa está en {$room}.
board-holder={$who} tiene la trampa.
board-shown=Max se ha mostrado en: {$rooms}.
board-own=Estás en {$room}. Cartas de descanso: {$breaks}.
board-way=Tu camino: {$rooms}.
board-visited=Habitaciones donde no puedes volver a entrar sin un truco: {$rooms}.
board-ways={$what}: {$rooms}.
board-share={$room} {$n} %
none=ninguna
came-ghost=el asiento {$seat} es Max
came-leave=sin los {$animals}
score=ganadas
end-caught={$figure}, de {$who}, atrapó a Max ({$max}) en {$room}, en la ronda {$round}.
end-stuck=Max ({$max}) no podía salir de {$room} y no tenía ninguna carta que jugar, en la ronda {$round}.
end-escaped=La noche acabó con la ronda {$round} y nadie había atrapado a Max ({$max}), que estaba en {$room}.
side-max=
 Max ha {$won ->
 [1] ganado
 *[0] perdido
}
side-chasers=
 Los cazafantasmas han {$won ->
 [1] ganado
 *[0] perdido
}`,english:[]},rules:{text:`action-leave-out=jugar sin los {NAME($frame)}
action-frame=
 Max se muestra dentro de {$rounds ->
 [1] 1 ronda
 *[other] {$rounds} rondas
}
action-place=empezar en la habitación {$room} ({NAME($name)})
action-break=quedarse en la habitación {$room} ({NAME($name)}) con una carta de descanso{with-lock}
action-move=flotar a la habitación {$room} ({NAME($name)}){into-trap}{with-lock}
action-cheat=anunciar un truco y volver a la habitación {$room} ({NAME($name)}){into-trap}{with-lock}
action-stay={$figure} se queda en la habitación {$room} ({NAME($name)})
action-unlock={$figure} abre la puerta {$door}
action-go={$figure} va a la habitación {$room} ({NAME($name)})
action-trap-and-go={$figure} pone la trampa en la habitación {$here} y va a la habitación {$room} ({NAME($name)})
action-ghost={$who} es Max
into-trap=
 {$trap ->
 [1] , a la trampa
 *[0] {""}
}
with-lock=
 {$door ->
 [none] {""}
 *[other] ; además, cerrar con llave la puerta {$door}
}
why-no-seat=no hay asiento {$seat}; los asientos van del 1 al {$players}
why-max-once=quién es Max se sortea una vez como máximo, antes de todo lo demás
why-max-first=primero hay que sortear quién es Max
why-left-out-once=el marco que queda fuera se sortea una vez, antes de poner ninguna figura
why-left-out-first=primero hay que sortear qué marco queda fuera
why-no-frame-now=solo se elige un marco al principio y cuando uno se ha llenado
why-frame-left-out=los {NAME($frame)} no están en juego
why-frame-full=el marco de los {NAME($frame)} ya está lleno
why-frame-first=ahora hay que elegir un marco
why-chaser-there=Max empieza en una habitación vacía, y en la habitación {$room} hay una figura
why-placed-once=las figuras se ponen una sola vez, antes de la primera ronda
why-place-first=primero hay que poner todas las figuras
why-only-at-the-beginning=Max juega una carta al principio de la ronda, no en los turnos de los cazafantasmas
why-max-only=solo Max sabe qué puede jugar
why-no-break=a Max no le queda ninguna carta de descanso
why-no-cheat=a Max no le queda ninguna carta de truco
why-same-room=Max está en la habitación {$room} y tiene que ir a otra
why-chimney-only=a la habitación {$room} solo se llega con la carta de chimenea, que no está en juego
why-not-next=la habitación {$room} no está junto a la habitación {$here}
why-occupied=en la habitación {$room} hay una figura de los cazafantasmas
why-visited=Max ya ha estado en la habitación {$room}; solo puede volver con una carta de truco
why-not-visited=Max aún no ha estado en la habitación {$room}; la carta de truco solo vale para habitaciones visitadas
why-no-door-card=Max no tiene una carta de puerta que jugar
why-max-plays-first=los cazafantasmas mueven después de que Max juegue su carta
why-no-figure={$figure} no está en esta partida
why-not-your-figure={$figure} es de otra persona
why-has-acted={$figure} ya ha actuado en esta ronda
why-nothing-locked=no hay ninguna puerta cerrada con llave
why-not-at-door={$figure} está en la habitación {$here}, no junto a la puerta cerrada
why-no-trap=la trampa no está en juego
why-not-your-trap=la trampa la tiene otra persona
why-trap-laid=la trampa ya está puesta en la habitación {$room} y ahí se queda
why-door-locked=la puerta {$door} está cerrada con llave
why-no-passage=ningún pasaje lleva de la habitación {$here} a la habitación {$room}
event-left-out=Los {NAME($frame)} quedan fuera.
event-placed={$who} pone a {$figure} en la habitación {$room}.
event-appeared=Max aparece en la habitación {$room}.
event-appeared-covered=Max ha aparecido.
event-frame={$who} elige el marco de los {NAME($frame)}.
event-last-frame=Los {NAME($frame)} son los últimos.
event-card=
 Max {$play ->
 [break] descansa en
 *[move] va a
} la habitación {$room} (su turno {$turn}).
event-card-hidden=Max juega una carta boca abajo (su turno {$turn}).
event-cheat=Max usa un truco y vuelve a la habitación {$room} (su turno {$turn}); {cheats-left}.
event-cheat-hidden=Max usa un truco y juega una carta boca abajo (su turno {$turn}); {cheats-left}.
cheats-left=
 {$left ->
 [0] no le quedan cartas de truco
 [1] le queda 1 carta de truco
 *[other] le quedan {$left} cartas de truco
}
event-locked=Max cierra con llave la puerta {$door}.
event-trapped=Max cae en la trampa en la habitación {$room}.
event-went={$figure}, de {$who}, va de la habitación {$origin} a la habitación {$room}.
event-stayed={$figure}, de {$who}, se queda en la habitación {$room}.
event-unlocked={$figure}, de {$who}, abre la puerta {$door}.
event-trap-laid={$who} pone la trampa en la habitación {$room}.
event-animal=
 Uno de los {NAME($frame)} va al marco; {$left ->
 [0] no queda ninguno
 [1] queda 1
 *[other] quedan {$left}
}.
event-full=El marco de los {NAME($frame)} está lleno.
event-turned-up=
 Turno {$turn}: {$play ->
 [break] descanso en
 [cheat] con un truco, a
 *[move] a
} la habitación {$room}.
event-shown=Max se muestra en la habitación {$room}.
event-shown-covered=Max se ha mostrado.
event-caught={$figure}, de {$who}, atrapa a Max ({$max}) en la habitación {$room}, en la ronda {$round}: los cazafantasmas han ganado y Max ha perdido.
event-stuck=Max ({$who}) no puede salir de la habitación {$room} y no tiene ninguna carta que jugar, en la ronda {$round}: los cazafantasmas han ganado y Max ha perdido.
event-escaped=La noche acaba tras la ronda {$round}; nadie ha atrapado a Max ({$who}), que está en la habitación {$room}: Max ha ganado y los cazafantasmas han perdido.
event-trail=
 {$turn ->
 [0] Max empezó en la habitación {$room}.
 *[other] {event-turned-up}
}
event-drawn=El sorteo decide: {$who} es Max.
suspicion=
 {$room ->
 [none] {$who} quita la sospecha del tablero.
 *[other] {$who} sospecha que Max está en la habitación {$room}.
}
suspicion-title=la sospecha
suspicion-not-yours=muestra lo que sospechan los cazafantasmas
suspicion-too-early=Max aún no ha aparecido
suspicion-visible=Max está a la vista en la habitación {$room}
side=
 {$side ->
 [0] Max ha
 *[1] Los cazafantasmas han
} {$won ->
 [1] ganado
 *[0] perdido
}
name-entrance-hall=Vestíbulo
name-porter-s-lodge=Portería
name-guard-room=Sala de guardia
name-great-stairwell=Gran escalera
name-winch-room=Cuarto del torno
name-trophy-room=Sala de trofeos
name-armoury=Armería
name-blue-salon=Salón azul
name-music-room=Sala de música
name-chapel=Capilla
name-sacristy=Sacristía
name-treasury=Cámara del tesoro
name-bridge-chamber=Cámara del puente
name-alchemist-s-study=Estudio del alquimista
name-wig-closet=Cuarto de pelucas
name-lady-s-boudoir=Tocador
name-linen-room=Ropero
name-morning-room=Salita
name-upper-stairwell=Escalera alta
name-portrait-room=Sala de retratos
name-billiard-room=Sala de billar
name-raven-tower=Torre del cuervo
name-nursery=Cuarto de juegos
name-schoolroom=Aula
name-library=Biblioteca
name-long-gallery=Galería larga
name-mirror-cabinet=Gabinete de espejos
name-instrument-room=Cuarto de instrumentos
name-costume-attic=Desván de disfraces
name-trunk-room=Cuarto de baúles
name-rafter-loft=Desván de las vigas
name-servants-attic=Buhardilla
name-clock-chamber=Cámara del reloj
name-bell-chamber=Campanario
name-observatory=Observatorio
name-star-balcony=Balcón de las estrellas
name-wine-cellar=Bodega
name-cooper-s-cellar=Sótano de barriles
name-crypt=Cripta
name-larder=Despensa
name-scullery=Antecocina
name-castle-kitchen=Cocina del castillo
name-root-cellar=Sótano de nabos
name-ice-pit=Pozo de hielo
name-dungeon=Mazmorra
name-catacombs=Catacumbas
name-banquet-room=Comedor de gala
name-great-hall=Gran salón
name-servery=Cuarto de servir
name-postern-hall=Zaguán
name-stable=Establo
name-groom-s-loft=Altillo del mozo
name-smoke-loft=Ahumadero
name-barn=Granero
name-cats=gatos
name-bats=murciélagos
name-owls=búhos
name-mice=ratones
name-hedgehogs=erizos`,english:[]}},Jl={own:{text:`room-entrance-hall=Hall d’entrée
room-porter-s-lodge=Loge du portier
room-guard-room=Salle des gardes
room-great-stairwell=Grand escalier
room-winch-room=Salle du treuil
room-trophy-room=Salle des trophées
room-armoury=Armurerie
room-blue-salon=Salon bleu
room-music-room=Salon de musique
room-chapel=Chapelle
room-sacristy=Sacristie
room-treasury=Salle du trésor
room-bridge-chamber=Chambre du pont
room-alchemist-s-study=Cabinet de l’alchi{"\\u00AD"}miste
room-wig-closet=Cabinet des perru{"\\u00AD"}ques
room-lady-s-boudoir=Boudoir
room-linen-room=Lingerie
room-morning-room=Petit salon
room-upper-stairwell=Palier du haut
room-portrait-room=Salle des portraits
room-billiard-room=Salle de billard
room-raven-tower=Tour aux corbeaux
room-nursery=Salle de jeux
room-schoolroom=Salle de classe
room-library=Biblio{"\\u00AD"}thèque
room-long-gallery=Longue galerie
room-mirror-cabinet=Cabinet des miroirs
room-instrument-room=Salle des instru{"\\u00AD"}ments
room-costume-attic=Grenier aux costumes
room-trunk-room=Salle des malles
room-rafter-loft=Sous les poutres
room-servants-attic=Mansarde
room-clock-chamber=Chambre de l’horloge
room-bell-chamber=Chambre des cloches
room-observatory=Observa{"\\u00AD"}toire
room-star-balcony=Balcon des étoiles
room-wine-cellar=Cave à vin
room-cooper-s-cellar=Cave du tonnelier
room-crypt=Crypte
room-larder=Garde-manger
room-scullery=Arrière-cuisine
room-castle-kitchen=Cuisine du château
room-root-cellar=Cave à légumes
room-ice-pit=Glacière
room-dungeon=Cachot
room-catacombs=Cata{"\\u00AD"}combes
room-banquet-room=Salle des banquets
room-great-hall=Grande salle
room-servery=Office
room-postern-hall=Salle de la poterne
room-stable=Écurie
room-groom-s-loft=Grenier du palefre{"\\u00AD"}nier
room-smoke-loft=Fumoir
room-barn=Grange
animals-cats=chats
animals-bats=chauves-souris
animals-owls=hiboux
animals-mice=souris
animals-hedgehogs=hérissons
room={$id} {$name}
castle=Le château en coupe\xA0: {$n} salles
look=Le château ; fais défiler pour regarder autour
nearer=Voir de plus près
farther=Voir plus du château
storey-tower=Tours
storey-attic=Greniers
storey-upper=Deuxième étage
storey-first=Premier étage
storey-ground=Rez-de-chaussée
storey-cellar=Caves
storey-deep=Tout au fond
frames=Cadres\xA0: combien de temps dure encore la nuit
frame={$name}\xA0: {$full} sur {$all} dans le cadre
shelf=Cadres et cartes
now=en cours
cards=Cartes de Max
open=Vu en dernier\xA0: {$room}
hidden=Tour {$turn}\xA0: une carte cachée
cheat=Tour {$turn}\xA0: une triche, carte cachée
face=Tour {$turn}\xA0: {$room}
rest=Tour {$turn}\xA0: une pause, {$room}
cheats=Cartes Triche\xA0: {$n}
breaks=Cartes Pause\xA0: {$n}
chimney=Cheminée
doorcard=Carte Porte
trapcard=Piège\xA0: {$name}
pick=jouer {$name}, salle {$room}
trap=Poser d’abord le piège
fewtrap=Piège
lock=Verrouiller une porte
fewlock=Verrouiller…
nolock=Aucune porte
lockdoor=verrouiller la porte {$door}, avec ta prochaine carte
lockpicked=la porte {$door} sera verrouillée ; touche-la pour y renoncer
guess=Déplacer notre soupçon
guessing=Touche la salle où tu soupçonnes Max
guesshere=nous soupçonnons Max ici\xA0: {$room}
fewguess=Soupçon
fewbelief=Où ?
fewsuspected=Ils savent
unguess=Enlever le soupçon
way=Chemin de Max
again=Remontrer le chemin
belief=Où Max peut être
suspected=Ce qu’ils peuvent savoir
share={$n} %
group-float=Flotter vers une nouvelle salle
group-return=Revenir avec une carte Triche
group-break=Rester avec une carte Pause
group-withdoor=Avec la carte Porte\xA0: verrouiller {$door}
group-figure={$name}, salle {$room}
ismax=Max, le fantôme
casting=On tire au sort qui est Max.
chases=Poursuit avec {$names}
max=Max
prompt-placing=Choisis une salle pour ta figurine. Les autres de ton équipe sont ailleurs.
prompt-hiding=Choisis la salle où Max apparaît. Tout le monde la voit.
prompt-choosing=Choisis un cadre\xA0: Max se montre quand il est plein.
prompt-max=Flotte vers une salle éclairée ; personne ne voit où. Touche ta propre salle pour une pause.
prompt-chasers=Passe par une porte, un escalier ou une échelle vers une salle éclairée, ou touche ta propre salle pour rester.
board-max={$who} joue Max.
board-figure=
 {$figure} ({$who})\xA0: {$room}{$acted ->
 [1] , a déjà agi
 *[0] {""}
}.
board-frame=
 {frame}{$now ->
 [1] {" "}({now})
 *[0] {""}
}.
board-visible=On voit Max\xA0: {$room}.
board-seen={open}. Cartes cachées depuis\xA0: {$count}.
board-cheated=A triché au tour {$turns}.
board-cheats={cheats}.
board-guess=Nous soupçonnons Max ici\xA0: {$room}.
board-locked=La porte {$door} est verrouillée.
board-door-card=Max a encore la carte Porte.
board-chimney=La cheminée relie pour Max {$one} et {$other}.
board-trap=Le piège est posé\xA0: {$room}.
board-holder={$who} a le piège.
board-shown=Max s’est montré\xA0: {$rooms}.
board-own=Tu es ici\xA0: {$room}. Cartes Pause\xA0: {$breaks}.
board-way=Ton chemin\xA0: {$rooms}.
board-visited=Salles où tu ne peux revenir qu’en trichant\xA0: {$rooms}.
board-ways={$what}\xA0: {$rooms}.
board-share={$room} {$n} %
none=aucune
came-ghost=la place {$seat} est Max
came-leave=sans les {$animals}
score=gagné
end-caught={$figure} ({$who}) a attrapé Max ({$max}) à la manche {$round}, salle {$room}.
end-stuck=Max ({$max}) ne pouvait plus quitter {$room} et n’avait pas de carte à jouer, à la manche {$round}.
end-escaped=La nuit a fini avec la manche {$round}, et personne n’avait attrapé Max ({$max}), caché ici\xA0: {$room}.
side-max=
 Max a {$won ->
 [1] gagné
 *[0] perdu
}
side-chasers=
 Les limiers ont {$won ->
 [1] gagné
 *[0] perdu
}`,english:[]},rules:{text:`action-leave-out=jouer sans les {NAME($frame)}
action-frame=
 Max se montre après {$rounds ->
 [1] 1 manche
 *[other] {$rounds} manches
}
action-place=commencer dans la salle {$room} ({NAME($name)})
action-break=rester dans la salle {$room} ({NAME($name)}) avec une carte Pause{with-lock}
action-move=flotter dans la salle {$room} ({NAME($name)}){into-trap}{with-lock}
action-cheat=annoncer une triche et retourner dans la salle {$room} ({NAME($name)}){into-trap}{with-lock}
action-stay={$figure} reste dans la salle {$room} ({NAME($name)})
action-unlock={$figure} déverrouille la porte {$door}
action-go={$figure} va dans la salle {$room} ({NAME($name)})
action-trap-and-go={$figure} pose le piège dans la salle {$here} et va dans la salle {$room} ({NAME($name)})
action-ghost={$who} est Max
into-trap=
 {$trap ->
 [1] , dans le piège
 *[0] {""}
}
with-lock=
 {$door ->
 [none] {""}
 *[other] , et verrouiller la porte {$door}
}
why-no-seat=il n’y a pas de place {$seat} ; les places vont de 1 à {$players}
why-max-once=Max se tire au sort une fois au plus, avant tout le reste
why-max-first=il faut d’abord tirer au sort qui est Max
why-left-out-once=le cadre laissé de côté se tire au sort une fois, avant de placer les figurines
why-left-out-first=il faut d’abord tirer au sort le cadre laissé de côté
why-no-frame-now=on ne choisit un cadre qu’au début et quand il y en a un de plein
why-frame-left-out=les {NAME($frame)} ne sont pas en jeu
why-frame-full=le cadre des {NAME($frame)} est déjà plein
why-frame-first=il faut maintenant choisir un cadre
why-chaser-there=Max commence dans une salle vide, et il y a un limier dans la salle {$room}
why-placed-once=les figurines ne se placent qu’une fois, avant la première manche
why-place-first=il faut d’abord placer toutes les figurines
why-only-at-the-beginning=Max joue une carte au début de la manche, pas au tour des limiers
why-max-only=seul Max sait ce qu’il peut jouer
why-no-break=Max n’a plus de carte Pause
why-no-cheat=Max n’a plus de carte Triche
why-same-room=Max est dans la salle {$room} et doit aller dans une autre
why-chimney-only=on n’atteint la salle {$room} qu’avec la carte Cheminée, qui n’est pas en jeu
why-not-next=la salle {$room} n’est pas voisine de la salle {$here}
why-occupied=il y a un limier dans la salle {$room}
why-visited=Max a déjà été dans la salle {$room} ; seule une carte Triche l’y ramène
why-not-visited=Max n’a pas encore été dans la salle {$room} ; une carte Triche ne sert que pour les salles visitées
why-no-door-card=Max n’a pas de carte Porte à jouer
why-max-plays-first=les limiers jouent quand Max a joué sa carte
why-no-figure={$figure} ne participe pas à cette partie
why-not-your-figure={$figure} est à un autre limier
why-has-acted={$figure} a déjà agi dans cette manche
why-nothing-locked=aucune porte n’est verrouillée
why-not-at-door={$figure} est dans la salle {$here}, pas devant la porte verrouillée
why-no-trap=le piège n’est pas en jeu
why-not-your-trap=un autre limier a le piège
why-trap-laid=le piège est déjà dans la salle {$room} et y reste
why-door-locked=la porte {$door} est verrouillée
why-no-passage=aucun passage ne mène de la salle {$here} à la salle {$room}
event-left-out=On joue sans les {NAME($frame)}.
event-placed={$who} place {$figure} dans la salle {$room}.
event-appeared=Max apparaît dans la salle {$room}.
event-appeared-covered=Max est apparu.
event-frame={$who} choisit le cadre des {NAME($frame)}.
event-last-frame=Il ne reste que le cadre des {NAME($frame)}.
event-card=
 Max {$play ->
 [break] fait une pause dans
 *[move] va dans
} la salle {$room} (son tour {$turn}).
event-card-hidden=Max joue une carte cachée (son tour {$turn}).
event-cheat=Max triche et retourne dans la salle {$room} (son tour {$turn}) ; {cheats-left}.
event-cheat-hidden=Max triche et joue une carte cachée (son tour {$turn}) ; {cheats-left}.
cheats-left=
 {$left ->
 [0] plus de carte Triche
 [1] il reste 1 carte Triche
 *[other] il reste {$left} cartes Triche
}
event-locked=Max verrouille la porte {$door}.
event-trapped=Max entre dans le piège, dans la salle {$room}.
event-went={$figure} ({$who}) va de la salle {$origin} à la salle {$room}.
event-stayed={$figure} ({$who}) reste dans la salle {$room}.
event-unlocked={$figure} ({$who}) déverrouille la porte {$door}.
event-trap-laid={$who} pose le piège dans la salle {$room}.
event-animal=
 {$frame ->
 [cats] Un chat
 [bats] Une chauve-souris
 [owls] Un hibou
 [mice] Une souris
 [hedgehogs] Un hérisson
 *[other] Un animal ({NAME($frame)})
} va dans le cadre ; {$left ->
 [0] il n’en reste plus
 [1] il en reste 1
 *[other] il en reste {$left}
}.
event-full=Le cadre des {NAME($frame)} est plein.
event-turned-up=
 Tour {$turn}\xA0: {$play ->
 [break] une pause dans
 [cheat] une triche vers
 *[move] vers
} la salle {$room}.
event-shown=Max se montre dans la salle {$room}.
event-shown-covered=Max s’est montré.
event-caught={$figure} ({$who}) attrape Max ({$max}) dans la salle {$room}, à la manche {$round}\xA0: les limiers ont gagné, et Max a perdu.
event-stuck=Max ({$who}) ne peut pas quitter la salle {$room} et n’a pas de carte à jouer, à la manche {$round}\xA0: les limiers ont gagné, et Max a perdu.
event-escaped=La nuit est finie après la manche {$round} ; personne n’a attrapé Max ({$who}), qui est dans la salle {$room}\xA0: Max a gagné, et les limiers ont perdu.
event-trail=
 {$turn ->
 [0] Max a commencé dans la salle {$room}.
 *[other] {event-turned-up}
}
event-drawn=Le sort désigne Max\xA0: {$who}.
suspicion=
 {$room ->
 [none] {$who} enlève le soupçon du plateau.
 *[other] {$who} soupçonne Max dans la salle {$room}.
}
suspicion-title=le soupçon
suspicion-not-yours=il montre ce que soupçonnent les limiers
suspicion-too-early=Max n’est pas encore apparu
suspicion-visible=on voit Max lui-même dans la salle {$room}
side=
 {$side ->
 [0] Max a
 *[1] Les limiers ont
} {$won ->
 [1] gagné
 *[0] perdu
}
name-entrance-hall=Hall d’entrée
name-porter-s-lodge=Loge du portier
name-guard-room=Salle des gardes
name-great-stairwell=Grand escalier
name-winch-room=Salle du treuil
name-trophy-room=Salle des trophées
name-armoury=Armurerie
name-blue-salon=Salon bleu
name-music-room=Salon de musique
name-chapel=Chapelle
name-sacristy=Sacristie
name-treasury=Salle du trésor
name-bridge-chamber=Chambre du pont
name-alchemist-s-study=Cabinet de l’alchimiste
name-wig-closet=Cabinet des perruques
name-lady-s-boudoir=Boudoir
name-linen-room=Lingerie
name-morning-room=Petit salon
name-upper-stairwell=Palier du haut
name-portrait-room=Salle des portraits
name-billiard-room=Salle de billard
name-raven-tower=Tour aux corbeaux
name-nursery=Salle de jeux
name-schoolroom=Salle de classe
name-library=Bibliothèque
name-long-gallery=Longue galerie
name-mirror-cabinet=Cabinet des miroirs
name-instrument-room=Salle des instruments
name-costume-attic=Grenier aux costumes
name-trunk-room=Salle des malles
name-rafter-loft=Sous les poutres
name-servants-attic=Mansarde
name-clock-chamber=Chambre de l’horloge
name-bell-chamber=Chambre des cloches
name-observatory=Observatoire
name-star-balcony=Balcon des étoiles
name-wine-cellar=Cave à vin
name-cooper-s-cellar=Cave du tonnelier
name-crypt=Crypte
name-larder=Garde-manger
name-scullery=Arrière-cuisine
name-castle-kitchen=Cuisine du château
name-root-cellar=Cave à légumes
name-ice-pit=Glacière
name-dungeon=Cachot
name-catacombs=Catacombes
name-banquet-room=Salle des banquets
name-great-hall=Grande salle
name-servery=Office
name-postern-hall=Salle de la poterne
name-stable=Écurie
name-groom-s-loft=Grenier du palefrenier
name-smoke-loft=Fumoir
name-barn=Grange
name-cats=chats
name-bats=chauves-souris
name-owls=hiboux
name-mice=souris
name-hedgehogs=hérissons`,english:[]}},Yl={own:{text:`room-entrance-hall=Ingangshal
room-porter-s-lodge=Portiersloge
room-guard-room=Wacht{"\\u00AD"}kamer
room-great-stairwell=Grote trap
room-winch-room=Windas{"\\u00AD"}kamer
room-trophy-room=Jacht{"\\u00AD"}kamer
room-armoury=Wapen{"\\u00AD"}kamer
room-blue-salon=Blauwe salon
room-music-room=Muziek{"\\u00AD"}kamer
room-chapel=Kapel
room-sacristy=Sacristie
room-treasury=Schat{"\\u00AD"}kamer
room-bridge-chamber=Brug{"\\u00AD"}kamer
room-alchemist-s-study=Werk{"\\u00AD"}kamer van de alchemist
room-wig-closet=Pruikenkast
room-lady-s-boudoir=Boudoir
room-linen-room=Linnen{"\\u00AD"}kamer
room-morning-room=Ochtend{"\\u00AD"}kamer
room-upper-stairwell=Boventrap
room-portrait-room=Portretten{"\\u00AD"}kamer
room-billiard-room=Biljart{"\\u00AD"}kamer
room-raven-tower=Raventoren
room-nursery=Kinder{"\\u00AD"}kamer
room-schoolroom=School{"\\u00AD"}kamer
room-library=Bibliotheek
room-long-gallery=Lange galerij
room-mirror-cabinet=Spiegelkabinet
room-instrument-room=Instrumenten{"\\u00AD"}kamer
room-costume-attic=Kostuumzolder
room-trunk-room=Koffers
room-rafter-loft=Balkenzolder
room-servants-attic=Dienstbodenzolder
room-clock-chamber=Klok{"\\u00AD"}kamer
room-bell-chamber=Luid{"\\u00AD"}kamer
room-observatory=Sterrenwacht
room-star-balcony=Sterrenbalkon
room-wine-cellar=Wijnkelder
room-cooper-s-cellar=Kuiperskelder
room-crypt=Crypte
room-larder=Provisie{"\\u00AD"}kamer
room-scullery=Spoelkeuken
room-castle-kitchen=Kasteelkeuken
room-root-cellar=Wortelkelder
room-ice-pit=IJskelder
room-dungeon=Kerker
room-catacombs=Catacomben
room-banquet-room=Feestzaal
room-great-hall=Grote zaal
room-servery=Dien{"\\u00AD"}kamer
room-postern-hall=Achterhal
room-stable=Stal
room-groom-s-loft=Stalknechtszolder
room-smoke-loft=Rookzolder
room-barn=Schuur
animals-cats=katten
animals-bats=vleermuizen
animals-owls=uilen
animals-mice=muizen
animals-hedgehogs=egels
room={$id} {$name}
castle=Het kasteel, opengewerkt: {$n} kamers
look=Het kasteel; schuif om rond te kijken
nearer=Dichterbij
farther=Meer van het kasteel
storey-tower=Torens
storey-attic=Zolders
storey-upper=Tweede verdieping
storey-first=Eerste verdieping
storey-ground=Begane grond
storey-cellar=Kelders
storey-deep=Diep onder de grond
frames=Kaders: hoe lang de nacht nog duurt
frame={$name}: {$full} van de {$all} in het kader
shelf=Kaders en kaarten
now=nu
cards=De kaarten van Max
open=Laatst gezien: {$room}
hidden=Beurt {$turn}: een dichte kaart
cheat=Beurt {$turn}: een valsspeelkaart, dicht
face=Beurt {$turn}: {$room}
rest=Beurt {$turn}: een pauze in {$room}
cheats=Valsspeelkaarten: {$n}
breaks=Pauzekaarten: {$n}
chimney=Schoorsteen
doorcard=Deurkaart
trapcard=Val: {$name}
pick=speel met {$name}, in {$room}
trap=Eerst de val leggen
fewtrap=Val leggen
lock=Doe een deur op slot
fewlock=Deur op slot…
nolock=Geen deur
lockdoor=doe de deur {$door} op slot, met je volgende kaart
lockpicked=de deur {$door} gaat op slot; tik om het niet te doen
guess=Verzet ons vermoeden
guessing=Tik op de kamer waar je denkt dat Max is
guesshere=we denken dat Max in {$room} is
fewguess=Vermoeden
fewbelief=Waar?
fewsuspected=Zij weten
unguess=Haal het vermoeden weg
way=De weg van Max
again=Laat de weg nog eens zien
belief=Waar Max kan zijn
suspected=Wat zij kunnen weten
share={$n}%
group-float=Zweef naar een nieuwe kamer
group-return=Ga terug met een valsspeelkaart
group-break=Blijf met een pauzekaart
group-withdoor=Met de deurkaart: {$door} op slot
group-figure={$name}, in {$room}
ismax=Max, het spook
casting=Er wordt geloot wie Max is.
chases=Jaagt met {$names}
max=Max
prompt-placing=Kies een kamer voor je figuur. De anderen van je team staan ergens anders.
prompt-hiding=Kies de kamer waar Max verschijnt. Iedereen ziet het.
prompt-choosing=Kies een kader: Max laat zich zien als dat vol is.
prompt-max=Zweef naar een verlichte kamer; niemand ziet waarheen. Tik op je eigen kamer voor een pauze.
prompt-chasers=Ga door een deur, over een trap of ladder naar een verlichte kamer, of tik op je eigen kamer om te blijven.
board-max={$who} speelt Max.
board-figure=
 {$figure} ({$who}): {$room}{$acted ->
 [1] , heeft gespeeld
 *[0] {""}
}.
board-frame=
 {frame}{$now ->
 [1] {" "}({now})
 *[0] {""}
}.
board-visible=Max is te zien in {$room}.
board-seen={open}. Dichte kaarten sindsdien: {$count}.
board-cheated=Vals gespeeld in beurt {$turns}.
board-cheats={cheats}.
board-guess=We denken dat Max in {$room} is.
board-locked=De deur {$door} is op slot.
board-door-card=Max heeft de deurkaart nog.
board-chimney=De schoorsteen verbindt voor Max {$one} en {$other}.
board-trap=De val ligt in {$room}.
board-holder={$who} heeft de val.
board-shown=Max is gezien in: {$rooms}.
board-own=Je bent in {$room}. Pauzekaarten: {$breaks}.
board-way=Je weg: {$rooms}.
board-visited=Kamers die je niet meer kunt ingaan zonder vals te spelen: {$rooms}.
board-ways={$what}: {$rooms}.
board-share={$room} {$n}%
none=geen
came-ghost=plaats {$seat} is Max
came-leave=zonder de {$animals}
score=gewonnen
end-caught={$figure} van {$who} ving Max ({$max}) in {$room}, in ronde {$round}.
end-stuck=Max ({$max}) kon niet weg uit {$room} en had geen kaart meer, in ronde {$round}.
end-escaped=De nacht was voorbij na ronde {$round}, en niemand had Max ({$max}) gevangen, die in {$room} was.
side-max=
 Max heeft {$won ->
 [1] gewonnen
 *[0] verloren
}
side-chasers=
 De jagers hebben {$won ->
 [1] gewonnen
 *[0] verloren
}`,english:[]},rules:{text:`action-leave-out=speel zonder de {NAME($frame)}
action-frame=Max laat zich zien na {$rounds} ronden
action-place=begin in {$room} ({NAME($name)})
action-break=blijf in {$room} ({NAME($name)}) met een pauzekaart{with-lock}
action-move=zweef naar {$room} ({NAME($name)}){into-trap}{with-lock}
action-cheat=speel vals en ga terug naar {$room} ({NAME($name)}){into-trap}{with-lock}
action-stay={$figure} blijft in {$room} ({NAME($name)})
action-unlock={$figure} doet de deur {$door} open
action-go={$figure} gaat naar {$room} ({NAME($name)})
action-trap-and-go={$figure} legt de val in {$here} en gaat naar {$room} ({NAME($name)})
action-ghost={$who} is Max
into-trap=
 {$trap ->
 [1] , in de val
 *[0] {""}
}
with-lock=
 {$door ->
 [none] {""}
 *[other] , en doe de deur {$door} op slot
}
why-no-seat=plaats {$seat} is er niet; de plaatsen zijn 1 tot en met {$players}
why-max-once=wie Max is wordt hoogstens één keer geloot, vóór al het andere
why-max-first=eerst wordt geloot wie Max is
why-left-out-once=welke dieren niet meedoen wordt één keer geloot, voordat er een figuur staat
why-left-out-first=eerst wordt geloot welke dieren niet meedoen
why-no-frame-now=een kader kies je alleen aan het begin, en als er een vol is
why-frame-left-out=de {NAME($frame)} doen niet mee
why-frame-full=het kader van de {NAME($frame)} is al vol
why-frame-first=nu moet er een kader gekozen worden
why-chaser-there=Max begint in een lege kamer, en er is een jager in {$room}
why-placed-once=figuren worden maar één keer neergezet, vóór de eerste ronde
why-place-first=eerst worden alle figuren neergezet
why-only-at-the-beginning=Max speelt één kaart aan het begin van een ronde, niet als de jagers aan de beurt zijn
why-max-only=alleen Max weet wat hij kan spelen
why-no-break=Max heeft geen pauzekaart meer
why-no-cheat=Max heeft geen valsspeelkaart meer
why-same-room=Max is in {$room} en moet naar een andere kamer
why-chimney-only=in {$room} kom je alleen met de schoorsteenkaart, en die doet niet mee
why-not-next={$room} ligt niet naast {$here}
why-occupied=er is een jager in {$room}
why-visited=Max is al in {$room} geweest; alleen met een valsspeelkaart kan hij terug
why-not-visited=Max is nog niet in {$room} geweest; een valsspeelkaart is alleen voor kamers waar hij al was
why-no-door-card=Max heeft geen deurkaart om te spelen
why-max-plays-first=de jagers spelen pas als Max zijn kaart heeft gespeeld
why-no-figure={$figure} doet niet mee
why-not-your-figure={$figure} hoort bij een andere jager
why-has-acted={$figure} heeft deze ronde al gespeeld
why-nothing-locked=er is geen deur op slot
why-not-at-door={$figure} is in {$here}, niet bij de deur die op slot is
why-no-trap=de val doet niet mee
why-not-your-trap=een andere jager heeft de val
why-trap-laid=de val ligt in {$room} en blijft daar
why-door-locked=de deur {$door} is op slot
why-no-passage=van {$here} loopt geen doorgang naar {$room}
event-left-out=De {NAME($frame)} doen niet mee.
event-placed={$who} zet {$figure} in {$room}.
event-appeared=Max verschijnt in {$room}.
event-appeared-covered=Max verscheen.
event-frame={$who} kiest de {NAME($frame)}.
event-last-frame=De {NAME($frame)} zijn de laatste.
event-card=
 Max {$play ->
 [break] neemt een pauze in
 *[move] gaat naar
} {$room} (zijn beurt {$turn}).
event-card-hidden=Max speelt een dichte kaart (zijn beurt {$turn}).
event-cheat=Max speelt vals en gaat terug naar {$room} (zijn beurt {$turn}); {cheats-left}.
event-cheat-hidden=Max speelt vals en speelt een dichte kaart (zijn beurt {$turn}); {cheats-left}.
cheats-left=
 {$left ->
 [0] nog geen valsspeelkaarten
 [1] nog 1 valsspeelkaart
 *[other] nog {$left} valsspeelkaarten
}
event-locked=Max doet de deur {$door} op slot.
event-trapped=Max loopt in de val in {$room}.
event-went={$figure} van {$who} gaat van {$origin} naar {$room}.
event-stayed={$figure} van {$who} blijft in {$room}.
event-unlocked={$figure} van {$who} doet de deur {$door} open.
event-trap-laid={$who} legt de val in {$room}.
event-animal=
 Een van de {NAME($frame)} gaat het kader in; nog {$left ->
 [0] geen
 *[other] {$left}
}.
event-full=Het kader van de {NAME($frame)} is vol.
event-turned-up=
 Beurt {$turn}: {$play ->
 [break] een pauze in
 [cheat] vals naar
 *[move] naar
} {$room}.
event-shown=Max laat zich zien in {$room}.
event-shown-covered=Max liet zich zien.
event-caught={$figure} van {$who} vangt Max ({$max}) in {$room}, in ronde {$round}: de jagers hebben gewonnen, en Max heeft verloren.
event-stuck=Max ({$who}) kan niet weg uit {$room} en heeft geen kaart meer, in ronde {$round}: de jagers hebben gewonnen, en Max heeft verloren.
event-escaped=De nacht is voorbij na ronde {$round}; niemand heeft Max ({$who}) gevangen, die in {$room} is: Max heeft gewonnen, en de jagers hebben verloren.
event-trail=
 {$turn ->
 [0] Max begon in {$room}.
 *[other] {event-turned-up}
}
event-drawn=Het lot maakt {$who} tot Max.
suspicion=
 {$room ->
 [none] {$who} haalt het vermoeden van het bord.
 *[other] {$who} denkt dat Max in {$room} is.
}
suspicion-title=het vermoeden
suspicion-not-yours=het laat zien wat de jagers vermoeden
suspicion-too-early=Max is nog niet verschenen
suspicion-visible=Max zelf is te zien in {$room}
side=
 {$side ->
 [0] Max heeft
 *[1] De jagers hebben
} {$won ->
 [1] gewonnen
 *[0] verloren
}
name-entrance-hall=Ingangshal
name-porter-s-lodge=Portiersloge
name-guard-room=Wachtkamer
name-great-stairwell=Grote trap
name-winch-room=Windaskamer
name-trophy-room=Jachtkamer
name-armoury=Wapenkamer
name-blue-salon=Blauwe salon
name-music-room=Muziekkamer
name-chapel=Kapel
name-sacristy=Sacristie
name-treasury=Schatkamer
name-bridge-chamber=Brugkamer
name-alchemist-s-study=Werkkamer van de alchemist
name-wig-closet=Pruikenkast
name-lady-s-boudoir=Boudoir
name-linen-room=Linnenkamer
name-morning-room=Ochtendkamer
name-upper-stairwell=Boventrap
name-portrait-room=Portrettenkamer
name-billiard-room=Biljartkamer
name-raven-tower=Raventoren
name-nursery=Kinderkamer
name-schoolroom=Schoolkamer
name-library=Bibliotheek
name-long-gallery=Lange galerij
name-mirror-cabinet=Spiegelkabinet
name-instrument-room=Instrumentenkamer
name-costume-attic=Kostuumzolder
name-trunk-room=Koffers
name-rafter-loft=Balkenzolder
name-servants-attic=Dienstbodenzolder
name-clock-chamber=Klokkamer
name-bell-chamber=Luidkamer
name-observatory=Sterrenwacht
name-star-balcony=Sterrenbalkon
name-wine-cellar=Wijnkelder
name-cooper-s-cellar=Kuiperskelder
name-crypt=Crypte
name-larder=Provisiekamer
name-scullery=Spoelkeuken
name-castle-kitchen=Kasteelkeuken
name-root-cellar=Wortelkelder
name-ice-pit=IJskelder
name-dungeon=Kerker
name-catacombs=Catacomben
name-banquet-room=Feestzaal
name-great-hall=Grote zaal
name-servery=Dienkamer
name-postern-hall=Achterhal
name-stable=Stal
name-groom-s-loft=Stalknechtszolder
name-smoke-loft=Rookzolder
name-barn=Schuur
name-cats=katten
name-bats=vleermuizen
name-owls=uilen
name-mice=muizen
name-hedgehogs=egels`,english:[]}},Xl={own:{text:`score=Punkte, wenige sind gut`,english:[]},rules:{text:`event-arms=
 {$who} {$change ->
 [none] bleibt bei 0 Punkten
 [gain] bekommt {$amount ->
 [1] 1 Punkt
 *[other] {$amount} Punkte
}
 *[loss] verliert {$amount ->
 [1] 1 Punkt
 *[other] {$amount} Punkte
}
}: {NAME($chamber, form: "the")} trägt das Wappen {SIGNED($arms)}.
event-booted={$by} wirft einen Gast von {$who} aus {NAME($chamber, form: "of")} auf Feld {$space} hinaus.
event-clock=Das Gespenst ist am Ausgang: Die Uhr springt auf {$time}.
event-captured=
 Das Gespenst fängt {guests} von {$who} auf Feld {$space}: Stufe +{$step}, {$points} {$points ->
 [1] Punkt
 *[other] Punkte
}.
event-over=
 Die Partie ist zu Ende: {$reason ->
 [clock] Die letzte Uhr schlägt
 [limit] Ein Punktestand hat {$most} erreicht
 *[both] Die letzte Uhr schlägt, und ein Punktestand hat {$most} erreicht
}.
why-exact-for-a-guest={NAME($chamber, form: "the")} ist besetzt; hinein kommt man nur mit der genauen Zahl
why-no-return=ein Gast darf nicht im selben Zug aus {NAME($chamber, form: "of")} hinaus und wieder hinein
why-own-guest=in diesem Zimmer ({NAME($chamber, form: "the")}) ist schon ein Gast von dir
why-placed-before-play=Gäste werden nur vor dem Spiel aufgestellt und bleiben dann im Spiel`,english:[]}},Zl={own:{text:`score=points, few are good`,english:[]},rules:{text:`event-arms=
 The {$chamber} bears {SIGNED($arms)}: {$who} {$change ->
 [none] stays at 0 points
 [gain] scores {$amount ->
 [1] 1 point
 *[other] {$amount} points
}
 *[loss] loses {$amount ->
 [1] 1 point
 *[other] {$amount} points
}
}.
event-booted={$who}'s guest is booted out of the {$chamber} onto space {$space} by {$by}.
event-clock=The Phantom is at the exit: the clock strikes {$time}.
event-captured=
 The Phantom takes {$who}'s {guests} on space {$space} to step +{$step}: {$points} {$points ->
 [1] point
 *[other] points
}.
event-over=
 The game is over: {$reason ->
 [clock] the last clock strikes
 [limit] a score has reached {$most}
 *[both] the last clock strikes and a score has reached {$most}
}.
why-exact-for-a-guest=the {$chamber} is occupied and can only be entered with an exact number
why-no-return=a guest may not leave the {$chamber} and enter it again in one move
why-own-guest=a guest of yours is already in the {$chamber}
why-placed-before-play=guests are placed only before play, and then stay in play`,english:[]}},Ql={own:{text:`score=puntos, mejor pocos`,english:[]},rules:{text:`event-arms=
 {$who} {$change ->
 [none] se queda en 0 puntos
 [gain] suma {$amount ->
 [1] 1 punto
 *[other] {$amount} puntos
}
 *[loss] se quita {$amount ->
 [1] 1 punto
 *[other] {$amount} puntos
}
}: {NAME($chamber, form: "the")} lleva el escudo {SIGNED($arms)}.
event-booted={$by} echa {NAME($chamber, form: "of")} al invitado de {$who}, que queda en la casilla {$space}.
event-clock=El Fantasma está en la salida: el reloj marca ahora {$time}.
event-captured=
 El Fantasma atrapa a {guests} de {$who} en la casilla {$space}: escalón +{$step}, {$points} {$points ->
 [1] punto
 *[other] puntos
}.
event-over=
 La partida ha acabado: {$reason ->
 [clock] suena el último reloj
 [limit] una puntuación ha llegado a {$most}
 *[both] suena el último reloj y una puntuación ha llegado a {$most}
}.
why-exact-for-a-guest=en {NAME($chamber, form: "the")} ya hay un invitado; solo se entra con el número exacto
why-no-return=un invitado no puede salir {NAME($chamber, form: "of")} y volver a entrar en el mismo movimiento
why-own-guest=en {NAME($chamber, form: "the")} ya hay un invitado tuyo
why-placed-before-play=los invitados solo se ponen antes de empezar y después siguen en juego`,english:[]}},$l={own:{text:`score=points ; il en faut peu`,english:[]},rules:{text:`event-arms=
 {$who} {$change ->
 [none] reste à 0 point
 [gain] prend {$amount ->
 [1] 1 point
 *[other] {$amount} points
}
 *[loss] perd {$amount ->
 [1] 1 point
 *[other] {$amount} points
}
}\xA0: {NAME($chamber, form: "the")} porte le blason {SIGNED($arms)}.
event-booted={$by} entre dans {NAME($chamber, form: "the")} et met dehors l’invité qui y était ({$who}), sur la case {$space}.
event-clock=Le Fantôme est à la sortie\xA0: l’horloge sonne {$time}.
event-captured=
 Le Fantôme emmène {guests} ({$who}) de la case {$space} à la marche +{$step}\xA0: {$points} {$points ->
 [0] point
 [1] point
 *[other] points
}.
event-over=
 La partie est finie\xA0: {$reason ->
 [clock] la dernière horloge sonne
 [limit] un score a atteint {$most}
 *[both] la dernière horloge sonne, et un score a atteint {$most}
}.
why-exact-for-a-guest={NAME($chamber, form: "the")}\xA0: salle occupée, on n’y entre qu’avec le nombre exact
why-no-return=un invité ne peut pas quitter {NAME($chamber, form: "the")} et y rentrer dans le même déplacement
why-own-guest=un de tes invités est déjà dans {NAME($chamber, form: "the")}
why-placed-before-play=on ne place des invités qu’avant la partie ; ensuite, ils restent en jeu`,english:[]}},eu={own:{text:`score=punten, weinig is goed`,english:[]},rules:{text:`event-arms=
 De {NAME($chamber)} draagt {SIGNED($arms)}: {$who} {$change ->
 [none] blijft op 0 punten
 [gain] krijgt {$amount ->
 [1] 1 punt
 *[other] {$amount} punten
}
 *[loss] verliest {$amount ->
 [1] 1 punt
 *[other] {$amount} punten
}
}.
event-booted={$by} zet de gast van {$who} uit de {NAME($chamber)} op vak {$space}.
event-clock=Het Spook is bij de uitgang: de klok slaat {$time}.
event-captured=
 Het Spook brengt de {guests} van {$who} van vak {$space} naar trede +{$step}: {$points} {$points ->
 [1] punt
 *[other] punten
}.
event-over=
 Het spel is uit: {$reason ->
 [clock] de laatste klok slaat
 [limit] iemand staat op {$most} punten of meer
 *[both] de laatste klok slaat en iemand staat op {$most} punten of meer
}.
why-exact-for-a-guest=in de {NAME($chamber)} zit al iemand; je kunt er alleen met het juiste getal in
why-no-return=een gast mag niet in één zet de {NAME($chamber)} uit en er weer in
why-own-guest=er zit al een gast van jou in de {NAME($chamber)}
why-placed-before-play=gasten worden alleen vóór het spel neergezet, en doen daarna mee`,english:[]}},tu={own:{text:`stage-candlewick=Dochtlicht
about-candlewick=Ein dürrer alter Butler, der jedes Licht ausdrückt, an dem er vorbeikommt.
stage-the-laundress=Die Wäscherin
about-the-laundress=Sie schleift nasse Laken durch die Gänge und summt.
stage-the-wheel=Das Rad
about-the-wheel=Es rollt von der Nabe bis zum Rand des Hauses und hat auf jeder Speiche ein Auge.
stage-grandfather-clock=Die Standuhr
about-grandfather-clock=Sie schreitet mitten im Haus umher und schlägt, wenn sie dich sieht.
stage-the-hush=Die Stille
about-the-hush=Du hörst gar nichts, bis sie sich umdreht.
tile=
 {$colour ->
 [red] Rot
 [blue] Blau
 [green] Grün
 [yellow] Gelb
 *[other] {$colour}
} {$number}
memory=Gedächtnis
pile=Stapel: {$n}
aside=Ablage
exit=Ausgang
won=Gewonnen: {$n} von {$of}
lost=Verloren: {$n} von {$of}
stage=Etappe {$n}
search={$square} durchsuchen: dann Stapel oder leuchtendes Plättchen wählen
searching={$square} soll durchsucht werden. Wähle den Stapel oder ein leuchtendes Plättchen.
take={$what} nehmen: dann ein leuchtendes Feld wählen
taken={$what} ist gewählt. Wähle ein leuchtendes Feld.
thepile=ein Plättchen vom Stapel
board-stages={$won}. {$lost}.
board-stage={stage}: {$name}. {$about}
board-child=
 Das Kind ist auf {$square}, auf {$tile}{$star ->
 [1] , mit dem Stern
 *[0] {""}
}. Der Ausgang ist {$exit}.
board-steps=Schritte übrig: {$n}.
board-monster=
 Das Monster ist auf {$square} und schaut {$facing ->
 [up] nach oben
 [right] nach rechts
 [down] nach unten
 *[left] nach links
}{$sees ->
 [1] ; es sieht das Kind
 *[0] {""}
}.
board-sight=Es sieht: {$squares}.
board-coming=Sein weiterer Weg: {$squares}.
board-rooms=Räume: {$rooms}.
board-memory={memory}: {$tiles}.
board-fits={$tile} (passt)
board-pile={pile}: {$tiles}.
none=keine
prompt-lay=Wähle das Plättchen, auf dem du anfängst. Das andere kommt ins Gedächtnis.
prompt-act=Geh in einen leuchtenden Raum, durchsuche ein leuchtendes Feld oder tippe auf das Kind, um zu bleiben.
chance=Die Plättchen entscheiden
score=gewonnene Etappen`,english:[]},rules:{text:`name-red-1=Rot 1
name-red-2=Rot 2
name-red-3=Rot 3
name-red-4=Rot 4
name-red-5=Rot 5
name-red-6=Rot 6
name-blue-1=Blau 1
name-blue-2=Blau 2
name-blue-3=Blau 3
name-blue-4=Blau 4
name-blue-5=Blau 5
name-blue-6=Blau 6
name-green-1=Grün 1
name-green-2=Grün 2
name-green-3=Grün 3
name-green-4=Grün 4
name-green-5=Grün 5
name-green-6=Grün 6
name-yellow-1=Gelb 1
name-yellow-2=Gelb 2
name-yellow-3=Gelb 3
name-yellow-4=Gelb 4
name-yellow-5=Gelb 5
name-yellow-6=Gelb 6
action-draw-stage=Etappe {$stage}, „{NAME($name)}“
action-draw-start=ein Plättchen zum Anfangen oder fürs Gedächtnis
action-draw-fits=
 passt an {NAME($under)}{$exit ->
 [1] : der Ausgang öffnet sich, und die Etappe ist gewonnen
 *[0] {""}
}
action-draw-misses=
 passt nicht an {NAME($under)}{$full ->
 [1] , und das Gedächtnis ist voll: Alles kommt zurück in den Stapel
 *[0] : kommt ins Gedächtnis
}
action-lay=mit {NAME($tile)} anfangen; {NAME($other)} kommt ins Gedächtnis
action-done=den Zug beenden; danach: {$forecast}
action-move=
 {NAME($direction)} auf {$square} gehen ({NAME($tile)}){$caught ->
 [1] , dem Monster direkt in die Arme: die Etappe ist verloren
 *[0] {""}
}
action-search=
 {NAME($direction)} auf {$square}{$exit ->
 [1] , dem Ausgang,
 *[0] {""}
} mit einem Plättchen vom Stapel suchen: {$good} von {$pile} passen
action-use=
 {NAME($tile)} {NAME($direction)} auf {$square} legen{$exit ->
 [1] , den Ausgang, und daraufgehen: die Etappe ist gewonnen
 *[0] {" "}und daraufgehen; danach: {$forecast}
}
forecast-goes=geht auf {$square}
forecast-turns=dreht sich {NAME($facing)}
forecast-once=das Monster {$step}
forecast-twice=das Monster {$first} und {$second}
forecast-limit=die Zuggrenze ist erreicht
forecast-lost={$forecast}; die Etappe ist verloren
why-lay-first=wähle zuerst das Plättchen für das Startfeld: {NAME($one)} oder {NAME($other)}
why-name-first=zuerst wird ein Plättchen gezogen, das die Etappe bestimmt
why-deal-first=zuerst werden zwei Plättchen zur Auswahl gezogen
why-draw-first=die Suche läuft und beendet den Zug; zuerst wird ihr Plättchen gezogen
why-in-discard={NAME($tile)} ist nicht im Stapel: Es liegt in der Ablage
why-in-memory={NAME($tile)} ist nicht im Stapel: Es liegt im Gedächtnis
why-in-offer={NAME($tile)} ist nicht im Stapel: Es liegt offen zur Auswahl
why-on-square={NAME($tile)} ist nicht im Stapel: Es liegt auf {$square}
why-no-draw-now=gezogen wird nur beim Aufbau einer Etappe und wenn ein Feld zum Suchen gewählt ist
why-no-lay-now=auf das Startfeld wird nur beim Aufbau einer Etappe ein Plättchen gelegt
why-not-next={$square} liegt nicht neben {$child}, wo das Kind steht
why-no-tile-there=auf {$square} liegt kein Plättchen; ein leeres Feld kann man nur durchsuchen
why-no-moves-left=das Kind ist in diesem Zug schon 2 Schritte gegangen
why-covered=auf {$square} liegt schon ein Plättchen; nur leere Felder kann man durchsuchen
why-monster-there=auf {$square} steht das Monster
why-pile-empty=der Stapel ist leer; du kannst nur noch im Gedächtnis suchen
why-not-in-memory-but-pile={NAME($tile)} ist nicht im Gedächtnis: Es liegt im Stapel
why-not-in-memory-but-discard={NAME($tile)} ist nicht im Gedächtnis: Es liegt in der Ablage
why-not-in-memory-but-on={NAME($tile)} ist nicht im Gedächtnis: Es liegt auf {$square}
why-does-not-fit={NAME($tile)} passt nicht: Die Zahl ist kleiner als bei {NAME($under)}, und die Farbe ist eine andere
event-stage-tile=
 {NAME($tile)} wird gezogen und beiseitegelegt: {$naming ->
 [chosen] Die Zahl bedeutet nichts, denn die Etappe war schon gewählt
 [six] Bei einer Sechs bleibt es bei der aufgeschlagenen Etappe
 *[named] Die Zahl bestimmt die Etappe
}. Gespielt wird Etappe {$stage}.
event-start-tile={NAME($tile)} wird zur Auswahl gezogen.
event-laid=Das Kind fängt auf {$square} mit {NAME($tile)} an; {NAME($other)} kommt ins Gedächtnis.
event-moved=Das Kind geht von {$origin} auf {$square}.
event-search=Das Kind durchsucht {$square} mit einem Plättchen vom Stapel.
event-drew={NAME($tile)} wird gezogen.
event-fits={NAME($tile)} passt: Es liegt jetzt auf {$square}, und das Kind geht darauf.
event-does-not-fit={NAME($tile)} passt nicht und kommt ins Gedächtnis.
event-mixed-back={NAME($tile)} passt nicht, und das Gedächtnis ist voll: Alle {$tiles} Plättchen werden wieder in den Stapel gemischt.
event-remembered={NAME($tile)} aus dem Gedächtnis liegt jetzt auf {$square}, und das Kind geht darauf.
event-done=Das Kind bleibt auf {$square} und sucht nicht.
event-monster-turns-to-the-child=Das Monster auf {$origin} sieht das Kind neben sich und dreht sich {NAME($facing)}.
event-monster-chases=Das Monster sieht das Kind und geht von {$origin} auf {$square}.
event-monster-follows=Das Monster folgt seiner Route von {$origin} auf {$square}.
event-monster-turns=Das Monster auf {$origin} dreht sich {NAME($facing)}, wie es seine Route verlangt.
event-monster-returns=Das Monster ist von seiner Route abgekommen und geht von {$origin} auf {$square}, um zu ihr zurückzukehren.
event-monster-turns-back=Das Monster auf {$origin} ist von seiner Route abgekommen und dreht sich {NAME($facing)}, um zu ihr zurückzukehren.
event-stage-won=Das Kind ist am Ausgang: Etappe {$stage} ist gewonnen.
event-stage-lost=
 Etappe {$stage} ist verloren: {$reason ->
 [1] Monster und Kind sind aufeinandergetroffen
 [2] Das Monster hat das Ende seiner Route erreicht
 [3] Monster und Kind sind aufeinandergetroffen, und das Monster hat das Ende seiner Route erreicht
 *[other] Die Zuggrenze ist erreicht
}.
event-star=Das Kind wird auf die Sternseite gedreht.
event-over=
 Die Partie ist {$won ->
 [1] gewonnen
 *[0] verloren
} (gewonnene Etappen: {$wins}, verlorene: {$losses}).
name-up=nach oben
name-right=nach rechts
name-down=nach unten
name-left=nach links
name-candlewick=Dochtlicht
name-the-laundress=Die Wäscherin
name-the-wheel=Das Rad
name-grandfather-clock=Die Standuhr
name-the-hush=Die Stille`,english:[]}},nu={own:{text:`stage-candlewick=Candlewick
about-candlewick=A thin old butler who snuffs every light he passes.
stage-the-laundress=The Laundress
about-the-laundress=She drags wet sheets along the corridors and hums.
stage-the-wheel=The Wheel
about-the-wheel=It rolls from the hub to the rim of the house, and it has an eye on every spoke.
stage-grandfather-clock=Grandfather Clock
about-grandfather-clock=It strides about the middle of the house and strikes when it sees you.
stage-the-hush=The Hush
about-the-hush=You hear nothing at all until it turns round.
tile={$colour} {$number}
memory=Memory
pile=Pile: {$n}
aside=Aside
exit=Exit
won=Won {$n} of {$of}
lost=Lost {$n} of {$of}
stage=Stage {$n}
search=search {$square}: then choose the pile or a lit tile
searching={$square} is picked to be searched. Choose the pile or a lit tile.
take=take {$what}: then choose a lit square
taken={$what} is picked. Choose a lit square.
thepile=a tile of the pile
board-stages={$won}. {$lost}.
board-stage={stage}: {$name}. {$about}
board-child=
 The child is on {$square}, on {$tile}{$star ->
 [1] , with the star
 *[0] {""}
}. The exit is {$exit}.
board-steps=Steps left: {$n}.
board-monster=
 The monster is on {$square} and looks {$facing ->
 [up] up
 [right] right
 [down] down
 *[left] left
}{$sees ->
 [1] ; it sees the child
 *[0] {""}
}.
board-sight=It sees: {$squares}.
board-coming=The way it will go: {$squares}.
board-rooms=Rooms: {$rooms}.
board-memory={memory}: {$tiles}.
board-fits={$tile} (fits)
board-pile={pile}: {$tiles}.
none=none
prompt-lay=Choose the tile to start on. The other one goes to the memory area.
prompt-act=Step to a lit room, search a lit square, or tap the child to stay.
chance=The tiles decide
score=stages won`,english:[]},rules:{text:`name-red-1=red 1
name-red-2=red 2
name-red-3=red 3
name-red-4=red 4
name-red-5=red 5
name-red-6=red 6
name-blue-1=blue 1
name-blue-2=blue 2
name-blue-3=blue 3
name-blue-4=blue 4
name-blue-5=blue 5
name-blue-6=blue 6
name-green-1=green 1
name-green-2=green 2
name-green-3=green 3
name-green-4=green 4
name-green-5=green 5
name-green-6=green 6
name-yellow-1=yellow 1
name-yellow-2=yellow 2
name-yellow-3=yellow 3
name-yellow-4=yellow 4
name-yellow-5=yellow 5
name-yellow-6=yellow 6
action-draw-stage=stage {$stage}, {$name}
action-draw-start=a tile to start on, or to remember
action-draw-fits=
 fits on {NAME($under)}{$exit ->
 [1] : the exit opens, and the stage is won
 *[0] {""}
}
action-draw-misses=
 does not fit on {NAME($under)}{$full ->
 [1] , and the memory area is full: it all goes back into the pile
 *[0] : it goes to the memory area
}
action-lay=the child starts on {NAME($tile)}; {NAME($other)} goes to the memory area
action-done=end your turn; then {$forecast}
action-move=
 step {$direction} to {$square} onto {NAME($tile)}{$caught ->
 [1] , straight into the monster: the stage is lost
 *[0] {""}
}
action-search=
 look {$direction} to {$square}{$exit ->
 [1] , the exit
 *[0] {""}
} with a tile of the pile: {$good} of {$pile} fit
action-use=
 lay {NAME($tile)} {$direction} to {$square}{$exit ->
 [1] , the exit, and step on it; and the stage is won
 *[0] , and step on it; then {$forecast}
}
forecast-goes=goes to {$square}
forecast-turns=turns {$facing}
forecast-once=the monster {$step}
forecast-twice=the monster {$first} and then {$second}
forecast-limit=the turn limit is reached
forecast-lost={$forecast}; the stage is lost
why-lay-first=first choose the tile for the start square: {NAME($one)} or {NAME($other)}
why-name-first=first a tile is drawn that names the stage
why-deal-first=first two tiles are drawn to choose from
why-draw-first=a search is under way and ends the turn; first its tile is drawn
why-in-discard={NAME($tile)} is not in the pile: it lies in the discard area
why-in-memory={NAME($tile)} is not in the pile: it lies in the memory area
why-in-offer={NAME($tile)} is not in the pile: it lies open, to choose from
why-on-square={NAME($tile)} is not in the pile: it lies on {$square}
why-no-draw-now=a tile is drawn only to set up a stage and after choosing a square to search
why-no-lay-now=a tile is laid on the start square only when a stage is set up
why-not-next={$square} is not next to {$child}, where the child is
why-no-tile-there=no tile lies on {$square}; a square without one can only be searched
why-no-moves-left=the child has made its 2 moves of this turn
why-covered=a tile lies on {$square} already; only a square without one can be searched
why-monster-there=the monster is on {$square}
why-pile-empty=the pile is empty; only the memory area can be searched
why-not-in-memory-but-pile={NAME($tile)} is not in the memory area: it lies in the pile
why-not-in-memory-but-discard={NAME($tile)} is not in the memory area: it lies in the discard area
why-not-in-memory-but-on={NAME($tile)} is not in the memory area: it lies on {$square}
why-does-not-fit={NAME($tile)} does not fit: it is lower than {NAME($under)} and of another colour
event-stage-tile=
 {NAME($tile)} is drawn and put aside: {$naming ->
 [chosen] its number means nothing, as the stage was chosen
 [six] a six keeps the stage at which the book lies open
 *[named] its number names the stage
}. Stage {$stage} is played.
event-start-tile={NAME($tile)} is drawn to choose from.
event-laid=The child starts on {NAME($tile)} on {$square}; {NAME($other)} goes to the memory area.
event-moved=The child goes from {$origin} to {$square}.
event-search=The child searches {$square} with a tile of the pile.
event-drew={NAME($tile)} is drawn.
event-fits={NAME($tile)} fits: it lies on {$square} and the child steps onto it.
event-does-not-fit={NAME($tile)} does not fit and goes to the memory area.
event-mixed-back={NAME($tile)} does not fit and the memory area is full: all {$tiles} tiles are mixed back into the pile.
event-remembered={NAME($tile)} from the memory area lies on {$square} and the child steps onto it.
event-done=The child stays on {$square} and does not search.
event-monster-turns-to-the-child=The monster on {$origin} sees the child beside it and turns {$facing}.
event-monster-chases=The monster sees the child and goes from {$origin} to {$square}.
event-monster-follows=The monster follows its route from {$origin} to {$square}.
event-monster-turns=The monster on {$origin} turns {$facing}, along its route.
event-monster-returns=The monster, off its route, goes back towards it from {$origin} to {$square}.
event-monster-turns-back=The monster on {$origin}, off its route, turns {$facing} to get back to it.
event-stage-won=The child is at the exit: stage {$stage} is won.
event-stage-lost=
 Stage {$stage} is lost: {$reason ->
 [1] the monster and the child have met
 [2] the monster has reached the end of its route
 [3] the monster and the child have met and the monster has reached the end of its route
 *[other] the turn limit is reached
}.
event-star=The child is turned to its star side.
event-over=
 The game is {$won ->
 [1] won
 *[0] lost
} (stages won: {$wins}, lost: {$losses}).`,english:[]}},ru={own:{text:`stage-candlewick=Pabilo
about-candlewick=Un viejo mayordomo flaco que apaga cada luz a su paso.
stage-the-laundress=La Lavandera
about-the-laundress=Arrastra sábanas mojadas por los pasillos y tararea.
stage-the-wheel=La Rueda
about-the-wheel=Rueda desde el centro hasta el borde de la casa y tiene un ojo en cada radio.
stage-grandfather-clock=El Reloj de Péndulo
about-grandfather-clock=Se pasea por el centro de la casa y da la hora cuando te ve.
stage-the-hush=El Silencio
about-the-hush=No oyes nada de nada hasta que se da la vuelta.
tile=
 {$number} {$colour ->
 [red] rojo
 [blue] azul
 [green] verde
 [yellow] amarillo
 *[other] {$colour}
}
memory=Memoria
pile=Pila: {$n}
aside=Descartes
exit=Salida
won=Ganadas: {$n} de {$of}
lost=Perdidas: {$n} de {$of}
stage=Etapa {$n}
search=explorar {$square}: después elige la pila o una loseta iluminada
searching=Vas a explorar {$square}. Elige la pila o una loseta iluminada.
take=tomar: {$what}; después elige una casilla iluminada
taken=Has elegido: {$what}. Elige una casilla iluminada.
thepile=una loseta de la pila
board-stages={$won}. {$lost}.
board-stage={stage}: {$name}. {$about}
board-child=
 El niño está en {$square}, sobre el {$tile}{$star ->
 [1] , con la estrella
 *[0] {""}
}. La salida es {$exit}.
board-steps=Pasos que quedan: {$n}.
board-monster=
 El monstruo está en {$square} y mira {$facing ->
 [up] hacia arriba
 [right] hacia la derecha
 [down] hacia abajo
 *[left] hacia la izquierda
}{$sees ->
 [1] ; ve al niño
 *[0] {""}
}.
board-sight=Ve: {$squares}.
board-coming=Su próximo camino: {$squares}.
board-rooms=Habitaciones: {$rooms}.
board-memory={memory}: {$tiles}.
board-fits={$tile} (encaja)
board-pile={pile}: {$tiles}.
none=ninguna
prompt-lay=Elige la loseta sobre la que empiezas. La otra va a la memoria.
prompt-act=Pasa a una habitación iluminada, explora una casilla iluminada o toca al niño para quedarte.
chance=Las losetas deciden
score=etapas ganadas`,english:[]},rules:{text:`name-red-1=1 rojo
name-red-2=2 rojo
name-red-3=3 rojo
name-red-4=4 rojo
name-red-5=5 rojo
name-red-6=6 rojo
name-blue-1=1 azul
name-blue-2=2 azul
name-blue-3=3 azul
name-blue-4=4 azul
name-blue-5=5 azul
name-blue-6=6 azul
name-green-1=1 verde
name-green-2=2 verde
name-green-3=3 verde
name-green-4=4 verde
name-green-5=5 verde
name-green-6=6 verde
name-yellow-1=1 amarillo
name-yellow-2=2 amarillo
name-yellow-3=3 amarillo
name-yellow-4=4 amarillo
name-yellow-5=5 amarillo
name-yellow-6=6 amarillo
action-draw-stage=etapa {$stage}, «{NAME($name)}»
action-draw-start=una loseta para empezar o para la memoria
action-draw-fits=
 encaja con el {NAME($under)}{$exit ->
 [1] : la salida se abre y la etapa está ganada
 *[0] {""}
}
action-draw-misses=
 no encaja con el {NAME($under)}{$full ->
 [1] {" "}y la memoria está llena: todo vuelve a la pila
 *[0] : va a la memoria
}
action-lay=empezar sobre el {NAME($tile)}; el {NAME($other)} va a la memoria
action-done=terminar el turno; después, {$forecast}
action-move=
 dar un paso {NAME($direction)}, a {$square}, sobre el {NAME($tile)}{$caught ->
 [1] , directo al monstruo: la etapa está perdida
 *[0] {""}
}
action-search=
 explorar {NAME($direction)}, en {$square}{$exit ->
 [1] , la salida
 *[0] {""}
}, con una loseta de la pila: {$good ->
 [1] encaja 1
 *[other] encajan {$good}
} de {$pile}
action-use=
 poner el {NAME($tile)} {NAME($direction)}, en {$square}{$exit ->
 [1] , la salida, y pasar a ella: la etapa está ganada
 *[0] , y pasar a ella; después, {$forecast}
}
forecast-goes=va a {$square}
forecast-turns=se gira {NAME($facing)}
forecast-once=el monstruo {$step}
forecast-twice=el monstruo {$first} y luego {$second}
forecast-limit=se llega al límite de turnos
forecast-lost={$forecast}; la etapa está perdida
why-lay-first=primero elige la loseta de la casilla inicial: el {NAME($one)} o el {NAME($other)}
why-name-first=primero se saca la loseta que decide la etapa
why-deal-first=primero se sacan dos losetas para elegir
why-draw-first=hay una exploración en marcha y con ella acaba el turno; primero se saca su loseta
why-in-discard=el {NAME($tile)} no está en la pila: está en los descartes
why-in-memory=el {NAME($tile)} no está en la pila: está en la memoria
why-in-offer=el {NAME($tile)} no está en la pila: está boca arriba, para elegir
why-on-square=el {NAME($tile)} no está en la pila: está en {$square}
why-no-draw-now=solo se saca una loseta al preparar una etapa y al haber elegido una casilla para explorar
why-no-lay-now=solo se pone una loseta en la casilla inicial al preparar una etapa
why-not-next={$square} no está junto a {$child}, donde está el niño
why-no-tile-there=en {$square} no hay loseta; una casilla sin loseta solo se puede explorar
why-no-moves-left=el niño ya ha dado sus 2 pasos de este turno
why-covered=en {$square} ya hay una loseta; solo se puede explorar una casilla sin loseta
why-monster-there=en {$square} está el monstruo
why-pile-empty=la pila está vacía; solo puedes buscar en la memoria
why-not-in-memory-but-pile=el {NAME($tile)} no está en la memoria: está en la pila
why-not-in-memory-but-discard=el {NAME($tile)} no está en la memoria: está en los descartes
why-not-in-memory-but-on=el {NAME($tile)} no está en la memoria: está en {$square}
why-does-not-fit=el {NAME($tile)} no encaja: su número es menor que el del {NAME($under)} y su color es otro
event-stage-tile=
 Se saca el {NAME($tile)} y se aparta: {$naming ->
 [chosen] su número no cuenta, porque la etapa ya estaba elegida
 [six] con un seis sigue la etapa por la que está abierto el libro
 *[named] su número decide la etapa
}. Se juega la etapa {$stage}.
event-start-tile=Se saca el {NAME($tile)} para elegir.
event-laid=El niño empieza en {$square}, sobre el {NAME($tile)}; el {NAME($other)} va a la memoria.
event-moved=El niño va de {$origin} a {$square}.
event-search=El niño explora {$square} con una loseta de la pila.
event-drew=Sale el {NAME($tile)}.
event-fits=El {NAME($tile)} encaja: queda en {$square} y el niño pasa a esa casilla.
event-does-not-fit=El {NAME($tile)} no encaja y va a la memoria.
event-mixed-back=El {NAME($tile)} no encaja y la memoria está llena: las {$tiles} losetas vuelven a la pila y se mezclan.
event-remembered=El {NAME($tile)} de la memoria queda en {$square} y el niño pasa a esa casilla.
event-done=El niño se queda en {$square} y no explora.
event-monster-turns-to-the-child=El monstruo, en {$origin}, ve al niño a su lado y se gira {NAME($facing)}.
event-monster-chases=El monstruo ve al niño y va de {$origin} a {$square}.
event-monster-follows=El monstruo sigue su ruta de {$origin} a {$square}.
event-monster-turns=El monstruo, en {$origin}, se gira {NAME($facing)} para seguir su ruta.
event-monster-returns=El monstruo está fuera de su ruta y vuelve hacia ella de {$origin} a {$square}.
event-monster-turns-back=El monstruo, en {$origin}, está fuera de su ruta y se gira {NAME($facing)} para volver a ella.
event-stage-won=El niño está en la salida: la etapa {$stage} está ganada.
event-stage-lost=
 La etapa {$stage} está perdida: {$reason ->
 [1] el monstruo y el niño se han encontrado
 [2] el monstruo ha llegado al final de su ruta
 [3] el monstruo y el niño se han encontrado y el monstruo ha llegado al final de su ruta
 *[other] se ha llegado al límite de turnos
}.
event-star=El niño se gira a la cara de la estrella.
event-over=
 La partida está {$won ->
 [1] ganada
 *[0] perdida
} (etapas ganadas: {$wins}, perdidas: {$losses}).
name-up=hacia arriba
name-right=hacia la derecha
name-down=hacia abajo
name-left=hacia la izquierda
name-candlewick=Pabilo
name-the-laundress=La Lavandera
name-the-wheel=La Rueda
name-grandfather-clock=El Reloj de Péndulo
name-the-hush=El Silencio`,english:[]}},iu={own:{text:`stage-candlewick=Mèche-de-Bougie
about-candlewick=Un vieux majordome tout maigre qui éteint chaque lumière sur son passage.
stage-the-laundress=La Lavandière
about-the-laundress=Elle traîne des draps mouillés dans les couloirs et fredonne.
stage-the-wheel=La Roue
about-the-wheel=Elle roule du moyeu au bord de la maison, et elle a un œil sur chaque rayon.
stage-grandfather-clock=La Vieille Horloge
about-grandfather-clock=Elle arpente le milieu de la maison et sonne quand elle te voit.
stage-the-hush=Le Grand Silence
about-the-hush=On n’entend rien du tout, jusqu’à ce qu’il se retourne.
tile=
 {$number} {$colour ->
 [red] rouge
 [blue] bleu
 [green] vert
 [yellow] jaune
 *[other] {$colour}
}
memory=Mémoire
pile=Pioche\xA0: {$n}
aside=De côté
exit=Sortie
won=Gagnées {$n} sur {$of}
lost=Perdues {$n} sur {$of}
stage=Étape {$n}
search=fouiller {$square}\xA0: choisis ensuite la pioche ou une tuile éclairée
searching={$square} est à fouiller. Choisis la pioche ou une tuile éclairée.
take=prendre {$what}\xA0: choisis ensuite une case éclairée
taken=Choisi\xA0: {$what}. Choisis une case éclairée.
thepile=une tuile de la pioche
board-stages={$won}. {$lost}.
board-stage={stage}\xA0: {$name}. {$about}
board-child=
 L’enfant est en {$square}, sur le {$tile}{$star ->
 [1] , avec l’étoile
 *[0] {""}
}. La sortie est en {$exit}.
board-steps=Pas restants\xA0: {$n}.
board-monster=
 Le monstre est en {$square} et regarde {$facing ->
 [up] vers le haut
 [right] vers la droite
 [down] vers le bas
 *[left] vers la gauche
}{$sees ->
 [1] ; il voit l’enfant
 *[0] {""}
}.
board-sight=Il voit\xA0: {$squares}.
board-coming=Le chemin qu’il prendra\xA0: {$squares}.
board-rooms=Pièces\xA0: {$rooms}.
board-memory={memory}\xA0: {$tiles}.
board-fits={$tile} (convient)
board-pile={pile}\xA0: {$tiles}.
none=aucune
prompt-lay=Choisis la tuile de départ. L’autre va dans la mémoire.
prompt-act=Va dans une pièce éclairée, fouille une case éclairée, ou touche l’enfant pour rester.
chance=Les tuiles décident
score=étapes gagnées`,english:[]},rules:{text:`name-red-1=1 rouge
name-red-2=2 rouge
name-red-3=3 rouge
name-red-4=4 rouge
name-red-5=5 rouge
name-red-6=6 rouge
name-blue-1=1 bleu
name-blue-2=2 bleu
name-blue-3=3 bleu
name-blue-4=4 bleu
name-blue-5=5 bleu
name-blue-6=6 bleu
name-green-1=1 vert
name-green-2=2 vert
name-green-3=3 vert
name-green-4=4 vert
name-green-5=5 vert
name-green-6=6 vert
name-yellow-1=1 jaune
name-yellow-2=2 jaune
name-yellow-3=3 jaune
name-yellow-4=4 jaune
name-yellow-5=5 jaune
name-yellow-6=6 jaune
action-draw-stage=étape {$stage}, «\xA0{NAME($name)}\xA0»
action-draw-start=une tuile pour commencer ou pour la mémoire
action-draw-fits=
 va avec le {NAME($under)}{$exit ->
 [1]\xA0: la sortie s’ouvre, et l’étape est gagnée
 *[0] {""}
}
action-draw-misses=
 ne va pas avec le {NAME($under)}{$full ->
 [1] , et la mémoire est pleine\xA0: tout retourne dans la pioche
 *[0]\xA0: elle va dans la mémoire
}
action-lay=commencer sur le {NAME($tile)} ; le {NAME($other)} va dans la mémoire
action-done=finir le tour ; ensuite, {$forecast}
action-move=
 aller {NAME($direction)} en {$square}, sur le {NAME($tile)}{$caught ->
 [1] , droit sur le monstre\xA0: l’étape est perdue
 *[0] {""}
}
action-search=
 fouiller {NAME($direction)} en {$square}{$exit ->
 [1] , la sortie,
 *[0] {""}
} avec une tuile de la pioche\xA0: {$good} sur {$pile} {$good ->
 [0] convient
 [1] convient
 *[other] conviennent
}
action-use=
 poser le {NAME($tile)} {NAME($direction)} en {$square}{$exit ->
 [1] , la sortie, et y aller\xA0: l’étape est gagnée
 *[0] {" "}et y aller ; ensuite, {$forecast}
}
forecast-goes=va en {$square}
forecast-turns=se tourne {NAME($facing)}
forecast-once=le monstre {$step}
forecast-twice=le monstre {$first}, puis {$second}
forecast-limit=la limite de tours est atteinte
forecast-lost={$forecast} ; l’étape est perdue
why-lay-first=choisis d’abord la tuile de la case de départ\xA0: le {NAME($one)} ou le {NAME($other)}
why-name-first=il faut d’abord piocher la tuile qui désigne l’étape
why-deal-first=il faut d’abord piocher deux tuiles au choix
why-draw-first=la fouille est en cours et finit le tour ; il faut d’abord piocher sa tuile
why-in-discard=le {NAME($tile)} n’est pas dans la pioche\xA0: il est dans la défausse
why-in-memory=le {NAME($tile)} n’est pas dans la pioche\xA0: il est dans la mémoire
why-in-offer=le {NAME($tile)} n’est pas dans la pioche\xA0: il est visible, au choix
why-on-square=le {NAME($tile)} n’est pas dans la pioche\xA0: il est en {$square}
why-no-draw-now=on ne pioche que pour préparer une étape et après avoir choisi une case à fouiller
why-no-lay-now=on ne pose une tuile sur la case de départ que pour préparer une étape
why-not-next={$square} n’est pas à côté de {$child}, où se trouve l’enfant
why-no-tile-there=il n’y a pas de tuile en {$square} ; une case vide peut seulement être fouillée
why-no-moves-left=l’enfant a déjà fait ses 2 pas de ce tour
why-covered=il y a déjà une tuile en {$square} ; on ne fouille que les cases vides
why-monster-there=le monstre est en {$square}
why-pile-empty=la pioche est vide ; on ne peut plus chercher que dans la mémoire
why-not-in-memory-but-pile=le {NAME($tile)} n’est pas dans la mémoire\xA0: il est dans la pioche
why-not-in-memory-but-discard=le {NAME($tile)} n’est pas dans la mémoire\xA0: il est dans la défausse
why-not-in-memory-but-on=le {NAME($tile)} n’est pas dans la mémoire\xA0: il est en {$square}
why-does-not-fit=le {NAME($tile)} ne convient pas\xA0: son nombre est plus petit que celui du {NAME($under)}, et sa couleur est différente
event-stage-tile=
 Le {NAME($tile)} est pioché et mis de côté\xA0: {$naming ->
 [chosen] son nombre ne compte pas, car l’étape était déjà choisie
 [six] un six garde l’étape où le livre est ouvert
 *[named] son nombre désigne l’étape
}. On joue l’étape {$stage}.
event-start-tile=Le {NAME($tile)} est pioché, au choix.
event-laid=L’enfant commence en {$square}, sur le {NAME($tile)} ; le {NAME($other)} va dans la mémoire.
event-moved=L’enfant va de {$origin} en {$square}.
event-search=L’enfant fouille {$square} avec une tuile de la pioche.
event-drew=Le {NAME($tile)} est pioché.
event-fits=Le {NAME($tile)} convient\xA0: il est maintenant en {$square}, et l’enfant y va.
event-does-not-fit=Le {NAME($tile)} ne convient pas et va dans la mémoire.
event-mixed-back=Le {NAME($tile)} ne convient pas et la mémoire est pleine\xA0: les {$tiles} tuiles retournent dans la pioche, que l’on mélange.
event-remembered=Le {NAME($tile)} de la mémoire est maintenant en {$square}, et l’enfant y va.
event-done=L’enfant reste en {$square} et ne fouille pas.
event-monster-turns-to-the-child=Le monstre, en {$origin}, voit l’enfant à côté de lui et se tourne {NAME($facing)}.
event-monster-chases=Le monstre voit l’enfant et va de {$origin} en {$square}.
event-monster-follows=Le monstre suit son parcours de {$origin} en {$square}.
event-monster-turns=Le monstre, en {$origin}, se tourne {NAME($facing)}, comme le veut son parcours.
event-monster-returns=Le monstre a quitté son parcours ; il va de {$origin} en {$square} pour le retrouver.
event-monster-turns-back=Le monstre, en {$origin}, a quitté son parcours ; il se tourne {NAME($facing)} pour le retrouver.
event-stage-won=L’enfant est à la sortie\xA0: l’étape {$stage} est gagnée.
event-stage-lost=
 L’étape {$stage} est perdue\xA0: {$reason ->
 [1] le monstre et l’enfant se sont rencontrés
 [2] le monstre est arrivé au bout de son parcours
 [3] le monstre et l’enfant se sont rencontrés, et le monstre est arrivé au bout de son parcours
 *[other] la limite de tours est atteinte
}.
event-star=L’enfant est retourné sur son côté étoile.
event-over=
 La partie est {$won ->
 [1] gagnée
 *[0] perdue
} (étapes gagnées\xA0: {$wins}, perdues\xA0: {$losses}).
name-up=vers le haut
name-right=vers la droite
name-down=vers le bas
name-left=vers la gauche
name-candlewick=Mèche-de-Bougie
name-the-laundress=La Lavandière
name-the-wheel=La Roue
name-grandfather-clock=La Vieille Horloge
name-the-hush=Le Grand Silence`,english:[]}},au={own:{text:`stage-candlewick=Kaarsenpit
about-candlewick=Een magere oude butler die elk licht dooft waar hij langskomt.
stage-the-laundress=De Wasvrouw
about-the-laundress=Ze sleept natte lakens door de gangen en neuriet.
stage-the-wheel=Het Wiel
about-the-wheel=Het rolt van de naaf naar de rand van het huis, en heeft een oog op elke spaak.
stage-grandfather-clock=De Staande Klok
about-grandfather-clock=Hij stapt door het midden van het huis en slaat als hij je ziet.
stage-the-hush=De Stilte
about-the-hush=Je hoort helemaal niets, tot het zich omdraait.
tile=
 {$colour ->
 [red] rode
 [blue] blauwe
 [green] groene
 [yellow] gele
 *[other] {$colour}
} {$number}
memory=Geheugen
pile=Stapel: {$n}
aside=Opzij
exit=Uitgang
won=Gewonnen: {$n} van {$of}
lost=Verloren: {$n} van {$of}
stage=Verdieping {$n}
search=doorzoek {$square}: kies dan de stapel of een verlichte tegel
searching={$square} wordt doorzocht. Kies de stapel of een verlichte tegel.
take=neem {$what}: kies dan een verlicht vak
taken={$what} is gekozen. Kies een verlicht vak.
thepile=een tegel van de stapel
board-stages={$won}. {$lost}.
board-stage={stage}: {$name}. {$about}
board-child=
 Het kind staat op {$square}, op de {$tile}{$star ->
 [1] , met de ster
 *[0] {""}
}. De uitgang is {$exit}.
board-steps=Stappen over: {$n}.
board-monster=
 Het monster staat op {$square} en kijkt {$facing ->
 [up] omhoog
 [right] naar rechts
 [down] omlaag
 *[left] naar links
}{$sees ->
 [1] ; het ziet het kind
 *[0] {""}
}.
board-sight=Het ziet: {$squares}.
board-coming=De weg die het gaat: {$squares}.
board-rooms=Kamers: {$rooms}.
board-memory={memory}: {$tiles}.
board-fits={$tile} (past)
board-pile={pile}: {$tiles}.
none=geen
prompt-lay=Kies de tegel waarop je begint. De andere gaat naar het geheugen.
prompt-act=Stap naar een verlichte kamer, doorzoek een verlicht vak, of tik op het kind om te blijven.
chance=De tegels beslissen
score=verdiepingen gewonnen`,english:[]},rules:{text:`name-red-1=rode 1
name-red-2=rode 2
name-red-3=rode 3
name-red-4=rode 4
name-red-5=rode 5
name-red-6=rode 6
name-blue-1=blauwe 1
name-blue-2=blauwe 2
name-blue-3=blauwe 3
name-blue-4=blauwe 4
name-blue-5=blauwe 5
name-blue-6=blauwe 6
name-green-1=groene 1
name-green-2=groene 2
name-green-3=groene 3
name-green-4=groene 4
name-green-5=groene 5
name-green-6=groene 6
name-yellow-1=gele 1
name-yellow-2=gele 2
name-yellow-3=gele 3
name-yellow-4=gele 4
name-yellow-5=gele 5
name-yellow-6=gele 6
action-draw-stage=verdieping {$stage}, {NAME($name)}
action-draw-start=een tegel om op te beginnen, of om te onthouden
action-draw-fits=
 past op de {NAME($under)}{$exit ->
 [1] : de uitgang gaat open, en de verdieping is gewonnen
 *[0] {""}
}
action-draw-misses=
 past niet op de {NAME($under)}{$full ->
 [1] , en het geheugen is vol: alles gaat terug in de stapel
 *[0] : hij gaat naar het geheugen
}
action-lay=het kind begint op de {NAME($tile)}; de {NAME($other)} gaat naar het geheugen
action-done=einde van je beurt; dan: {$forecast}
action-move=
 stap {NAME($direction)}, {$square}, op de {NAME($tile)}{$caught ->
 [1] , recht in de armen van het monster: de verdieping is verloren
 *[0] {""}
}
action-search=
 zoek {NAME($direction)}, {$square}{$exit ->
 [1] , de uitgang
 *[0] {""}
}, met een tegel van de stapel: {$good} van de {$pile} {$good ->
 [1] past
 *[other] passen
}
action-use=
 leg de {NAME($tile)} {NAME($direction)}, {$square}{$exit ->
 [1] , de uitgang, en stap erop; de verdieping is gewonnen
 *[0] , en stap erop; dan: {$forecast}
}
forecast-goes=gaat naar {$square}
forecast-turns=draait {NAME($facing)}
forecast-once=het monster {$step}
forecast-twice=het monster {$first} en {$second}
forecast-limit=de laatste beurt is voorbij
forecast-lost={$forecast}; de verdieping is verloren
why-lay-first=kies eerst de tegel voor het beginvak: de {NAME($one)} of de {NAME($other)}
why-name-first=eerst wordt er een tegel getrokken die de verdieping noemt
why-deal-first=eerst worden er twee tegels getrokken om uit te kiezen
why-draw-first=er wordt gezocht, en dat sluit de beurt af; eerst wordt de tegel getrokken
why-in-discard=de {NAME($tile)} is niet in de stapel: hij ligt opzij
why-in-memory=de {NAME($tile)} is niet in de stapel: hij ligt in het geheugen
why-in-offer=de {NAME($tile)} is niet in de stapel: hij ligt open, om uit te kiezen
why-on-square=de {NAME($tile)} is niet in de stapel: hij ligt op {$square}
why-no-draw-now=er wordt alleen een tegel getrokken om een verdieping te beginnen, en nadat je een vak hebt gekozen om te doorzoeken
why-no-lay-now=op het beginvak komt alleen een tegel als een verdieping begint
why-not-next={$square} ligt niet naast {$child}, waar het kind is
why-no-tile-there=op {$square} ligt geen tegel; zo'n vak kun je alleen doorzoeken
why-no-moves-left=het kind heeft zijn 2 stappen van deze beurt al gedaan
why-covered=op {$square} ligt al een tegel; je kunt alleen een vak zonder tegel doorzoeken
why-monster-there=het monster is op {$square}
why-pile-empty=de stapel is leeg; je kunt alleen nog in het geheugen zoeken
why-not-in-memory-but-pile=de {NAME($tile)} is niet in het geheugen: hij ligt in de stapel
why-not-in-memory-but-discard=de {NAME($tile)} is niet in het geheugen: hij ligt opzij
why-not-in-memory-but-on=de {NAME($tile)} is niet in het geheugen: hij ligt op {$square}
why-does-not-fit=de {NAME($tile)} past niet: hij is lager dan de {NAME($under)} en heeft een andere kleur
event-stage-tile=
 De {NAME($tile)} wordt getrokken en opzij gelegd: {$naming ->
 [chosen] het getal telt niet, want de verdieping was gekozen
 [six] bij een zes blijft het boek openliggen waar het lag
 *[named] het getal noemt de verdieping
}. Verdieping {$stage} wordt gespeeld.
event-start-tile=De {NAME($tile)} wordt getrokken om uit te kiezen.
event-laid=Het kind begint op de {NAME($tile)} op {$square}; de {NAME($other)} gaat naar het geheugen.
event-moved=Het kind loopt van {$origin} naar {$square}.
event-search=Het kind doorzoekt {$square} met een tegel van de stapel.
event-drew=De {NAME($tile)} wordt getrokken.
event-fits=De {NAME($tile)} past: hij ligt nu op {$square} en het kind stapt erop.
event-does-not-fit=De {NAME($tile)} past niet en gaat naar het geheugen.
event-mixed-back=De {NAME($tile)} past niet en het geheugen is vol: alle {$tiles} tegels gaan terug in de stapel.
event-remembered=De {NAME($tile)} uit het geheugen ligt nu op {$square} en het kind stapt erop.
event-done=Het kind blijft op {$square} en zoekt niet.
event-monster-turns-to-the-child=Het monster op {$origin} ziet het kind naast zich en draait {NAME($facing)}.
event-monster-chases=Het monster ziet het kind en gaat van {$origin} naar {$square}.
event-monster-follows=Het monster volgt zijn route van {$origin} naar {$square}.
event-monster-turns=Het monster op {$origin} draait {NAME($facing)}, langs zijn route.
event-monster-returns=Het monster is van zijn route af en gaat terug, van {$origin} naar {$square}.
event-monster-turns-back=Het monster op {$origin} is van zijn route af en draait {NAME($facing)} om terug te gaan.
event-stage-won=Het kind is bij de uitgang: verdieping {$stage} is gewonnen.
event-stage-lost=
 Verdieping {$stage} is verloren: {$reason ->
 [1] het monster en het kind zijn elkaar tegengekomen
 [2] het monster is aan het eind van zijn route
 [3] het monster en het kind zijn elkaar tegengekomen, en het monster is aan het eind van zijn route
 *[other] de laatste beurt is voorbij
}.
event-star=Het kind wordt omgedraaid naar de kant met de ster.
event-over=
 Het spel is {$won ->
 [1] gewonnen
 *[0] verloren
} (verdiepingen gewonnen: {$wins}, verloren: {$losses}).
name-up=omhoog
name-right=naar rechts
name-down=omlaag
name-left=naar links
name-candlewick=Kaarsenpit
name-the-laundress=De Wasvrouw
name-the-wheel=Het Wiel
name-grandfather-clock=De Staande Klok
name-the-hush=De Stilte`,english:[]}},ou={own:{text:`card-key-blue=Blauer Schlüssel
card-key-red=Roter Schlüssel
card-key-green=Grüner Schlüssel
card-key-yellow=Gelber Schlüssel
card-skeleton=Dietrich
card-padlock=Vorhängeschloss
card-passage=Geheimgang
card-hacksaw=Eisensäge
card-net=Netz
kind-open=offene Tür
kind-barred=Gitter
kind-extra-key=Zusatzschlüssel
kind-extra-turn=Zusatzzug
colour-blue=blau
colour-red=rot
colour-green=grün
colour-yellow=gelb
pile=Nachziehstapel: {$n}
discard=Ablagestapel: {$n}
picked={$what} aufgenommen. Wähle eine leuchtende Stelle oder den Ablagestapel.
card={$what}: aufnehmen
end=ein Ende des Geheimgangs: {$tile}
first={$tile}: das erste Ende ist gewählt. Wähle das andere.
throw=Abwerfen
from=Von {$tile}
back=Komm durch eine leuchtende Tür zurück, nicht wieder durch {$tile}. Oder bleib draußen.
throw-net=ein Netz über {$who} auf {$tile} werfen: zwei Züge lang fest
unseen=Türen, die noch niemand geöffnet hat
board-hand=Deine Hand: {$cards}.
board-several={$card} ({$count})
board-empty=leer
board-player=
 {$who}: {$at ->
 [none] draußen, im {$side ->
 [south] Süden
 [west] Westen
 [north] Norden
 *[east] Osten
}
 *[other] {$at}
}{$entry ->
 [none] {""}
 *[other] , kommt durch eine andere Tür zurück als {$entry}
}{$net ->
 [0] {""}
 *[other] , im Netz (noch {$net})
}; will nach {$goal ->
 [south] Süden
 [west] Westen
 [north] Norden
 *[east] Osten
}; Karten: {$cards}.
board-piles={$pile}. {$discard}.
board-passages=Geheimgänge: {$passages}.
board-row=Reihe {$row}: {$tiles}.
board-tile={$name} {tile}
tile=
 {$colour}, {$state ->
 [open] offen
 [barred] {$kind}
 [up] offen, {$kind}
 [known] geschlossen, dahinter: {$kind}
 *[closed] geschlossen
}{$sawn ->
 [1] , aufgesägt
 *[0] {""}
}{$padlock ->
 [1] , mit Vorhängeschloss
 *[0] {""}
}
board-unseen={unseen}: {$doors}.
board-left={$colour}: {$kinds}
board-kind={$count} {$kind}
prompt-playing=Nimm eine Karte auf und wähle dann eine leuchtende Tür. Oder wirf sie auf den Ablagestapel.
prompt-moving=Geh durch eine leuchtende Tür oder bleib stehen.
prompt-choosing=Ein Zusatzschlüssel! Dreh eine beliebige leuchtende Tür um.
chance-door=Die Tür entscheidet
chance-cards=Die Karten entscheiden
came-flip=hinter einer Tür: {$what}
came-lay=Türfarbe {$colour}
came-refill=ein neuer Nachziehstapel
came-first=Platz {$n} beginnt`,english:[]},rules:{text:`card-name=
 {$card ->
 [key-blue] blauer Schlüssel
 [key-red] roter Schlüssel
 [key-green] grüner Schlüssel
 [key-yellow] gelber Schlüssel
 [skeleton] Dietrich
 [padlock] Vorhängeschloss
 [passage] Geheimgang
 [hacksaw] Eisensäge
 *[net] Netz
}
front-name=
 {$kind ->
 [open] eine offene Tür
 [barred] eine Gittertür
 [extra-key] ein Zusatzschlüssel
 *[extra-turn] ein Zusatzzug
}
side-name=
 {$side ->
 [south] Süd
 [west] West
 [north] Nord
 *[east] Ost
}
turning=
 {$front ->
 [up] {$tile} schließen
 [unseen] {$tile} öffnen (noch nie geöffnet)
 [open] {$tile} öffnen (offene Tür)
 [barred] {$tile} öffnen (Gittertür)
 [extra-key] {$tile} öffnen (Zusatzschlüssel)
 *[seen] {$tile} öffnen (Zusatzzug)
}
action-lay=die nächste Tür ist {NAME($colour)}
action-draw=die nächste Karte: {card-name}
action-refill=den Ablagestapel zu einem neuen Nachziehstapel mischen
action-flip=auf {$tile} erscheint {front-name}
action-stay=
 {$tile ->
 [outside] draußen bleiben
 *[inside] auf {$tile} bleiben
}
action-leave=die Burg von {$tile} aus verlassen
action-decline=den Zusatzschlüssel jetzt nicht nutzen
action-throw={NAME($card, form: "a")} ohne Wirkung abwerfen
action-net=ein Netz über {side-name} auf {$tile} werfen: zwei Züge lang fest
action-move=
 {$inside ->
 [1] auf {$tile} gehen
 *[0] die Burg bei {$tile} betreten
}{$wins ->
 [1] {" und gewinnen"}
 *[0] {""}
}
action-turn=mit dem Zusatzschlüssel {turning}
action-key={turning}: {card-name}
action-skeleton=
 {$front ->
 [padlocked] das Vorhängeschloss von {$tile} abnehmen
 *[free] {turning}: Dietrich
}
action-padlock=ein Vorhängeschloss auf {$tile} legen: niemand kann das Feld betreten oder umdrehen
action-hacksaw=das Gitter auf {$tile} für immer aufsägen
action-passage={$west} und {$east} für immer verbinden
action-first={$who} beginnt
why-draw-starter-first=zuerst muss ausgelost werden, wer beginnt
why-lay-first=die Burg wird noch ausgelegt
why-deal-first=die Karten werden noch ausgeteilt
why-refill-first=zuerst muss der Ablagestapel zu einem neuen Nachziehstapel gemischt werden
why-draw-first=zuerst muss eine Karte gezogen werden
why-look-first=zuerst muss die geöffnete Tür angesehen werden
why-starter-settled=wer beginnt, steht fest; ausgelost wird nur ganz am Anfang und nur, wenn es so gewählt ist
why-no-chance-now=jetzt entscheidet nicht der Zufall, sondern wer am Zug ist
why-no-such-seat=Platz {$seat} gibt es bei {$players} Personen nicht
why-colour-laid=alle Plättchen dieser Farbe sind schon ausgelegt ({NAME($colour)})
why-card-not-in-pile=diese Karte ist nicht mehr im Nachziehstapel: {card-name}
why-kind-seen=in dieser Farbe ({NAME($colour)}) sind schon alle Plättchen dieser Art bekannt: {front-name}
why-play-before-moving=zuerst muss eine Karte gespielt oder abgeworfen werden; gegangen wird danach
why-move-over=der Schritt dieses Zuges ist vorbei; der Zusatzschlüssel bringt keinen weiteren
why-no-extra-key=ein Zusatzschlüssel gilt nur gleich nach dem Schritt auf sein Plättchen
why-card-played=die Karte dieses Zuges ist schon gespielt
why-not-in-castle={$tile} gibt es in der Burg für {$players} Personen nicht
why-outside-already=deine Figur ist schon draußen
why-stands-there=deine Figur steht schon auf {$tile}
why-other-side=hinein geht es nur durch die Startreihe deiner eigenen Seite, {side-name}
why-same-door=deine Figur kam zuletzt durch {$tile} herein und kommt durch eine andere Tür zurück
why-no-passage=kein Geheimgang verbindet {$origin} und {$tile}
why-not-next={$tile} liegt nicht neben {$origin}
why-move-padlocked=auf {$tile} liegt ein Vorhängeschloss
why-move-occupied=auf {$tile} steht eine andere Figur
why-move-closed={$tile} ist geschlossen
why-move-barred={$tile} ist vergittert
why-padlocked=auf {$tile} liegt ein Vorhängeschloss; die Tür lässt sich nicht umdrehen
why-sawn-for-good={$tile} ist für immer aufgesägt
why-character-stands=auf {$tile} steht eine Figur; die Tür lässt sich nicht schließen
why-card-not-held=diese Karte hast du nicht: {card-name}
why-nobody-at-side=von der Seite {side-name} aus spielt niemand
why-own-character=ein Netz ist für die Figur einer anderen Person
why-target-outside={side-name} ist nicht in der Burg
why-target-netted={side-name} hängt schon in einem Netz
why-padlock-twice=auf {$tile} liegt schon ein Vorhängeschloss
why-padlock-on-bars=auf {$tile} ist ein ganzes Gitter zu sehen; darauf hält kein Vorhängeschloss
why-sawn-already={$tile} ist schon aufgesägt
why-bars-closed={$tile} ist geschlossen; eine Eisensäge braucht ein Gitter, das zu sehen ist
why-no-bars=auf {$tile} ist kein Gitter
why-passage-outside=ein Geheimgang verbindet zwei Plättchen in der Burg, die sich an einer Ecke berühren
why-crossing-taken=auf dieser Kreuzung liegt schon ein Geheimgang
why-passage-at-bars=auf {$tile} ist ein ganzes Gitter zu sehen; dort kann kein Geheimgang beginnen
why-other-colour={$tile} ist {NAME($door)}; diese Karte ({card-name}) passt nur zur Farbe {$colour ->
 [blue] Blau
 [red] Rot
 [green] Grün
 *[yellow] Gelb
}
event-starter={$who} wird ausgelost und beginnt.
event-laid=
 Auf {$tile} wird eine geschlossene {$colour ->
 [blue] blaue
 [red] rote
 [green] grüne
 *[yellow] gelbe
} Tür gelegt.
event-dealt={$who} bekommt {NAME($card, form: "a")}.
event-dealt-hidden={$who} bekommt eine Karte.
event-drawn={$who} zieht {NAME($card, form: "a")}.
event-drawn-hidden={$who} zieht eine Karte.
event-refilled=
 Das war die letzte Karte des Nachziehstapels: {$cards ->
 [1] Die eine Karte des Ablagestapels wird zum neuen Stapel
 *[other] Die {$cards} Karten des Ablagestapels werden zu einem neuen gemischt
}.
event-thrown={$who} wirft {NAME($card, form: "a")} ab.
event-key={$who} spielt {NAME($card, form: "a")} auf {$tile}.
event-unlocked={$who} spielt einen Dietrich: Das Vorhängeschloss auf {$tile} kommt weg.
event-padlocked={$who} legt ein Vorhängeschloss auf {$tile}.
event-passage={$who} legt einen Geheimgang zwischen {$west} und {$east}.
event-sawn={$who} sägt das Gitter auf {$tile} auf.
event-netted={$who} wirft ein Netz über {$target} auf {$tile}: zwei Züge ohne Schritt.
event-flipped={$tile} wird umgedreht: {front-name}.
event-opened={$tile} ist wieder auf: {front-name}.
event-closed={$tile} wird geschlossen.
event-entered={$who} betritt die Burg bei {$tile}.
event-moved={$who} geht von {$origin} auf {$tile}.
event-left={$who} verlässt die Burg von {$origin} aus.
event-stayed={$who} geht nicht weiter.
event-held=
 {$more ->
 [0] {$who} hängt im Netz und kann nicht gehen.
 [1] {$who} hängt im Netz und kann nicht gehen; das gilt noch 1 Zug lang.
 *[other] {$who} hängt im Netz und kann nicht gehen; das gilt noch {$more} Züge lang.
}
event-extra-key={$who} findet auf {$tile} einen Zusatzschlüssel und darf eine Tür umdrehen.
event-extra-key-used={$who} nutzt den Zusatzschlüssel von {$tile}.
event-declined={$who} nutzt den Zusatzschlüssel jetzt nicht.
event-extra-turn={$who} findet auf {$tile} einen Zusatzzug.
event-net-off={$who} ist wieder frei: Das Netz kommt weg.
event-won={$who} ist bei {$tile} auf der anderen Seite der Burg und gewinnt!
event-tied=Nach {NUMBER($turns, useGrouping: 0)} Zügen ist niemand am Ziel: Die Partie endet unentschieden.
name-key-blue-a=einen blauen Schlüssel
name-key-red-a=einen roten Schlüssel
name-key-green-a=einen grünen Schlüssel
name-key-yellow-a=einen gelben Schlüssel
name-skeleton-a=einen Dietrich
name-padlock-a=ein Vorhängeschloss
name-passage-a=einen Geheimgang
name-hacksaw-a=eine Eisensäge
name-net-a=ein Netz
name-blue=blau
name-red=rot
name-green=grün
name-yellow=gelb`,english:[]}},su={own:{text:`card-key-blue=Blue Key
card-key-red=Red Key
card-key-green=Green Key
card-key-yellow=Yellow Key
card-skeleton=Skeleton Key
card-padlock=Padlock
card-passage=Secret Passage
card-hacksaw=Hacksaw
card-net=Net
kind-open=open door
kind-barred=bars
kind-extra-key=extra key
kind-extra-turn=extra turn
colour-blue=blue
colour-red=red
colour-green=green
colour-yellow=yellow
pile=Draw pile: {$n}
discard=Discard pile: {$n}
picked={$what}, picked up. Choose a lit place, or the discard pile.
card={$what}: pick it up
end=one end of the passage: {$tile}
first={$tile}: the first end, picked. Choose the other one.
throw=Throw away
from=From {$tile}
back=Come back in by a lit door, not by {$tile} again. Or stay outside.
throw-net=throw a Net over {$who} on {$tile}: two turns without a move
unseen=Doors nobody has opened
board-hand=Your hand: {$cards}.
board-several={$card} ({$count})
board-empty=empty
board-player=
 {$who}: {$at ->
 [none] outside, in the {$side ->
 [south] south
 [west] west
 [north] north
 *[east] east
}
 *[other] {$at}
}{$entry ->
 [none] {""}
 *[other] , comes back by another door than {$entry}
}{$net ->
 [0] {""}
 *[other] , in a Net ({$net} to go)
}; wants to reach the {$goal ->
 [south] south
 [west] west
 [north] north
 *[east] east
}; cards: {$cards}.
board-piles={$pile}. {$discard}.
board-passages=Secret Passages: {$passages}.
board-row=Row {$row}: {$tiles}.
board-tile={$name} {tile}
tile=
 {$colour}, {$state ->
 [open] open
 [barred] {$kind}
 [up] open, {$kind}
 [known] closed, behind it: {$kind}
 *[closed] closed
}{$sawn ->
 [1] , sawn through
 *[0] {""}
}{$padlock ->
 [1] , with a Padlock
 *[0] {""}
}
board-unseen={unseen}: {$doors}.
board-left={$colour}: {$kinds}
board-kind={$count} {$kind}
prompt-playing=Pick up a card, then choose a lit door. Or throw it on the discard pile.
prompt-moving=Walk to a lit door, or stay.
prompt-choosing=An extra key! Turn over any lit door.
chance-door=The door decides
chance-cards=The cards decide
came-flip=behind a door: {$what}
came-lay=a {$colour} door
came-refill=a new draw pile
came-first=seat {$n} begins`,english:[]},rules:{text:`card-name=
 {$card ->
 [key-blue] blue Key
 [key-red] red Key
 [key-green] green Key
 [key-yellow] yellow Key
 [skeleton] Skeleton Key
 [padlock] Padlock
 [passage] Secret Passage
 [hacksaw] Hacksaw
 *[net] Net
}
front-name=
 {$kind ->
 [open] an open door
 [barred] a barred door
 [extra-key] an extra key
 *[extra-turn] an extra turn
}
side-name=
 {$side ->
 [south] South
 [west] West
 [north] North
 *[east] East
}
turning=
 {$front ->
 [up] close {$tile}
 [unseen] open {$tile} (never opened yet)
 *[seen] open {$tile} ({$front})
}
action-lay=the next door is {$colour}
action-draw=the next card is a {card-name}
action-refill=shuffle the discard pile into a new draw pile
action-flip={$tile} shows {front-name}
action-stay=
 {$tile ->
 [outside] stay outside
 *[inside] stay on {$tile}
}
action-leave=leave the castle from {$tile}
action-decline=do not use the extra key now
action-throw=throw a {card-name} away, without effect
action-net=net {side-name} on {$tile} for two turns
action-move=
 {$inside ->
 [1] move to {$tile}
 *[0] enter the castle at {$tile}
}{$wins ->
 [1] {" and win"}
 *[0] {""}
}
action-turn=use the extra key to {turning}
action-key={turning} with a {card-name}
action-skeleton=
 {$front ->
 [padlocked] take the Padlock off {$tile}
 *[free] {turning} with a Skeleton Key
}
action-padlock=lock {$tile}: nobody can enter or turn it
action-hacksaw=saw through the bars of {$tile} for good
action-passage=join {$west} and {$east} for good
action-first={$who} begins
why-draw-starter-first=who begins must be drawn first
why-lay-first=the castle is still being laid out
why-deal-first=the cards are still being dealt
why-refill-first=the discard pile must be shuffled into a new draw pile first
why-draw-first=a card must be drawn first
why-look-first=the door that was opened must be looked at first
why-starter-settled=who begins is settled: it is drawn only before everything else, and only if chosen so
why-no-chance-now=nothing is left to chance now; a player decides
why-no-such-seat=there is no seat {$seat} in a game of {$players}
why-colour-laid=all {$colour} tiles have been laid
why-card-not-in-pile=no {card-name} is left in the draw pile
why-kind-seen=every {$colour} tile with {front-name} has been seen
why-play-before-moving=first a card must be played or thrown away; the move comes after it
why-move-over=the move of this turn is over; the extra key gives no further one
why-no-extra-key=an extra key is used only directly after moving onto its tile
why-card-played=the card of this turn has been played
why-not-in-castle={$tile} is not in the castle of {$players} players
why-outside-already=your character is outside already
why-stands-there=your character stands on {$tile} already
why-other-side=the castle is entered only through the first row of your own side, {side-name}
why-same-door=your character came in by {$tile} last and comes back by another door
why-no-passage=no Secret Passage joins {$origin} and {$tile}
why-not-next={$tile} is not next to {$origin}
why-move-padlocked=a Padlock lies on {$tile}
why-move-occupied=another character stands on {$tile}
why-move-closed={$tile} is closed
why-move-barred={$tile} is barred
why-padlocked={$tile} carries a Padlock and cannot be turned over
why-sawn-for-good={$tile} has been sawn open for good
why-character-stands=a character stands on {$tile}, so it cannot be closed
why-card-not-held=you hold no {card-name}
why-nobody-at-side=nobody plays from the {$side}
why-own-character=a Net is for another player's character
why-target-outside={side-name} is outside the castle
why-target-netted={side-name} hangs in a Net already
why-padlock-twice={$tile} carries a Padlock already
why-padlock-on-bars={$tile} shows uncut bars, which take no Padlock
why-sawn-already={$tile} is sawn already
why-bars-closed={$tile} is closed; a Hacksaw needs bars that lie face up
why-no-bars={$tile} has no bars
why-passage-outside=a passage joins two tiles inside the castle that touch corner to corner
why-crossing-taken=this crossing holds a Secret Passage already
why-passage-at-bars={$tile} shows uncut bars, where no passage can begin
why-other-colour={$tile} is {$door}; a {card-name} fits only {$colour} doors
event-starter={$who} is drawn to begin.
event-laid=A closed {$colour} door is laid at {$tile}.
event-dealt={$who} is dealt a {card-name}.
event-dealt-hidden={$who} is dealt a card.
event-drawn={$who} draws a {card-name}.
event-drawn-hidden={$who} draws a card.
event-refilled=That was the last card of the draw pile: the {$cards} cards of the discard pile are shuffled into a new one.
event-thrown={$who} throws a {card-name} away.
event-key={$who} plays a {card-name} on {$tile}.
event-unlocked={$who} plays a Skeleton Key: the Padlock on {$tile} comes off.
event-padlocked={$who} puts a Padlock on {$tile}.
event-passage={$who} lays a Secret Passage between {$west} and {$east}.
event-sawn={$who} saws through the bars of {$tile}.
event-netted={$who} throws a Net over {$target} on {$tile}: two turns without a move.
event-flipped={$tile} is turned over: {front-name}.
event-opened={$tile} is open again: {front-name}.
event-closed={$tile} is closed.
event-entered={$who} enters the castle at {$tile}.
event-moved={$who} moves from {$origin} to {$tile}.
event-left={$who} leaves the castle from {$origin}.
event-stayed={$who} does not move.
event-held=
 {$more ->
 [0] {$who} hangs in the net and cannot move.
 *[other] {$who} hangs in the net and cannot move; {$more} more turn to come.
}
event-extra-key={$who} finds an extra key on {$tile} and may turn over one door.
event-extra-key-used={$who} uses the extra key on {$tile}.
event-declined={$who} does not use the extra key now.
event-extra-turn={$who} finds an extra turn on {$tile}.
event-net-off=The Net comes off {$who}.
event-won={$who} has crossed the castle at {$tile} and wins!
event-tied={NUMBER($turns, useGrouping: 0)} turns have been played and nobody has arrived: the game is drawn.`,english:[]}},cu={own:{text:`card-key-blue=Llave azul
card-key-red=Llave roja
card-key-green=Llave verde
card-key-yellow=Llave amarilla
card-skeleton=Llave maestra
card-padlock=Candado
card-passage=Pasadizo secreto
card-hacksaw=Sierra
card-net=Red
kind-open=puerta abierta
kind-barred=reja
kind-extra-key=llave extra
kind-extra-turn=turno extra
colour-blue=azul
colour-red=roja
colour-green=verde
colour-yellow=amarilla
pile=Mazo: {$n}
discard=Descartes: {$n}
picked=Carta en la mano: {$what}. Elige un lugar iluminado o los descartes.
card={$what}: tomar la carta
end=un extremo del pasadizo: {$tile}
first={$tile}: el primer extremo está elegido. Elige el otro.
throw=Descartar
from=Desde {$tile}
back=Vuelve a entrar por una puerta iluminada, no otra vez por {$tile}. O quédate fuera.
throw-net=lanzar una red a {$who} en {$tile}: dos turnos sin moverse
unseen=Puertas que nadie ha abierto
board-hand=Tu mano: {$cards}.
board-several={$card} ({$count})
board-empty=vacía
board-player=
 {$who}: {$at ->
 [none] fuera, en el {$side ->
 [south] sur
 [west] oeste
 [north] norte
 *[east] este
}
 *[other] {$at}
}{$entry ->
 [none] {""}
 *[other] , vuelve por una puerta distinta de {$entry}
}{$net ->
 [0] {""}
 [1] , en la red (queda 1 turno)
 *[other] , en la red (quedan {$net} turnos)
}; quiere llegar al {$goal ->
 [south] sur
 [west] oeste
 [north] norte
 *[east] este
}; cartas: {$cards}.
board-piles={$pile}. {$discard}.
board-passages=Pasadizos secretos: {$passages}.
board-row=Fila {$row}: {$tiles}.
board-tile={$name} {tile}
tile=
 {$colour}, {$state ->
 [open] abierta
 [barred] {$kind}
 [up] abierta, {$kind}
 [known] cerrada, detrás: {$kind}
 *[closed] cerrada
}{$sawn ->
 [1] , serrada
 *[0] {""}
}{$padlock ->
 [1] , con candado
 *[0] {""}
}
board-unseen={unseen}: {$doors}.
board-left={$colour}: {$kinds}
board-kind={$count} × {$kind}
prompt-playing=Toma una carta y elige una puerta iluminada. O descártala.
prompt-moving=Ve a una puerta iluminada o quédate.
prompt-choosing=¡Una llave extra! Gira cualquier puerta iluminada.
chance-door=La puerta decide
chance-cards=Las cartas deciden
came-flip=detrás de una puerta: {$what}
came-lay=una puerta {$colour}
came-refill=un mazo nuevo
came-first=empieza el asiento {$n}`,english:[]},rules:{text:`card-name=
 {$card ->
 [key-blue] una llave azul
 [key-red] una llave roja
 [key-green] una llave verde
 [key-yellow] una llave amarilla
 [skeleton] una llave maestra
 [padlock] un candado
 [passage] un pasadizo secreto
 [hacksaw] una sierra
 *[net] una red
}
front-name=
 {$kind ->
 [open] una puerta abierta
 [barred] una reja
 [extra-key] una llave extra
 *[extra-turn] un turno extra
}
side-name={NAME($side)}
turning=
 {$front ->
 [up] cerrar {$tile}
 [unseen] abrir {$tile} (nunca abierta)
 *[seen] abrir {$tile} ({NAME($front)})
}
action-lay=la próxima puerta es {NAME($colour)}
action-draw=la próxima carta es {card-name}
action-refill=mezclar los descartes para formar un mazo nuevo
action-flip=en {$tile} aparece {front-name}
action-stay=
 {$tile ->
 [outside] quedarse fuera
 *[inside] quedarse en {$tile}
}
action-leave=salir del castillo desde {$tile}
action-decline=no usar ahora la llave extra
action-throw=descartar {card-name}, sin efecto
action-net=lanzar una red a {side-name}, en {$tile}: dos turnos sin moverse
action-move=
 {$inside ->
 [1] ir a {$tile}
 *[0] entrar en el castillo por {$tile}
}{$wins ->
 [1] {" y ganar"}
 *[0] {""}
}
action-turn=con la llave extra, {turning}
action-key={turning} con {card-name}
action-skeleton=
 {$front ->
 [padlocked] quitar el candado de {$tile}
 *[free] {turning} con una llave maestra
}
action-padlock=poner un candado en {$tile}: nadie puede entrar ni girarla
action-hacksaw=serrar para siempre la reja de {$tile}
action-passage=unir {$west} y {$east} para siempre
action-first=empieza {$who}
why-draw-starter-first=primero hay que sortear quién empieza
why-lay-first=el castillo aún se está montando
why-deal-first=las cartas aún se están repartiendo
why-refill-first=primero hay que mezclar los descartes para formar un mazo nuevo
why-draw-first=primero hay que robar una carta
why-look-first=primero hay que mirar la puerta que se ha abierto
why-starter-settled=ya está decidido quién empieza: solo se sortea antes de todo lo demás y si se ha elegido así
why-no-chance-now=ahora no decide el azar, decide una persona
why-no-such-seat=no hay asiento {$seat} en una partida de {$players}
why-colour-laid=todas las puertas {NAME($colour, form: "plural")} ya están puestas
why-card-not-in-pile=en el mazo ya no queda esta carta: {NAME($card)}
why-kind-seen=ya se han visto todas las losetas de este color ({NAME($colour)}) y de esta clase: {front-name}
why-play-before-moving=primero hay que jugar o descartar una carta; después viene el movimiento
why-move-over=el movimiento de este turno ya está hecho; la llave extra no da otro
why-no-extra-key=la llave extra solo se usa justo después de llegar a su loseta
why-card-played=la carta de este turno ya está jugada
why-not-in-castle={$tile} no está en el castillo para {$players} personas
why-outside-already=tu personaje ya está fuera
why-stands-there=tu personaje ya está en {$tile}
why-other-side=en el castillo solo se entra por la primera fila de tu lado: {side-name}
why-same-door=tu personaje entró la última vez por {$tile} y tiene que volver por otra puerta
why-no-passage=ningún pasadizo secreto une {$origin} y {$tile}
why-not-next={$tile} no está junto a {$origin}
why-move-padlocked=en {$tile} hay un candado
why-move-occupied=en {$tile} hay otro personaje
why-move-closed={$tile} está cerrada
why-move-barred={$tile} tiene una reja
why-padlocked={$tile} tiene un candado y no se puede girar
why-sawn-for-good={$tile} está serrada para siempre
why-character-stands=en {$tile} hay un personaje, así que no se puede cerrar
why-card-not-held=no tienes esta carta: {NAME($card)}
why-nobody-at-side=nadie juega desde este lado: {NAME($side)}
why-own-character=la red es para el personaje de otra persona
why-target-outside={side-name} está fuera del castillo
why-target-netted={side-name} ya tiene una red encima
why-padlock-twice={$tile} ya tiene un candado
why-padlock-on-bars=en {$tile} hay una reja sin serrar, y ahí no se pone un candado
why-sawn-already={$tile} ya está serrada
why-bars-closed={$tile} está cerrada; la sierra necesita una reja a la vista
why-no-bars=en {$tile} no hay reja
why-passage-outside=un pasadizo une dos losetas del castillo que se tocan en una esquina
why-crossing-taken=en este cruce ya hay un pasadizo secreto
why-passage-at-bars=en {$tile} hay una reja sin serrar, y ahí no puede empezar un pasadizo
why-other-colour={$tile} es {NAME($door)}; {card-name} solo sirve para puertas {NAME($colour, form: "plural")}
event-starter=El sorteo decide: empieza {$who}.
event-laid=Se pone una puerta {NAME($colour)} cerrada en {$tile}.
event-dealt={$who} recibe {card-name}.
event-dealt-hidden={$who} recibe una carta.
event-drawn={$who} roba {card-name}.
event-drawn-hidden={$who} roba una carta.
event-refilled=Era la última carta del mazo: las {$cards} cartas descartadas se mezclan y forman un mazo nuevo.
event-thrown={$who} descarta {card-name}.
event-key={$who} juega {card-name} en {$tile}.
event-unlocked={$who} juega una llave maestra: quita el candado de {$tile}.
event-padlocked={$who} pone un candado en {$tile}.
event-passage={$who} pone un pasadizo secreto entre {$west} y {$east}.
event-sawn={$who} sierra la reja de {$tile}.
event-netted={$who} lanza una red a {$target} en {$tile}: dos turnos sin moverse.
event-flipped={$tile} se gira: {front-name}.
event-opened={$tile} vuelve a estar a la vista: {front-name}.
event-closed={$tile} se cierra.
event-entered={$who} entra en el castillo por {$tile}.
event-moved={$who} va de {$origin} a {$tile}.
event-left={$who} sale del castillo desde {$origin}.
event-stayed={$who} no se mueve.
event-held=
 {$more ->
 [0] {$who} está en la red y no puede moverse.
 *[other] {$who} está en la red y no puede moverse; turnos así que quedan: {$more}.
}
event-extra-key={$who} encuentra una llave extra en {$tile} y puede girar una puerta.
event-extra-key-used={$who} usa la llave extra de {$tile}.
event-declined={$who} no usa ahora la llave extra.
event-extra-turn={$who} encuentra un turno extra en {$tile}.
event-net-off={$who} queda libre de la red.
event-won={$who} ha cruzado el castillo en {$tile}: ¡es la victoria!
event-tied=Se han jugado {NUMBER($turns, useGrouping: 0)} turnos y nadie ha llegado: la partida queda en empate.
name-blue=azul
name-blue-plural=azules
name-red=roja
name-red-plural=rojas
name-green=verde
name-green-plural=verdes
name-yellow=amarilla
name-yellow-plural=amarillas
name-key-blue=llave azul
name-key-red=llave roja
name-key-green=llave verde
name-key-yellow=llave amarilla
name-skeleton=llave maestra
name-padlock=candado
name-passage=pasadizo secreto
name-hacksaw=sierra
name-net=red
name-open=puerta abierta
name-barred=reja
name-extra-key=llave extra
name-extra-turn=turno extra
name-south=Sur
name-west=Oeste
name-north=Norte
name-east=Este`,english:[]}},lu={own:{text:`card-key-blue=Clé bleue
card-key-red=Clé rouge
card-key-green=Clé verte
card-key-yellow=Clé jaune
card-skeleton=Passe-partout
card-padlock=Cadenas
card-passage=Passage secret
card-hacksaw=Scie à métaux
card-net=Filet
kind-open=porte ouverte
kind-barred=barreaux
kind-extra-key=clé bonus
kind-extra-turn=tour bonus
colour-blue=bleue
colour-red=rouge
colour-green=verte
colour-yellow=jaune
pile=Pioche\xA0: {$n}
discard=Défausse\xA0: {$n}
picked=Carte en main\xA0: {$what}. Choisis un endroit éclairé ou la défausse.
card={$what}\xA0: prendre cette carte
end=un bout du passage\xA0: {$tile}
first={$tile}\xA0: le premier bout est choisi. Choisis l’autre.
throw=Défausser
from=De {$tile}
back=Reviens par une porte éclairée, pas par {$tile} encore une fois. Ou reste dehors.
throw-net=jeter un filet sur {$who} en {$tile}\xA0: deux tours sans se déplacer
unseen=Portes que personne n’a ouvertes
board-hand=Ta main\xA0: {$cards}.
board-several={$card} ({$count})
board-empty=vide
board-player=
 {$who}\xA0: {$at ->
 [none] dehors, {$side ->
 [south] au sud
 [west] à l’ouest
 [north] au nord
 *[east] à l’est
}
 *[other] {$at}
}{$entry ->
 [none] {""}
 *[other] , revient par une autre porte que {$entry}
}{$net ->
 [0] {""}
 *[other] , sous un filet (encore {$net})
} ; veut arriver {$goal ->
 [south] au sud
 [west] à l’ouest
 [north] au nord
 *[east] à l’est
} ; cartes\xA0: {$cards}.
board-piles={$pile}. {$discard}.
board-passages=Passages secrets\xA0: {$passages}.
board-row=Rangée {$row}\xA0: {$tiles}.
board-tile={$name} {tile}
tile=
 {$colour}, {$state ->
 [open] ouverte
 [barred] {$kind}
 [up] ouverte, {$kind}
 [known] fermée, derrière\xA0: {$kind}
 *[closed] fermée
}{$sawn ->
 [1] , sciée
 *[0] {""}
}{$padlock ->
 [1] , avec un cadenas
 *[0] {""}
}
board-unseen={unseen}\xA0: {$doors}.
board-left={$colour}\xA0: {$kinds}
board-kind={$count} × {$kind}
prompt-playing=Prends une carte, puis choisis une porte éclairée. Ou mets-la dans la défausse.
prompt-moving=Va sur une porte éclairée, ou reste.
prompt-choosing=Une clé bonus ! Retourne une porte éclairée.
chance-door=La porte décide
chance-cards=Les cartes décident
came-flip=derrière une porte\xA0: {$what}
came-lay=une porte {$colour}
came-refill=une nouvelle pioche
came-first=la place {$n} commence`,english:[]},rules:{text:`card-name=
 {$card ->
 [key-blue] clé bleue
 [key-red] clé rouge
 [key-green] clé verte
 [key-yellow] clé jaune
 [skeleton] passe-partout
 [padlock] cadenas
 [passage] passage secret
 [hacksaw] scie à métaux
 *[net] filet
}
front-name=
 {$kind ->
 [open] une porte ouverte
 [barred] une porte à barreaux
 [extra-key] une clé bonus
 *[extra-turn] un tour bonus
}
side-name=
 {$side ->
 [south] le Sud
 [west] l’Ouest
 [north] le Nord
 *[east] l’Est
}
turning=
 {$front ->
 [up] fermer {$tile}
 [unseen] ouvrir {$tile} (jamais ouverte)
 [open] ouvrir {$tile} (porte ouverte)
 [barred] ouvrir {$tile} (porte à barreaux)
 [extra-key] ouvrir {$tile} (clé bonus)
 *[seen] ouvrir {$tile} (tour bonus)
}
action-lay=la porte suivante est {NAME($colour, form: "door")}
action-draw=la carte suivante\xA0: {card-name}
action-refill=mélanger la défausse pour en faire une nouvelle pioche
action-flip={$tile} montre {front-name}
action-stay=
 {$tile ->
 [outside] rester dehors
 *[inside] rester sur {$tile}
}
action-leave=quitter le château depuis {$tile}
action-decline=ne pas utiliser la clé bonus maintenant
action-throw=défausser {NAME($card, form: "a")}, sans effet
action-net=jeter un filet sur {side-name} en {$tile}\xA0: deux tours sans se déplacer
action-move=
 {$inside ->
 [1] aller sur {$tile}
 *[0] entrer dans le château par {$tile}
}{$wins ->
 [1] {" et gagner"}
 *[0] {""}
}
action-turn=avec la clé bonus, {turning}
action-key={turning} avec {NAME($card, form: "a")}
action-skeleton=
 {$front ->
 [padlocked] enlever le cadenas de {$tile}
 *[free] {turning} avec un passe-partout
}
action-padlock=mettre un cadenas sur {$tile}\xA0: on ne peut plus y entrer ni retourner la porte
action-hacksaw=scier pour de bon les barreaux de {$tile}
action-passage=relier {$west} et {$east} pour de bon
action-first={$who} commence
why-draw-starter-first=il faut d’abord tirer au sort qui commence
why-lay-first=on pose encore les portes du château
why-deal-first=on distribue encore les cartes
why-refill-first=il faut d’abord mélanger la défausse pour en faire une nouvelle pioche
why-draw-first=il faut d’abord piocher une carte
why-look-first=il faut d’abord regarder la porte qui vient de s’ouvrir
why-starter-settled=qui commence est déjà décidé ; on ne le tire au sort qu’avant tout le reste, et seulement si on l’a choisi
why-no-chance-now=rien ne se tire au sort maintenant ; la décision est à qui joue
why-no-such-seat=il n’y a pas de place {$seat} si l’on joue à {$players}
why-colour-laid=toutes les portes de cette couleur sont déjà posées ({NAME($colour, form: "door")})
why-card-not-in-pile=cette carte n’est plus dans la pioche\xA0: {card-name}
why-kind-seen=dans cette couleur ({NAME($colour, form: "door")}), toutes les portes de cette sorte sont connues\xA0: {front-name}
why-play-before-moving=il faut d’abord jouer ou défausser une carte ; le déplacement vient après
why-move-over=le déplacement de ce tour est fini ; la clé bonus n’en donne pas d’autre
why-no-extra-key=une clé bonus ne sert que juste après être arrivé sur sa porte
why-card-played=la carte de ce tour est déjà jouée
why-not-in-castle={$tile} n’est pas dans le château pour {$players} personnes
why-outside-already=ton personnage est déjà dehors
why-stands-there=ton personnage est déjà sur {$tile}
why-other-side=on n’entre dans le château que par la rangée de départ de son côté\xA0: {side-name}
why-same-door=ton personnage est entré en dernier par {$tile} et revient par une autre porte
why-no-passage=aucun passage secret ne relie {$origin} et {$tile}
why-not-next={$tile} n’est pas à côté de {$origin}
why-move-padlocked=il y a un cadenas sur {$tile}
why-move-occupied=il y a un autre personnage sur {$tile}
why-move-closed={$tile} est fermée
why-move-barred={$tile} a des barreaux
why-padlocked=il y a un cadenas sur {$tile} ; la porte ne se retourne pas
why-sawn-for-good={$tile} est sciée pour de bon
why-character-stands=il y a un personnage sur {$tile} ; la porte ne se ferme pas
why-card-not-held=tu n’as pas cette carte\xA0: {card-name}
why-nobody-at-side=personne ne joue de ce côté\xA0: {NAME($side, form: "the")}
why-own-character=un filet sert sur le personnage de quelqu’un d’autre
why-target-outside={side-name} est hors du château
why-target-netted={side-name} est déjà sous un filet
why-padlock-twice=il y a déjà un cadenas sur {$tile}
why-padlock-on-bars={$tile} montre des barreaux entiers ; un cadenas n’y tient pas
why-sawn-already={$tile} est déjà sciée
why-bars-closed={$tile} est fermée ; une scie à métaux demande des barreaux visibles
why-no-bars={$tile} n’a pas de barreaux
why-passage-outside=un passage relie deux portes du château qui se touchent par un coin
why-crossing-taken=il y a déjà un passage secret à ce croisement
why-passage-at-bars={$tile} montre des barreaux entiers ; aucun passage ne peut y commencer
why-other-colour={$tile} est {NAME($door, form: "door")} ; cette carte ({card-name}) ne sert que sur une porte {NAME($colour, form: "door")}
event-starter={$who} commence\xA0: le sort en a décidé.
event-laid=En {$tile}, on pose une porte {NAME($colour, form: "door")} fermée.
event-dealt={$who} reçoit {NAME($card, form: "a")}.
event-dealt-hidden={$who} reçoit une carte.
event-drawn={$who} pioche {NAME($card, form: "a")}.
event-drawn-hidden={$who} pioche une carte.
event-refilled=
 C’était la dernière carte de la pioche\xA0: {$cards ->
 [1] la seule carte de la défausse devient la nouvelle pioche
 *[other] les {$cards} cartes de la défausse sont mélangées et forment la nouvelle pioche
}.
event-thrown={$who} défausse {NAME($card, form: "a")}.
event-key={$who} joue {NAME($card, form: "a")} sur {$tile}.
event-unlocked={$who} joue un passe-partout\xA0: le cadenas de {$tile} est enlevé.
event-padlocked={$who} met un cadenas sur {$tile}.
event-passage={$who} pose un passage secret entre {$west} et {$east}.
event-sawn={$who} scie les barreaux de {$tile}.
event-netted={$who} jette un filet sur {$target} en {$tile}\xA0: deux tours sans se déplacer.
event-flipped={$tile} se retourne\xA0: {front-name}.
event-opened={$tile} s’ouvre de nouveau\xA0: {front-name}.
event-closed={$tile} se ferme.
event-entered={$who} entre dans le château par {$tile}.
event-moved={$who} va de {$origin} à {$tile}.
event-left={$who} quitte le château depuis {$origin}.
event-stayed={$who} ne se déplace pas.
event-held=
 {$more ->
 [0] {$who} est sous le filet et ne peut pas se déplacer.
 [1] {$who} est sous le filet et ne peut pas se déplacer ; encore 1 tour ainsi.
 *[other] {$who} est sous le filet et ne peut pas se déplacer ; encore {$more} tours ainsi.
}
event-extra-key={$who} trouve une clé bonus sur {$tile} et peut retourner une porte.
event-extra-key-used={$who} utilise la clé bonus de {$tile}.
event-declined={$who} n’utilise pas la clé bonus maintenant.
event-extra-turn={$who} trouve un tour bonus sur {$tile}.
event-net-off=Le filet s’enlève\xA0: {$who} peut de nouveau se déplacer.
event-won={$who} a traversé le château en {$tile} et gagne !
event-tied=Après {NUMBER($turns, useGrouping: 0)} tours, personne n’est arrivé\xA0: égalité.
name-key-blue-a=une clé bleue
name-key-red-a=une clé rouge
name-key-green-a=une clé verte
name-key-yellow-a=une clé jaune
name-skeleton-a=un passe-partout
name-padlock-a=un cadenas
name-passage-a=un passage secret
name-hacksaw-a=une scie à métaux
name-net-a=un filet
name-blue-door=bleue
name-red-door=rouge
name-green-door=verte
name-yellow-door=jaune
name-south-the=le Sud
name-west-the=l’Ouest
name-north-the=le Nord
name-east-the=l’Est`,english:[]}},uu={own:{text:`card-key-blue=Blauwe sleutel
card-key-red=Rode sleutel
card-key-green=Groene sleutel
card-key-yellow=Gele sleutel
card-skeleton=Loper
card-padlock=Hangslot
card-passage=Geheime gang
card-hacksaw=IJzerzaag
card-net=Net
kind-open=open deur
kind-barred=tralies
kind-extra-key=extra sleutel
kind-extra-turn=extra beurt
colour-blue=blauw
colour-red=rood
colour-green=groen
colour-yellow=geel
pile=Trekstapel: {$n}
discard=Aflegstapel: {$n}
picked={$what}, opgepakt. Kies een verlichte plek of de aflegstapel.
card={$what}: pak hem op
end=één eind van de gang: {$tile}
first={$tile}: het eerste eind, gekozen. Kies het andere.
throw=Weggooien
from=Vanaf {$tile}
back=Kom terug door een verlichte deur, niet weer door {$tile}. Of blijf buiten.
throw-net=gooi een net over {$who} op {$tile}: twee beurten niet lopen
unseen=Deuren die nog niemand opende
board-hand=Je hand: {$cards}.
board-several={$card} ({$count})
board-empty=leeg
board-player=
 {$who}: {$at ->
 [none] buiten, in het {$side ->
 [south] zuiden
 [west] westen
 [north] noorden
 *[east] oosten
}
 *[other] {$at}
}{$entry ->
 [none] {""}
 *[other] , komt terug door een andere deur dan {$entry}
}{$net ->
 [0] {""}
 *[other] , in een net (nog {$net})
}; wil naar het {$goal ->
 [south] zuiden
 [west] westen
 [north] noorden
 *[east] oosten
}; kaarten: {$cards}.
board-piles={$pile}. {$discard}.
board-passages=Geheime gangen: {$passages}.
board-row=Rij {$row}: {$tiles}.
board-tile={$name} {tile}
tile=
 {$colour}, {$state ->
 [open] open
 [barred] {$kind}
 [up] open, {$kind}
 [known] dicht, daarachter: {$kind}
 *[closed] dicht
}{$sawn ->
 [1] , doorgezaagd
 *[0] {""}
}{$padlock ->
 [1] , met hangslot
 *[0] {""}
}
board-unseen={unseen}: {$doors}.
board-left={$colour}: {$kinds}
board-kind={$count} {$kind}
prompt-playing=Pak een kaart en kies dan een verlichte deur. Of gooi hem op de aflegstapel.
prompt-moving=Loop naar een verlichte deur, of blijf staan.
prompt-choosing=Een extra sleutel! Draai een verlichte deur om.
chance-door=De deur beslist
chance-cards=De kaarten beslissen
came-flip=achter een deur: {$what}
came-lay=
 een {$colour ->
 [blue] blauwe
 [red] rode
 [green] groene
 *[yellow] gele
} deur
came-refill=een nieuwe trekstapel
came-first=plaats {$n} begint`,english:[]},rules:{text:`card-name={NAME($card)}
front-name=
 {$kind ->
 [open] een open deur
 [barred] tralies
 [extra-key] een extra sleutel
 *[extra-turn] een extra beurt
}
side-name={NAME($side)}
turning=
 {$front ->
 [up] doe {$tile} dicht
 [unseen] doe {$tile} open (nog nooit geopend)
 *[seen] doe {$tile} open ({NAME($front)})
}
action-lay=de volgende deur is {NAME($colour)}
action-draw=de volgende kaart is een {card-name}
action-refill=schud de aflegstapel tot een nieuwe trekstapel
action-flip=achter {$tile} zit {front-name}
action-stay=
 {$tile ->
 [outside] blijf buiten
 *[inside] blijf op {$tile}
}
action-leave=verlaat het kasteel vanaf {$tile}
action-decline=gebruik de extra sleutel nu niet
action-throw=gooi een {card-name} weg, zonder iets te doen
action-net=gooi een net over {side-name} op {$tile}: twee beurten niet lopen
action-move=
 {$inside ->
 [1] loop naar {$tile}
 *[0] ga het kasteel in op {$tile}
}{$wins ->
 [1] {" en win"}
 *[0] {""}
}
action-turn=extra sleutel: {turning}
action-key={turning} met een {card-name}
action-skeleton=
 {$front ->
 [padlocked] haal het hangslot van {$tile} af
 *[free] {turning} met een loper
}
action-padlock=hang een hangslot aan {$tile}: niemand kan er nog in, of hem omdraaien
action-hacksaw=zaag de tralies van {$tile} voorgoed door
action-passage=verbind {$west} en {$east} voorgoed
action-first={$who} begint
why-draw-starter-first=eerst wordt geloot wie begint
why-lay-first=het kasteel wordt nog neergelegd
why-deal-first=de kaarten worden nog gedeeld
why-refill-first=eerst moet de aflegstapel tot een nieuwe trekstapel worden geschud
why-draw-first=eerst moet er een kaart worden getrokken
why-look-first=eerst moet je kijken achter de deur die open ging
why-starter-settled=wie begint staat vast: dat wordt alleen vóór al het andere geloot, en alleen als daarvoor gekozen is
why-no-chance-now=nu wordt niets aan het toeval overgelaten; een speler beslist
why-no-such-seat=plaats {$seat} is er niet in een spel met {$players}
why-colour-laid=alle {coloured} deuren liggen er al
why-card-not-in-pile=er is geen {card-name} meer in de trekstapel
why-kind-seen=alle {coloured} deuren met {front-name} zijn al gezien
why-play-before-moving=eerst speel je een kaart of gooi je er een weg; daarna loop je
why-move-over=je hebt deze beurt al gelopen; met de extra sleutel loop je niet nog eens
why-no-extra-key=een extra sleutel gebruik je alleen meteen nadat je op zijn deur komt
why-card-played=de kaart van deze beurt is al gespeeld
why-not-in-castle={$tile} hoort niet bij het kasteel voor {$players} spelers
why-outside-already=je personage is al buiten
why-stands-there=je personage staat al op {$tile}
why-other-side=je komt het kasteel alleen in door de eerste rij van je eigen kant, {side-name}
why-same-door=je personage kwam het laatst binnen door {$tile} en komt door een andere deur terug
why-no-passage=geen geheime gang verbindt {$origin} en {$tile}
why-not-next={$tile} ligt niet naast {$origin}
why-move-padlocked=aan {$tile} hangt een hangslot
why-move-occupied=op {$tile} staat een ander personage
why-move-closed={$tile} is dicht
why-move-barred=voor {$tile} zitten tralies
why-padlocked=aan {$tile} hangt een hangslot; je kunt hem niet omdraaien
why-sawn-for-good={$tile} is voorgoed opengezaagd
why-character-stands=op {$tile} staat een personage; hij kan niet dicht
why-card-not-held=je hebt geen {card-name}
why-nobody-at-side=niemand speelt vanaf {NAME($side)}
why-own-character=een net is voor het personage van een ander
why-target-outside={side-name} is buiten het kasteel
why-target-netted={side-name} zit al in een net
why-padlock-twice=aan {$tile} hangt al een hangslot
why-padlock-on-bars=op {$tile} zitten hele tralies; daar hangt geen hangslot aan
why-sawn-already={$tile} is al doorgezaagd
why-bars-closed={$tile} is dicht; een ijzerzaag zaagt alleen tralies die te zien zijn
why-no-bars={$tile} heeft geen tralies
why-passage-outside=een gang verbindt twee deuren in het kasteel die elkaar met een hoek raken
why-crossing-taken=op dit kruispunt ligt al een geheime gang
why-passage-at-bars=op {$tile} zitten hele tralies; daar kan geen gang beginnen
why-other-colour={$tile} is {NAME($door)}; een {card-name} past alleen op {coloured} deuren
event-starter=Het lot wijst aan wie begint: {$who}.
event-laid=Op {$tile} komt een dichte {coloured} deur.
event-dealt={$who} krijgt een {card-name}.
event-dealt-hidden={$who} krijgt een kaart.
event-drawn={$who} trekt een {card-name}.
event-drawn-hidden={$who} trekt een kaart.
event-refilled=Dat was de laatste kaart van de trekstapel: de {$cards} kaarten van de aflegstapel worden geschud tot een nieuwe.
event-thrown={$who} gooit een {card-name} weg.
event-key={$who} speelt een {card-name} op {$tile}.
event-unlocked={$who} speelt een loper: het hangslot gaat van {$tile} af.
event-padlocked={$who} hangt een hangslot aan {$tile}.
event-passage={$who} legt een geheime gang tussen {$west} en {$east}.
event-sawn={$who} zaagt de tralies van {$tile} door.
event-netted={$who} gooit een net over {$target} op {$tile}: twee beurten niet lopen.
event-flipped={$tile} gaat open: {front-name}.
event-opened={$tile} is weer open: {front-name}.
event-closed={$tile} gaat dicht.
event-entered={$who} gaat het kasteel in op {$tile}.
event-moved={$who} loopt van {$origin} naar {$tile}.
event-left={$who} verlaat het kasteel vanaf {$origin}.
event-stayed={$who} blijft staan.
event-held=
 {$more ->
 [0] {$who} zit in het net en kan niet lopen.
 *[other] {$who} zit in het net en kan niet lopen; nog {$more} beurt te gaan.
}
event-extra-key={$who} vindt een extra sleutel op {$tile} en mag één deur omdraaien.
event-extra-key-used={$who} gebruikt de extra sleutel op {$tile}.
event-declined={$who} gebruikt de extra sleutel nu niet.
event-extra-turn={$who} vindt een extra beurt op {$tile}.
event-net-off={$who} is vrij: het net gaat eraf.
event-won={$who} is door het kasteel heen op {$tile} en wint!
event-tied=Na {NUMBER($turns, useGrouping: 0)} beurten is niemand aangekomen: gelijkspel.
name-key-blue=blauwe sleutel
name-key-red=rode sleutel
name-key-green=groene sleutel
name-key-yellow=gele sleutel
name-skeleton=loper
name-padlock=hangslot
name-passage=geheime gang
name-hacksaw=ijzerzaag
name-net=net
coloured=
 {$colour ->
 [blue] blauwe
 [red] rode
 [green] groene
 *[yellow] gele
}
name-open=open deur
name-barred=tralies
name-extra-key=extra sleutel
name-extra-turn=extra beurt
name-blue=blauw
name-red=rood
name-green=groen
name-yellow=geel
name-south=zuid
name-west=west
name-north=noord
name-east=oost`,english:[]}},du={own:{text:``,english:[]},rules:{text:`event-stayed={$who} lässt den letzten Gast in der Galerie stehen.
event-no-guest={$who} hat keinen Gast in der Galerie: Die Zahl bewirkt nichts.
event-captured=Das Gespenst fängt {guests} von {$who} auf Feld {$space}: Stufe -{$step}.
event-round-over=
 Runde {$round} ist zu Ende: {$reason ->
 [empty] Die Galerie ist leer
 [full] Alle Zimmer sind voll
 *[both] Die Galerie ist leer, und alle Zimmer sind voll
}.
event-left-out={$who} muss {guests} aus der Galerie auf die oberste Stufe stellen.
event-scored={$who} bekommt {SIGNED($points)} und hat jetzt {SIGNED($total)}.
event-stepped-out=Ein Gast von {$who} kommt aus {NAME($chamber, form: "of")} auf Feld {$space}.
event-next-round=Runde {$round} beginnt; {$who} würfelt zuerst.
event-over=Die Party ist vorbei.
why-chamber-kept=ein Gast in einem Zimmer bleibt dort bis zum Ende der Runde
why-must-place-again=jetzt muss ein Gast von der Treppe auf ein freies Feld der Galerie gestellt werden
why-occupied={NAME($chamber, form: "the")} ist schon besetzt
why-placed-before-a-round=Gäste werden nur vor einer Runde aufgestellt und bleiben dann im Spiel
why-stairs-kept=ein gefangener Gast bleibt bis zum Ende der Runde auf seiner Stufe`,english:[]}},fu={own:{text:``,english:[]},rules:{text:`event-stayed={$who} leaves the last guest in the gallery where it is.
event-no-guest={$who} has no guest in the gallery: the number has no effect.
event-captured=The Phantom takes {$who}'s {guests} on space {$space} to step -{$step}.
event-round-over=
 Round {$round} is over: {$reason ->
 [empty] the gallery is empty
 [full] every chamber is full
 *[both] the gallery is empty and every chamber is full
}.
event-left-out={$who}'s {guests} left in the gallery must go to the top step.
event-scored={$who} scores {SIGNED($points)} and now has {SIGNED($total)}.
event-stepped-out={$who}'s guest steps out of the {$chamber} onto space {$space}.
event-next-round=Round {$round} begins; {$who} rolls first.
event-over=The party is over.
why-chamber-kept=a guest in a chamber stays there until the round is over
why-must-place-again=a guest from the stairs must be placed on a free gallery space now
why-occupied=the {$chamber} already holds a guest
why-placed-before-a-round=guests are placed only before a round, and then stay in play
why-stairs-kept=a captured guest stays on its step until the round is over`,english:[]}},pu={own:{text:``,english:[]},rules:{text:`event-stayed={$who} deja donde está a su último invitado de la galería.
event-no-guest={$who} no tiene invitados en la galería: el número no tiene efecto.
event-captured=El Fantasma atrapa a {guests} de {$who} en la casilla {$space}: escalón -{$step}.
event-round-over=
 La ronda {$round} ha acabado: {$reason ->
 [empty] la galería está vacía
 [full] todas las salas están llenas
 *[both] la galería está vacía y todas las salas están llenas
}.
event-left-out={$who} tiene que llevar {guests} de la galería al escalón más alto.
event-scored={$who} recibe {SIGNED($points)} y ahora tiene {SIGNED($total)}.
event-stepped-out=Un invitado de {$who} sale {NAME($chamber, form: "of")} a la casilla {$space}.
event-next-round=Empieza la ronda {$round}; {$who} tira primero.
event-over=La fiesta ha acabado.
why-chamber-kept=un invitado en una sala se queda ahí hasta que acaba la ronda
why-must-place-again=ahora hay que poner un invitado de la escalera en una casilla libre de la galería
why-occupied=en {NAME($chamber, form: "the")} ya hay un invitado
why-placed-before-a-round=los invitados solo se ponen antes de una ronda y después siguen en juego
why-stairs-kept=un invitado atrapado se queda en su escalón hasta que acaba la ronda`,english:[]}},mu={own:{text:``,english:[]},rules:{text:`event-stayed={$who} laisse son dernier invité de la galerie où il est.
event-no-guest={$who} n’a pas d’invité dans la galerie\xA0: le nombre est sans effet.
event-captured=Le Fantôme emmène {guests} ({$who}) de la case {$space} à la marche -{$step}.
event-round-over=
 La manche {$round} est finie\xA0: {$reason ->
 [empty] la galerie est vide
 [full] toutes les salles sont pleines
 *[both] la galerie est vide, et toutes les salles sont pleines
}.
event-left-out={$who} doit mettre {guests} de la galerie sur la marche du haut.
event-scored={$who} marque {SIGNED($points)} et a maintenant {SIGNED($total)}.
event-stepped-out=Un invité ({$who}) quitte {NAME($chamber, form: "the")} et va à la case {$space}.
event-next-round=La manche {$round} commence ; {$who} lance le dé en premier.
event-over=La fête est finie.
why-chamber-kept=un invité dans une salle y reste jusqu’à la fin de la manche
why-must-place-again=il faut maintenant placer un invité de l’escalier sur une case libre de la galerie
why-occupied=il y a déjà un invité dans {NAME($chamber, form: "the")}
why-placed-before-a-round=on ne place des invités qu’avant une manche ; ensuite, ils restent en jeu
why-stairs-kept=un invité capturé reste sur sa marche jusqu’à la fin de la manche`,english:[]}},hu={own:{text:``,english:[]},rules:{text:`event-stayed={$who} laat de laatste gast in de galerij staan.
event-no-guest={$who} heeft geen gast in de galerij: het getal doet niets.
event-captured=Het Spook brengt de {guests} van {$who} van vak {$space} naar trede -{$step}.
event-round-over=
 Ronde {$round} is voorbij: {$reason ->
 [empty] de galerij is leeg
 [full] alle kamers zijn vol
 *[both] de galerij is leeg en alle kamers zijn vol
}.
event-left-out=
 De {guests} van {$who} in de galerij {$guests ->
 [1] moet
 *[other] moeten
} naar de bovenste trede.
event-scored={$who} krijgt {SIGNED($points)} en staat nu op {SIGNED($total)}.
event-stepped-out=De gast van {$who} stapt uit de {NAME($chamber)} op vak {$space}.
event-next-round=Ronde {$round} begint; {$who} gooit het eerst.
event-over=Het feest is voorbij.
why-chamber-kept=een gast in een kamer blijft daar tot de ronde voorbij is
why-must-place-again=nu moet een gast van de trap op een vrij vak van de galerij komen
why-occupied=in de {NAME($chamber)} zit al een gast
why-placed-before-a-round=gasten worden alleen vóór een ronde neergezet, en doen daarna mee
why-stairs-kept=een gevangen gast blijft op zijn trede tot de ronde voorbij is`,english:[]}},gu={own:{text:`piece-mirror=Spiegel
piece-trolley=Servierwagen
piece-desk=Tresen
piece-piano=Klavier
piece-armchair=Sessel
piece-table=Tisch
pose-up=aufrecht
pose-down=kopfüber
pose-back=auf der Rückseite
pose-front=auf der Vorderseite
pose-left=auf der linken Seite
pose-right=auf der rechten Seite
side-S=Süden
side-W=Westen
side-N=Norden
side-E=Osten
ghost=
 {$size ->
 [small] kleiner Geist
 [medium] mittlerer Geist
 *[large] großer Geist
}{$number ->
 [0] {""}
 *[other] {" "}{$number}
}
newcomer=ein kleiner Geist
midnight-extra-curious=Besonders neugierig
does-extra-curious=danach wird noch einmal gespäht, von der Tür gegenüber
midnight-take-cover=Alle in Deckung!
does-take-cover=Geister liegen flach, bis gespäht ist
midnight-too-enthusiastic=Zu viel Schwung
does-too-enthusiastic=die Möbel sind auf die Seite gekippt
midnight-who-pulls-the-craziest-face=Wer schneidet die verrückteste Grimasse?
does-who-pulls-the-craziest-face=Geister, die vor den Spiegel kommen, dürfen in dieser Runde nicht weg
midnight-tag-you-are-it=Fangen, du bist!
does-tag-you-are-it=ein kleiner Geist von dir kommt an die Stelle eines Geistes von rechts
midnight-dance-floor=Tanzfläche
does-dance-floor=die Möbel sind zu den nächsten Türen geschoben
midnight-the-floor-is-lava=Der Boden ist Lava
does-the-floor-is-lava=nach dem Spähen müssen Geister zurück, die nicht auf Möbeln stehen
midnight-i-call-my-big-brother=Ich rufe meinen großen Bruder!
does-i-call-my-big-brother=bei allen wächst ein Geist um eine Größe
midnight-knock-knock=Klopf, klopf
does-knock-knock=das Schlüsselloch bleibt auf seiner Seite
midnight-i-am-dizzy=Mir ist schwindlig
does-i-am-dizzy=die Lobby ist um ein Viertel gedreht: Alle haben eine neue Startseite
midnight-crystal-ball=Kristallkugel
does-crystal-ball=zuerst wird die Tür gewürfelt, dann die Seite gewählt
midnight-red-light-green-light=Ochs am Berg
does-red-light-green-light=jeder Geist in der Lobby ist ein Feld weitergegangen
midnight-says={$card}: {$does}.
lobby=Die Lobby von oben
lobby3d=Die Lobby in 3D. Zum Umsehen ziehen.
see2d=Von oben
see3d=In 3D
no3d=Dieser Browser kann nicht in 3D zeichnen; du siehst die Lobby von oben.
peek=Durchs Schlüsselloch schauen
peekshort=Schlüsselloch
back=Zurück zur Lobby
peeking=Durchs Schlüsselloch an Tür {$door}. Zum Umsehen ziehen oder die Pfeiltasten benutzen.
seen=Gesehen: {$who}.
nobody=Niemand ist zu sehen.
left=noch {$n} von {$of} Punkten
round=Runde {$n} von 5
midnight=Mitternachtskarte
mycard=Deine Karte: {$n} Punkte
whichghost=Welcher Geist?
whichpiece=Welches Möbelstück?
field=Feld
place=Standort
enter=So planen
goes=Hier hinstellen
done=Plan ist fertig
cost=
 {$field}, {$n} {$n ->
 [one] Punkt
 *[other] Punkte
}
floor=Boden
high=Höhe {FIXED($h)}
floorunder=Boden, darüber: {$piece}
on=oben, darunter: {$piece}
putback=Zurückstellen
with=mit: {$ghost}
choose=Wie hoch?
held={$piece} bei {FIXED($x)} / {FIXED($y)}, um {$turn}° gedreht, {$pose}, {$layer}
over=über den anderen
under=unter den anderen
layer=Darüber oder darunter
allowed=Hier erlaubt.
asking=Passt es? Einen Moment…
bylist=Standort aus einer Liste wählen
fine=In kleinen Schritten bewegen
west=Westen
east=Osten
north=Norden
south=Süden
turnleft=Nach links drehen
turnright=Nach rechts drehen
tip=Kippen
step=Schritt: {$n}
put=Hier hinstellen
fit=Wieder hinein
moving=Möbel versetzen
planning=Dein Plan
spot=
 {$spot}, {$level ->
 [0] {floor}
 *[other] Höhe {FIXED($level)}
}
spot-with={spot}, {with}
act-done=
 {done}{$left ->
 [none] {""}
 *[other] {" "}({left})
}
act-merge=
 {$name} und {$ghost} verschmelzen: {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 Punkt)
 *[other] {" "}({$cost} Punkte)
}
act-grow=ein größerer Geist statt {$name}: {$field} {spot}
act-move=
 {$name} geht nach {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 Punkt)
 *[other] {" "}({$cost} Punkte)
}
act-leave=
 {$name} verlässt die Lobby{$cost ->
 [none] {""}
 [one] {" "}(1 Punkt)
 *[other] {" "}({$cost} Punkte)
}
act-take-back=den entkommenen Geist zurückholen: {$name}
act-bring=einen kleinen Geist auf {$field} {spot} stellen
board-round={round}.
board-keyhole=Das Schlüsselloch ist an Tür {$door}.
board-midnight={midnight}: {$says}
board-piece={held}.
board-seat={$who} startet im {$side}: {$points} Punkte, {$stock} im Vorrat, {$escaped} entkommen; in der Lobby: {$ghosts}.
board-ghost={ghost} {$field} {spot}
board-none=niemand
board-seen=
 Gesehen{$mirror ->
 [1] {" "}im Spiegel
 *[0] {""}
} von Tür {$door} aus: {ghost} von {$who}.
board-plan={planning}: {$entry}.
prompt-furnishing=Nimm ein Möbelstück und zieh es an seine Stelle. Dreh es, kipp es und stell es dann hin.
prompt-taking=Tippe auf ein leuchtendes Möbelstück, um es zu versetzen, oder versetze keines.
prompt-placing=Zieh das Möbelstück an seine neue Stelle. Dreh es, kipp es und stell es dann hin.
prompt-planning=Tippe auf einen Geist oder zieh ihn und wähle dann, wo er sich versteckt. Dein Plan bleibt geheim.
prompt-naming=Wähle die Seite, an die das Schlüsselloch kommt. Die Tür bestimmt der Würfel.
prompt-tag=Fangen! Wähle einen leuchtenden Geist oder Standort.
prompt-big-brother=Wähle den Geist, der seinen großen Bruder ruft, und wo dieser stehen soll.
chance-midnight=Die Mitternachtskarte entscheidet
chance-drawing=Die Bewegungskarte entscheidet
chance-die=Der Würfel entscheidet`,english:[]},rules:{text:`spot-and-level={$field} {$spot}{$level ->
 [0] {""}
 *[other] , Höhe {FIXED($level)}
}
field-and-level={$field}, {$level ->
 [0] auf dem Boden
 *[other] Höhe {FIXED($level)}
}
stands={FIXED($x)} / {FIXED($y)}, um {$turn}° gedreht, {$pose ->
 [up] aufrecht
 [down] kopfüber
 [back] auf der Rückseite
 [front] auf der Vorderseite
 [left] auf der linken Seite
 *[right] auf der rechten Seite
}
costs={$cost ->
 [1] 1 Punkt
 *[other] {$cost} Punkte
}
now={$phase ->
 [arranging] zuerst wird die Lobby eingerichtet
 [furnishing] zuerst wird die Lobby eingerichtet, Stück für Stück
 [hanging] jetzt bekommt das Schlüsselloch seine erste Tür
 [midnight] jetzt wird eine Mitternachtskarte gezogen
 [tag] jetzt gilt die Mitternachtskarte „Fangen, du bist!“
 [big-brother] jetzt gilt die Mitternachtskarte „Ich rufe meinen großen Bruder!“
 [drawing] jetzt wird eine Bewegungskarte gezogen
 [taking] jetzt wird ein Möbelstück genommen oder keines
 [placing] jetzt wird das genommene Möbelstück hingestellt
 [planning] jetzt werden Pläne gemacht
 [rolling] jetzt wird um die Wahl der Seite gewürfelt
 [naming] jetzt wird die Seite des Schlüssellochs gewählt
 [knocking] jetzt wird die Tür ausgewürfelt
 [first-seat] jetzt wird ausgelost, wer beginnt
 *[over] die Partie ist zu Ende
}
action-arrange={NAME($arrangement)}
action-hang=das Schlüsselloch beginnt an Tür {$door}
action-strike={NAME($card)}
action-draw={$value} Punkte{$shown ->
 [0] {""}
 *[other] , {NAME($one)} oder {NAME($two)}
}
action-roll=der Würfel zeigt {$pips}
action-take={$piece ->
 [nothing] kein Möbelstück versetzen
 *[other] {NAME($title, form: "acc")} versetzen
}
action-place={NAME($piece, form: "acc")} dorthin stellen, {$layer ->
 [under] unter alle anderen
 *[over] auf das, was dort steht
}
action-set-back={NAME($piece, form: "acc")} unverändert zurückstellen
action-move={NAME($ghost)} geht nach {field-and-level} ({costs})
action-leave={NAME($ghost)} verlässt die Lobby ({costs})
action-merge={NAME($ghost)} und {NAME($partner)} verschmelzen ({NAME($bigger, form: "size")} Geist) auf {field-and-level} ({costs})
action-take-back=einen entkommenen Geist zurücknehmen: {NAME($ghost)}
action-done=den Plan abschließen{$left ->
 [0] {""}
 [1] {" "}(1 Punkt bleibt übrig)
 *[other] {" "}({$left} Punkte bleiben übrig)
}
action-side=das Schlüsselloch kommt an die {$side ->
 [S] Südseite
 [W] Westseite
 [N] Nordseite
 *[E] Ostseite
}
action-tag=den Geist von rechts zurückschicken ({NAME($ghost)}), einer von deinen kommt an seine Stelle
action-bring=einen kleinen Geist auf {$field} stellen
action-grow=ein {NAME($bigger, form: "size")} Geist ersetzt: {NAME($ghost)}
action-first={$who} beginnt
why-no-such-action=so eine Aktion gibt es nicht
why-not-now={now}
why-not-drawn-now=das entscheidet der Zufall, und nicht jetzt; {now}
why-card-used=diese Bewegungskarte ist schon gezogen
why-midnight-used=diese Mitternachtskarte ist schon verbraucht
why-not-on-card={NAME($piece, form: "the")} ist nicht auf der Karte; sie zeigt: {$shown}
why-already-moved={NAME($piece, form: "the")} ist in dieser Runde schon versetzt worden
why-only-the-other=von den zwei gezeigten Stücken ist nur eines schon versetzt; versetzen darfst du also nur das andere
why-not-taken={NAME($piece, form: "the")} ist genommen und muss hingestellt werden
why-already-placed={NAME($piece, form: "the")} steht schon in der Lobby
why-outside={NAME($piece, form: "the")} wäre nicht ganz in der Lobby
why-crowds={NAME($piece, form: "the")} ließe auf {$field} keinen Standort für einen Geist von {$owner}: {NAME($ghost)}
why-not-in-lobby={NAME($ghost, form: "the")} ist nicht in der Lobby und kann sie also nicht verlassen
why-escaped-stays={NAME($ghost, form: "the")} ist entkommen und kommt nicht zurück
why-in-reserve={NAME($ghost, form: "the")} wartet in der Reserve und kann von dort nicht hinein
why-moved-once={NAME($ghost, form: "the")} ist in dieser Runde schon gegangen
why-made-rests={NAME($ghost, form: "the")} ist durch Verschmelzen entstanden und ruht in dieser Runde
why-freed-rests={NAME($ghost, form: "the")} kam in dieser Runde durch Verschmelzen in den Vorrat und ruht
why-is-spellbound={NAME($ghost, form: "the")} steht in dieser Runde gebannt vor dem Spiegel
why-lower-number={NAME($ghost, form: "the")} ist noch nicht dran: Zuerst kommt der Geist derselben Größe mit der niedrigsten Nummer herein
why-too-far=das kostet {costs}, übrig {$left ->
 [1] ist 1
 *[other] sind {$left}
}
why-bad-anchor=ein Geist dieser Größe stünde dort nicht ganz im Feld
why-same-place={NAME($ghost, form: "the")} steht genau dort; eine Bewegung im Feld endet an einem anderen Standort
why-not-carried=dort trägt in dieser Höhe nichts einen Geist dieser Größe
why-in-furniture=dort ist ein Möbelstück im Weg
why-in-ghost=dort ist ein anderer Geist im Weg
why-must-merge={NAME($ghost, form: "the")} käme neben einem Geist an, mit dem er verschmelzen muss
why-came-in={NAME($ghost, form: "the")} ist erst in dieser Runde hereingekommen und darf in ihr nicht wieder hinaus
why-no-merging=Geister verschmelzen nur mit der Option merging
why-not-itself=ein Geist verschmilzt nicht mit sich selbst
why-partner-elsewhere={NAME($partner, form: "the")} ist nicht auf {$field}
why-never-merges=zwei mittlere Geister verschmelzen nicht, und der große mit niemandem
why-partner-made={NAME($partner, form: "the")} ist durch Verschmelzen entstanden und verschmilzt in dieser Runde nicht noch einmal
why-no-figure=in der Reserve ist kein {NAME($bigger, form: "size")} Geist
why-no-taking-back=Geister werden nur mit der Option merging zurückgenommen
why-stock-not-empty=ein Geist wird nur zurückgenommen, wenn im Vorrat kein kleiner Geist ist
why-took-already=in einer Runde wird nur ein Geist zurückgenommen
why-not-escaped={NAME($ghost, form: "the")} ist nicht entkommen
why-take-lower={NAME($ghost, form: "the")} ist noch nicht dran: Ein anderer Geist derselben Größe geht vor
why-same-side=das Schlüsselloch ist auf dieser Seite und muss die Seite wechseln
why-tag-not-small=Fangen spielen nur kleine Geister
why-tag-not-there=dieser Geist von rechts ist nicht in der Lobby: {NAME($ghost)}
why-tag-swap=wer rechts von dir sitzt, hat einen kleinen Geist in der Lobby: Tausche ihn aus
why-tag-free=wer rechts von dir sitzt, hat keinen kleinen Geist in der Lobby: Stell einen von deinen in Reihe 3
why-not-row-three={$field} liegt nicht in Reihe 3 deiner Seite
why-grow-large=größer als der große Geist ist keiner
why-grow-not-there={NAME($ghost, form: "the")} ist nicht in der Lobby
why-grow-no-figure=neben dem Spielplan wartet kein {NAME($bigger, form: "size")} Geist
why-grow-elsewhere=der größere Geist kommt auf das Feld des kleineren: {NAME($ghost)}
why-plan-hidden=einen Plan kennt nur, wer ihn macht
event-arranged=Die Lobby ist eingerichtet: {NAME($arrangement)}.
event-placed={$who} stellt {NAME($piece, form: "acc")} hin: {stands}, {$under ->
 [1] unter die anderen
 *[0] über die anderen
}.
event-returned={$who} stellt {NAME($piece, form: "acc")} unverändert zurück.
event-kept={$piece ->
 [piano] Das Klavier
 [mirror] Der Spiegel
 [trolley] Der Servierwagen
 [desk] Der Tresen
 [armchair] Der Sessel
 [table] Der Tisch
 *[other] {$piece}
} bleibt so stehen: Ein Geist von {$who} ({NAME($ghost)}) fände auf {$field} keinen Standort.
event-begins={$who} wird ausgelost und beginnt.
event-first-door=Das Schlüsselloch beginnt an Tür {$door}.
event-round=Runde {$round}: {$who} hat den Würfel.
event-midnight=Mitternachtskarte: {NAME($card)}{$ends ->
 [1] {""}
 *[0] .
}
event-furniture=Versetzt wird {NAME($piece, form: "the")}: jetzt {stands}.
event-drew={$who} zieht eine Karte mit {$value}: {$shown ->
 [0] kein Möbelstück
 *[other] {NAME($one)} oder {NAME($two)}
}.
event-took={$who} {$piece ->
 [nothing] versetzt kein Möbelstück
 *[other] nimmt {NAME($piece, form: "acc")}
}.
event-planned=Dein Plan: {$sort ->
 [move] {NAME($ghost)} geht nach {spot-and-level}
 [leave] {NAME($ghost)} verlässt die Lobby
 [merge] {NAME($ghost)} verschmilzt auf {spot-and-level} ({NAME($partner)})
 *[other] {NAME($ghost)} kommt zurück
}.
event-committed={$who} ist mit dem Plan fertig.
event-moved=Ein Geist von {$who} ({NAME($ghost)}) geht nach {spot-and-level}.
event-escaped=Ein Geist von {$who} ({NAME($ghost)}) entkommt von {$field} und ist in Sicherheit.
event-merged=Zwei Geister von {$who} ({NAME($ghost)}, {NAME($partner)}) verschmelzen auf {spot-and-level}: {NAME($made)}.
event-not-merged=Zwei Geister von {$who} ({NAME($ghost)}, {NAME($partner)}) können auf {$field} nicht verschmelzen.
event-taken-back={$who} nimmt einen entkommenen Geist zurück: {NAME($ghost)}.
event-put-back=Ein Geist von {$who} ({NAME($ghost)}) findet Platz auf {spot-and-level}.
event-rolled={$who} würfelt eine {$pips}.
event-tie={$tied} haben gleich hoch gewürfelt und würfeln noch einmal.
event-chooser={$who} wählt die Seite des Schlüssellochs.
event-side={$who} wählt {$side ->
 [S] die Südseite
 [W] die Westseite
 [N] die Nordseite
 *[E] die Ostseite
}.
event-keyhole=Das Schlüsselloch ist an Tür {$door}.
event-die={$who} bekommt den Würfel.
event-seen=Ein Geist von {$who} ({NAME($ghost)}) wird {$way ->
 [mirror] {"im Spiegel "}
 *[direct] {""}
}von Tür {$door} aus gesehen.
event-bounce=Der Spiegel lenkt den Blick auf einen Geist: {NAME($ghost)}.
event-nobody=Von Tür {$door} aus ist niemand zu sehen.
event-sent-back=Ein Geist von {$who} ({NAME($ghost)}) muss zurück.
event-lying=Alle Geister in der Lobby legen sich hin.
event-standing=Die Geister stehen wieder auf.
event-faced=Ein Geist von {$who} ({NAME($ghost)}) steht gebannt vor dem Spiegel, auf {$field} {$spot}.
event-tagged={$who} fängt einen Geist von {$other} auf {$field}: {NAME($ghost)} statt {NAME($swapped)}.
event-brought=Ein Geist von {$who} ({NAME($ghost)}) kommt nach {spot-and-level}.
event-grew=Ein Geist von {$who} wächst auf {spot-and-level}: {NAME($made)} statt {NAME($ghost)}.
event-turned={$who} startet jetzt von {$side ->
 [S] der Südseite
 [W] der Westseite
 [N] der Nordseite
 *[E] der Ostseite
}.
event-stepped=Ein Geist von {$who} ({NAME($ghost)}) geht weiter nach {spot-and-level}.
event-points={$who} hat {$points} {$halves ->
 [1] Punkt
 [2] Punkt
 *[other] Punkte
}.
event-won={$who} gewinnt.
name-mirror=Spiegel
name-mirror-the=der Spiegel
name-mirror-acc=den Spiegel
name-trolley=Servierwagen
name-trolley-the=der Servierwagen
name-trolley-acc=den Servierwagen
name-desk=Tresen
name-desk-the=der Tresen
name-desk-acc=den Tresen
name-piano=Klavier
name-piano-the=das Klavier
name-piano-acc=das Klavier
name-armchair=Sessel
name-armchair-the=der Sessel
name-armchair-acc=den Sessel
name-table=Tisch
name-table-the=der Tisch
name-table-acc=den Tisch
name-large=großer Geist
name-large-the=der große Geist
name-medium-1=mittlerer Geist 1
name-medium-1-the=der mittlere Geist 1
name-medium-2=mittlerer Geist 2
name-medium-2-the=der mittlere Geist 2
name-small-1=kleiner Geist 1
name-small-1-the=der kleine Geist 1
name-small-2=kleiner Geist 2
name-small-2-the=der kleine Geist 2
name-small-3=kleiner Geist 3
name-small-3-the=der kleine Geist 3
name-small-4=kleiner Geist 4
name-small-4-the=der kleine Geist 4
name-small-size=kleiner
name-medium-size=mittlerer
name-large-size=großer
name-extra-curious=Besonders neugierig
name-take-cover=Alle in Deckung!
name-too-enthusiastic=Zu viel Schwung
name-who-pulls-the-craziest-face=Wer schneidet die verrückteste Grimasse?
name-tag-you-are-it=Fangen, du bist!
name-dance-floor=Tanzfläche
name-the-floor-is-lava=Der Boden ist Lava
name-i-call-my-big-brother=Ich rufe meinen großen Bruder!
name-knock-knock=Klopf, klopf
name-i-am-dizzy=Mir ist schwindlig
name-crystal-ball=Kristallkugel
name-red-light-green-light=Ochs am Berg
name-reception=Empfang
name-music-room=Musikzimmer
name-by-the-fireside=Am Kamin
name-long-corridor=Langer Gang
name-tea-time=Teestunde
name-checkerboard=Schachbrett
name-left-luggage=Gepäckaufbewahrung
name-late-check-in=Späte Ankunft`,english:[]}},_u={own:{text:`piece-mirror=mirror
piece-trolley=trolley
piece-desk=desk
piece-piano=piano
piece-armchair=armchair
piece-table=table
pose-up=upright
pose-down=upside down
pose-back=on its back
pose-front=on its front
pose-left=on its left side
pose-right=on its right side
side-S=south
side-W=west
side-N=north
side-E=east
ghost=
 {$size ->
 [small] small
 [medium] medium
 *[large] large
}{$number ->
 [0] {""}
 *[other] {" "}{$number}
}
newcomer=a small ghost
midnight-extra-curious=Extra curious
does-extra-curious=a second peek follows, from the door opposite
midnight-take-cover=Take cover!
does-take-cover=ghosts lie flat until after the peek
midnight-too-enthusiastic=Too enthusiastic
does-too-enthusiastic=the furniture was tipped on its side
midnight-who-pulls-the-craziest-face=Who pulls the craziest face?
does-who-pulls-the-craziest-face=ghosts put before the mirror may not move this round
midnight-tag-you-are-it=Tag, you are it!
does-tag-you-are-it=a small ghost of yours takes the place of a right neighbour's
midnight-dance-floor=Dance floor
does-dance-floor=the furniture was pushed to the nearest doors
midnight-the-floor-is-lava=The floor is lava
does-the-floor-is-lava=after the peek, ghosts that do not stand on furniture go back
midnight-i-call-my-big-brother=I call my big brother!
does-i-call-my-big-brother=one ghost of every player grows a size
midnight-knock-knock=Knock knock
does-knock-knock=the keyhole stays on its side
midnight-i-am-dizzy=I am dizzy
does-i-am-dizzy=the lobby was turned a quarter: everybody has a new start side
midnight-crystal-ball=Crystal ball
does-crystal-ball=first the door is rolled, then the side is chosen
midnight-red-light-green-light=Red light, green light
does-red-light-green-light=every ghost in the lobby went one field on
midnight-says={$card}: {$does}.
lobby=The lobby from above
lobby3d=The lobby in 3D. Drag to look round.
see2d=From above
see3d=In 3D
no3d=This browser cannot draw in 3D, so the lobby is shown from above.
peek=Look through the keyhole
peekshort=Keyhole
back=Back to the lobby
peeking=Through the keyhole at door {$door}. Drag or use the arrow keys to look round.
seen=Seen: {$who}.
nobody=Nobody is seen.
left={$n} of {$of} points left
round=Round {$n} of 5
midnight=Midnight card
mycard=Your card: {$n} points
whichghost=Which ghost?
whichpiece=Which piece?
field=Field
place=Place
enter=Plan this
goes=Put it there
done=Plan is ready
cost=
 {$field}, {$n} {$n ->
 [one] point
 *[other] points
}
floor=floor
high={FIXED($h)} up
floorunder=floor, under the {$piece}
on=on the {$piece}
putback=Put it back
with=with {$ghost}
choose=How high?
held={$piece} at {FIXED($x)}, {FIXED($y)}, turned {$turn}°, {$pose}, {$layer}
over=over the others
under=below the others
layer=Over or under
allowed=Allowed here.
asking=Looking whether it fits…
bylist=Choose the place from a list
fine=Move by small steps
west=West
east=East
north=North
south=South
turnleft=Turn left
turnright=Turn right
tip=Tip it
step=Step: {$n}
put=Put it here
fit=Back inside
moving=Move the furniture
planning=Your plan
spot=
 {$spot}, {$level ->
 [0] {floor}
 *[other] {FIXED($level)} up
}
spot-with={spot}, {with}
act-done=
 {done}{$left ->
 [none] {""}
 *[other] {" "}({left})
}
act-merge=
 {$name} merges with {$ghost}: {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 point)
 *[other] {" "}({$cost} points)
}
act-grow=a bigger ghost takes the place of {$name}: {$field} {spot}
act-move=
 {$name} goes to {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 point)
 *[other] {" "}({$cost} points)
}
act-leave=
 {$name} leaves the lobby{$cost ->
 [none] {""}
 [one] {" "}(1 point)
 *[other] {" "}({$cost} points)
}
act-take-back=take the escaped {$name} back
act-bring=put a small ghost into {$field} {spot}
board-round={round}.
board-keyhole=The keyhole is at door {$door}.
board-midnight={midnight}: {$says}
board-piece={held}.
board-seat={$who} starts in the {$side}: {$points} points, {$stock} in the stock, {$escaped} escaped; in the lobby: {$ghosts}.
board-ghost={ghost} {$field} {spot}
board-none=nobody
board-seen=
 {$who}'s {ghost} was seen{$mirror ->
 [1] {" "}in the mirror
 *[0] {""}
} from door {$door}.
board-plan={planning}: {$entry}.
prompt-furnishing=Take a piece and drag it to its place. Turn it, tip it, then put it there.
prompt-taking=Tap a lit piece to move it, or move nothing.
prompt-placing=Drag the piece to its new place. Turn it, tip it, then put it there.
prompt-planning=Tap or drag a ghost, then choose where it hides. Your plan stays secret.
prompt-naming=Choose the side the keyhole goes to. The die picks the door.
prompt-tag=Tag! Choose a lit ghost or place.
prompt-big-brother=Choose the ghost that calls its big brother, and where he stands.
chance-midnight=The midnight card decides
chance-drawing=The movement card decides
chance-die=The die decides`,english:[]},rules:{text:`spot-and-level={$field} {$spot}{$level ->
 [0] {""}
 *[other] , {FIXED($level)} up
}
field-and-level={$field}, {$level ->
 [0] on the floor
 *[other] {FIXED($level)} up
}
stands={FIXED($x)}, {FIXED($y)}, turned {$turn}°, {$pose ->
 [up] upright
 [down] upside down
 [back] on its back
 [front] on its front
 [left] on its left side
 *[right] on its right side
}
costs={$cost ->
 [1] 1 point
 *[other] {$cost} points
}
now={$phase ->
 [arranging] the lobby is furnished first
 [furnishing] the lobby is furnished first, piece by piece
 [hanging] the keyhole gets its first door now
 [midnight] a midnight card is drawn now
 [tag] the midnight card Tag is obeyed now
 [big-brother] the midnight card Big brother is obeyed now
 [drawing] a movement card is drawn now
 [taking] a piece of furniture, or nothing, is taken now
 [placing] the piece taken is placed now
 [planning] movement plans are made now
 [rolling] seats roll for the choice of side now
 [naming] the side of the keyhole is named now
 [knocking] the door is rolled now
 [first-seat] the first seat is drawn now
 *[over] the game is over
}
action-arrange={$arrangement}
action-hang=the keyhole starts at door {$door}
action-strike={$card}
action-draw={$value} points{$shown ->
 [0] {""}
 *[other] , {$one} or {$two}
}
action-roll=the die shows {$pips}
action-take={$piece ->
 [nothing] move no furniture
 *[other] move the {$title}
}
action-place=put the {$piece} there, {$layer ->
 [under] below all others
 *[over] on what is there
}
action-set-back=put the {$piece} back as it was
action-move={$ghost} goes to {field-and-level} ({costs})
action-leave={$ghost} leaves the lobby ({costs})
action-merge={$ghost} and {$partner} become {$bigger} in {field-and-level} ({costs})
action-take-back=take the escaped {$ghost} back
action-done=close the plan{$left ->
 [0] {""}
 [1] {" "}(1 point left over)
 *[other] {" "}({$left} points left over)
}
action-side=the keyhole goes to the {$side ->
 [S] south
 [W] west
 [N] north
 *[E] east
} side
action-tag=your right neighbour's {$ghost} goes back, one of yours takes its place
action-bring=put a small ghost into {$field}
action-grow=a {$bigger} ghost takes the place of {$ghost}
action-first={$who} begins
why-no-such-action=there is no such action
why-not-now={now}
why-not-drawn-now=that is left to chance, and not drawn now; {now}
why-card-used=that movement card has been drawn already
why-midnight-used=that midnight card has been used already
why-not-on-card=the {$piece} is not on the card, which shows {$shown}
why-already-moved=the {$piece} has already been moved this round
why-only-the-other=only one of the two pieces shown has been moved, so only the other may be
why-not-taken=the {$piece} was taken, and must be placed
why-already-placed=the {$piece} stands in the lobby already
why-outside=the {$piece} would not lie wholly inside the lobby
why-crowds=the {$piece} would leave {$owner}'s {$ghost} ghost no place in {$field}
why-not-in-lobby=the {$ghost} is not in the lobby, so it cannot leave it
why-escaped-stays=the {$ghost} has escaped and does not come back
why-in-reserve=the {$ghost} waits in the reserve and cannot enter from there
why-moved-once=the {$ghost} has already moved this round
why-made-rests=the {$ghost} was made by merging and rests this round
why-freed-rests=a merging put the {$ghost} into the stock this round, so it rests
why-is-spellbound=the {$ghost} is spellbound before the mirror this round
why-lower-number=ghosts enter lowest number first; another of the same size goes before {$ghost}
why-too-far=that costs {$cost}, and {$left} points are left
why-bad-anchor=a ghost of that size would not stand wholly within the field there
why-same-place=the {$ghost} stands exactly there; a movement within a field ends at another place
why-not-carried=nothing carries a ghost of that size there at that height
why-in-furniture=a piece of furniture is in the way there
why-in-ghost=another ghost is in the way there
why-must-merge=the {$ghost} would end beside a ghost with which it must merge
why-came-in=the {$ghost} came into the lobby this round, so it may not leave it in the same round
why-no-merging=ghosts merge only with option merging
why-not-itself=a ghost does not merge with itself
why-partner-elsewhere=the {$partner} is not in {$field}
why-never-merges=two medium ghosts do not merge, and the large ghost merges with nobody
why-partner-made=the {$partner} was made by merging and does not merge again this round
why-no-figure=no {$bigger} ghost is in the reserve
why-no-taking-back=ghosts are taken back only with option merging
why-stock-not-empty=a ghost is taken back only while the stock holds no small ghost
why-took-already=only one ghost is taken back in a round
why-not-escaped=the {$ghost} has not escaped
why-take-lower=another ghost of the same size goes before {$ghost}
why-same-side=the keyhole stands on that side, and must change sides
why-tag-not-small=only small ghosts play tag
why-tag-not-there=your right neighbour's {$ghost} is not in the lobby
why-tag-swap=your right neighbour has a small ghost in the lobby: swap it
why-tag-free=your right neighbour has no small ghost in the lobby: put one of yours in row 3
why-not-row-three={$field} is not in row 3 of your side
why-grow-large=no ghost is bigger than the large one
why-grow-not-there=the {$ghost} is not in the lobby
why-grow-no-figure=no {$bigger} ghost waits beside the board
why-grow-elsewhere=the bigger ghost stands in the field of the {$ghost}
why-plan-hidden=only the planning seat knows its plan
event-arranged=The lobby is furnished: {$arrangement}.
event-placed={$who} places the {$piece} at {stands}, {$under ->
 [1] below the others
 *[0] over the others
}.
event-returned={$who} puts the {$piece} back as it was.
event-kept=The {$piece} stays as it is: {$who}'s {$ghost} ghost would find no place in {$field}.
event-begins={$who} is drawn to begin.
event-first-door=The keyhole starts at door {$door}.
event-round=Round {$round}: {$who} holds the die.
event-midnight=Midnight card: {$card}{$ends ->
 [1] {""}
 *[0] .
}
event-furniture=The {$piece} is now at {stands}.
event-drew={$who} draws a card of {$value}: {$shown ->
 [0] no furniture
 *[other] {$one} or {$two}
}.
event-took={$who} {$piece ->
 [nothing] moves no furniture
 *[other] takes the {$piece}
}.
event-planned=You plan: {$sort ->
 [move] {$ghost} goes to {spot-and-level}
 [leave] {$ghost} leaves
 [merge] {$ghost} merges with {$partner} at {spot-and-level}
 *[other] take back {$ghost}
}.
event-committed={$who} has made a plan.
event-moved={$who}'s {$ghost} ghost goes to {spot-and-level}.
event-escaped={$who}'s {$ghost} ghost leaves from {$field} and is safe.
event-merged={$who}'s {$ghost} and {$partner} ghosts become {$made} at {spot-and-level}.
event-not-merged={$who}'s {$ghost} and {$partner} ghosts cannot merge in {$field}.
event-taken-back={$who} takes the escaped {$ghost} ghost back.
event-put-back={$who}'s {$ghost} ghost finds room at {spot-and-level}.
event-rolled={$who} rolls {$pips}.
event-tie={$tied} share the highest roll and roll again.
event-chooser={$who} chooses the side of the keyhole.
event-side={$who} names side {$side}.
event-keyhole=The keyhole is at door {$door}.
event-die={$who} gets the die.
event-seen={$who}'s {$ghost} ghost is seen{$way ->
 [mirror] {" "}in the mirror
 *[direct] {""}
} from door {$door}.
event-bounce=The line to {$ghost} bounces off the mirror.
event-nobody=Nobody is seen from door {$door}.
event-sent-back={$who}'s {$ghost} ghost has to go back.
event-lying=All ghosts in the lobby lie down.
event-standing=The ghosts stand up again.
event-faced={$who}'s {$ghost} ghost stands spellbound before the mirror at {$field} {$spot}.
event-tagged={$who}'s {$ghost} ghost takes the place of {$other}'s {$swapped} ghost in {$field}.
event-brought={$who}'s {$ghost} ghost comes to {spot-and-level}.
event-grew={$who}'s {$made} ghost takes the place of {$ghost} at {spot-and-level}.
event-turned={$who} now starts from side {$side}.
event-stepped={$who}'s {$ghost} ghost goes on to {spot-and-level}.
event-points={$who} has {$points} {$halves ->
 [1] point
 [2] point
 *[other] points
}.
event-won={$who} wins.`,english:[]}},vu={own:{text:`piece-mirror=espejo
piece-trolley=carrito
piece-desk=mostrador
piece-piano=piano
piece-armchair=sillón
piece-table=mesa
pose-up=de pie
pose-down=boca abajo
pose-back=sobre su parte trasera
pose-front=sobre su parte delantera
pose-left=sobre su lado izquierdo
pose-right=sobre su lado derecho
side-S=sur
side-W=oeste
side-N=norte
side-E=este
ghost=
 {$size ->
 [small] fantasma pequeño
 [medium] fantasma mediano
 *[large] fantasma grande
}{$number ->
 [0] {""}
 *[other] {" "}{$number}
}
newcomer=un fantasma pequeño
midnight-extra-curious=Mucha curiosidad
does-extra-curious=se mira otra vez, desde la puerta de enfrente
midnight-take-cover=¡A cubierto!
does-take-cover=los fantasmas están tumbados hasta después de la mirada
midnight-too-enthusiastic=Demasiado entusiasmo
does-too-enthusiastic=los muebles se han volcado de lado
midnight-who-pulls-the-craziest-face=¿Quién pone la cara más loca?
does-who-pulls-the-craziest-face=los fantasmas puestos ante el espejo no se mueven en esta ronda
midnight-tag-you-are-it=¡Tú la llevas!
does-tag-you-are-it=un fantasma pequeño tuyo ocupa el lugar de uno de tu derecha
midnight-dance-floor=Pista de baile
does-dance-floor=los muebles se han apartado a las puertas más cercanas
midnight-the-floor-is-lava=El suelo es lava
does-the-floor-is-lava=tras la mirada, vuelven atrás los fantasmas que no están sobre un mueble
midnight-i-call-my-big-brother=¡Llamo a mi hermano mayor!
does-i-call-my-big-brother=un fantasma de cada persona crece un tamaño
midnight-knock-knock=Toc, toc
does-knock-knock=la cerradura se queda en su lado
midnight-i-am-dizzy=Todo me da vueltas
does-i-am-dizzy=el vestíbulo ha girado un cuarto de vuelta: hay un lado inicial nuevo para cada persona
midnight-crystal-ball=Bola de cristal
does-crystal-ball=primero se tira el dado para la puerta y después se elige el lado
midnight-red-light-green-light=Luz roja, luz verde
does-red-light-green-light=cada fantasma del vestíbulo ha avanzado una casilla
midnight-says={$card}: {$does}.
lobby=El vestíbulo desde arriba
lobby3d=El vestíbulo en 3D. Arrastra para mirar alrededor.
see2d=Desde arriba
see3d=En 3D
no3d=Este navegador no puede dibujar en 3D, así que el vestíbulo se ve desde arriba.
peek=Mirar por la cerradura
peekshort=Cerradura
back=Volver al vestíbulo
peeking=Por la cerradura de la puerta {$door}. Arrastra o usa las flechas para mirar alrededor.
seen=A la vista: {$who}.
nobody=No se ve a nadie.
left={$n} de {$of} puntos por gastar
round=Ronda {$n} de 5
midnight=Carta de medianoche
mycard=Tu carta: {$n} puntos
whichghost=¿Qué fantasma?
whichpiece=¿Qué mueble?
field=Casilla
place=Lugar
enter=Planear esto
goes=Ponerlo ahí
done=Plan listo
cost=
 {$field}, {$n} {$n ->
 [one] punto
 *[other] puntos
}
floor=suelo
high=altura {FIXED($h)}
floorunder=suelo, debajo de: {$piece}
on=encima de: {$piece}
putback=Devolver a su lugar
with=con: {$ghost}
choose=¿A qué altura?
held={$piece} en {FIXED($x)} / {FIXED($y)}, con un giro de {$turn}°, {$pose}, {$layer}
over=encima de los demás
under=debajo de los demás
layer=Encima o debajo
allowed=Aquí se puede.
asking=Comprobando si cabe…
bylist=Elegir el lugar de una lista
fine=Mover poco a poco
west=Oeste
east=Este
north=Norte
south=Sur
turnleft=Girar a la izquierda
turnright=Girar a la derecha
tip=Volcar
step=Paso: {$n}
put=Ponerlo aquí
fit=Volver adentro
moving=Mover los muebles
planning=Tu plan
spot=
 {$spot}, {$level ->
 [0] {floor}
 *[other] altura {FIXED($level)}
}
spot-with={spot}, {with}
act-done=
 {done}{$left ->
 [none] {""}
 *[other] {" "}({left})
}
act-merge=
 {$name} y {$ghost} se fusionan: {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 punto)
 *[other] {" "}({$cost} puntos)
}
act-grow=un fantasma mayor ocupa el lugar de: {$name}, en {$field} {spot}
act-move=
 {$name} va a {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 punto)
 *[other] {" "}({$cost} puntos)
}
act-leave=
 {$name} sale del vestíbulo{$cost ->
 [none] {""}
 [one] {" "}(1 punto)
 *[other] {" "}({$cost} puntos)
}
act-take-back=recuperar: {$name}
act-bring=poner un fantasma pequeño en {$field} {spot}
board-round={round}.
board-keyhole=La cerradura está en la puerta {$door}.
board-midnight={midnight}: {$says}
board-piece={held}.
board-seat={$who} empieza en el {$side}; puntos: {$points}, en el almacén: {$stock}, escapados: {$escaped}; en el vestíbulo: {$ghosts}.
board-ghost={ghost} {$field} {spot}
board-none=ninguno
board-seen=
 A la vista{$mirror ->
 [1] {" "}en el espejo
 *[0] {""}
} desde la puerta {$door}: {ghost}, de {$who}.
board-plan={planning}: {$entry}.
prompt-furnishing=Toma un mueble y arrástralo a su lugar. Gíralo, vuélcalo y ponlo ahí.
prompt-taking=Toca un mueble iluminado para moverlo, o no muevas ninguno.
prompt-placing=Arrastra el mueble a su nuevo lugar. Gíralo, vuélcalo y ponlo ahí.
prompt-planning=Toca o arrastra un fantasma y elige dónde se esconde. Tu plan es secreto.
prompt-naming=Elige a qué lado va la cerradura. El dado decide la puerta.
prompt-tag=¡Tú la llevas! Elige un fantasma o un lugar iluminado.
prompt-big-brother=Elige el fantasma que llama a su hermano mayor y dónde se pone.
chance-midnight=La carta de medianoche decide
chance-drawing=La carta de movimiento decide
chance-die=El dado decide`,english:[]},rules:{text:`spot-and-level={$field} {$spot}{$level ->
 [0] {""}
 *[other] , altura {FIXED($level)}
}
field-and-level={$field}, {$level ->
 [0] en el suelo
 *[other] altura {FIXED($level)}
}
stands={FIXED($x)} / {FIXED($y)}, con un giro de {$turn}°, {$pose ->
 [up] de pie
 [down] boca abajo
 [back] sobre su parte trasera
 [front] sobre su parte delantera
 [left] sobre su lado izquierdo
 *[right] sobre su lado derecho
}
costs={$cost ->
 [1] 1 punto
 *[other] {$cost} puntos
}
now={$phase ->
 [arranging] primero se amuebla el vestíbulo
 [furnishing] primero se amuebla el vestíbulo, mueble a mueble
 [hanging] ahora la cerradura recibe su primera puerta
 [midnight] ahora se roba una carta de medianoche
 [tag] ahora se cumple la carta de medianoche «¡Tú la llevas!»
 [big-brother] ahora se cumple la carta de medianoche «¡Llamo a mi hermano mayor!»
 [drawing] ahora se roba una carta de movimiento
 [taking] ahora se toma un mueble o ninguno
 [placing] ahora se coloca el mueble tomado
 [planning] ahora se hacen los planes
 [rolling] ahora se tira el dado por la elección del lado
 [naming] ahora se elige el lado de la cerradura
 [knocking] ahora se tira el dado para la puerta
 [first-seat] ahora se sortea quién empieza
 *[over] la partida ha acabado
}
action-arrange={NAME($arrangement)}
action-hang=la cerradura empieza en la puerta {$door}
action-strike={NAME($card)}
action-draw={$value} puntos{$shown ->
 [0] {""}
 *[other] , {NAME($one)} o {NAME($two)}
}
action-roll=el dado muestra un {$pips}
action-take={$piece ->
 [nothing] no mover ningún mueble
 *[other] mover {NAME($title, form: "the")}
}
action-place=poner ahí {NAME($piece, form: "the")}, {$layer ->
 [under] debajo de todo lo demás
 *[over] encima de lo que haya
}
action-set-back=devolver {NAME($piece, form: "the")} a su lugar
action-move=el {NAME($ghost)} va a {field-and-level} ({costs})
action-leave=el {NAME($ghost)} sale del vestíbulo ({costs})
action-merge=el {NAME($ghost)} y el {NAME($partner)} se fusionan en un fantasma {NAME($bigger, form: "size")} en {field-and-level} ({costs})
action-take-back=recuperar el {NAME($ghost)} que había escapado
action-done=cerrar el plan{$left ->
 [0] {""}
 [1] {" "}(sobra 1 punto)
 *[other] {" "}(sobran {$left} puntos)
}
action-side=la cerradura va al lado {$side ->
 [S] sur
 [W] oeste
 [N] norte
 *[E] este
}
action-tag=el {NAME($ghost)} de tu derecha vuelve atrás y uno de los tuyos ocupa su lugar
action-bring=poner un fantasma pequeño en {$field}
action-grow=un fantasma {NAME($bigger, form: "size")} ocupa el lugar del {NAME($ghost)}
action-first=empieza {$who}
why-no-such-action=no hay ninguna acción así
why-not-now={now}
why-not-drawn-now=eso lo decide el azar, y no ahora; {now}
why-card-used=esa carta de movimiento ya se ha robado
why-midnight-used=esa carta de medianoche ya se ha usado
why-not-on-card={NAME($piece, form: "the")} no está en la carta, que muestra: {$shown}
why-already-moved={NAME($piece, form: "the")} ya se ha movido en esta ronda
why-only-the-other=solo se ha movido uno de los dos muebles de la carta, así que solo puedes mover el otro
why-not-taken=has tomado {NAME($piece, form: "the")} y ahora tienes que elegir dónde va
why-already-placed={NAME($piece, form: "the")} ya está en el vestíbulo
why-outside={NAME($piece, form: "the")} no quedaría del todo dentro del vestíbulo
why-crowds={NAME($piece, form: "the")} no dejaría lugar en {$field} al {NAME($ghost)} de {$owner}
why-not-in-lobby=el {NAME($ghost)} no está en el vestíbulo, así que no puede salir
why-escaped-stays=el {NAME($ghost)} ha escapado y no vuelve
why-in-reserve=el {NAME($ghost)} espera en la reserva y no puede entrar desde ahí
why-moved-once=el {NAME($ghost)} ya se ha movido en esta ronda
why-made-rests=el {NAME($ghost)} acaba de salir de una fusión y descansa esta ronda
why-freed-rests=una fusión ha llevado el {NAME($ghost)} al almacén en esta ronda, así que descansa
why-is-spellbound=el {NAME($ghost)} está embobado ante el espejo esta ronda
why-lower-number=los fantasmas entran por orden de número; antes del {NAME($ghost)} va otro del mismo tamaño
why-too-far=eso cuesta {$cost}, y te {$left ->
 [1] queda 1 punto
 *[other] quedan {$left} puntos
}
why-bad-anchor=ahí, un fantasma de ese tamaño no estaría del todo dentro de la casilla
why-same-place=el {NAME($ghost)} está justo ahí; un movimiento dentro de la casilla acaba en otro lugar
why-not-carried=a esa altura, ahí no hay nada que sostenga un fantasma de ese tamaño
why-in-furniture=ahí estorba un mueble
why-in-ghost=ahí estorba otro fantasma
why-must-merge=el {NAME($ghost)} acabaría junto a un fantasma con el que tiene que fusionarse
why-came-in=el {NAME($ghost)} ha entrado en el vestíbulo en esta ronda, así que no puede salir en la misma
why-no-merging=los fantasmas solo se fusionan con la opción merging
why-not-itself=un fantasma no se fusiona consigo mismo
why-partner-elsewhere=el {NAME($partner)} no está en {$field}
why-never-merges=dos fantasmas medianos no se fusionan, y el grande no se fusiona con ninguno
why-partner-made=el {NAME($partner)} acaba de salir de una fusión y no se fusiona otra vez en esta ronda
why-no-figure=en la reserva no hay ningún fantasma {NAME($bigger, form: "size")}
why-no-taking-back=solo se recuperan fantasmas con la opción merging
why-stock-not-empty=solo se recupera un fantasma si en el almacén no hay ninguno pequeño
why-took-already=en una ronda solo se recupera un fantasma
why-not-escaped=el {NAME($ghost)} no ha escapado
why-take-lower=antes del {NAME($ghost)} va otro del mismo tamaño
why-same-side=la cerradura está en ese lado y tiene que cambiar de lado
why-tag-not-small=a esto solo juegan los fantasmas pequeños
why-tag-not-there=el {NAME($ghost)} de tu derecha no está en el vestíbulo
why-tag-swap=quien está a tu derecha tiene un fantasma pequeño en el vestíbulo: cámbialo
why-tag-free=quien está a tu derecha no tiene fantasmas pequeños en el vestíbulo: pon uno de los tuyos en la fila 3
why-not-row-three={$field} no está en la fila 3 de tu lado
why-grow-large=ningún fantasma es mayor que el grande
why-grow-not-there=el {NAME($ghost)} no está en el vestíbulo
why-grow-no-figure=junto al tablero no espera ningún fantasma {NAME($bigger, form: "size")}
why-grow-elsewhere=el fantasma mayor va a la casilla del {NAME($ghost)}
why-plan-hidden=un plan solo lo conoce quien lo hace
event-arranged=El vestíbulo está amueblado: {NAME($arrangement)}.
event-placed={$who} coloca {NAME($piece, form: "the")}: {stands}, {$under ->
 [1] debajo de los demás
 *[0] encima de los demás
}.
event-returned={$who} devuelve {NAME($piece, form: "the")} a su lugar.
event-kept=Se queda como está {NAME($piece, form: "the")}: el {NAME($ghost)} de {$who} no tendría lugar en {$field}.
event-begins=El sorteo decide: empieza {$who}.
event-first-door=La cerradura empieza en la puerta {$door}.
event-round=Ronda {$round}: {$who} tiene el dado.
event-midnight=Carta de medianoche: {NAME($card)}{$ends ->
 [1] {""}
 *[0] .
}
event-furniture=Ahora está así {NAME($piece, form: "the")}: {stands}.
event-drew={$who} roba una carta de {$value}: {$shown ->
 [0] ningún mueble
 *[other] {NAME($one)} o {NAME($two)}
}.
event-took={$who} {$piece ->
 [nothing] no mueve ningún mueble
 *[other] toma {NAME($piece, form: "the")}
}.
event-planned=Tu plan: {$sort ->
 [move] el {NAME($ghost)} va a {spot-and-level}
 [leave] el {NAME($ghost)} sale
 [merge] el {NAME($ghost)} se fusiona con el {NAME($partner)} en {spot-and-level}
 *[other] recuperar el {NAME($ghost)}
}.
event-committed={$who} ya tiene su plan.
event-moved=El {NAME($ghost)} de {$who} va a {spot-and-level}.
event-escaped=El {NAME($ghost)} de {$who} sale desde {$field} y está a salvo.
event-merged=El {NAME($ghost)} y el {NAME($partner)} de {$who} se fusionan en {spot-and-level}: {NAME($made)}.
event-not-merged=El {NAME($ghost)} y el {NAME($partner)} de {$who} no pueden fusionarse en {$field}.
event-taken-back={$who} recupera el {NAME($ghost)} que había escapado.
event-put-back=El {NAME($ghost)} de {$who} encuentra lugar en {spot-and-level}.
event-rolled={$who} saca un {$pips}.
event-tie={$tied} empatan con la tirada más alta y tiran otra vez.
event-chooser={$who} elige el lado de la cerradura.
event-side={$who} elige el lado {$side ->
 [S] sur
 [W] oeste
 [N] norte
 *[E] este
}.
event-keyhole=La cerradura está en la puerta {$door}.
event-die={$who} recibe el dado.
event-seen=El {NAME($ghost)} de {$who} está a la vista{$way ->
 [mirror] {" "}en el espejo
 *[direct] {""}
} desde la puerta {$door}.
event-bounce=El espejo desvía la mirada hacia el {NAME($ghost)}.
event-nobody=Desde la puerta {$door} no se ve a nadie.
event-sent-back=El {NAME($ghost)} de {$who} tiene que volver atrás.
event-lying=Todos los fantasmas del vestíbulo se tumban.
event-standing=Los fantasmas vuelven a levantarse.
event-faced=El {NAME($ghost)} de {$who} está embobado ante el espejo, en {$field} {$spot}.
event-tagged=El {NAME($ghost)} de {$who} ocupa el lugar del {NAME($swapped)} de {$other} en {$field}.
event-brought=El {NAME($ghost)} de {$who} llega a {spot-and-level}.
event-grew=El {NAME($made)} de {$who} ocupa el lugar del {NAME($ghost)} en {spot-and-level}.
event-turned={$who} empieza ahora desde el lado {$side ->
 [S] sur
 [W] oeste
 [N] norte
 *[E] este
}.
event-stepped=El {NAME($ghost)} de {$who} avanza a {spot-and-level}.
event-points={$who} tiene {$points} {$halves ->
 [1] punto
 [2] punto
 *[other] puntos
}.
event-won={$who} gana.
name-mirror=espejo
name-mirror-the=el espejo
name-trolley=carrito
name-trolley-the=el carrito
name-desk=mostrador
name-desk-the=el mostrador
name-piano=piano
name-piano-the=el piano
name-armchair=sillón
name-armchair-the=el sillón
name-table=mesa
name-table-the=la mesa
name-large=fantasma grande
name-medium-1=fantasma mediano 1
name-medium-2=fantasma mediano 2
name-small-1=fantasma pequeño 1
name-small-2=fantasma pequeño 2
name-small-3=fantasma pequeño 3
name-small-4=fantasma pequeño 4
name-small-size=pequeño
name-medium-size=mediano
name-large-size=grande
name-extra-curious=Mucha curiosidad
name-take-cover=¡A cubierto!
name-too-enthusiastic=Demasiado entusiasmo
name-who-pulls-the-craziest-face=¿Quién pone la cara más loca?
name-tag-you-are-it=¡Tú la llevas!
name-dance-floor=Pista de baile
name-the-floor-is-lava=El suelo es lava
name-i-call-my-big-brother=¡Llamo a mi hermano mayor!
name-knock-knock=Toc, toc
name-i-am-dizzy=Todo me da vueltas
name-crystal-ball=Bola de cristal
name-red-light-green-light=Luz roja, luz verde
name-reception=Recepción
name-music-room=Sala de música
name-by-the-fireside=Junto a la chimenea
name-long-corridor=Pasillo largo
name-tea-time=La hora del té
name-checkerboard=Tablero de ajedrez
name-left-luggage=Consigna
name-late-check-in=Llegada tardía`,english:[]}},yu={own:{text:`piece-mirror=miroir
piece-trolley=desserte
piece-desk=comptoir
piece-piano=piano
piece-armchair=fauteuil
piece-table=table
pose-up=debout
pose-down=à l’envers
pose-back=sur le dos
pose-front=sur l’avant
pose-left=sur le côté gauche
pose-right=sur le côté droit
side-S=sud
side-W=ouest
side-N=nord
side-E=est
ghost=
 {$size ->
 [small] petit fantôme
 [medium] fantôme moyen
 *[large] grand fantôme
}{$number ->
 [0] {""}
 *[other] {" "}{$number}
}
newcomer=un petit fantôme
midnight-extra-curious=Très curieux
does-extra-curious=on regarde une deuxième fois, par la porte d’en face
midnight-take-cover=Tous aux abris !
does-take-cover=les fantômes restent couchés jusqu’après le regard
midnight-too-enthusiastic=Trop d’enthousiasme
does-too-enthusiastic=les meubles ont été couchés sur le côté
midnight-who-pulls-the-craziest-face=Qui fait la plus drôle de grimace ?
does-who-pulls-the-craziest-face=les fantômes mis devant le miroir ne bougent pas dans cette manche
midnight-tag-you-are-it=Chat, c’est toi !
does-tag-you-are-it=un petit fantôme à toi prend l’emplacement d’un petit fantôme de droite
midnight-dance-floor=Piste de danse
does-dance-floor=les meubles ont été poussés vers les portes les plus proches
midnight-the-floor-is-lava=Le sol est de la lave
does-the-floor-is-lava=après le regard, les fantômes qui ne sont pas sur un meuble retournent au départ
midnight-i-call-my-big-brother=J’appelle mon grand frère !
does-i-call-my-big-brother=un fantôme de chaque place grandit d’une taille
midnight-knock-knock=Toc toc
does-knock-knock=le trou de serrure reste de son côté
midnight-i-am-dizzy=J’ai la tête qui tourne
does-i-am-dizzy=le hall a tourné d’un quart\xA0: chaque côté de départ est nouveau
midnight-crystal-ball=Boule de cristal
does-crystal-ball=on lance d’abord le dé pour la porte, puis on choisit le côté
midnight-red-light-green-light=Un, deux, trois, soleil
does-red-light-green-light=chaque fantôme dans le hall a avancé d’une case
midnight-says={$card}\xA0: {$does}.
lobby=Le hall vu d’en haut
lobby3d=Le hall en 3D. Fais glisser pour regarder autour.
see2d=D’en haut
see3d=En 3D
no3d=Ce navigateur ne dessine pas en 3D ; le hall est montré d’en haut.
peek=Regarder par le trou de serrure
peekshort=Serrure
back=Retour au hall
peeking=Par le trou de serrure de la porte {$door}. Fais glisser ou utilise les flèches pour regarder autour.
seen=On voit\xA0: {$who}.
nobody=On ne voit personne.
left=
 {$n} sur {$of} {$of ->
 [one] point
 *[other] points
}
round=Manche {$n} sur 5
midnight=Carte Minuit
mycard=Ta carte\xA0: {$n} points
whichghost=Quel fantôme ?
whichpiece=Quel meuble ?
field=Case
place=Emplacement
enter=Mettre au plan
goes=Poser ici
done=Le plan est prêt
cost=
 {$field}, {$n} {$n ->
 [one] point
 *[other] points
}
floor=sol
high=hauteur {FIXED($h)}
floorunder=sol, au-dessus\xA0: {$piece}
on=en haut, au-dessous\xA0: {$piece}
putback=Reposer
with=avec\xA0: {$ghost}
choose=À quelle hauteur ?
held={$piece} en {FIXED($x)} / {FIXED($y)}, rotation {$turn}°, {$pose}, {$layer}
over=sur les autres
under=sous les autres
layer=Dessus ou dessous
allowed=Permis ici.
asking=On regarde si cela convient…
bylist=Choisir l’emplacement dans une liste
fine=Déplacer par petits pas
west=Ouest
east=Est
north=Nord
south=Sud
turnleft=Tourner à gauche
turnright=Tourner à droite
tip=Renverser
step=Pas\xA0: {$n}
put=Poser ici
fit=Remettre dedans
moving=Déplacer les meubles
planning=Ton plan
spot=
 {$spot}, {$level ->
 [0] {floor}
 *[other] hauteur {FIXED($level)}
}
spot-with={spot}, {with}
act-done=
 {done}{$left ->
 [none] {""}
 *[other] {" "}({left})
}
act-merge=
 {$name} et {$ghost} fusionnent\xA0: {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 point)
 *[other] {" "}({$cost} points)
}
act-grow=un plus grand à la place\xA0: {$name}, {$field} {spot}
act-move=
 {$name} va en {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 point)
 *[other] {" "}({$cost} points)
}
act-leave=
 {$name} quitte le hall{$cost ->
 [none] {""}
 [one] {" "}(1 point)
 *[other] {" "}({$cost} points)
}
act-take-back=reprendre le fantôme échappé\xA0: {$name}
act-bring=mettre un petit fantôme en {$field} {spot}
board-round={round}.
board-keyhole=Le trou de serrure est à la porte {$door}.
board-midnight={midnight}\xA0: {$says}
board-piece={held}.
board-seat={$who} part du côté {$side}\xA0: {$points} points, {$stock} dans le stock, {$escaped} échappés ; dans le hall\xA0: {$ghosts}.
board-ghost={ghost} {$field} {spot}
board-none=personne
board-seen=
 Vu{$mirror ->
 [1] {" "}dans le miroir
 *[0] {""}
} de la porte {$door}\xA0: {ghost} ({$who}).
board-plan={planning}\xA0: {$entry}.
prompt-furnishing=Prends un meuble et fais-le glisser à sa place. Tourne-le, renverse-le, puis pose-le.
prompt-taking=Touche un meuble éclairé pour le déplacer, ou n’en déplace aucun.
prompt-placing=Fais glisser le meuble à sa nouvelle place. Tourne-le, renverse-le, puis pose-le.
prompt-planning=Touche ou fais glisser un fantôme, puis choisis sa cachette. Ton plan reste secret.
prompt-naming=Choisis le côté où va le trou de serrure. Le dé donne la porte.
prompt-tag=Chat ! Choisis un fantôme ou un emplacement éclairé.
prompt-big-brother=Choisis le fantôme qui appelle son grand frère, et où il se met.
chance-midnight=La carte Minuit décide
chance-drawing=La carte Mouvement décide
chance-die=Le dé décide`,english:[]},rules:{text:`spot-and-level={$field} {$spot}{$level ->
 [0] {""}
 *[other] , hauteur {FIXED($level)}
}
field-and-level={$field}, {$level ->
 [0] au sol
 *[other] hauteur {FIXED($level)}
}
stands={FIXED($x)} / {FIXED($y)}, rotation {$turn}°, {$pose ->
 [up] debout
 [down] à l’envers
 [back] sur le dos
 [front] sur l’avant
 [left] sur le côté gauche
 *[right] sur le côté droit
}
costs={$cost ->
 [0] 0 point
 [1] 1 point
 *[other] {$cost} points
}
now={$phase ->
 [arranging] on aménage d’abord le hall
 [furnishing] on aménage d’abord le hall, meuble après meuble
 [hanging] le trou de serrure reçoit maintenant sa première porte
 [midnight] on pioche maintenant une carte Minuit
 [tag] on suit maintenant la carte Minuit «\xA0Chat, c’est toi !\xA0»
 [big-brother] on suit maintenant la carte Minuit «\xA0J’appelle mon grand frère !\xA0»
 [drawing] on pioche maintenant une carte Mouvement
 [taking] on prend maintenant un meuble, ou aucun
 [placing] on place maintenant le meuble pris
 [planning] on fait maintenant les plans
 [rolling] on lance maintenant le dé pour le choix du côté
 [naming] on choisit maintenant le côté du trou de serrure
 [knocking] on lance maintenant le dé pour la porte
 [first-seat] on tire maintenant au sort qui commence
 *[over] la partie est finie
}
action-arrange={NAME($arrangement)}
action-hang=le trou de serrure commence à la porte {$door}
action-strike={NAME($card)}
action-draw={$value} points{$shown ->
 [0] {""}
 *[other] , {NAME($one)} ou {NAME($two)}
}
action-roll=le dé montre {$pips}
action-take={$piece ->
 [nothing] ne déplacer aucun meuble
 *[other] déplacer {NAME($title, form: "the")}
}
action-place=mettre {NAME($piece, form: "the")} ici, {$layer ->
 [under] sous tous les autres
 *[over] sur ce qui s’y trouve
}
action-set-back=reposer {NAME($piece, form: "the")} comme avant
action-move=le {NAME($ghost)} va en {field-and-level} ({costs})
action-leave=le {NAME($ghost)} sort du hall ({costs})
action-merge=le {NAME($ghost)} et le {NAME($partner)} deviennent un {NAME($bigger)} en {field-and-level} ({costs})
action-take-back=reprendre un fantôme échappé\xA0: le {NAME($ghost)}
action-done=terminer le plan{$left ->
 [0] {""}
 [1] {" "}(il reste 1 point)
 *[other] {" "}(il reste {$left} points)
}
action-side=le trou de serrure va du côté {$side ->
 [S] sud
 [W] ouest
 [N] nord
 *[E] est
}
action-tag=renvoyer un fantôme de droite (le {NAME($ghost)}) ; un des tiens prend son emplacement
action-bring=mettre un petit fantôme en {$field}
action-grow=un {NAME($bigger)} remplace le {NAME($ghost)}
action-first={$who} commence
why-no-such-action=cette action n’existe pas
why-not-now={now}
why-not-drawn-now=c’est le hasard qui en décide, et pas maintenant ; {now}
why-card-used=cette carte Mouvement est déjà piochée
why-midnight-used=cette carte Minuit a déjà servi
why-not-on-card={NAME($piece, form: "the")} n’est pas sur la carte, qui montre\xA0: {$shown}
why-already-moved={NAME($piece, form: "the")} a déjà bougé dans cette manche
why-only-the-other=un seul des deux meubles montrés a déjà bougé ; seul l’autre peut donc bouger
why-not-taken=ton meuble est choisi ({NAME($piece, form: "the")}) et tu dois le placer
why-already-placed={NAME($piece, form: "the")} est déjà dans le hall
why-outside={NAME($piece, form: "the")} ne serait pas entièrement dans le hall
why-crowds={NAME($piece, form: "the")} ne laisserait pas d’emplacement en {$field} au {NAME($ghost)} ({$owner})
why-not-in-lobby=le {NAME($ghost)} n’est pas dans le hall et ne peut donc pas en sortir
why-escaped-stays=le {NAME($ghost)} est échappé et ne revient pas
why-in-reserve=le {NAME($ghost)} attend dans la réserve et ne peut pas en entrer
why-moved-once=le {NAME($ghost)} s’est déjà déplacé dans cette manche
why-made-rests=le {NAME($ghost)} est né d’une fusion et se repose dans cette manche
why-freed-rests=une fusion a remis le {NAME($ghost)} dans le stock dans cette manche ; il se repose
why-is-spellbound=le {NAME($ghost)} est fasciné par le miroir dans cette manche
why-lower-number=ce n’est pas encore au {NAME($ghost)}\xA0: dans chaque taille, le plus petit numéro entre d’abord
why-too-far=cela coûte {costs}, et il en reste {$left}
why-bad-anchor=un fantôme de cette taille n’y serait pas entièrement dans la case
why-same-place=le {NAME($ghost)} est exactement là ; un déplacement dans une case finit à un autre emplacement
why-not-carried=rien ne porte un fantôme de cette taille à cet endroit et à cette hauteur
why-in-furniture=un meuble gêne à cet endroit
why-in-ghost=un autre fantôme gêne à cet endroit
why-must-merge=le {NAME($ghost)} finirait à côté d’un fantôme avec lequel il doit fusionner
why-came-in=le {NAME($ghost)} est entré dans cette manche et ne peut pas ressortir dans la même
why-no-merging=les fantômes ne fusionnent qu’avec l’option merging
why-not-itself=un fantôme ne fusionne pas avec lui-même
why-partner-elsewhere=le {NAME($partner)} n’est pas en {$field}
why-never-merges=deux fantômes moyens ne fusionnent pas, et le grand ne fusionne avec personne
why-partner-made=le {NAME($partner)} est né d’une fusion et ne fusionne pas de nouveau dans cette manche
why-no-figure=il n’y a pas de {NAME($bigger)} dans la réserve
why-no-taking-back=on ne reprend des fantômes qu’avec l’option merging
why-stock-not-empty=on ne reprend un fantôme que si le stock n’a plus de petit fantôme
why-took-already=on ne reprend qu’un fantôme par manche
why-not-escaped=le {NAME($ghost)} n’est pas échappé
why-take-lower=ce n’est pas encore au {NAME($ghost)}\xA0: un autre de la même taille passe avant
why-same-side=le trou de serrure est de ce côté et doit en changer
why-tag-not-small=seuls les petits fantômes jouent à chat
why-tag-not-there=ce fantôme de droite n’est pas dans le hall\xA0: le {NAME($ghost)}
why-tag-swap=la place à ta droite a un petit fantôme dans le hall\xA0: échange-le
why-tag-free=la place à ta droite n’a pas de petit fantôme dans le hall\xA0: mets un des tiens dans la rangée 3
why-not-row-three={$field} n’est pas dans la rangée 3 de ton côté
why-grow-large=aucun fantôme n’est plus grand que le grand
why-grow-not-there=le {NAME($ghost)} n’est pas dans le hall
why-grow-no-figure=il n’y a pas de {NAME($bigger)} à côté du plateau
why-grow-elsewhere=le plus grand va dans la même case que le {NAME($ghost)}
why-plan-hidden=un plan n’est connu que de la place qui le fait
event-arranged=Le hall est aménagé\xA0: {NAME($arrangement)}.
event-placed={$who} place {NAME($piece, form: "the")}\xA0: {stands}, {$under ->
 [1] sous les autres
 *[0] sur les autres
}.
event-returned={$who} repose {NAME($piece, form: "the")} comme avant.
event-kept={$piece ->
 [piano] Le piano
 [mirror] Le miroir
 [trolley] La desserte
 [desk] Le comptoir
 [armchair] Le fauteuil
 [table] La table
 *[other] {$piece}
} ne bouge pas\xA0: en {$field}, un fantôme ({$who}, {NAME($ghost)}) n’aurait pas d’emplacement.
event-begins={$who} commence\xA0: le sort en a décidé.
event-first-door=Le trou de serrure commence à la porte {$door}.
event-round=Manche {$round}\xA0: {$who} a le dé.
event-midnight=Carte Minuit\xA0: {NAME($card)}{$ends ->
 [1] {""}
 *[0] .
}
event-furniture=Un meuble bouge\xA0: {NAME($piece, form: "the")}, maintenant {stands}.
event-drew={$who} pioche une carte de {$value}\xA0: {$shown ->
 [0] pas de meuble
 *[other] {NAME($one)} ou {NAME($two)}
}.
event-took={$who} {$piece ->
 [nothing] ne déplace aucun meuble
 *[other] prend {NAME($piece, form: "the")}
}.
event-planned=Ton plan\xA0: {$sort ->
 [move] le {NAME($ghost)} va en {spot-and-level}
 [leave] le {NAME($ghost)} sort
 [merge] le {NAME($ghost)} fusionne avec le {NAME($partner)} en {spot-and-level}
 *[other] le {NAME($ghost)} est repris
}.
event-committed={$who} a terminé son plan.
event-moved=Un fantôme ({$who}, {NAME($ghost)}) va en {spot-and-level}.
event-escaped=Un fantôme ({$who}, {NAME($ghost)}) s’échappe de {$field}\xA0: il est à l’abri.
event-merged=Deux fantômes ({$who}, {NAME($ghost)} et {NAME($partner)}) fusionnent en {spot-and-level}\xA0: {NAME($made)}.
event-not-merged=Deux fantômes ({$who}, {NAME($ghost)} et {NAME($partner)}) ne peuvent pas fusionner en {$field}.
event-taken-back={$who} reprend un fantôme échappé\xA0: le {NAME($ghost)}.
event-put-back=Un fantôme ({$who}, {NAME($ghost)}) trouve un emplacement en {spot-and-level}.
event-rolled={$who} lance un {$pips}.
event-tie=Égalité au plus haut\xA0: {$tied} relancent le dé.
event-chooser={$who} choisit le côté du trou de serrure.
event-side={$who} choisit le côté {$side ->
 [S] sud
 [W] ouest
 [N] nord
 *[E] est
}.
event-keyhole=Le trou de serrure est à la porte {$door}.
event-die={$who} reçoit le dé.
event-seen=De la porte {$door}, on voit {$way ->
 [mirror] {"dans le miroir "}
 *[direct] {""}
}un fantôme ({$who}, {NAME($ghost)}).
event-bounce=Le miroir renvoie le regard sur le {NAME($ghost)}.
event-nobody=De la porte {$door}, on ne voit personne.
event-sent-back=Un fantôme ({$who}, {NAME($ghost)}) doit retourner.
event-lying=Tous les fantômes dans le hall se couchent.
event-standing=Les fantômes se relèvent.
event-faced=Un fantôme ({$who}, {NAME($ghost)}) est fasciné par le miroir, en {$field} {$spot}.
event-tagged={$who} touche un fantôme en {$field} ({$other})\xA0: {NAME($ghost)} à la place de {NAME($swapped)}.
event-brought=Un fantôme ({$who}, {NAME($ghost)}) arrive en {spot-and-level}.
event-grew=Un fantôme ({$who}) grandit en {spot-and-level}\xA0: {NAME($made)} à la place de {NAME($ghost)}.
event-turned={$who} part maintenant du côté {$side ->
 [S] sud
 [W] ouest
 [N] nord
 *[E] est
}.
event-stepped=Un fantôme ({$who}, {NAME($ghost)}) avance en {spot-and-level}.
event-points={$who} a {$points} {$halves ->
 [0] point
 [1] point
 [2] point
 [3] point
 *[other] points
}.
event-won={$who} gagne.
name-mirror=miroir
name-mirror-the=le miroir
name-trolley=desserte
name-trolley-the=la desserte
name-desk=comptoir
name-desk-the=le comptoir
name-piano=piano
name-piano-the=le piano
name-armchair=fauteuil
name-armchair-the=le fauteuil
name-table=table
name-table-the=la table
name-large=grand fantôme
name-medium=fantôme moyen
name-small=petit fantôme
name-medium-1=fantôme moyen 1
name-medium-2=fantôme moyen 2
name-small-1=petit fantôme 1
name-small-2=petit fantôme 2
name-small-3=petit fantôme 3
name-small-4=petit fantôme 4
name-extra-curious=Très curieux
name-take-cover=Tous aux abris !
name-too-enthusiastic=Trop d’enthousiasme
name-who-pulls-the-craziest-face=Qui fait la plus drôle de grimace ?
name-tag-you-are-it=Chat, c’est toi !
name-dance-floor=Piste de danse
name-the-floor-is-lava=Le sol est de la lave
name-i-call-my-big-brother=J’appelle mon grand frère !
name-knock-knock=Toc toc
name-i-am-dizzy=J’ai la tête qui tourne
name-crystal-ball=Boule de cristal
name-red-light-green-light=Un, deux, trois, soleil
name-reception=La réception
name-music-room=Le salon de musique
name-by-the-fireside=Au coin du feu
name-long-corridor=Le long couloir
name-tea-time=L’heure du thé
name-checkerboard=Le damier
name-left-luggage=La consigne
name-late-check-in=Arrivée tardive`,english:[]}},bu={own:{text:`piece-mirror=spiegel
piece-trolley=serveerwagen
piece-desk=balie
piece-piano=piano
piece-armchair=fauteuil
piece-table=tafel
pose-up=rechtop
pose-down=ondersteboven
pose-back=op de rug
pose-front=op de voorkant
pose-left=op de linkerkant
pose-right=op de rechterkant
side-S=zuiden
side-W=westen
side-N=noorden
side-E=oosten
ghost=
 {$size ->
 [small] klein
 [medium] middelgroot
 *[large] groot
}{$number ->
 [0] {""}
 *[other] {" "}{$number}
}
newcomer=een klein spook
midnight-extra-curious=Extra nieuwsgierig
does-extra-curious=er volgt een tweede blik, door de deur ertegenover
midnight-take-cover=Zoek dekking!
does-take-cover=spoken liggen plat tot er gegluurd is
midnight-too-enthusiastic=Te enthousiast
does-too-enthusiastic=de meubels zijn op hun kant gelegd
midnight-who-pulls-the-craziest-face=Wie trekt het gekste gezicht?
does-who-pulls-the-craziest-face=spoken die voor de spiegel komen, mogen deze ronde niet weg
midnight-tag-you-are-it=Tikkertje, jij bent hem!
does-tag-you-are-it=een klein spook van jou neemt de plek in van een spook van je rechterbuur
midnight-dance-floor=Dansvloer
does-dance-floor=de meubels zijn naar de dichtstbijzijnde deuren geschoven
midnight-the-floor-is-lava=De vloer is lava
does-the-floor-is-lava=na het gluren moeten spoken terug die niet op een meubel staan
midnight-i-call-my-big-brother=Ik roep mijn grote broer!
does-i-call-my-big-brother=van elke speler groeit één spook een maat
midnight-knock-knock=Klop klop
does-knock-knock=het sleutelgat blijft aan zijn kant
midnight-i-am-dizzy=Ik ben duizelig
does-i-am-dizzy=de lobby is een kwart gedraaid: iedereen heeft een nieuwe startkant
midnight-crystal-ball=Glazen bol
does-crystal-ball=eerst wordt de deur gegooid, dan de kant gekozen
midnight-red-light-green-light=Annemaria koekoek
does-red-light-green-light=elk spook in de lobby ging een veld verder
midnight-says={$card}: {$does}.
lobby=De lobby van boven
lobby3d=De lobby in 3D. Sleep om rond te kijken.
see2d=Van boven
see3d=In 3D
no3d=Deze browser kan niet in 3D tekenen; je ziet de lobby van boven.
peek=Kijk door het sleutelgat
peekshort=Sleutelgat
back=Terug naar de lobby
peeking=Door het sleutelgat van deur {$door}. Sleep of gebruik de pijltjes om rond te kijken.
seen=Gezien: {$who}.
nobody=Er wordt niemand gezien.
left=Nog {$n} van de {$of} punten
round=Ronde {$n} van 5
midnight=Middernachtkaart
mycard=Jouw kaart: {$n} punten
whichghost=Welk spook?
whichpiece=Welk meubel?
field=Veld
place=Plek
enter=Plan dit
goes=Zet het daar
done=Plan is klaar
cost=
 {$field}, {$n} {$n ->
 [one] punt
 *[other] punten
}
floor=vloer
high={FIXED($h)} hoog
floorunder=vloer, onder de {$piece}
on=op de {$piece}
putback=Zet terug
with=met {$ghost}
choose=Hoe hoog?
held={$piece} op {FIXED($x)} / {FIXED($y)}, {$turn}° gedraaid, {$pose}, {$layer}
over=boven op de rest
under=onder de rest
layer=Boven of onder
allowed=Kan hier.
asking=Even kijken of het past…
bylist=Kies de plek uit een lijst
fine=In kleine stappen verplaatsen
west=Naar het westen
east=Naar het oosten
north=Naar het noorden
south=Naar het zuiden
turnleft=Draai linksom
turnright=Draai rechtsom
tip=Kantel
step=Stap: {$n}
put=Zet hier neer
fit=Naar binnen
moving=Verplaats het meubel
planning=Jouw plan
spot=
 {$spot}, {$level ->
 [0] {floor}
 *[other] {FIXED($level)} hoog
}
spot-with={spot}, {with}
act-done=
 {done}{$left ->
 [none] {""}
 *[other] {" "}({left})
}
act-merge=
 {$name} smelt samen met {$ghost}: {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 punt)
 *[other] {" "}({$cost} punten)
}
act-grow=een groter spook neemt de plek van {$name} in: {$field} {spot}
act-move=
 {$name} gaat naar {$field} {spot}{$cost ->
 [none] {""}
 [one] {" "}(1 punt)
 *[other] {" "}({$cost} punten)
}
act-leave=
 {$name} verlaat de lobby{$cost ->
 [none] {""}
 [one] {" "}(1 punt)
 *[other] {" "}({$cost} punten)
}
act-take-back=neem het ontsnapte spook {$name} terug
act-bring=zet een klein spook in {$field} {spot}
board-round={round}.
board-keyhole=Het sleutelgat is bij deur {$door}.
board-midnight={midnight}: {$says}
board-piece={held}.
board-seat={$who} begint in het {$side}: {$points} punten, {$stock} in de voorraad, {$escaped} ontsnapt; in de lobby: {$ghosts}.
board-ghost={ghost} {$field} {spot}
board-none=niemand
board-seen=
 {ghost} van {$who} werd gezien{$mirror ->
 [1] {" "}in de spiegel
 *[0] {""}
} vanaf deur {$door}.
board-plan={planning}: {$entry}.
prompt-furnishing=Pak een meubel en sleep het naar zijn plek. Draai het, kantel het, en zet het neer.
prompt-taking=Tik op een verlicht meubel om het te verplaatsen, of verplaats niets.
prompt-placing=Sleep het meubel naar zijn nieuwe plek. Draai het, kantel het, en zet het neer.
prompt-planning=Tik op een spook of sleep het, en kies waar het zich verstopt. Je plan blijft geheim.
prompt-naming=Kies de kant waar het sleutelgat heen gaat. De dobbelsteen kiest de deur.
prompt-tag=Tikkertje! Kies een verlicht spook of een verlichte plek.
prompt-big-brother=Kies het spook dat zijn grote broer roept, en waar die komt te staan.
chance-midnight=De middernachtkaart beslist
chance-drawing=De bewegingskaart beslist
chance-die=De dobbelsteen beslist`,english:[]},rules:{text:`spot-and-level={$field} {$spot}{$level ->
 [0] {""}
 *[other] , {FIXED($level)} hoog
}
field-and-level={$field}, {$level ->
 [0] op de vloer
 *[other] {FIXED($level)} hoog
}
stands={FIXED($x)}, {FIXED($y)}, {$turn}° gedraaid, {$pose ->
 [up] rechtop
 [down] ondersteboven
 [back] op de rug
 [front] op de voorkant
 [left] op de linkerkant
 *[right] op de rechterkant
}
costs={$cost ->
 [1] 1 punt
 *[other] {$cost} punten
}
now={$phase ->
 [arranging] eerst wordt de lobby ingericht
 [furnishing] eerst wordt de lobby ingericht, meubel voor meubel
 [hanging] nu krijgt het sleutelgat zijn eerste deur
 [midnight] nu wordt er een middernachtkaart getrokken
 [tag] nu geldt de middernachtkaart Tikkertje
 [big-brother] nu geldt de middernachtkaart Grote broer
 [drawing] nu wordt er een bewegingskaart getrokken
 [taking] nu wordt er een meubel gepakt, of niets
 [placing] nu wordt het gepakte meubel neergezet
 [planning] nu maakt iedereen een plan
 [rolling] nu wordt erom gegooid wie de kant kiest
 [naming] nu wordt de kant van het sleutelgat gekozen
 [knocking] nu wordt er om de deur gegooid
 [first-seat] nu wordt geloot wie begint
 *[over] het spel is afgelopen
}
action-arrange={NAME($arrangement)}
action-hang=het sleutelgat begint bij deur {$door}
action-strike={NAME($card)}
action-draw={$value} punten{$shown ->
 [0] {""}
 *[other] , {NAME($one)} of {NAME($two)}
}
action-roll=de dobbelsteen toont {$pips}
action-take={$piece ->
 [nothing] verplaats geen meubel
 *[other] verplaats de {NAME($title)}
}
action-place=zet de {NAME($piece)} daar neer, {$layer ->
 [under] onder de rest
 *[over] boven op wat er staat
}
action-set-back=zet de {NAME($piece)} terug zoals die stond
action-move={NAME($ghost)} gaat naar {field-and-level} ({costs})
action-leave={NAME($ghost)} verlaat de lobby ({costs})
action-merge={NAME($ghost)} en {NAME($partner)} worden {NAME($bigger)} in {field-and-level} ({costs})
action-take-back=neem het ontsnapte spook {NAME($ghost)} terug
action-done=plan is klaar{$left ->
 [0] {""}
 [1] {" "}(nog 1 punt over)
 *[other] {" "}(nog {$left} punten over)
}
action-side=het sleutelgat gaat naar het {$side ->
 [S] zuiden
 [W] westen
 [N] noorden
 *[E] oosten
}
action-tag={NAME($ghost)} van je rechterbuur gaat terug, een van jouw spoken komt ervoor in de plaats
action-bring=zet een klein spook in {$field}
action-grow=een groter spook ({NAME($bigger)}) neemt de plek van {NAME($ghost)} in
action-first={$who} begint
why-no-such-action=zoiets bestaat niet in dit spel
why-not-now={now}
why-not-drawn-now=dat bepaalt het toeval, en niet nu: {now}
why-card-used=die bewegingskaart is al getrokken
why-midnight-used=die middernachtkaart is al gebruikt
why-not-on-card=de {NAME($piece)} staat niet op je kaart; daar staat: {$shown}
why-already-moved=de {NAME($piece)} is deze ronde al verplaatst
why-only-the-other=een van de twee meubels op de kaart is al verplaatst; alleen het andere mag nog
why-not-taken=de {NAME($piece)} is gepakt en moet eerst worden neergezet
why-already-placed=de {NAME($piece)} staat al in de lobby
why-outside=de {NAME($piece)} zou niet helemaal binnen de lobby staan
why-crowds=door de {NAME($piece)} heeft spook {NAME($ghost)} van {$owner} geen plek meer in {$field}
why-not-in-lobby=spook {NAME($ghost)} is niet in de lobby en kan er dus niet uit
why-escaped-stays=spook {NAME($ghost)} is ontsnapt en komt niet terug
why-in-reserve=spook {NAME($ghost)} wacht in de reserve en kan daar niet vandaan komen
why-moved-once=spook {NAME($ghost)} heeft deze ronde al bewogen
why-made-rests=spook {NAME($ghost)} is net samengesmolten en rust deze ronde
why-freed-rests=spook {NAME($ghost)} kwam deze ronde door samenvoegen in de voorraad en rust nu
why-is-spellbound=spook {NAME($ghost)} staat deze ronde betoverd voor de spiegel
why-lower-number=het laagste nummer gaat eerst; een ander spook van die grootte gaat voor {NAME($ghost)}
why-too-far=dat kost {$cost}, en je hebt nog {$left} punten
why-bad-anchor=een spook van die grootte past daar niet helemaal in het veld
why-same-place=spook {NAME($ghost)} staat daar al; ook binnen een veld moet het naar een andere plek
why-not-carried=daar is op die hoogte niets waar een spook van die grootte op kan staan
why-in-furniture=daar staat een meubel in de weg
why-in-ghost=daar staat een ander spook in de weg
why-must-merge=spook {NAME($ghost)} zou naast een spook komen waarmee het moet worden samengevoegd
why-came-in=spook {NAME($ghost)} kwam deze ronde pas de lobby in en mag er nog niet uit
why-no-merging=samenvoegen hoort niet bij dit spel; dat is een optie
why-not-itself=een spook smelt niet samen met zichzelf
why-partner-elsewhere=spook {NAME($partner)} is niet in {$field}
why-never-merges=twee middelgrote spoken worden niet samengevoegd, en het grote met niemand
why-partner-made=spook {NAME($partner)} is net samengesmolten en doet dat deze ronde niet nog eens
why-no-figure=er is geen spook van de grootte {NAME($bigger)} meer in de reserve
why-no-taking-back=spoken terugnemen hoort niet bij dit spel; dat is een optie
why-stock-not-empty=je neemt alleen een spook terug als er geen klein spook in je voorraad is
why-took-already=je neemt per ronde maar één spook terug
why-not-escaped=spook {NAME($ghost)} is niet ontsnapt
why-take-lower=een ander spook van die grootte gaat voor {NAME($ghost)}
why-same-side=het sleutelgat is al aan die kant en moet naar een andere
why-tag-not-small=alleen kleine spoken doen mee met tikkertje
why-tag-not-there=spook {NAME($ghost)} van je rechterbuur is niet in de lobby
why-tag-swap=je rechterbuur heeft een klein spook in de lobby: ruil dat
why-tag-free=je rechterbuur heeft geen klein spook in de lobby: zet er een van jou in rij 3
why-not-row-three={$field} ligt niet in rij 3 van jouw kant
why-grow-large=geen spook is groter dan het grote
why-grow-not-there=spook {NAME($ghost)} is niet in de lobby
why-grow-no-figure=er wacht geen spook van de grootte {NAME($bigger)} naast het bord
why-grow-elsewhere=het grotere spook komt in het veld van {NAME($ghost)}
why-plan-hidden=alleen wie het plan maakt, kent het
event-arranged=De lobby is ingericht: {NAME($arrangement)}.
event-placed={$who} zet de {NAME($piece)} op {stands}, {$under ->
 [1] onder de rest
 *[0] boven op de rest
}.
event-returned={$who} zet de {NAME($piece)} terug zoals die stond.
event-kept=De {NAME($piece)} blijft zoals die is: spook {NAME($ghost)} van {$who} zou geen plek hebben in {$field}.
event-begins={$who} is geloot om te beginnen.
event-first-door=Het sleutelgat begint bij deur {$door}.
event-round=Ronde {$round}: {$who} heeft de dobbelsteen.
event-midnight=Middernachtkaart: {NAME($card)}{$ends ->
 [1] {""}
 *[0] .
}
event-furniture=De {NAME($piece)} staat nu op {stands}.
event-drew={$who} trekt een {$value}: {$shown ->
 [0] geen meubels
 *[other] {NAME($one)} of {NAME($two)}
}.
event-took={$who} {$piece ->
 [nothing] verplaatst geen meubel
 *[other] pakt de {NAME($piece)}
}.
event-planned=Jouw plan: {$sort ->
 [move] {NAME($ghost)} gaat naar {spot-and-level}
 [leave] {NAME($ghost)} verlaat de lobby
 [merge] {NAME($ghost)} smelt samen met {NAME($partner)} op {spot-and-level}
 *[other] {NAME($ghost)} komt terug
}.
event-committed={$who} heeft een plan gemaakt.
event-moved=Spook {NAME($ghost)} van {$who} gaat naar {spot-and-level}.
event-escaped=Spook {NAME($ghost)} van {$who} verlaat de lobby vanaf {$field} en is veilig.
event-merged=Spoken {NAME($ghost)} en {NAME($partner)} van {$who} worden {NAME($made)} op {spot-and-level}.
event-not-merged=Spoken {NAME($ghost)} en {NAME($partner)} van {$who} kunnen niet worden samengevoegd in {$field}.
event-taken-back={$who} neemt het ontsnapte spook {NAME($ghost)} terug.
event-put-back=Spook {NAME($ghost)} van {$who} vindt een plek op {spot-and-level}.
event-rolled={$who} gooit {$pips}.
event-tie=Gelijk: {$tied} gooien opnieuw.
event-chooser={$who} kiest de kant van het sleutelgat.
event-side={$who} kiest kant {NAME($side)}.
event-keyhole=Het sleutelgat is bij deur {$door}.
event-die={$who} krijgt de dobbelsteen.
event-seen=Spook {NAME($ghost)} van {$who} wordt gezien{$way ->
 [mirror] {" "}in de spiegel
 *[direct] {""}
} vanaf deur {$door}.
event-bounce=De blik op {NAME($ghost)} kaatst via de spiegel.
event-nobody=Vanaf deur {$door} wordt niemand gezien.
event-sent-back=Spook {NAME($ghost)} van {$who} moet terug.
event-lying=Alle spoken in de lobby gaan liggen.
event-standing=De spoken staan weer op.
event-faced=Spook {NAME($ghost)} van {$who} staat betoverd voor de spiegel op {$field} {$spot}.
event-tagged=Spook {NAME($ghost)} van {$who} neemt de plek in van {NAME($swapped)} van {$other} in {$field}.
event-brought=Spook {NAME($ghost)} van {$who} komt naar {spot-and-level}.
event-grew=Spook {NAME($made)} van {$who} komt in plaats van {NAME($ghost)} op {spot-and-level}.
event-turned={$who} begint nu aan kant {NAME($side)}.
event-stepped=Spook {NAME($ghost)} van {$who} gaat verder naar {spot-and-level}.
event-points={$who} heeft {$points} {$halves ->
 [1] punt
 [2] punt
 *[other] punten
}.
event-won={$who} wint.
name-mirror=spiegel
name-trolley=serveerwagen
name-desk=balie
name-piano=piano
name-armchair=fauteuil
name-table=tafel
name-large=groot
name-small=klein
name-medium=middelgroot
name-small-1=klein 1
name-small-2=klein 2
name-small-3=klein 3
name-small-4=klein 4
name-small-5=klein 5
name-small-6=klein 6
name-medium-1=middelgroot 1
name-medium-2=middelgroot 2
name-medium-3=middelgroot 3
name-medium-4=middelgroot 4
name-medium-5=middelgroot 5
name-medium-6=middelgroot 6
name-reception=De receptie
name-music-room=De muziekkamer
name-by-the-fireside=Bij het haardvuur
name-long-corridor=De lange gang
name-tea-time=Theetijd
name-checkerboard=Het dambord
name-left-luggage=Gevonden voorwerpen
name-late-check-in=Late gasten
name-extra-curious=Extra nieuwsgierig
name-take-cover=Zoek dekking!
name-too-enthusiastic=Te enthousiast
name-who-pulls-the-craziest-face=Wie trekt het gekste gezicht?
name-tag-you-are-it=Tikkertje, jij bent hem!
name-dance-floor=Dansvloer
name-the-floor-is-lava=De vloer is lava
name-i-call-my-big-brother=Ik roep mijn grote broer!
name-knock-knock=Klop klop
name-i-am-dizzy=Ik ben duizelig
name-crystal-ball=Glazen bol
name-red-light-green-light=Annemaria koekoek
name-s=zuid
name-w=west
name-n=noord
name-e=oost`,english:[]}};function xu(e,t){e.component(e=>{let{view:n}=t;{function r(e){e.push(`<text>${u(n.game)}</text>`)}si(e,{width:100,height:100,label:n.game,still:r,$$slots:{still:!0}})}})}function Su(e,t){e.component(e=>{let{seat:n,colour:r=null,size:i=28}=t,a=W(()=>ai(n,r));e.push(`<svg class="emblem svelte-yi6kag"${T(`width`,i)}${T(`height`,i)} viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15"${T(`fill`,a().colour)} stroke="var(--line)" stroke-width="1.5"></circle><path${T(`d`,ti[a().emblem])}${T(`fill`,a().ink)} fill-rule="evenodd" transform="translate(5.800 5.800) scale(.85)"></path></svg>`)})}var Cu=e=>typeof e!=`object`||!e,wu=e=>Array.isArray(e)&&e.every(Cu),Tu=e=>Cu(e)||wu(e),Eu=e=>!Cu(e)&&!Array.isArray(e),Du=e=>Eu(e)&&Object.values(e).every(Tu);function Ou(e){let t=e.replaceAll(`_`,` `).trim();return t.charAt(0).toUpperCase()+t.slice(1)}function ku({position:e,players:t,seats:n={}}){let r={columns:[],rows:Array.from({length:t},()=>({name:null,cells:[]}))},i={name:``,facts:[],table:null},a=[i];for(let[t,o]of Object.entries(e))n[t]===`each`&&Array.isArray(o)&&(o.every(Tu)||o.every(Du))?Au(r,t,o):ju(a,i,t,t,o,n[t]===`number`);return{seats:r.columns.length?r:null,parts:a.filter(e=>e.facts.length||e.table)}}function Au(e,t,n){let r=[...new Set(n.flatMap(e=>Eu(e)?Object.keys(e):[``]))];for(let i of r)e.columns.push(i||t),n.forEach((n,r)=>{let a=Eu(n)?n[i]:n;e.rows[r].cells.push(a===void 0?null:{path:`${t}.${r}.${i}`,value:a})})}function ju(e,t,n,r,i,a=!1){if(Tu(i)){t.facts.push({name:n,cell:{path:r,value:i,seat:a}});return}let o={name:r.replaceAll(`.`,` · `),facts:[],table:null};if(e.push(o),Array.isArray(i)){i.every(Du)?o.table=Mu(i.map((e,t)=>[null,e,`${r}.${t}`])):i.every(wu)?o.table={columns:[],rows:i.map((e,t)=>({name:null,cells:e.map((e,n)=>({path:`${r}.${t}.${n}`,value:e}))}))}:i.forEach((t,n)=>ju(e,o,String(n+1),`${r}.${n+1}`,t));return}let s=Object.entries(i);if(s.length>1&&s.every(([,e])=>Du(e)))o.table=Mu(s.map(([e,t])=>[e,t,`${r}.${e}`]));else for(let[t,n]of s)ju(e,o,t,`${r}.${t}`,n)}function Mu(e){let t=[...new Set(e.flatMap(([,e])=>Object.keys(e)))];return{columns:t,rows:e.map(([e,n,r])=>({name:e,cells:t.map(e=>e in n?{path:`${r}.${e}`,value:n[e]}:null)}))}}function Nu({seats:e,parts:t}){let n=[...[e,...t.map(e=>e.table)].flatMap(e=>e?.rows.flatMap(e=>e.cells)??[]),...t.flatMap(e=>e.facts.map(e=>e.cell))];return new Map(n.flatMap(e=>e?[[e.path,JSON.stringify(e.value)]]:[]))}function Pu({value:e,seat:t},n){return(Array.isArray(e)?e:[e]).flatMap(e=>e===null||e===``?[]:[t&&n[Number(e)]||String(e)])}function Fu(e,t=[]){let n=new Map;for(let{text:r,message:i,action:a}of e){if(!a)return[];let e=String(a.kind),o=Object.entries(a).flatMap(([e,t])=>e===`kind`?[]:[Iu(t)]),s=o.length>1?o[0]:``,c=n.get(e)??new Map;n.set(e,c),c.has(s)||c.set(s,{name:s,choices:[]}),c.get(s).choices.push({text:r,says:no(i,t),name:o.slice(+!!s).join(` · `)})}return[...n].map(([e,t])=>({kind:e,rows:[...t.values()]}))}function Iu(e){return Cu(e)?String(e):Object.values(e).map(Iu).join(` `)}function Lu(e,t){e.component(e=>{let{view:n,latest:r,speak:i,choose:a,pointed:o=null,point:s,upright:c}=t,l=W(()=>ku(n)),d=W(()=>Fu(n.actions,i.names)),f=W(()=>d().flatMap(({kind:e,rows:[t,...n]})=>t&&!n.length&&t.choices.length===1&&!t.choices[0].name?[{...t.choices[0],name:Ou(e)}]:[])),p=W(()=>d().flatMap(({kind:e,rows:t})=>t.flatMap(t=>t.choices.some(e=>e.name)?[{kind:e,...t}]:[])));R(()=>r.n),R(()=>Nu(l()));let m=new Set;function h(e){return typeof e.value==`boolean`?to(e.value?`app-yes`:`app-no`):Pu(e,i.names).join(`, `)||`–`}let g=(e,t)=>e.rows.every(e=>typeof(e.cells[t]?.value??0)==`number`);function _(e,t){e.push(`<span${H(`svelte-r8nkhm`,void 0,{changed:m.has(t.path)})}>${u(h(t))}</span>`)}function v(e,t,r,a=!1){if(e.push(`<div class="scroll svelte-r8nkhm" role="group"${T(`aria-label`,r?Ou(r):to(`table-seats`))}><table class="svelte-r8nkhm">`),t.columns.length){e.push(`<!--[0--><thead class="svelte-r8nkhm"><tr class="svelte-r8nkhm">`),a?e.push(`<!--[0--><th scope="col" class="svelte-r8nkhm"><span class="sr-only">${u(to(`table-seats`))}</span></th>`):t.rows.some(e=>e.name!==null)?e.push(`<!--[1--><td class="svelte-r8nkhm"></td>`):e.push(`<!--[-1-->`),e.push(`<!--]--><!--[-->`);let n=U(t.columns);for(let r=0,i=n.length;r<i;r++){let i=n[r];e.push(`<th scope="col"${H(`svelte-r8nkhm`,void 0,{number:g(t,r)})}>${u(Ou(i))}</th>`)}e.push(`<!--]--></tr></thead>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--><tbody class="svelte-r8nkhm"><!--[-->`);let o=U(t.rows);for(let r=0,s=o.length;r<s;r++){let s=o[r];e.push(`<tr${H(`svelte-r8nkhm`,void 0,{turn:a&&n.actor===r})}>`),a?(e.push(`<!--[0--><th scope="row"${T(`lang`,Ur.lang)} class="svelte-r8nkhm"><span class="seat svelte-r8nkhm">`),Su(e,{seat:r,size:30}),e.push(`<!----><span>${u(i.names[r]??``)}</span></span></th>`)):s.name===null?e.push(`<!--[-1-->`):e.push(`<!--[1--><th scope="row" class="svelte-r8nkhm">${u(s.name)}</th>`),e.push(`<!--]--><!--[-->`);let c=U(s.cells);for(let n=0,r=c.length;n<r;n++){let r=c[n];e.push(`<td${H(`svelte-r8nkhm`,void 0,{number:g(t,n)})}>`),r?(e.push(`<!--[0-->`),_(e,r)):e.push(`<!--[-1-->`),e.push(`<!--]--></td>`)}e.push(`<!--]--></tr>`)}e.push(`<!--]--></tbody></table></div>`)}function y(e,t){e.push(`<!--[-->`);let n=U(t);for(let t=0,r=n.length;t<r;t++){let r=n[t];e.push(`<button${H(`button lit svelte-r8nkhm`,void 0,{pointed:o===r.text})} type="button"${T(`title`,r.says)}${T(`aria-label`,`${V(r.name)}: ${V(r.says)}`)}${T(`data-plain`,r.text)}>${u(r.name)}</button>`)}e.push(`<!--]-->`)}e.push(`<div${H(`plain panel svelte-r8nkhm`,void 0,{upright:c})} lang="en" role="group"${T(`aria-label`,to(`plain-board`))}>`),Ur.lang===`en`?e.push(`<!--[-1-->`):e.push(`<!--[0--><p class="muted note svelte-r8nkhm"${T(`lang`,Ur.lang)}>${u(to(`plain-english`))}</p>`),e.push(`<!--]--> `),l().seats?(e.push(`<!--[0-->`),v(e,l().seats,``,!0)):e.push(`<!--[-1-->`),e.push(`<!--]--> <!--[-->`);let b=U(l().parts);for(let t=0,n=b.length;t<n;t++){let n=b[t];if(e.push(`<section class="svelte-r8nkhm">`),n.name?e.push(`<!--[0--><h2 class="svelte-r8nkhm">${u(Ou(n.name))}</h2>`):e.push(`<!--[-1-->`),e.push(`<!--]--> `),n.facts.length){e.push(`<!--[0--><dl class="svelte-r8nkhm"><!--[-->`);let t=U(n.facts);for(let n=0,r=t.length;n<r;n++){let{name:r,cell:i}=t[n];e.push(`<div${H(`svelte-r8nkhm`,void 0,{long:h(i).length>24})}><dt class="svelte-r8nkhm">${u(Ou(r))}</dt><dd class="svelte-r8nkhm">`),_(e,i),e.push(`<!----></dd></div>`)}e.push(`<!--]--></dl>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--> `),n.table?(e.push(`<!--[0-->`),v(e,n.table,n.name)):e.push(`<!--[-1-->`),e.push(`<!--]--></section>`)}if(e.push(`<!--]--> `),d().length&&a){e.push(`<!--[0--><section class="choices svelte-r8nkhm"${T(`aria-label`,to(`plain-choices`))}>`),f().length?(e.push(`<!--[0--><div class="line svelte-r8nkhm">`),y(e,f()),e.push(`<!----></div>`)):e.push(`<!--[-1-->`),e.push(`<!--]--> <!--[-->`);let t=U(p());for(let n=0,r=t.length;n<r;n++){let{kind:r,name:i,choices:a}=t[n];e.push(`<div class="line svelte-r8nkhm" role="group"${T(`aria-label`,`${Ou(r)} ${i}`.trim())}><span class="kind svelte-r8nkhm">${u(Ou(r))}`),i?e.push(`<!--[0--><b class="svelte-r8nkhm">${u(i)}</b>`):e.push(`<!--[-1-->`),e.push(`<!--]--></span> `),y(e,a),e.push(`<!----></div>`)}e.push(`<!--]--></section>`)}else e.push(`<!--[-1-->`);e.push(`<!--]--></div>`)})}var Ru={Board:Lu,lang:`en`,describe:(e,t)=>{let{seats:n,parts:r}=ku(e),i=e=>Pu(e,t.names).join(`, `),a=(e,t)=>t.flatMap((t,n)=>t?[[Ou(e[n]??``).toLowerCase(),i(t)].filter(Boolean).join(` `)]:[]).join(`, `);return[...(n?.rows??[]).map((e,r)=>`${t.names[r]??r+1}: ${a(n.columns,e.cells)}`),...r.flatMap(e=>[...e.facts.map(t=>`${Ou([e.name,t.name].filter(Boolean).join(` `))}: ${i(t.cell)}`),...(e.table?.rows??[]).map(t=>`${Ou([e.name,t.name].filter(Boolean).join(` `))}: ${a(e.table.columns,t.cells)}`)])]},folds:e=>e.actions.every(e=>e.action),group:e=>e.action?[Ou(String(e.action.kind))]:[]},zu=n({default:()=>Bu}),Bu={name:`ghost-chase`,minutes:[30,45],sign:`<path d="M10 8h44v48H10z" fill="none" stroke="var(--candle)" stroke-width="5"/><path fill="var(--phantom)" d="M32 16c-9 0-13 7-13 16 0 8-1 13-4 18 3 2 6 0 7-3 1 4 4 5 6 5s3-1 4-3c1 2 2 3 5 3s4-2 5-5c2 3 5 4 7 2-3-5-4-10-4-17 0-9-4-16-13-16Z"/><circle cx="27" cy="30" r="2.600" fill="#1b1733"/><circle cx="37" cy="30" r="2.600" fill="#1b1733"/>`},Vu=n({default:()=>Hu}),Hu={name:`hidden-castle`,shared:`gallery`,minutes:[20,40],sign:`<path fill="var(--phantom)" d="M32 6c-13 0-20 10-20 24 0 12-2 20-7 28 5 3 9 0 11-4 1 5 4 7 8 7 3 0 5-2 6-5 1 3 4 5 7 5s5-2 6-5c2 4 6 5 10 1-3-6-2-15-2-27C51 16 45 6 32 6Z"/><path fill="#1b1733" d="M22 26c1-6 7-6 8 0 0 5-7 6-8 0Zm13 0c1-6 8-6 8 0 0 6-8 5-8 0ZM27 39c3 5 8 5 10 0-1 9-9 9-10 0Z"/>`,without:[`version`]},Uu=n({default:()=>Wu}),Wu={name:`hidden-rooms`,minutes:[10,20],sign:`<path fill="currentColor" fill-opacity=".25" d="M8 60V26a24 24 0 0 1 48 0v34Z"/><path fill="var(--phantom)" d="M32 16c9 0 14 7 14 17v23c-4 3-6-1-8-2-3 4-9 4-12 0-2 1-4 5-8 2V33c0-10 5-17 14-17Z"/><path fill="#1b1733" d="M25 32c1-5 6-5 6 0 0 4-6 5-6 0Zm9 0c1-5 6-5 6 0 0 5-6 4-6 0Z"/>`,without:[`stages`]},Gu=n({default:()=>Ku}),Ku={name:`keys-to-the-castle`,minutes:[20,45],sign:`<path fill="var(--candle)" d="M32 3a13 13 0 1 0 .01 0Zm0 7a6 6 0 1 1-.01 0ZM28 28h8v33h-8Zm8 18h10v5H36Zm0 9h7v6h-7Z"/>`,without:[`board`],controls:{character:{load:()=>Promise.resolve().then(()=>(xn(),bn)),words:oc}}},qu=n({default:()=>Ju}),Ju={name:`midnight-party`,shared:`gallery`,minutes:[20,40],sign:`<circle cx="32" cy="32" r="27" fill="none" stroke="currentColor" stroke-width="4"/><path d="M32 10v4M32 50v4M10 32h4M50 32h4M16.500 16.500l2.800 2.800M47.500 16.500l-2.800 2.800M16.500 47.500l2.800-2.800M47.500 47.500l-2.800-2.800" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M32 35V15M32 35V23" stroke="var(--candle)" stroke-width="5" stroke-linecap="round"/><circle cx="32" cy="34" r="4" fill="var(--candle)"/>`,without:[`version`]},Yu=n({default:()=>Xu}),Xu={name:`run-ghost-run`,minutes:[30,45],sign:`<path d="M32 6a17 17 0 0 0-9 31l-6 21h30l-6-21a17 17 0 0 0-9-31Z" fill="currentColor"/><path d="M32 15c-6 0-9 5-9 11s-1 8-3 12c3 1 4-1 5-3 1 3 3 4 4 4s2-1 3-2c1 1 2 2 3 2s3-1 4-4c1 2 2 4 5 3-2-4-3-6-3-12s-3-11-9-11Z" fill="#0d6f63"/><circle cx="28.500" cy="25" r="2" fill="#f3ecc8"/><circle cx="35.500" cy="25" r="2" fill="#f3ecc8"/>`,without:[`board`]},Zu=Object.assign({"./ghost-chase/card.ts":zu,"./hidden-castle/card.ts":Vu,"./hidden-rooms/card.ts":Uu,"./keys-to-the-castle/card.ts":Gu,"./midnight-party/card.ts":qu,"./run-ghost-run/card.ts":Yu});function Qu(e){return Zu[`./${e}/card.ts`]?.default??null}Object.values(Zu).map(e=>e.default);var $u=`:where([data-board]) text{font-family:var(--sans);text-anchor:middle;text-rendering:optimizespeed;fill:var(--moon)}[data-board] .lit{cursor:pointer;outline:none}[data-board] .lit .glow,[data-board] .lit.glow{stroke:var(--candle);stroke-width:3px}[data-board] .lit:hover>.glow,[data-board] .lit.pointed>.glow,[data-board] .lit.pointed.glow{stroke-width:5px;fill:color-mix(in oklab, var(--candle) 42%, transparent)}[data-board] .lit:hover .glow,[data-board] .lit.pointed .glow{stroke-width:5px}[data-board] .lit:focus-visible .glow,[data-board] .lit.glow:focus-visible{stroke-width:6px;stroke:var(--moon)}:where([data-board]) .halo{fill:#0000;stroke:none}[data-board] .lit>.halo{stroke:var(--candle);stroke-width:5px;fill:color-mix(in oklab, var(--candle) 9%, transparent)}[data-board] .pointed>.halo,[data-board] .lit.pointed>.halo{stroke:var(--candle);stroke-width:6px;fill:color-mix(in oklab, var(--candle) 26%, transparent)}[data-board] .picked>.halo,[data-board] .lit.picked>.halo{fill:color-mix(in oklab, var(--candle) 40%, transparent)}[data-board] .lit:focus-visible>.halo{stroke:var(--moon);stroke-width:8px}:where([data-board]) .empty{fill:var(--stone);stroke:var(--edge);stroke-width:2px;stroke-dasharray:7 7}:where([data-board]) .back{fill:var(--rug);stroke:var(--line);stroke-width:2px}:where([data-board]) .paper{fill:var(--paper);stroke:#1b1533;stroke-width:2px}:where([data-board]) .ink{fill:#231a3d}:where([data-board]) .count{fill:var(--moon-2)}:where([data-board]) .serif{font-family:var(--serif);font-weight:700}:where([data-board]) .arrow{fill:none;stroke:var(--candle);stroke-width:6px;stroke-dasharray:2 12;stroke-linecap:round;pointer-events:none}[data-board].missed .lit{animation:.35s ease-in-out 2 here}@keyframes here{50%{opacity:.35}}`,ed=`:root,[data-theme=dark]{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark;--night:#0e1326;--night-deep:#080b18;--stone:#1d2440;--stone-2:#2a3358;--stone-3:#3a4674;--edge:#465389;--moon:#f3ecc8;--moon-2:#c9c6b4;--candle:#ffb65c;--candle-ink:#2a1600;--candle-soft:#ffb65c29;--phantom:#9fe8d8;--blood:#e0566a;--blood-text:#ff8f9e;--glow:0 0 0 2px var(--candle), 0 0 18px 2px #ffb65c73;--shade:0 10px 30px #00000073;--floor:#3b2f2a;--floor-2:#473931;--wall:#141a33;--carpet:#4a2338;--rug:#5b2a3f;--tile:#46507a;--tile-2:#3c4670;--tile-edge:#6673a6;--court:#10172f;--step:#59638f;--wood:#7a5230;--wood-2:#9a6c40;--line:#0a0e1e;--object:#9c8666;--object-2:#cbb28c;--paper:#dccfa8;--back-line:#cbb28c}[data-theme=light]{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light;--night:#f6f1e4;--night-deep:#e7dec8;--stone:#e9e0cc;--stone-2:#d8ccb2;--stone-3:#c3b594;--edge:#8d7f5f;--moon:#2b2640;--moon-2:#544e68;--candle:#a85b00;--candle-ink:#fff;--candle-soft:#a85b0021;--phantom:#0d6f63;--blood:#a3263a;--blood-text:#a3263a;--glow:0 0 0 2px var(--candle), 0 0 14px 1px #a85b0059;--shade:0 8px 24px #46371438;--floor:#d9c3a0;--floor-2:#ceb58f;--wall:#6f6684;--carpet:#c98c9d;--rug:#bd7a8d;--tile:#f3ead6;--tile-2:#e8dcc2;--tile-edge:#9a8d70;--court:#cfc8d8;--step:#e3d9c3;--wood:#9c6b3c;--wood-2:#b98653;--line:#3b3450;--object:#8a7351;--object-2:#a98f69;--paper:#fffaf0;--back-line:#fff3d8}:root{--serif:"Alegreya", Georgia, serif;--sans:"Atkinson Hyperlegible", system-ui, sans-serif;--round:12px;--step-ms:.2s}`,td=`data:font/woff2;base64,d09GMgABAAAAAF8gABAAAAAAyKwAAF68AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGoEgG64mHJYSBmA/U1RBVEwAhTgRCAqCnHiB5VoLhTgAATYCJAOKbAQgBYQ0B5ACDAcbQKkF7NgjsHEAwH7ODU+mmzsFukNHWFooH4mwG5xVzcX/twUlx7an7gdSA0iCbBclMI7Cg7CwwzNYY0aRlx+zkZsGMzjvwP5udr+VKxN0HPIGU1id3+o6felUhyUXgXELHzWn3gOyzWb3Si/AcXCF1u6Oq3CUo3dpUixIUbBVUGNssccoGqPGlkQN2NOxpZqI5fMmMQna05R/vh8L9Nz3dzdAoBKhiYQBAt2piyygAxoPstWAqqqqChD+wdrkQ0FLMtt6JKWJhkIz0QN/N3p+Trz3Q7SsKkzFyIoxJrwv08HmTTnw83rmn6OWKcJYAFugBn4pvI53mDOzL4dWy5a8y+m6BPwaadK6iP879nylrxNngVpvHCqnTRHvW5pX52duvRtGwBKsfZ1469q/zf/WZDVgUCbJjp3EBGGQpSW7ajLHjBZH8M0O3dvnP+f6d7fvbdMmNIGO1PhlYMSlSc4n5/wiI7pYfd/S7YzjFQevKC4Rgtxtr2n4FvJvrWVwUpKG4DZXbPEtGMpBLC8KIujT21al//Gnl+7V7lXmFFbhlDkN3aMLL7PKm25Gmj/siALrxqyy7IlzIhKKGD3OKqwKcyISWSRqmQVBJOJZdEESXXjwxU+bvd2hXx1UgkMYm6U/Pu2rJO6M4/9ULdsBg5YXvSFXzqFoNvB0fi5dtG4azP8DDmaGIEFAgQSWWi21gSI3EZLveLxEQPQaDBc2xMohBgWnEJoi5qJ31fi52qJ02cXOft9+v7r77hczmnhoYoNZopEJRXz+Q0yTNbJ7IkVKzjQOEajNQmcF73OBBhEJNvTZN6neXyPM9NiBeaSDWBEJwYqENDym7T/O9W2ZPhJP4OyqqVGQIDl1Ovf+9RrTijm4zLxX6nvRCFZgAVlkLSkQps77lp0ozAVcBqswICBQdOenRQ8UC4IGwRAGYZICYWODssuFyNcL0W8FxEoroVZ5A2KTTVCbbYFERsiAREWogGQsBabUfDAVVAipuBIIBApADYAKhclYHEBuKwVd4+IIL8XiIQDIwhXB3P+gPw+4L83pagXu29Uz2oELCwBemzDfzYq89UpXO2i/Ee1A+k7LduACVpUztChwVwDAnW0cOrK5dlR4TAgyBJIjB8S3qMQuGTPmQ8ccss8uW20wbLmF5urRpVWDKiXyZPJySBQN8em6BvFZLTeg+q6s7wEPfefWOMAufb+Evv2riMaPvstrsiDRd2LhbEpItUzZdtZLF9GMC31l5vjB3H474QXIMf3/Zi0xIN2S2s2Xdi20y0EXPgECzk4/QBbx/3B/xm/xc/wQP3B/H/A9fJd+fbsTTY2ZQCIpKfijQmAhdr8BCCA+njtw444gQs7sRYWesQMfAsNmpU04NgZEKCk+JjJkoQAbj3wxVwiAo+mFHqyHWFlO73KGd+c91ZzKDP8OMrxZgtS4Ayy4xHDGq9O30DO0qFR/E38JP4b/MOEYDmEfdmErNtgOA+CX4xdi7pA9+C58K74BX3XpAIewDyXYEDkPn4n34h34RHw03ow34LUGOYRggyp/ggH3N+4p7g/cA0h6F3cL9zVuAvep5QLuLO4UjuIg9mIHNk/ZegDcatxS3HxcP24WrgPXjKvDVeCKcDn4Vpzf4IYN8YiMHI4LxqlxUhwfx8SRcVjsK8PL2B/jx7APsT9jJ7HfY29gv8RewZ7DnsaewB4+BI5i92C3YTdi14KVWOweJNCrNwMA245twtZgy9ArwGZj07BObDI21mCFEXooI4uxXCwdS8TC41DMv+v5mlq/Gu7jJ3yrIK7h8xFdWmPrw3VsHVr71q61FZJuWMNr+Vq45lp6VtdqRQOqUNI9b2UuL1PuAJjbV/QyL8PSLvkSLvaiYvAYQP89T+ePeQDu4ha+xkTkT49L58KcnVOnzDO+n6Nz0LAXO7ybZ70DBdTkB+86Vc3qWZqY4+8qwSqiiZ75h43TP7Om41A2zVM3FSfHTByIZEdIDQtBfApMYdCBDmGRbwkBIIMkLH5rjXgF8EezhGvAs8GHsgROL2btXeKHOsBvnyiLe8vlMx35EhgqnhWIWpPQbzHQsDAZg7NgNNr/ls9BXaze5v8Eb6CY+u70XV/1+ktqem/4MqDvBQsg7vizLUgnwkgjNNFeiFZaomhOoN/vEy3x2plI8WD2vHe2DNTVm57EwCSfAsh5g5EZvrGxiKJLpe2s7Rw8LsvnZGx3213CeGsKb/N799pYP3/85Wjrb0kSt/XaRIB18XxvuXF1LwEs8i/wTYQfFT2M7kyvJ2bydHfWnd2f77Do+/+BSvYUBMa2zRKm12wuGkUv/7hIbH08fzzzcRagWkhGUQ3ptbOX3TVLSAgSqxVDi/PP7eAdCyhB+1ewTatozV+JGM3MtMRnJumHFLf+QsjKTgzoHTL65wpkUu/fmqw+8RZCGipTWZq+5AAsS3pVtKHatJZd5UMBd85um5EN3Ro29k3vzaHxqpX7dlJVqzmFd6BgmQWgCHlzxtYJklsh7NzJADeND1XqzO0iHkhDslie1KQ4cvKq+NSbVQBKdsLKpCIGxUXciqLe8gSiYbzfKUnZzLrZsfhOpzUaYe09TuvmN0gibrQvL+1K1c6BTj9BnGiH4XEUYk/bBrEx1sbKWNwGIXpjRrZPN6HtzM/5fZbcqBJbNN/Xb9ePVWKlLnsvWD7qW5u7vij0+Hh4UHTFlxLH5RWF3l4F7XwgF4pI01eDnvkSFlAuPGuQnhwAALymYVRCiI/gi3eLfSBuoQI4NNBEtpvsPd3eDoq0PkgOgGESYyxnnXeiniaBRaPvH96HY9+8RFmQyzEAHLpCo+VYlesH25joDZPAbgO0l4ZzIq+uqBMHO6Ue1aY6Yx6DsWfyNBmEkfWdvlpaIyYueD2Qj611EHnjMY+d8DppggYEvTieCF637DCgx4TXRbPAGkWhtlFBNwWyr+jIfBzqlXuJEvX3KAVCTJW7HjxOBMPsnRSEitsB8Z+EI779yn6cSlTkn4IhUuAJwk5v/HWwCRFMjTVl1mcGSFAJ7blrHNUcDJglxOXyVmG01UERY2pdmllbM5X3mxuRPghvTk8mZQ38kaTJpjtTNHjSf1uCm4K5GNnQzC0ubLOTeXFey2MIO3fEwkniorN7Kjf6gxN7IxzlbeLk54Qt6DOfGz8jeJLqIueAvskgrOAyjBoI5KPzZwsjhmWGlyQW7TRsxRJQR5Z1ZqEdF9mTWhiZokKBr1xvFn2aNr0RtTF2fz6v+5ELITTwCEfHaInDBQ6R6iep4g0PbIBhTxwzAEAzNmp2w8A1vJelZvneIg3OvUPJ5Xx2cTX5FY+rzE0Bwkj/LTB41igcLGgNmbVPqMf2/sZudiySXCMmOEa6A+Nh8ynG4WIzxVTYcsnlYYkNTtUZvV55aku5Hkj5j06UW8CBk1x8ri8cW555P244BsCGGv/kAFu56KGZBGGosOK+fgz2pf1IDcu0LfaGfSw3i1iF3iciYCwTADWVAleWHz866+LPg1VXMnMbQ4JJqamzHoZIDdTvtJXm1OvVxyFbt3ttmpQGMFdKU2ZLlda9t45rK8vzxGwvtYfiQzr4j/PKYZOvQroqDfI1aVKmxWzl5ujVbMByrTbZpNdtt/W5465+9/3PXL/4xaCHfjdkypQFXvjLQq8RHCzJmNHqzFmsKbpoI8UXb2355VsH5YAgwSAjQ1BQoWh4EHx8KAEZhJyckIIKQk2NR0MLoWOEChMOYWKCMjNDWFhQWVlRRIhFFCceU4IEDImS4aVIwWZjg/DKQpYtG11ACaxSpfjKlBEoV46uQgWcKvVwGjSSaNKMrkUbnHYzYc0yi9Rss9H16IE1xxw4vXqx9OnDN2A+kgUWollkEa7FlqFZbjmRFVbgW2UVvjdsxLfJJhS33UZwx13i8MEBBwRwhLh95+YEyAJC2ABwwo2BLA8QQAABnGlCBRihSfvteAopG/AlQ9L3M3Bh8OTU4DvZ5E4ORV4SJRUudV4FnVAII2NyggQIeKCACQJoIAEHgeT0Z2ooKy2JP55DKl8JcmbQQgkshFLobCBzN2FJ7M4MeDP3DNksGI9QsTgnEEEFC1SWpwIs6FBDBBHoEEENEegQQQc66KBDlKT/VnmkvIk2IeEWhP99csR7nnQp4cF99rzs/PK+nMCxKzc7sPW2lwTmf/zO0aYjCWSenHSO/K11xRjZhnPMVWNG8tlRsiPvTkqTNGxPutGIkB1hxxjxulLovQ95lcC8z5ufVbmG+MGxoI9lY8ad9VJtWwd8/XL79DaYeLWruhYuvT2tsRpOY8mHn/aZbTD6TK9thT0Puo1upGvpSrpYG/yqQxf0frVDzfjN6mqH9j/BmtozcU0tVERZlE5plEiplEFJlAlhDywJ6Ww5nMMoW08OLp6UshVmSDwC65n+M/HbRLhyxi7h9HTpl07zT02nzFN8N/WJe4Lc/njqOMqT+9Zj2VF6qDlgMc/Xg/X9OmzU4KN3AwSsitZk6B8BHQ2NjFD5m8h8j87OIZWTi5vHamsMG7HWOuvhATBmeDomcwyDRW51tIZsCf3hnPXqaGFcSsis9yFgve8iz1rZlV3ZlV3Z1f3ZXg+DNFtn/azMXfLxp6ILTw+ZPITJe2NpyEyqyK1TN2Xxo+MOhYdXnluhFj6lIhNraHi0yRM94R6YPA761oQrkJ7DKbmwhwoaFi17yCgKpx3beQ7aYyukT2GlFjYmNxij7kGTfWut5dtgvl5dkHbAyCG2QUxDox3rVIc1q9kolMiRBqkHqpzan9QQeXNrW84p8XBLJCOtaTkw75OFzIqPInCph/DWCzOrnlW/N8LAmGWXGWfKxoeX09a2HPi3sGB5sDZp3KgIlut7C94tZNfECFKU3Z966L7jRu9jcI4hG5VSfeSvfemSs044BLEadimFLRRSnXb0zrvL5vACIJphNDurklFtScOWGtSjQ5NfDU0sWUQ1CmupUiTbgwgW5D4AdTy5t5taRl+S0yqkpBYnQUCuCtO0WGARBMqi91JPqKIeX1k9pWmSTntfJBxg/6iK7QELBhfdsxF6gQ09G7wJNUt5HrRXPLXuVlZLBTN8MIabFhXmCT9jb5IC4u5njZGQl42XrVyTaZrNlhnZkB0UUdq33i54G7m5Ra62btg/xOM7+drVdM+CXTNJJAz949lpWwK1WBJUIjI/N5t4kcIFUxuxZTLM9w6oP4QKpTIlvnzJehY7mi6ZuXp/efb5uFAMCKxNUOUQeNZEWcsou/zVVZXhuD70kdPOOOtjY8adc95hRxz1vmOOO+GkUz7Iv95W723DpKr2esc++4064KB3HfKerd6yzXY77LTLbnu8/Vj3YeePjliJTFmS9/PwfVB65MVXSzgT2EgXfKEIIOXYlC996RsgoT9Y+/AbY5b958G4gmV5rB7x9jZYCQcJrUjcnXY5eSwV1B3emE2bnX6o1gyA4irt1U2iQNxKZGKOiYGS2R1c9jQmt2HkAytZwxU2yI+OEqnSjGwDvH41siXTYg8dn9dUcr78UqaMz23Kk7NjCbl4p4IlPUMTacRI5mIzLBaIkqKLOLixSJ6aWJiShnsQ+KlmPR09odQ8o+T5CfX1Tyyp5FIGZTlz5c6TN1+UVNoGof2Dhs4AcPNp3MOwv8VtTAjBNTrfqNFVamzmRu/LDG7KDLmZ9kQLL3Yp3tMAWA38DOjDSdEGCM+y2UAYakjBjXTOEjOFMR0s8ornmRrUzRmbcjtWo2NxluNXoQG223MaDqAfmCIA6ZeTR56VHgPOJQ+CRgDNLjHvAYAdQH0Z5uX/U4B9qeIbAfk8AEC+OQMAlIiQ4HwA3Jpog97zWtMMBAfw767mIMxhZljPzdBYgKFf9jgTPQ266oz+HnAMY6iolIuEnT2dnGyW/02NxiTOXK8RFLGUO6fn0nw/txaCwWJIGM2NJOU5ykuVYqVcqVbqlRHKeKVTeVClVo2o1qnZat7r1wAAaJTM4u2wapAzHzUDzMIQm1yiFCql62tVxuVU9EeVrPX2LCGvA8Hw6v3/377avCKJwCsOryb/A5j8dZrUr05+PPly8sLkm5PVk5jbH7q94jb89B9AfjtDKnM/GJDPtQMAlNafauvGPoHb57yLI0f42UMPoiLSlH73zHO3Y7nvL7/40z1/JIgX368pIMgoaBh4+ASE5BSU1DR0wpiYWVhFiBMvQaIUT0x6WoipcnhlC8iVr1SZ8jFjTe/lSVu1m6XHHG+/gZ8GHfFtZLHlHhXkcaLw8P/ICB2hIAwkOHXZaWz2T2J/py03fULf+b6MJKncKdO3tvjXj275yW/wUFhEOAQkVBxMLGxSImISdFoh9IKECo7DIEakKNGShOvj55MmU7oMWXIUK1CoSJ0q1WrkadNlug4zdMbVbchc8wxaYraljGbmL33KNOPzHn7pRYAEry0IZJsYAAB5CgCgXwHIl0D42QCxHwfAfhFgzgUAABS6T/VnLoZcvANhwQTkLUwTFBFVnJU4ir8lkB7MUK0wM5nDcE9A9vJUWNZAF7qPju4xDPR8cIsBSH9cHXbHLxomxCTRqwt9pJBcyVFdUbE+DXoo8tbtPI665idasTXJn7wDC6XiuDAUGpeBOXMWHWvCNKHmUbGiLJdqKKlQECiQoP9CZx6gY3wlBYtWSMq81hfLyUs6lMw1vlaKAEL6gX3bUlSxyWMCX1Sv3B98vB6HkwAukKADhAC6AF6AIj4xSxMtYRYviZhwWbp+hq5tIsF6XSaTDP2fCAaE0JdXYZaOLGBKDBun0UHj4WYeGowiABwU0ASa07CKiv2iWqc3l7ll3sJQsEK26IN0wuPnNCF4KW158aDgdpBLorwu4dJSnVz2+2aYjWU0iLm504PoPtDi2PmHqVNZNeJlR8KErjrqeqdTv+GBgB3Nuq6qUhriJQRCOhmjcfgf0+IaoqaFQkndF3JKxjljdknoy1jxnaWVSGopTYgWe84LdFEeQkTOiVLyuSx9tJ27FIfxfCnn+nl6n5eSefXNZMY31+omJE5I5/3L/vlm+5Yl8pPCbxrfQJJdldZUL11QbNAY41kKzduKU8AUOQPk1DO01jiYnCpBltbEU+3MRLxyTn8oSzGBVfRWXpHVPirL+BH0xFVbUOAMHZ+08CkwDGaotezl1NUlIBkElwLzpBD5S8pyMAk1N+kBJ/KAS2vTpO3NQgS78FGA6eVUBNh0EZAkeb0WmjYj/WTjMDWBz94/zRJYpzrM5TQI7/UH6EmF26ejjIz0KOi2vGa4Ih7s1MQE0WyydW9xGg0/6gGgDujs60SXZ1UkBW2CS1u9k/QvD4rBfuyS0aYrm+U8INO19odmODHXiNPPCSJmfT2/AwdgO8JntpRbtSPPOsCw17EVYyeca1bq1EGKGwSIHSmW6WEBy4WoKsUAKCg8DY226JoDJeNyoYZ5rl1c7GYTUu5Yl2aTxyzCbvrdRaHFjBE/oSMYquRsL0o5isMkUNcFEGiCxdeOzsQeJFSbeqdP+VolVJoBBs5AAr4LfZg+Y//tBiFeb5jCAFZFeuTzPDus5XpcfmoMwNZhj7XIX3BBKFapFMKcDF9oictLiziyZ5IXek8Wlo7EZ6F3J49LtCKVu+A3WHtBugdAsMFVeDaJKy0gb5wmSRlMTclznFuV0jMMAcrDq5MbGIAAS72Ps/5UBHI6gmlw0Ggd+m0H+C6MILy6Mx/2kuQBBIJ8qxx3Qt6uDxJNg/GsFk8i4MXleGCpDJu26hF+xyXv1RUbi8fzqglC3id0utYwCX+/rHHUkbZhKkJnQW1TvWE4qisFrhrEVDkV8iEZtt4QA0pPD55BDi02s2CH+0Dgjs9023fEH9k0qCqGuj87/qmpB88fuLBX4IHzB3EPv1ArJDfKvm+ASwgJy5nvhPGHhJp5F8U8VKThmng01O4ZNn3zu1zQLaNGu7Wiy+Sb76Hn0hF8wBk1hFxjfcQQ+jJgaJn4j+GpLoXu4891AA8KY6tPem+aijq8u9bmtPs5bcA7ySwUEq+1Iz/ZpnTGbLl7eZYSDmrpEDBwa8Ludy4OoNtHsCQ/vxIEyeEwMBytMnMBleb5x4jAWEmCIB3refGRKFbPPerrcjI2owFkGn5iMGYOL31c0ZPjkQ/WRgMM9VO501McMUsuaXJ/pyYdPYQUGLojiZ8L62CJ7mkNVQs5WZBEiGXqu6zf1Jf6rgyVkcvZvob/2e4XGX1g/dRbfJ06MQvkYEvxIy+TBc66SzRPTzMBs2JBsrsLtLESXcY4JC4U/NnOnRxOpEZkFeXS9y9aUMfiat+PqloOCE3GUOiOgKiv9VejowiFeDuxyb8kfVycuSDvXcZmNgCb2q2qb3hC5STylN6iOj6etTHsPxloR2ZqRWWQhDJjhsAY90lFTi28DI14TALqWJbTkycXfFHfhx/mUv14UJp9Ct3kPB6cjLmtwHXFnmjNavwE2yBjPUa7qBWbCYVg8eIEWTVxksfdzvf2RCvVVMjUOzZex9KIQ82fsMdbzU0p3Y6kgjOavcGVRAWpfaf2LuydTm7glWOQcxg6MuBBim/lRnavHDkhdRw0aRRRsqI49W3+hD3Z+rOR6DzOoW8dahC1zGSBBZjMrEpHTrR32whTWW2oXu+5gw2Oce2NBSRc+hnsXAV548bGGQT6QUHZ/Dwk1kb7SX1uEuW8QA9BE1R5sX3CNbc+sbQ2FWdnia4a8fIDtBbtimIyHiFpcF7wMkjrU+x6tguQOhnl9Xx1/q+JCRACXABIH6wNPo3MlZUuk/mH3tG9kx0V0xc0ROeUlCY5iJ+ivc1Qfp9NupxHa4T1wJMLQikFMFK7VcxBPpDJg8FcaXu4gDcdZANt3r2w0qmfxNMjvcTTbHZL0wCM0wHzm1UnIVNQjlT22ZRKLFab+2vntajN65v/BqIHq+fzy7yvMvJp0MXKUyGV+FhdeD25QeDccV+VrixMjivtGPND/zBXt58i2H36aeHvst86d+DkSS5BaVWdJIEi+kQunDDcnz9RWZM5xJcL9oN7U63y2jIxiZWh1mZcyxxG69BUEhvBQjML0Fzb9zNT36oBS+kZDonPuc8urZ9IETKA4GKmIeU1wlyclfNg9neTHeiIdA3CxWG78Yvd/6pcz7ONS9eMsManeSSpO+afksqfQlCXoIqZgsjluV5tYk1UrJtMRbGcP/6zqjjxc48O3+I3BUCJQ7c7RDfuA9tBUzri8rBYvu744BZuutbJRbq9VLZyP0EH9DBdj0s+WHfEWqs0Y3YXR0T4a36CKyZc3TM1tphTCPMDcO0WgcdZuXxRjb/C5ggngeydtTAESj07OtB7w9yeIicpek9DPRgcOEO7EsHoR2p0W2a1mLRZHpWGAnecFUKSGxL/nKhel0r2yCwstMl9S5Olk1wMyoyp8CKcwArvqP4VoToywoiWPbooajhjuwaigjxwZeDgT6btmhgztSwt0KE7F1tgZpATx+y1gfSbyIkI5K3cqYunscajPgdpuGPdAGRGMzgJQeStIAYjqg0OCttt24mFgmovMZtyx11e6nUOIu6ExV2jM9whA8HS+f/3+qJ2gkwJikdNEjeSc582s2PS7zZxrO4Y5dkgqdYot7bmQG69PhptSezOAVdYB/vJaCKZRZHDsyuV0JPfXE57siZjMj3bp5Be6mnMIEVCDmoAE07vZWu6iUsXm4EztgkDOpzMe7k+LNDwEArYxCy4QrwLub7wTMfQygEpGkuxWgh1aGioYPRUHG3KtBa3RyFkp6Rc7b1dSxh2/0Rf/gDfB2mlsPRdg/VQ6B9sckDSMcLJomYOsG7ecdFilHd2x2j0WhjjIaZTN4i2LdtiWbyOHHXCRAwDD58HTKgL4H23bvSNRPZpOm/yYpyvHx/6oYbTxlBnNVYWcl/001jxB9CIe6Xt1AmHRU/K1sSr1lwc3uVivxXpp7YHoUAa8uxKJ8Q2l2ju02kSQmK/bAG4LMYz0iLT5Y9w/+ISLqXtYLYrk16SjM6rBHKaJrdbyr2SpaP+70kT6umVATAtZRHfqw7juRb31ESLnmnmTp8yaCnsnP7kqVFUzx3BpEa9zqHyCY4yDdbyQPW0BhSlMmU0k3Wslk0exn7wsqB74XxX6ItA9TaLcYfo6k7K7lInJwCO1wyqgidzWA/8hFO8GZ2fIU9AKKFbQA1RihtPxGJ/ZgQhN9RPyzfVvB/VzZKO1wwxOxK7o07joibshysnNm4hoBVbXoE90epqlgDEYAoyDvYSQBQ7o+ppMVouPBN1NxBQY802FoQtT8gIrTDDwSaeOjPNqbi4M8zSBxMczRLNJEQc7Tslk2xV8h5ow2A1iyRdiMsjxRMAvOh5ZtpKe0IWXoSm+1+rrKY58/b6M7lW3cJuobx0k+cTqz2Xca+J5WlRd0U8fZA3+pMox1TfQciL3xzDEq+LjFkzs8vmu3s4oPiOREIxBu9vT/qnND0DA1t/3bjmGMQePork183N2sxw++s81pyJ62wc5b3lRJy1Jopn9BluclTEz9akhx5vcdStR7tOgC+SCs4VmlzvjwS2S10e8la5J9dBRBE9V7UQMLv16WY9GGfr63zyrhW7T5YFyQNh0Go07vDnDc/kD2wFucbpwboPrmK2I9ga46IUed2Dgh6mhrgLWm9S+GrsiuRJ+pzKl3xBE6DJatiLY8jTjFfLYlm1BZD4QdKznB6GOmyD1bzPFpCa7IEW297HmiSzC7yKa6wY1yjubKy55onMDOEUtdiddUnedFZlsXR3BWn5z2tUZObgB5HEnFGG6CCJi6TIpto4tVuGNAmUvd8Yfk0uOW3Yup4TOGs6BonD3mh2y1n3A9PRC4tgZWsd3E7+yo7ewmNDc9AUFJM5MbeYvEprqNopWt+32kQENNpEr0lf0UzG9xuzF8hSW9du3trWdHgosZz/xitd/b9gxLaILn3Op2weN1uYFJPYPZdEJvjvMM8mk/1cVtXNXKScHgN7uqNQaaZjTz0WBP+pHQQPI9HTs579Q39njLHuvQ3X3b10Ihym1xORN76/pCBE3cETY++xDV9QB73Ufzg9t0R2ePpTzgxyEl8ECll92OTlNZIZPE3RtSpFM+Jn8puzNM6WmTkR+UnrXUFcIXrvUD560mI8u3Owh3vdklr2t8UwDdMOY/CrtodLNIsycHDO/vZOWVsngUJF4HFQGsDk8+07Obx2J6JL3gGjbArLYVsiKB5tQR2PjQk6Huim+WqZWaxndlVgDWKqX5ck0usCwlJjeSjUcBOZQATqoogARy0M7dZ2Nlameorraqx+bo6q/XFTb7o2XpiNetNxfNSs1PHG8VGvMk3H4xXYgb1iu5YG2s7vaaWpz4v6/keX0UjP2W1Cdf8aXrQTamkdA8kDokdWsblDCpImHPNYxUmChIQi+vr9ICPPeF8+3JKFXprFQWKywSV/4eaIe+jaDZif0mOHRmtjHC5u5TFDMTXV5LV2LTjN2b00q/IzYl0Vh9uxNQebf68l2MUPucdEtQsEgdLvdlp8XMBhLKOb47RkJQWuAzuXA56ofTqTEprKw9TFaok3PgHhXmrjrCvdpuE2aitoUt++4E0J7nESO3iexqE3FU1cd7NrsLYUUw3LOhywIlOvNHcOwuKjaRmhm+2yOcPYujkK9sh6Pwei17cvT3c3K9B4QjFuEF2yIJ13ekPWJyzBpYDl2Ifpv8ENYzfmJKP+Tn94x36xXSpBg7CVQxlYQ5DZjDfWcTrV0ciJEX7bnSqKmxwI0YdFnoUfJZfCx5+U8GXfcW1rD6Fnp1tBiUCx4nYZbIFLoDKjk8iXOltNwkqUCz0yRuct2ETmainYmxglm4ZBDFnbKMAePONUFZ/Ri1Qhw/8hU3jV9W8YVu97KdiE9vf9a3gd+yr1ERfXilvUXyWt3rrKbTcJa8jc2bGaIYE/HE2r+IM+WcPLHuG4+UttrahNgmWPeANt9qbwgf8O4q+jNx1OVoWKK//NvNKv1TSFdswXzfHpWx/Yam4aMyT0qoTCVQq4oB6+1L+Xc9U8QHeqr8RNDTAHAhGOOanK3RhxqHOjdMIpTtuXWvOUznNZYpDwJCVxoz53v55l8c5Onx7F7glj6cd7IV/vEt0MeccPqH8Lqv8TS7+vmAEpMfc4TN/WOZofAEMToA6TZgc83y5zF8iHrpwz8ipxlf2mMSDq5sIWVqAg2Rc2mr/X6BumSh7iEcsUomyMvDvP9qoWiLY8a5Mbue+Di9njL+g2wfTu1yObCWF+umELnfkRwzXpf+rhs62XXb28xeKd6durgr6E/4de3jHiUcuY7LhtyrYXdW6G9X/AEuhyeEbpl+UUVfv+allLwXM9kVWtNteqerokwZBJoz3fcl5JCAhhRrz9aZhWYxTSgU8xWl/3oq0ekzWIbaQVV91ju9VitWCyXYl0k27+NrKWg0BM80lxcEn++OflAkt+VK+Coxj9FYji5GlMT7ETOJM0mH9qG22cZVbGIjMo/QtsgwXT9fr6+VEz8R2nVYs9LmIUZBlda6Ww9x/k/9d342Ax0q/fW+qcN7Zzf9GPivq0EBCB/GZah2cxmftqyMmyW98VtQlCZ/EOH5h+Si7UiQ94/d8jionSCePp06+KRuiYn75YVb2g+3UwKnaNS+AokCqQh05SuWdeRiZ3rU/xTgVKHSFwG6lw9/UBCeczXW1e9NTZTlGZl+2ebP0vNJU4fygC+bwcPpP1bLta0HNiimDvU+F++Sne/AdqfLgM+/npDrZW0E1aTYdycPaSHA7F6yNUtXmxGfGti6Oe47iTaXXPJ63PZqHLHPyqfGORgtTqEz8brauTWZuUzKfdS9Z48BnvaPOQde8KYRsBdO90Dw5Q7N/xwAE/Y/Cm0A4/8OZk/8yG8p69aYinpO7fmskCSGeRUHo5p69MSmBfH/hxb+fsSa1BYCwboIRJ4zaDgiPOz6jIeqGXHAYLARNduDLPZGgrgIGP7+P5CrTuWOpEzwTL8s+2FuJi1IkA2mM+TfoimlS0G42x2GAmIUzXgrzFeMh8VmIwV34CjS+Qx74ZGvfbHRJ6ewmQltkSkD2zYaA9fR13wvutCzyinbTog0nu4Ggj154U4yZv0gekhLdThxp6WWZ4CRmqvQjXvuHa3v8TTmSPSSesDh62Zr4Ly1PUureCreKzC39geZ/0lUbpnAh8zMrRtNIzi21Q8fHpxnVTObtd/F7gw7dwPHWglCFMo1YQiJHBXLJL0y6rsOx5csaNht5R9gf2szM2H9v5HYreWC+UIHlyUkRMR0IFu4J9+QEAddbwKFk1znWAHuKb5sTZ0ypB0fWErpfBZUQZTS8N4UObtjbod05TcnUMSWagXZl0H8hkmQgiNc+sVpnB1B6t5oAaStKsOC0YhZ015O26mF7DwNZZPZYfrF7toAqiy3WACOYSKntJ9WX22QUzRfzDkOO04F74U5/j82cUjFFw6V1nYe263CfIyKpuNs93HxNPgoP6POdY5PXucsdB5AuK040gSVIPOnT4et0YSxlpGSvlbTLS31LTXy5IfMZxzZ36bFyCS7jZKB8ER9O8aCIIGrrmMX8b6dJRl3X4iqbLs14rgHbAkgcZjCUmVSsXGMrUdrXqSEdDh+5lqAWfky0T6cva7BJjyKk/WSQRZ6ftViO2s19jvzZwXiHy3wVKwJQVVj/3aZBw1v/rG1jryMjrXWmEUf/P+RqyCJ409PkZKoFp4PqVVWxhHkvozyexM8Sh7la460CVkg474G3dPx45+vdGxh44LyiQtcm7Fa3frwtjR0+DnYN8QwbmSYfOy9w5Gf8TDZLitYiQFkSjlBWRchlhNW12HKNXoalEVJZOHkNVBcXz9XB1VHKKQgpAUR/Y7JAP5rhaCKA32M2wgBwIL8SBjCwj9cSrQ9jCk9WUSvZmanYxvojM6c+jK0M9l393BvBNsJ6Sm7UZqgvResSkD/ZizoMHbD/zTzCKz8EJHvv8UcDb35kIgiXSixzSEDSugCnTGJ1sGw50QGNLpj8yIf3lsv+XBCfairstmfSaBTURQsw65YcR1jpzfgOvJB86uXcI4DvlVUakmrzkBooYdcjARSlbmO5ZVZ1tHiwtHbRkKxyEOdFQBjspeZEVOGBywgrjI70WbbUvJ7g7PTEyJslO8VXiwN6At9G3wLoaDiRR4N69CJ742ELAOd65ZhhQXmSTO8HbD4cHhxksm8UM9cPujMXl2dahsqq5Ec1JzA9ouEH8Jbv0dpm6qKyvJ9/cWhsB6RS4/kTDF+9ZD3jHzbv7ggZmztrUfUB5nEOuhiKZ730HnWGz26BuxJuxqOzwU61pmYsUFQ+hq6R/+tmP3M/8gAbFeMcb143QrzrGxTOrivoEjxwg8XYiBbh7vd7tOJu4CEcgEng9W7WhwtpyBulb9IBk6Tsy05vP/zMMuYu7jt6YvjkwA21EtNpK7FtiQglBO8xiunDXemh5wxmIhM+FErxj73kj9CuPc+1g7JUdkxJbE5KLe78XZpBzZUVYUJCk339raqcq8e+WA4PbDU20POjsEPAXjqNz9CIR9W4AlpHTgMkyc7Ve3FNwU8pNc1dry9u6Pa9d5SLsj4ZW2E7NUVfiQck3sBMTs0zBNek5Id3pCdHyL/qhUo5ISSI2eEhu6uFqqejaONSToSJOakxaAeuncaBp+jvjhgWKG3w8E++ZJvIAn5eFeYyzL1jRL8atmY8orBGbq9gTPHPIk5Esrv9ywdqc9RIjpgnTDNV6A01IDmRHrz6chyjozCjbvLHbl7VDzMFgGml8zzl0dcg/ApK9ylVLm5hkCK91QVHllbFmY7cRPXOUaaDgpGGuYe15CyUmTDOmBanSTX4MUjoHo1Znd9iYAj8WdBtPGkoXMzJTYK3iBo+gmgJPc5/aibkOWAeWLaOgAUwVWosUKmvL5wAle/3OUQF922F9P4wMDTMYVfZBKJkdU3LgcMvsxZ/cCmIVdcP1dREEhXd04/O1VxU3+MRs8DQDTBgpzKtHrgHW7t5AIS0lUgTMGnCthsmpSRZvascwrD5xMBT2Exz57xth7jJI/7n8HOpElIClYrEB7+T8sVIche1H5iWKlp8Sa7/f8XdlNnEarKHUp22CQB5ahRpDM7BPoYshq4o7ZBlmE0kx2HRcDjZNg1cq8cNo3iHy+B0GlfXEDjjbtdX54kpiIbGMmOvFc86Rr7qWwaOrdNZgYJibHrJUPV2YkUXMFGZop4cu4afRh4xK5jkrLqJ07XMJLQybgy/DFWkauEIiC41cjVftYLGuXn+E4G3XNwiIYVg7Jh3rSWCRbqpqQ2aHLuA5gS6OL2/eldNrcgEJ4kX3OHgbgGsbHB7awRR35wLefv0zOmWlivi0qQksOULekXEIsmXMcTZFZd4CMmLG32ORbVh9G+zo3MESVucA1o65RaNyIJ5SNOh3rqrODBssKOuxpJUOprtWVGebBgvL5lhNeeZUi7bKVaSf7UuKNDmsmkpXob7HmwR/ZJ/EXrg8c3BrSMfpk7gLl8s3HTAKPxToH0cunOd3rTyPeF5e8Uyzz9pGtaXOwFXgn/YG5ISiZ6EoXpjbxsBvLQdade1a6KHlwfiYyI9DVgeBVFy+Sw6lIjloLqJz9lCFAfdH4IG/Q999P8LkjNBUuYu1c9xJsIRgX3wkdK7yIofcCYW9lB0RPBpYzOAqlTcIUnVh+oAjOU9rzkPSdfV+Du0RaNfA4cFBOqczxxEcXcaZafPEZ9LrKDrsLCEUVZ68OnlE8iB8tKROxgiZj8bvAtY+o1pAJGP9nZ2FRdG2gjar0yOXPxVwzoFrNTCZTDbv8a612skiWlWMMyKdvoiIRV1knDYIDtxTj2UYp+flOjX75JUZMVRacZlUX2HJEerUIVC/D7IJsVMVRk1XAcJQtpcXvOdBOtRrfpnSrYTDw2OsSRt6Doj29eOhC2TndfEtbQXsGDQwGEyVEjrnFOYmuKptysLVp2OVTbXqzK6vPstQx/iiMsiNNCOmkg4/UCIz2UdhAPy2MkUAF5NEMJg36aTvONSBGq8p3G6KdxbPsmZa/NQz0ArbyJlGH24R8OhhF6NCpynE7o+ZuwOmKEdEorOkzwKtOILt/PZPQ0eGXiw7mhDAqbB+1EcZrSHH1pFHAfFjXeIALvN405WAGtOAzELnROm3yURHI4mOYTsywWYN3oVESnd3a4tNdYFL7AQO0QZ37CBldgaGAG9/0iDGa/y2nKTkZLuDC2lQCNkowDEOceSCO9mgrYMuDuQCzuYJiGM6Fs6GW3S4xi+QtytnKbv/XB16J7oZdgTvYEp2qu+CJ55NeJdOXMdI4+Zzchmpm4BRI3DLiiRlwsB3BFa5PDi6DB47EYXEZga8bX7E1lMkuEmHc/xCSZtilkLsVIwjbKQZDg9yQ3yYJ+BJe/ziXRppPSOdncej2wjUGVybMFOYK8haQ3UKizDa6N6VosYJli4Nw+E2+EN04jqmmZ3LTN30jb6G75YUS8sFge+IzBZpUHQr3LUjCpFSCXhbTcTWI6SNHBPDxa+WdVNJzXlQj3enjx2kEzt6C4ZSKwz/kaVITClc3bWTxqi2DEJcc+MzwbzaBS07Q7MPH4ucC4cn4iRC+7Vx8HoefcFgWLP6zit+dxJpJTu5RdQxlUCotEB06Xf7o9tb35h94MrJtZp5cHjwMJMxjuwcgSVkvKMu56JKIf4Iqs/8carxKbcdxgYP07kBjQpiPeqtDOLL2YtD9KTsdx6yKSt2cJuo43a+4OojiG451Q4FFUcHu5l6rF/MQiGS6ACzvYrDj3j8BI71VbKHCOtepCbn4CAGb8OmI5uOkNUYQkp+1+7KVc5m6TYyJ9pLyQjgoYToxGdy0aU4+I6cpSx+oy0jfCC/9FQVnj6tgbaSj4puQPVV6K2AD2bxyJazljP5+zjDU2nYLwYYEbUsk4RAiMMHDgPUr3KmLyj3m+YVlB94xLW8sIx4ikv7evJNSU4Baz+NykqlBaYYJg3O0FWys7/JtMGVXA22E21HKjSh/5mqzJYDltH8PKmgkwRhQ2Gl7L0PJQzZrllyLXYQXRAXyUhAN6SflJ/F4llqLNX5dEOHNglopus6NU2/kQSdzJDzyj89UcQiUikhH+9MxIl/DX7IHJM3KhrlZReJOuNC4wrpJFOXrqEYsAF8Jb7akP+3+kmylSjD5RDmYotI9LCF0W+J83+SWBZZYnMKZM7Dz/zX6oW6BZq+JxxXbLhRyeeH3wwfZ0gLzBvUM9huIne1/HeRZMcJ5ADfcs4ynk83BJjkfRPlfFC7oHWn+qLRZVOSMcH2mCaDg0thtIpx/Dd4qtY3+o78tksXK5+iU8Uli121OHImgTkuDjNb8BZzTQH9D81ggGIMcnZp1kbSgm5q7CEK6uIxIyH0qxDp3wsWUMY8apuAFe/TSINo+fOKWRwdi3Zgxv3hv82XyhmD/6AVzbJZYvFd+B/FXmPdvs9nqQ26obEFq00Xj+vpoWdDZI3B0C2Bjy/qv6Tn6+1f+VVGX3ZhJpUJB14b8XaHN1ZRZYLaKXgme8Nexbo5431Krejudbro7sTpISWHIn8uNjwPg19JQR7C17DZrRQKCeOYyFyOm/yhC2rc5Gz8UrS0/31SfH5UWLUrPWVmp8OabY7yOq1C3yk5e/1D9DUD4RnFWRMT2eBJT+pss3v0c0gQC8tI7uAnKg1GHm5JtefGFURJ6T9CzWO4+HsUnKAUkz2BR7vJ8XmR4TWp6bYZnak+2uDVIUWwgIBCicZFWa6DQQ/Jhe/AjaB7Szg4BtV7GZ7Ci10pXxbRR8u+g/9gUGWJ8qZahd4r8ITiqIyObPTaI1tLbYmHlwYrtT/WLx1MGfm7zrL3geXnCxXB6TEr3Av/aokM+AqO1GQkzGyym9KCgt3ubLptY0Cp6EuOjBWmP4N/KO66mOhGd4ymNMWZr7fuG2VkCT/CIM5EfxvBp6qdSj76YiBsKeFwE037TBGEhWdl17aIf8Nvz47q+oQI+YkD01P9kU8hGXLPH4VdjxXqQxxnHE07ogQtyQFTnRqUYTIIAhBBssPU5BSTN9HVCbceRWWqz4aebsQQXkQGs4bauamccheFzfAT8knpPEqQJtSRFlkhp/pU1js85nwPw01URLFlk0FN2mpT5HfB2oA54hOePS4/ONxrjorKLTclKP8SWNJZp3OpflXXZNScuIiYrKpw2LQrWvqzUiAUROSe95K9lD01BeR8wjBa/WPGNAbFm+FIZpTjfTg7R/Q1G6fM5qysesSjBtaqMxaWCDEHKWQVW99FpWVGia4zcZN47pbsR3z+nWEYnXvhXcm3SoEQj0IR10FuxsGatNW4Mswsh+AGi2gH7VbIVtqYwkULawTO9ildKu1HGgW9LXUAdE9+F3/2LzXfple+4JHVUHTdRl4eDfPeIP9xzZPXg+ymvY4WluRk2cQT1veHqggYPCbd8j/PSQ58B24D+n6d6DoTbwHdAchm2RhCqxo+/JNfVf3RagJlqVQ7CB0dIgHKAu3svyc2juYNrX8yHlMFe3iHx6q7Fjqc8LJ1pt0mmhAvOXEkIo9XxwipySB5CZ24tci7VcILLEQ3OvxIwLsByVEz0gjoQePfKmbY+Ewxmoo6OBTxNSbBDJy3wAJccVUAVp5rkN5Q+6S0yNSvc+jNMAeWi9QfpDUzSbGekCv7EnqtZG+mMxG+OEnus0gB4GyFKqaNQbczq6GtNlqMHqT8rWZSjiymToq+ZhEt5crPBjOd4bB0ASRHLexMmvG2L2RMtqgaBwycb6yXSy8pJuKD0GkssiczNakPBFtD9DVWRmtmMByWGoDHFFt5TGSjy5/Y1Wrz2A0ra73bn9AdzpoWanSmpgjyPlFu1VOdkwfnE0+cSLis/m1LSMuREyfjL5duOhh6T5pSERPR6JolXZleGzOLGLQYDAvg532nNITJuTf8Qkkpu0T2XSVuyauGT0u2iPf+LkrwBau9VvE6+AjIqMPui1NMl0P3FOCS3pbIjHvJq/r+OhmOTzMYxGZ+oMgOclDnP+4sIU750nEg+63/KAGD8oV8iTrIpU+6NFgGS3mRtZHkhKIoS40jQV/hdlZp4wn2KeDThUFnhJQhHOcgfkyppUu7HH9bLVFep0XouSSnd8j4aDEU6XZvBuxv/Z0V2VLMQbpw76VzRde9ZDflWE0BKRO/FC0f+vwRIT4vKrzGmW6b0ZGa5oAqxUGdVXMQOnQ0tR9zy2yO8qVahb4rMuZaBfIKXvxSemQvFjM6uYBc212LtK9CwcIbH1TCaBqhFPsm+kmPYR+XMgnslgH2jkAHNpG+v/x7dCW+z/5TV9ODLquFIvwYuAN7A4xmWAr+eFzuK1+EmqmGGLDVT6c9MR9iMWOeAlsnEOHFGD7dCjqyHUYGD7PlI3aA/ZTgM1QolmU50Dr0iFFWxKHjRrs+qjCER6SW6xMtd8AHdcuV3UDDaphaSTCHw7Bs/neVPCTKWaaHwxSrX+WhX4lbzhVO6ERasfSNuy82hkpaNOo8vq7NpHmPnRqHnUfXsCwQSbTBoDmbxh6bvwMpw7So7qHz94+lC9+cFZ2jeRUir+CxAjzR7scvD4aFR6YXG+ELiseekHJbkT+1oerVscljcAZaY2eikSTHTNSAtjpCb6r55fAVvNNeCGnZohds0mMovvdrCQ7WlC0jZGKKwgIpgivGL2XoMHYM6cHYyEU8WNNOqSIs8XN0LGrRN3APxPeTOWUkf3ftZ1R/VkoSvEWHD9kuQY4gl5Oa83p4SSOoxpiq6/OBu/RqCB2/4vc//z8fyGJvUCfPTaZ+w5FG14PWzOcNyqAvJ2p8oEDOYvk5/Fx2as3UGH+YYegKENEJK24xbN9IuBmxofpPQwpypdrZPvMOpupozoJ77hLo+BU/jhVJ7NN38Dxk6hWOJGoWMIHPHW7p9wDdeF9BL518ge3lZKyj+H+Dv3CRHTYhEVc+LSEwEbqISHlh002HKtYUiWEegui5l7rHm7MqUssNP/6Xyy0ApU2q6FRBVLWeQ31/6+b/Dp0nE2/wOTlF7OodoM1LOx6XVZ8xbWjHuKYbzBMM+tU7jyBiitC1TExssWFrfbSDYr8sTxYQOd/cezSb24iXAkVsP3oEuD1jBipx80vK4+1A/lkZEHsfEahXWErtbGAiApZNTuxzWjfOjZT741vjnIcg/d/OUpy66rGSB0prMDF/iPAz+nliVtM6f4e4hbj7RG8kpDZmSv804Ovh5p8UAmWvBzwrpj5yokuc/GCuuBo0RAeI7MMsko182I5A2UhVu/BbwlfKqK5PClPnzEzOMPl4b0IyHEaPQtKtkKQINzwr09h174HltnndDn/IhBK89tK4puimpEHjHFcUhUDRjDAhkuQAJ2JrtX0sT2TvX+E2GK4aZgrMd8dhNbcsfrq/LHeeT6pB02AJyWkoxgGJqRoIDbZL3LHl9srE0C8WF+NgOt6JLLstjrJEPW2uENghmClUz1VBkGgHvYcli6pLzfMNvoyzzLS4nC57fqldneXVxlPfJIei+eEYqXwPaSAwxXBYmyCHCOFHrAmFhMfEBJACJFupPMahmy3TLE3nLl8f4BB1nkbp04SJPmZ9p48TC7BVSEOEmCXT1+oD6YQiqCRmXk60PLM8PW9+ZgYjUZgR0q8s+ZAI7OjkOCFOKNkqYkm5WXgX0Y93peB5Iu2XOoqiQZTxEIjwUJypajCc0akMfDrqwhXjC5XeKc5J8SsOwSCI08iBuF9dYegX+Nbq/7T8+fRPyw0JHOQVcHz8fFGRILCtqUb4PDiGjt/D8LAyGKn7geZD+ak8H9t+Bk87wX+fM7loxdJpMrvF/pSvcGDy7t7TZ9UXzem8qkZ4D6i0zb9sW7f2bzzpa95XwI/m84t7SnvnxanJtiAyfmFTSr7FfvUTokD/zGzptnSdIwXwBjbdd8dIntfhSEsBSwzdSi1y7fCCZ8vUcUPbBQu4FtAQ7YJt8NG9dgRmPfld/NE/1Hy7XrLhpnSFE11mD6lpYu+yc6OSX13vSk7oa3N5sJM7xqYeboFk2EzZfBSYvDGJlUIvcnorwIm9HL0mbTq2Au2GviR37hyoI89NnTcou6DJ061vZm+mECaMzbfFtIV8ix/OPvuilMHZ7nz1w5QGig+h851xlIxqSMW+qU/ZNqEcM9MhvH4cM2fAxHR666TINed1vEcS+qc708XLCs+/vAA1bmIqoRO3AT1aK7zAIoyAbjN0mKsYoggn9L9dIvkZrVwgUq/hOGMp9Na2XmqM/N8mHJuGptOrPLeOJFjj0H3vw+7QYBqQHrQ/VtknEc6PJDgG7+xgs6oeN8HKXdHSm5Tegd1FD+6kv5t2BK3ab+xz8MyqTpNVVQzO+4g6ErKa47Wh0J6YBOwUsf2DQPQISOm27BzWNnpQcSi3gjMoIos+F3OS2yHnB/hz3XZaaGyTiFKTQxPyKUR4D47G1Q+5SA2LxD/dYzB18E66IzPgigjy+UIszvQsjzUozRPSJKoPTjkpEdYFp5yCPyj2ygTr9IxAQm+z02OvSIhoy8hJ6JvmjJ6X6nPEGfypKpPd50gI8TuU8PcAu/qZ+lvtDAlDC/lFw3X/68JtWodslU2lxGBKkYownVHEvgNasg0mrk5xBKn37sLztJwKe9EXQjlDLj9VS2O6hyZdYo07zx2vULqy63xZMbXKLHetDw81S4h24w+gDGDK0DyQvoSyWoNUf6bVZHAIS6UGj94PS1tsdPl6qThJIhpdjCFg2M4lPZ5OcWpWSlRIgo9HSGW5HKYgqz8/pUkLL2vngFQhkOwcQGIYwCB1IBYkm1yQ00fMhiM2DJpqgNl/P112jAzZtfrikDPut/lGp7BPJonMEblJy234SqxfDrPH8ePbZ6aKRj6E2hJMDL40jT4tZK4pLCpQaGvWwT1KfEGUucrmMM8pbZqbmcFfr+2Pnn+g3Wb2hAavNammLxfz62s0TT99fH3cmm4wpEckRpVUWeFEbZH4ncnTSwiP5Per3wZnK87NygNVp+LbCq0/ti+sQV8qkbfDbUpErlpuNJS4inviXTHhEf7isLjwDOWrUO2xdfEfP7ipj4zNqzIbPBqqRswd+HPvyQixuO+DRM33+5QhH6lVjRLhXSkU1r3Rt7qj01MWMGJWdKwQVWsM8luSooqrI1JGZLCTxsrhKcVR6bIuKK1KWNWc6bVXGHEcKqmOXzMtM7ovdJ/CHx2nzrEZw2yu0pw4dcAWCuQ2dfX/1eG6Wik9wkoya55/jMu+3XBQBsl41IFmIQHwK3WJlkIol+7YVeDwc+9dg/SOAWeuo8/oSNO7wj+nMTNyHTF+hS6zMj0lJKiyfDCrLKadmzaS7FIrZiamGM2J3kuCZopBpj+9Miz4cqzY6AnKnNNno5kWUVQMqejEOgwew3FumBmzWmwP2KMMqXIdyc1JdUfqzO6c+HoV/ElOvERuHumHGKhB6GpQnNNrsIuPlp2MtZoSnBh0emVYclqUIaw4rAa73IKrxmZt4kXCmG2uePgArCv7MNLUT+/MTgsy+wOJDVr4kZJQEB1eleK3zMgsLEzM1DBhYSSET78a65S5lGkHR4ei08KD/OHxkaVVEabMoF0mZWWfVHJsA4lLsZk8cIJSJN5nLQnMZZVj+jI/QsqiSAibfjXGKYtWpR0cHewhH5bgrY6wj8a2OiXdPDOrYLZomaudkmMbNIIUkyc0aKdZYVsBNylJBc6wwZKamDW1WamJ+YZ5XnF11No7p7UvyCfJjI6VZq8MiUssy4+RZffCr23zj7xAsGHY83LWAsgv6ljbsGth4/2rcDCJmYwqEH+WzkGy1XJ5FtCSbACsKp5oAQeFA+0DSbmJfUaHQ2MLP01jZOS+8Co0aSVpKSG6yoLB9HJPtUwRnZvmMCqqDDmRhslDM0HsIdJhF6Y/eDAs5IXXKi0osKzFQd62VcjFXy/AEGwXL/JsEztzFpzoiyJ5OC4xN74x4X/FkYfmQBQwmdCFHoaFoqzlpGwYMfNuTx7NhxNCmoi/7K2m0Jdp0rCKsEbsZvthnk8JE+8lfb8KE4drGqLPMFv8uYlNRb+hxOdHh1XpuldGYUGiPzPRK8ejS4gyG7aOdkb5wvWwFFZEmMlurVlR2SIW7zHhKClhho/FB6eHxXBsICFSx7JTeTtD50/oMyWERn+VYgmoX4WGxut8RdHOGJMlvTA81pim/CNVuqc7/r1Tx3WRUfnl5lCP+lYKh026vWEJVywqnZOQSI+pT6HwmI4+hFyzFmiVRwitT/zWzYORPexZGWGLz3N9yTwjI83Pc61yivZYwj0G3Qha9JMLE8Lb/LkxfXXO1CSDtPDRA5Gt85IcjoSQf8ZDEx2piYke792u5ghOjfkGc4EsjN7bsX7mrvXu++eQgxmQIpAjLrVtWy2Pay9GcqWPYZY7Jzmp6AuC/LZUujQ3jZ976HCqWJMacMcr5M6MeldWTLEs5UCXTB5kYIrRAEiuQHWtwRh9ZqUpzCnskxrS9dmwVER68p4FZEgln25AE5cs9eyUUqJCRkVwsTwOU1CEvzClWQu/xp9uQ31IFJOssB2oCglk52fnwk4zEUf19OlCeJ8MRbVB0+K+cF/kh3uEWyTRWSDyUVyHJZfwV23GQaYFFZg4s5/eFnLIHB0osbXutDmpXe3JXwhrUfYRxe12PdqXeb7ujfqyrPHEg8sHo2qmhyckwGIoaLrSKV6/t4Z+KOw+Qqq3ptSmK3VbTEe+tvg7fvoyp0VXFTQYbr1h0HeYzRdgg//aBeElwUM2qRqcsXdu5Dw9Vguz3jxupatkYFcKzjOoSmB3gGqMzVenQlFW/jy9naALNdWTv+j0h+qi7VaDZGV8hk6XIO8JHIM5faH7APEiPkSUD9kE+VDQgQsXmdpbfOHbpsaKk3GrWAwVS9VCxF15X8EP26yRzpMQaGfUii1FOtiDd4FUItiMsPf/bncSbkUUtQBooGDf9qxpBEgnyEZE/l1Y2jMCYc/9Qj8mTw/OxRgOOXMtq2EZOMY1ugDFF2lWry4KhrcISZ7MFKsyzXPJTYbuv+DfH269ju45vTPyPXNitm+VoE8qGxEyltXhaATdSViKT+VUrWRl4u5GZF2HUpyd7gBUMXK9Qu05M+dLXjZsJUT5Igzi2uf/G07Wyi1/BCkLSFJVUfxb/Vp1kV1B5L/B5X/6xeIgruAn88nZF1mC2VxOHYM7DVyE2r/g4a2HryvrTx+J3G5KzEpzJnkybBZVuueEW1z2NWN5DZ5G0L0j6tgnsO9f4BpM0ZV/Ef2XcZW3bdzkzZwnx2uexwvjQlv4bPwrLmh+yHQqdhWboTQfkxvnSs0qpfE/t8Jv7Q+bE/8j/hUXSnxa86853e1/Cf9VZEoyaE8V7z/X6TlfFfjXZP2dStSWDRwL/7boQb3+36p+dFTsU/pfU+Q3DPoNRG1z6sifi7zipDfWTMT+spaW/VIO74Tao3LiCjdit57sgqLEUnerq3nTaGxJZE6IfSYseQd6GL+QYcnandag56NS+pKlxhcApFTbOhj7b35Ty8618GPEtlsk3ItigCfLqi7WUjRKgA3R7Caour/tAidk46OHADcVtiJAa+G7NrgpKJN2/zemmKmcJa75B85mdY09kHeJK0iwHLp36rwq7WmttkilPQh7O2IT7BExdmdsdJItIsbhAsfKRNazATmX8JlMtp4tyzRoDR5nIrTe+o996PAQdyrxUvhjrU+pPajTFKk074LzEZJ08fuHnPc+Nors9qFJ6zUrUpnyTcnySiihp9bDuuVVh9lZC5IVLvzb8lUmk2SlG/+GfGU1pNFSm8qo9iqklJ5aB+IlTvKb0uWD2XL3llxfvyJBV061G2ERudXXZsfN44KBsNbk9msCS21EHmZAm/M/L9Idluo3a2o+/KA4iJ6TZu5nIeWRJ0TCrU2anA8/LNaPZUkBa49gILw1ue0831oTkY9p0wY8wUMwndbqYr+M3oKkjXdFmEasHWpoc2A7o+YYSNuWA0lSIe960DWWdRb+EdcoZylmjv0n6xaU3QQ4uorso0c7watUOGCqYxgZIKebGhqgArLgu3nBX3KVMr6tmaP6uThR9D8Jv3W6zJLpcLGwuVB8HC5QZbtE3G8+5QUf/Bb395pgwRc/8CTnZfRj0LQe3oLieSxM5VuomHvlFj/o9BX8r9uChd9/ypW8r6Adg549sE0b8hVXIWvv4aoIniThMym/v11mzXSBfsENMogwJWgDUi6XI+VoE6ZUBN+QYxoauTXN3FhgL4j+j6v+tSFaghEbMWXxhP+PgCUu0q1u8r2bppkW6SmxAPkhDtqByM+NfzdFUCbXVwGxCYwj51Y7JfQngsoX4da8wcqnaY7ypF22cGMV2cfxVDTBNFNYG3RAFdigqo2Unv72O7BzBHog6PoA2TcF17ADJFXOwYRzWwj+3ayFT2ErMQM+DD27BfkRePAj+tbZ2abuMF9ySljaDBNkhi6xhLSk7jPDl7671Sty4afo4X5/Iut8o5gb+WsYbT1bXh6kCXbYYr7njej12jLZnLLHQHO/fElwcGylYWFK3nqB8FQpbSe4+xeanG/whR+U0I6EyBeHuB4OIWKkCLdAaSM04LpV2PVXer9aVa56YnIu7s5VBRksKoUTlE5zU5H7ZTGXW/wSfawHjtnpcezYy+OuX3PqEzA5rXYnO8Sg3XpgZI7WqtVFaLUanVYN+0XmCx6s+ULemQbOEQ+WcxydydrvIBax99Q8NDromdAHTS3ydFwQJaDUHRTwjNMevtqdpzfFuuqDUw02sg9aYMZKjRM7A2hkpTFEuUUgtWtG5A7tsRBznLtJDy6ivy0+vt2f5+4ZchRK6n++CCWwmOwIycYCkak+G2Zz5OZVeurtRuTNAA7aCQ5WD7wKMFrfLSj/fBhTuL2oM/8z2fmN7xAsoagyhJkCbVTtntCymEAIfnsgqvo7vkkdeBhQhyv/j09TlKsjVDxtOII4g5zIDoggp8KQHYIpyFZ7H18UwpXxOR3bD/LCSmCYWIL5aYSmSc1mzl60O7a6RDPoZDfMLD7+9ldYDZ6MJ1qJoEQ4+Eed2SNIceAOkURYNF0TzzPnO+br0/HEI5bjWBLOQaka53I7d4CrftYR381lE0pGU/TSd7WZAqUN7Mxp0SfIXCJ6dsJMxo3ZQNcDkxNTDPa1XUfhhnAvKNEUhWIyWgHNtAKIzIJgOF5AOgGoQEGbeNSphBZS0XEIgYwIAMFXFYszeyFbJU9DUpEjZa6hu6DOckEYzI05Z3VB6qyP6r+onw1GTwQUOE/nRZ5tmgYXop1z56X+0D0LEt0x/b35H0XmS1xDky/crcsqvkw1R63UyduiqhoVT6bu+d/xVM4BQXBH0o44lq+QK76uwBt7mZMGoXkvP++3EJYlVqUreZC5HX68P/r5gX9OVUE/VHwc+PfX6IewOBa+eLb/8y02yQfT/3xu/4XL7DSQ1D34od9KWJ4QSFfwIRNuhO8FTFaIDtsZodBYWxwH4MmvsLBSCAuCdCuQ3uonp1Gj7OBWyOwwETwCA+T0sLq6UvBD0lEuubhWw/7eydjMJA/X3QFKn9Ql/pDKGC27fhJgGvcdUBNd6tqxpQ77Diy1ISMWaAEvxobR0PQAv+BK0NLwbS+YXG2CV+aMxBan1pxgrxZXWDYevG9Y1n/kwd/S58T5XBu7Ginb5KcXiKNmYtPka/jevf9vvhdNwXiws54h6aGl3WFb8hNBTXF6i9OjdVkeo8n8ndwbHqUNuEzv252+kZ0+y200m36VxR6pzXGG66r46a1izW+moPkK2fztW+y80rLuPR8etFYhXbdm0ZFfMuBNSlHP2bw/umD7InCf4bgsXtdpFwjAdcvnslPM7OO7j+2+MZaNJ3VnIMQ2wGAg6qHPbRt3O7br+C724Sc3s9d9OgqEhap9+M/jBIfg058a0Z2J7S1xawq8oUtyZkwvWG7ObNuWVbSq3BM2p7B0XkQudyYbVzZ7+aLQjrDcjKrm6LhMR7JhpqsyL8ZQyKx/O4PaAQfZadxydv10Z1JetLHaluebvSilNL0/pqTaNJg2LWfH3rK5GCwRu5bDiHQlzhC7LGf8XN5ScWmE5hx4Q/75+cH6quBYR11wdEZ0WDk+AKQ5Qd5gc4yv1uA0e1n3leYSLAn7yX2ZrkstSXm6bv/ItRDLaTn5XjeGnopKxj6nnItEv4b2W6rM6DNXeKqUrKVdrFn/w4W1KNcOXT66654ixhcPk7Vam6BZJlyNZYZHOkK0/XRb1Ifkhezg4AyHU14sF/owsyJddd6E2Mq6GKc+CyOmTU4xoYwT6BIqMA40H0ogUxQvrYn15gfBUCTW4s43xmgv5PJkvx6y9e0LEv3DF0Xn3mwz6FV/dzAwO9aLpJmb7CFv+Ry6uYuF0qRlNsPqWI0hLDUj2KJs49OYm27kc848E3E2cQVBdd+UB+sUD+1KKKGktJlyc8LbU1LC2xPfZgptL5SNy9G70uoMVnlMUSGZ2YY4AQ4Pejgl3gUMMjdPqkmJjk/WS85a10GKn18ID3yC0qhSvdutL4uKauQsc2ZUJHtc7iBTJs1FYeGX8Niy6Oiy2Ljo0oMpNq40OjMulmQKsyg8zWhMDws3piVTeFi6US4yy/y1rTWVIemcz8PT8axGFqCghQkmgTr2CILutLJbKNF4DB5la3GHyZSODozhI6lgpXBRv5LEIXrvZrTNf81it/PwRDqNjn0EM1a9XfmrDgdUPmCoNJQMKj/YRATqYwi38VF3XhyWvJBlTYDsYSJpmAmDlIuAg+PxaxjKKdowMI1T75DJ4ZFsdhsZWwXqRBijYXkdSki2sfAMDglwPHLG7llI+MgtznLG13XadSAVcyPOD5xP5QlJsFtQf4nBAqxIzCOOAZhgzEyhKo/AhqXaXaEanWGXVrvLoNOE7opVbJYrNit2cZZvhiHqKESVdPZARxgQcsm/Agr5SDN0wDRDaFcfzKyMBZjXPKsFbjRX+WiERYqgDemOyl0wKivr6EvKpy2N64HWAitAyHeAXyF17P98dPqP8PIeBNR+XMIygrX/9BrXEUhj98NXNdt/CnxcjiGru/hD8T59zmbxANO7WwMCG2sa+IVpx6DmVaa28/NrW2UTEplTLp0Qy6LWF0iRcll4F5S/e/nzzkztqxo4NnV++WGajZUtkO9kT1qJp0ZpPlBMRfFFu3ZBPyVtJcgch42jp1jihbXkjDoMddMXc8ikgHMcKLnmZD+hbfp8GoWUHTUBEPubnZxe+YS5rYNO+awYyHZSWlXhh9eU9H06fHlU8rFIypF9F69IvpI0MnEOZ3WxUpAr4Z5Vsx5aSH5iESOyts/L/7REaNp7Fqhx4e27fKYjS2WTVcNxQVoZNNkYAR7Yn6pIvsq7zDXtNOoHaRfyvgphTeXR44F9acuwEwamewzOiEJdN9YwaSlsxqcSkMA7bxValmi5P5DehG1XtcswdYkylOS07KpYFiVXTbbrqwLJJZee5ijA3bNf0X9KSS2SUgSciE7AXK/Nh2F+cDBbYGcVWwPNORTo/wDy6wt4z92bvbv5xl7gIm/fbNndeE/pVnq9LgVcOm7YGbli5+MfW9Xq1h8f7+xz7oTxtw3jwcFRoeaFKr2km/K5kFMv4FpZgseFfy/XVQGwg6wqrbeBXCtVYKga1dS+IvM+Oym9altM5NqeiWkwoYDJpN+dRyf4u2XNWZlXwn5yevnU+5p4XpWVA6gkX4kkGqnkrEjKOSH52KjOke2qZnGw3YuI99cdxHv3f3zr7lmgxTioUJ+bCHsfskIW0CiLDpIoHwnYVXTqO01xis4IrjfkDMoTt3wAAfbjk5vyv9gKXNj6hWvTybt/2UKTMv4BSZAxQ78ycjgYD1frFZrTGlVQ+0TZAv+Rr+XH1YIsMnUCzjw6fesiJMYesNm4HoZxefBkSGhqaPB/waGNWo6DxZ3JC9Gy3wS3uJbsr3vCMDOpJHvkOFD+y2PoLwdplB/KAIyjbiz/WzuxiLQuuIB30Y3nniEsXwv9W3ok5xy3ERo4R8wXFi/lo3pAAICApMBC4EAdBY/YZxBYxDY7fwJJHjjvYDkVmGLtzoQVFxmNzjOO/IwuJMnTuwxZCCTlR2Kbyp/gTr7/T0fLVNbXfxoFqdxPgDtINvwg1ghWU+EoHKyj6qbAG3VtsLRuAiypmwyDampRI6ywRRuB1dqI3tIJ5xdDihUWwntqImBpFyipAqRwQB/DEQgCOdImDyIJgGOv/6UMGUL4s2Tgz5YgJEdM8mRsZRFwZloB+fcyIoBkRZ7PFpIci8kag8p7gU+BZOz3Z1177U/77rk/5xMIWD8DSE5LLwFjEAHJVn6g+sntSDISSFYiyY4nOXEmaywGSIYjfxbJtpMcm8nqwWKSYSXZ5oA1FYAr8zJl7Hc3ItrZDLjIueArcP2AhLYEl5Csw2PuK+0t+uroL/+nUv+yjWMJWvUDuBg7IfCdQuPv2l8eRtzv1K0NHv7a3P85xf8V7Svl1VwoGI6FghbDGGzXOnqCP/131shBBhXkQu/6YhoLbr1AjFvKTy+gQVkBDCGUu40LE6RhS+Qt51Lq0XsuqsefALKNoC3LcpiYlPe93KdPMBa/G9fcfah7gLnzXTgnnH7p2RD7XRgExG+8i44teC2QNmcVXbhMrmWXEkVcRbhcss2ZlFlN/2QujGTkWnYpkUWu58X5W40trWysKdAyYBRWyoXpPm11CL0K5s4y2v2/XWrmebol184L17JLiayUi6PNa52Fa9mlxNLvrC3gVy5nUbsru3F2rgqS/fR+mjvAfce9s0uT7BCXiTen4VqItUMjJ3LfcnvpbXZE1fvZ0dCLIE1uSYtDI9FTOMPIrHR77zWXbLFbvIXzs+fl5O3Ayv307s0kct9ye7nb4mXMeaebSe5bbi93e8mX95MVuT2T3F6l20Iqqjxa4e7djyhF2E+cIC1eVt1ol6QYttKw4DalmdUUu9sPimx1Pkux+IxtazONcCCptoFmzTABpqmqiFbi7rWXNLuZJrgKt9iHghgidQ8JKZ1J1omretaLEOosmT93Nte7xluMtfwa1KFA2TVv2HTk5VyGAEAn88sPa9+vZCT+jYjBPAAAX1/yRh8AwA+fxQdt6/+fZH5bDyHwUAAACHiBrDYTsujgEOd9GHlqhja5zi1UJX7dVtdNP01kj35OCJ6L/NDz6AEcbfV44N8E1UYPYEMBij8mP/KM0I0tdEJY3PKRzbe0G2o3WdZ6l6Q2IZNAP/u0oXJvS+gmBm5GcMqYOrb857ay/QiTs4VHeCfufEA/6za6zy3rhiAxwpdqGyG3Noe7R9LtYuctnEFem71H/MgaEeZ/yfpyu0E/n6hXDKOATdumQtZ+CUcCucftYyGA3+AAF+HKfgnschONNWvi2RgsKHvhOBikOQvTka1gEAD0+ETcQtpGihkgyg83aszi17XN7w6nPAVpYj9h2E/xchFNlJt+hvoanR/hbORzYZcgJGk2l0001Wgl5e9DBxRw5RFUTdALkhrwu4fZIfS+RugAtOvUHSBqUlBfEQ0Kytrw+x2vo6RdB8gXcPqKrFFx+87hghBQiIrfuspC7FYABGDBkE4khG3uEkGsx6+aLCJwq+TlSBRBWUiZsfMSZcIvmzwvAWxDqGPTG1kc3HmWtOeDSNuF5kP3B0N5Iop+fDRQzB5JyURIP3JoQIojqU4Ws6VmE+yw5w+KHwRyu7jFszNioZYkx8JILbaQstoHQRNSVssK0ji+RxOpgOS/B61VtFgEvqF1Ccw7OgQAM9KBUAc90n3yrtFOMvwQQFqYsJPWf2NVGVGE51tBuKWketEdpbi5hDNyEaoa6yonnC8ZJoaop2RzSmg3yCcWUjhe2WY/vL9SOc8sk40CYIId3RwXEiiWbUXuLhWoEYxaqBGFllCe0fJxmTkk2S3aVutGCfQwYQB2WNHiUi5BZeJzQYBKePcTBCBPWQunC24hMyw5KqoNMJADCQBOeEA0QzB92wxFNNEMw2hPMyyx5cCdWLpDw6cLHkoXSf04CA6o+DGicQlhHtPkT4aFDCDHdG2qtfOZUZ601TS1CtU3GjWZUdF4UId4JtE9EV1R6TCj2RCuW7QWMf0kGketWdz87O+Geo3t9eaoFsaxKJU6BaG6tL/v6dopWYUzM4vb1im58B0ogVeehCa8RMpEaoiOWuhyhx3Mm1lYJPJ6rX6JTszshi7R3KpapW83Mxg13ct+peCQrO7dbzRNVpmpRqo2ZGUiwT8Erc3wOkxvRjutQdSWwaYe5kKgzmf0+lW69chTfvxan4TCZTXeVeuQYTp6dYL8Ili9Kz71WRgIYRDK6HNf+NJXYSFMOFO4KFobWE24qvd23Yj3HBbh99d8v/8YsW64qcnX4V9g/tn+FgGSIiIkhIxQECpCQ+gIA5wvLRfNz4dvs4OL23Qev/LqCO5fR2dMPmnS+X1jhllmxzIztow4MmXFlS2gR445+vTrtdOAI3L9IU++AssUKjLXoCHz4ilWolSZhz6MrzxBwkSJkyRNljxFylSpjRlP4y3bcHBf1c5ec/7ZS9OmS19QwYVkKDRjYYVnevn/bxtRZFFFF1NsccXPUTHwMmzZc2gZ+IkprfT8ZZRZVtkFyim3vPIrqLAipz31zHM0Kc5bQobhAKzd8FjUdsEhk2NzqFAlmQ0F1fuOYlZsv1FnfeyiOoj/IS7AVFJpZZVb6AxCFRbZUCW6P005RUlFYZ1qe6pCrLoaGiRLLbbCcistUOmpHrCnM5gstgWHy+MLhCKxRCoDcksraxtbO3sHRydnQ+ZbYKFFbZWffGu1W1J970ffdS2x1DLLu32m5tLE8u1QlWIJNZ7jG+ZNe0WAJjmswqpV8a2h6jmYchNXufIeu+0yKkWWkRQqJ1KNVDvVSU2Tc2Mov3zvdHRiPGwhxw2QNCPc+IPvli+Wrq2w3pwJjLn02T4f6euUkXcSKT8VpJbJNZ01oQmmezfOBa7sRWIflx3wLRRtc+3Az1N3FlvSKjEdl5hya1lrY1Zr1KsJDlqfCY4bVjes1xSkYAzSkIYUjMEYJAHI32NH2QMEkyCAehAUdS9oULA2CILCMlBYdRCECSifATAJIAwUBA2CAGgYTBgAgoYBqmgATAIIAwVBgyAAGgYTBoCgwTupShalVJpOMTcUygnSpMWSaBSvSuPm028wt0pTXGudn0K9abTK43tQz5lHSkbzyJ5PrH2IIcVHaBMnc3alTmfv/5EUXfUD7f5hxjTc6wirj+G0+Fmm5FVULYsdO83uyibY5vPiRJ4todB+7sk4oCAUs4xpwc+Dir/NNzI7yRZfZs5cnBTH6LKPdnfjk4Xiy6JCQ2lMUhzyt+jo+knWepJQHbwEkdlJSrvHsfLOG2ayWEr5RVTz74fs9w9V+fb16+3FYaHUqoxxqp//sIk1tA/+e308WAUAAA==`,nd=`data:font/woff2;base64,d09GMgABAAAAAEM4ABEAAAAAlOQAAELWAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGoEkG6MoHINuBmAAg2QIbAmcDBEICoHEdIGqaguDZAABNgIkA4dCBCAFhDwHhjMMgT0bz4QH2DatZ9jdqlLcApiqkQhh4wCWjJ2cGcjtgFR6517Z//85SWUMTeqWtCAozO2HIqejciWqUVVvpxKFc4xZ1K6Ju0oYE8kLK5HNYZuuNTc1NPSbctXAB4XrCgxXYIdaXRL5GWFDWwry7Z77gvlJQ41UJBZLNFTI4Ev5ms4+6iMZ5dtsbJ7w2/34jxXfWjr6T9r89at276RAgkQK9IFDiyUsm8SShMu0T3wwf396AsPQeSMhJGsraq48g8Gd9+EjNPZJLklCz/9+v5/Z53nGIiWziHjyqlqpGqmkYpJfSZSgX/QOz2+z9/4n+iNRgnwBCRVErAJlGOOGbvaVDqtusohyWWhj3K1bF4Veu7jdqq8CbwzCE1FrVFnVqw8cOQShER05ZCOO9RlDJCQLBxj+NPwPxKNT3ndSBwkbl1Z/q0mGBbY0OO138gHa5v+iWamTFiTyjpA66DuOI484PMIYiiA4K6YL1y7qb650+v5zL3J74VuWb3vRqa/a/zRtuaggi/DEp7JHS0gXlqR1gLxnkj5ROu+5qF2UjLrqaS//qNPvSSaSjBA7ie2QAwVW2w9I23Qw3bT8w/n4B7nYu7udHdx2FlASYIItb2sBVmDWWgUWf9P3p35JCjgRWXL9Ar5luwLBR+3NMnabqiiwrq32kyL8Ii1ZLmkx/qwkWDSaoMC2Yg9FMtS6lOUyCUOpX6x/VXNmdvf/D4CkjgrxMhSPDjHgQuRTRUMXILpy5TrkrrumdVXbStPZsMqr071DTi1D0wI8/3/q/TN7Uk5Fx7KA9LHE6wEubIPB/YXL67SX7PiDFB8yPkjstinisMXr81oAPmBKrgkoADC1toYK08UrIYmG+O+5YWLnuvJ/pprt/F2ABC5yLmVe5mXeFU1KVSo6d66uHMwsdjG7i7TLAGBJGgQUCFB6AgHKD4ASF4BokGLBy5Kc0oUQQEBUSKapC5ZTTFWuQq5j0bmz2y537uz3ramdv//WzJTQucpIwZcLbrZMwvDzFCDXF1XnK4wo8dTeaVkHRp6QCI8VB/1xwvCHpmuaYyITKTO+CYWM7w/df28YFa2D5tRYkYcpYP+Yvttj8rTdN+xdt7dERIKEEILddn7OYT/3/+HROuuu0ZmlaOJgCQrIrHe/9huOECzh38E5BBcGA/nhgviEIDEJSEoGwilBGjpQCD0ojBEUIQYULwlkkQraYwR03wOoRx5DPfUM6rnnoBdeQr31DgqCAC0QrZQe0AOapwfvLgjQYZAL3TxmzwW8U53ltYB3Pu1qADwEAKqKH8bS5zYmNYAvQFJAcqGpvktKsgsRNgaU8asyFCTslgMAx9XooWgZjHz2ZvEiGZhpRwsFKQGoc+TBXQ9eMZJwwSjZyz0c7h7T8resnF5g9bYVBRxN2Q8OGmAoqrvbu7EtXdYFnZUpaUpNyvJZCjMevFD972iPLebEJzKGaKOINIKwQ0MI8P/8mQ955RMf+IMj3nTI857M4exNbzq6vTZ3Z2vWZ1WWZF5m6LLBKif6iflmm6XVZGM1GapaXIk8WZACEfCv373zwiP3fMfrustZ4qzjDoKW5B2YhuwEjfYYGPoFHGnR58Iu3pnhTQhED82I0eJfGu6wrZRYRcXhwKlN3tKiwesMhZgHTm0ZtEyoNUha0mOAI1oPtVaLvW8NBzjVl6Wm/gpVjLwasSXB/a8xaowau4UZdJlLMkq9MOQYPWkz9+ooeZ6Cq7jCc3QwL22//Drv2qPQ0E0b37lBC4+469w2uT1Lvw2pxa/N8BZxkGyRS/KyMDtDsGMY61hDlos/cgssCpWgkeksRdwVgvUYsFMmQALJpJJOjBzyKaSUeFDc40PhfaxVwihGLsYhA6lIRDSMIXiC0UyNsCJyBWewjm66GY+wrh5D/jmCApm3o0HGdwgA4eFMiA347kJ+fdcuhTWVK3Pl1cfuy5atyefDcnEUYhmY3nE7+qtRO+oeWt9WG0++adV1VcNP2/IzRWo7kN59s+61UZ93X9O4qfGcjk86UaR4l9p8OHz0ZZvYXOaqHknzna9BgJtLRVaASZrP7OrkMg2dAif1mdWsvrMl1cpffGtBpeq9QTdG2jXs4pVIRTF9rIFHa4b4viwKQYKJZEDaNI5MQYlCQ4smJLZn0DNgMrbHRInGFpfLkSAZ9969KSGbdGKZsvizA8vMxAFmY7mWNwy31TaBdjlK6bQhKW4akQWhYQUEAozgY4QMI+QYocBMGsyixRhdEB08CDBDOCaJxhQxGIrDUAImS8R0SZgoGdNYME0qptqEoa0YtQ1DuzBiNx1g2nYg6NTL+4AR/Ra07zlx6mNOIjntPMQgMMvQjlBccQN00x1EXsNoj303JkEYhEbpOIRRXIwQYhIJ5pNhFI45FJhNqdIU2I0fswaoFNxgVJ7cCxOcmSUyRWaUwQbMlY4pMjFXFqawaxTjRIpIAYRAg8qcA8o0EemLUw3YC8G+hxzNRV1wGU2faj8XZRqJH0so6CQCwMBlV3d8B9c19zbPtdQiM/RZvR3qnDY3V29+zEi9mZNI/JGezVvMGvRHr/REoxL/RmZ6D03Bg+ylmy2sgjpx8An3NnyRLkpFaNKiz0inDbt0iOYl7N6KppdpsxDdICsz7R0X6yYCABUbioOPTkgCIyPHFUhBQEVDZBhIuVHHJtFTx0uglsxCa2rEoWZhvTmaQfv2YdbbwGgrmJbsFanfUam6/r/PYdCQXF4j8kFzakVA6g5yP6GSY3QFxCBHheHRRHvwuPG04mnD046nA89gRJCMzYLNi20YG0IdGfAhRPhUkZ8gUrrEgCsRWzKJFCJmfBYSW5POpCvpTnoST9KbeEkMk/CjxhUexeJLxmDBkE4hi4KdwkwKsykci45HJ6KTkRfDMIbnURCMlF/Ej2SRPApJQhN9EpPEJYndbEq2Jbui3ckeUm5SraTaSLWT6iDVF/Un+5L9yYHkYHI6OhOdjc5F56MrydXkWnI9uZFAJiIITTAYQEG4UKomgjLqCN4MRYkKqSrcbKIyfrg+fCYjL7ooLElJMku2Irtynbp0pwc8ektf5rQzzjrnvJtuue1O8UbDz0ZYd/SLSF1ouFWQ8oquPIXkQpk+YbkYcTbZattM0573w5i0atOuo3RmunTr4dE705pzzkdxzjmveI6FdUq3o6iJdlsFNfuJ9k0jwgQAOogyohOTEsdJQGkpbVO29to20Tq7cdpTg5u1atOuI5096YJuPTx6Jzakf0/2kf0OOPihNZdBXEPiAAAqvacQlaKivt9N7nP3UTXFFoqnbUvxXtoS/b6wVgv9siZScfs7g7W/+bC+JKpB3faRIVqeGD2RPzE0e2pxs1Zt2nV8ykSD/yETkVIWUdUU1ISaVEpglo7PbwzfkJEPJ9WXXFsKS3aVrU8fAICK3OzLLXbbnXh7M4wtGcaUMcZYxfeQoQiBIlJheZ8MZ8cjPxC1oiCk66SlpK2SPVrcrFWbdh3p1NMF3Xp49G4RqsfEtxxEwqzB1Iqm7qNU0bC2s62muVd3F1s5e/K4oVWbdh3p1NMF3Xp49GZw35ZESa/xGEQWSanHnArxoKiTwxjClA0RqWe6hpW8tHVNPvaI1PQwoKpy7yI3axrr2YYge2yHHTKHI/2QRqPVwykauI+/FjwNmxWwj2iuuFFZ0z0owrG1+iYQ+tedioH6cuvkeoBfd5okq1EgkoEUCyCp36+uRtxi3nCrUDywlJXA7buCiFhAatcphr92r7n2hoRCCNBABBOh5qBCsJCUrvWSlUwwhFRT6IJvOKWkaFACFaUGrTr0hl9n4FiAGqcVH3jsmZfekXCktibJ82RjknD3PfLUC28b5BZNPsM4BI44hTYGZBCjBcaEXInNtvAf0DTZaCYGaKqhTAsax3J1ThmkH7uCsaydKqfNuKjCha0/mXCEClyLCORWTwBcXN25XwkPAoLvGLAVmPL0f1vUBGcxF/Wih/+/B0zPKIpBAAoA/u5OgEGo2RroZQ1eYUJuf2KNMCMiYMKFiWNWrMQMc7h5HHKaz49OyOX8kNECUQJKwXtwiRg8AFfgajwet+L9dqfgKPi+f0IwdSCjeBYfKzVzaNuq12FnnLMY6HTUhotw6VniPj36t+Xoa8DXhjWEUFkPAV8G8JULCPRv9r+af4cA+Pfp2/mBAgxlKxYeDH18r//eGgCFXYbZ1pqn70XoGoJ37LZqTmXKVaiULcd4b0yQK0++AoWKvLJKuw57JH5g2rToM+BLX9nrkMOOOGrEKaedcdY55+2w2QUXXXLZoC1WvxVq36VbD4+tbffZ74CDO3fcCSdtM+SKq6657oadNrnpltsD9tr+GD1131svOH1g32hPV7wEUC3ehCkmlEV7hTDbzl9Kz/Rrru0q9c+FJLmuv2uv/sFH/E6Z67+Ml2GswPszML33FB9+Bu622b7FBfLLV2JP57LMop7LvrGW8JZwLaMeEBi9IwLLYuGIIVasIwd0h9zKpRXf0CFi9AWvNL6Mu9fE/LoEdSNmkzryt8sedzqMnlV7wyaG9ubq6tUNuO45RHzvJEdvJIQn4UB7P+HOED+EC3oMlvQj31u6swYd+H9LPv/s22RwPB9TPAqWnOvsV2gcavIb5ZPbr5ydDB7uFxy+KQroTx1b431GasKgDrXQ/xlYIP9SPpHKY6GWx1V1L+yj/UhUbdsMsVPnnPAsEO7vuM19xgh5dn6RzojMK2ueCVKpdkmJQryjR/q2oE/x6igAY5D31IES20DJPGXzxtr2ZOEo0ppYFOkiVR4lFFfdDJ1+IaZtMZ5TGNmdJ3L59zNFGabG5PNeiK1JMw2iVkH2ECw3/xN5GOtylECFwx4wj5GcqZgXEKZ2ibhaENURSqMQU4CRZpqcn/FSBQ42xgotN+PoakMqemVZOPYDKzRIswuRriOIohAtTt5jtjDXJTpKG5BwgyRyDzJqRch5VR+1PxGjaZjNDoCyOTIpNjM/NBala7bBGrE6sI4WCu4c8UdPvyNB8AExi+8aex5p80ryDJ5pZKoQJSujyEZwxkud65KUEXkmQjaRbNTG+6+h8M1I79JoZVkgZ85eeP/lJmxsEJ3juyhg85vPXoqISk8aik8auy/WLZA8ojUBOZ/UQrts8u7zL9plPxlZ+UR+1E0Vwh5m9wNKi9MDIY9SglOV8G+LBcCxEREJ5xOU0t0b62GlgM2vgbZ5jGmap2HkCo94Gm6cKfP5GyUeuTMjKos7O+OvsX1HHX0U8EJQICAUChhFAodigUeJIKBUEFEmSCgXZFQISt8Mwvq6FIv3X4OgIvpaKORQPS9p9h2/Z140Txzje63ECosgcQ5ReXxDgY00qKCEESjUoNCAwhgUJqAwBYUWFDpQ6EGTS6AWVrQaGhkWaORVa/hJhGxReQ0NOPoiPDojxzWAKSYyIWlLlHrllaohHG2k60Qxp4+krRHXoyKk1XG4rwTqW9pUXp3cAU9G3buHFbCKo/4sohhH2WMd4CfSi268kK2ySx6Z98o+UGM69gjhevwWcjxAdaV2PIQjQlRPa/4RCpY1R+VjhHqhDLzNv5xYTCeEfaNx8833hwmtXhyYoccg+P/BJcz7zGAiRZfXmhqHB3lpQJ0PcTYnHahQhSgWcs0Y+EWf5LO7cMjrZmmWdN6M1WvZQZXIde2ITOI4LueqGjWdtCLV4Bk7ocDUjZ6XcDJWjVquZP1oEnRuIsskbRmhygmx31kP1xiRqwK4qGrkRFTwxCUhYuTzAATn3OLVoiP6maeOp2zgUDqFDCJSb71vPjOpVvkmoB3SCQycH2eYSEwmRbsXoUIt1sg3Ksbk50vDomdj3rotEgfLSrp3olQT98DFO8p4+V6N1k1JfGX+hhhWtWIg4Y0HDK2ZaUCtVRmSO6yc9fLSM9Ou+uq0imvf6mvwODrLvAGeRC5PVL6uZT6EI7V+Vhy60U0TfNnUM9MjifpRwpu+WVxQo5It1Nm3UNSee/jRFue/iakEU3KoDrtxLVvGykqn1TGi231wHAzhdzJy6rRSUEJs+MNd3ZvzRg+L23dBc+2Pzs29gfsogF7CPLC+B3V+dA+Qh3+BfySoMMl1yajDRxDm8kbl+eIxetmB5eE6xVMC3ynBMrAROiVSgtj5MsEhgO6QUsmMIEclvwKIApWiEZRou9wfTFdJM6kqQc0p9WXgoOGUphK0nKE9JhjspFfSNYIeDX2QAgyoDI1gRJ/GKDjuhcmzAyqHZAq1PaN4NYPWnL+NrJaFJ5ee7getuvEIYe142Dhe2wL2FnaOh73j9cMDaPx4aQ5OjuDsCC6O4OoIbo7g7ggezYOnY/ByDN6Owccx+DoGP8eSf0SYaE5tBsXtnu+s2w9ijVX1Q8otuYN2aajf7a52AIL5dAAAwHsAAPgG4AIA+wgA/wVAVwDZA5oJovcWChZ+ZMfRERAWvFbOO5GyKcUrN0q6IqJS2bEoxhAo7OglQDPl2TAHSIBIVpEMe72ORnsWo1AR1SH+PgphisfF27jZ1ljUkYPwZQDfPlboQxxe0/dqTDcih+q/q5gmOTNuyIo2R9Wc2i1NT99wmSFO2OSkw35oz6RNS2Fe1wqanLJc2p16vIpR3hGDSxGX8njWYpZsqtXSgC/F6B4aDc6DJiMhfTOhqZC+HeDm/JXuf6Pi4R3EEhhhH5yCykVOECkUEBtsOrQj97PULvApZKvV5/ys38AYyH6U0iDEkm4hrtgkCQ51G7SqpFHNYyQvIhYrIcbJZPz9c8fbwInFfC/T9XIMwgBzCEFK3/EEiEw+HpYKGwFIs00Y4h+LOcI4MZzIJMASNTGhthTkVku4kGPQ30W6C5aezcTh8/v39a/+ywtI/cztd+FiFIvYYiDIZbsha5tmK8xRvgtRMdKBNDyGon+jaDa2u8WNkg4VDokNdUhZFF0o7qWFcX74iwxlrvkE2+KFLnKQdZVf8WYnDrZvJjb3euUGkQ214DbpiDcsWou4dSc4k1RUaPbYcRE79sTI493A5jGRtYbMO851+F6V0+JqUoyjINfQZmnC7GheRhqkWMAK4qLEDunwSXmcoIWo3o8JRELXInUT4dSWa3OE7KjFyI42FVCEQRqkdKozV32DNltJqIIijhWQJyAZEfdLODOxK+VkUFbkxV3iTCqN9KlQ3U4TTZPAGBAly4bvjeWMjVSop0WJ0x56g8wNf5SWLY2beb6Ik3cDBO13wTbdpqdfvoSh1P3W9I0MQE8XPkvvlO/oSPGFyZ7PGJYUeIlVs0jTMr6ymxBlhdq+x1JzLE5ejG3rivsJi7FIlox8l2Hq666KdQ8ioy1QdzpdCkqmF5IaZUIcU72v4N/MvbBJkMMgnTIFZTFWOHen5nw5CmSFiuPVZdvlTyVTbEm0q5lbXZ/w3IBpS305X/MYg+MXZsizZhADyUv69yLdJpPvw8Zq6gM02WmEJnr9exHgocdhshXh+WZOGAIDksM3eJpxVeLVsFO4M7x2UJfJ0/E1izipK1s0ym3lcCRZZwa2WSIdbyFq216GsJdRrBUNwFhaRvqQDEqaUwxX3wSabS+nwiivCY9Eku/HjVPQezcXztt9ERgzI5WCpuSATboNMpU2sEvdV16L6r6JbRXN4kCQ9WmnvAdfdcqIZROgMeUp0aw5Y0zn/pEQUr7qLGXsK7vJIi+GWolhSMhNwjnI4fXG4vsbZdykPpI4RhJ6RFeTEDzxsxi3mf6OHAuXDi3SMzDkT84Qv2bRtx7n+bp/w601Zwj5jNUKNgs/Py1/0ll5ovL4eFpdVFdIS3X08cxsaEW2epkCBYLLuNg3hp6e2L16Y4OgN2zOuRaTQ/kVlGybS4sapWXhFnHF24cYymumRb/cujyMoisxrGAFK6JpZRv0aqdbn+6QpAiQwycGD6IEuuAb4zUG7A8O9e06L78eC0kMCDKGKZtujVNsQHY9jt+X0n7ubc65jhW1lmDwDVp0vunNuxhCuW3TJCAK5GcYXdG3n+KpRMP2tr3ZDb5wDmpn1N4ezpC2nqPaO0QOV2taFUlzWbX43jFPOJp42tXK2+TeLUeqpcZL33xnq/PZ8o3ShvWFw3VqzEcctDxaB6MUD3gNFhQgocaN6ONgXjGeZ76zXIKwZzeNlXGxi7rB5FzMg+wcH11Kki8or0EOaAyOP/Y/cRfmatrN0Zl40J9rBm+NkGBFuclelowyb1AiY8ihi1/pG5qujrwjAIR+kB/Qm1Khi1g/IXO7CZ757VbHHu3HSiwF8182soNuKZdIo5vmf3yfjUoNiS4k+olZ9ZVWtHyo8kypPWSIjT3lKxbEh7AmvSuLXQW5SNOD0+Xg34HSaYm77pMa340MbpmtYhjtgpmHyM48AR72Sk9h/doZl/irOeUvRzYBNotovJqqanXckdOpn9uL/Jfb5BnZghdzJ9ggST0F3pdOZCCp8NWzb4gPq4+pp/oJJ1021JjWppRDIe9YD9+98A9ptV0ig94q5AHlzqkSyuXGGl2QrKLiqErlR9ydHgjDI5o9gsTLHXBPTahD2jf9L/8jcZYQl2J3431GtIVwhuVb26lbDOYmZd/8SHkG/ZVWQYXgJ77Jc75sBfxeOgN9joPE92zSTtM9Z6O4/W89MOKDJ0DZd3GMqYankOV05hFyOyQzGNBNeUI+SDNQU9t5zBiYcih/os2Ju+VdjozymQzQh7TLkVyvDktbOL1WHxRDWXqNPKAGVzFznTbb0rrP7AgLCT95zUoMCECrb7OVYeYYK8rHO4i1nH1KHUw+PbySIQVJyW975Sd3fZchehb+AxcDYp3qvY2CZ3sTZiG9VD9NHuTHUVG1fh1uUHoxqdLS7L3UKCiSBG0rf9aPPDsQGZI3v+55WC9k3nHDU6kcUn0+gx0mfFCzLNsRVTjgEN9N4jI32oii5a7aYkRFJ1FmJqtme16EelwO74+4Zzq7Qfsaow8hCCUmQ5FNyyUtsmPkWVHblqb3c9YdOXQ8xGBTgw/bYEZyjx6+WCVml3RRUoN5Ykju7jkkDs0eqlYxePD6XvEMuie36PdWyhNoXf4vF2yEO+0H8jgB2RVdxBgMnu+u4e+FS8iJyNLju+3SocasPyKSlao4QGTNWycO6X5EGBbsPWyznuvP7nRSnVapZfU16WtaXZf6qpBX1ARSHV5KNytkj0F+jP/UlrNL0rU4eoOss760n8qc4InYnhVbEJMZvdurB8fskmLf5YsRj71ugzNW2qDjkI3YV7pQChRt56DTgRebN1cgeAslW20AxUcsYTQWJeoXj2c9Y0QalqMWFzpsJW3nkq5wA9XZUNvrDWIRre5FZVZTH3IVqaBPOLEQNr7t6fJp2m925zld1+q+5ScVz4JPxI0Dc7s7z2oNKGX+1vEH7t/6+EaJPH7/A+l/TeZTlNhmclcSOdL4GzY6d8b/548FN5N79O/+vh9VRxdd+S52VMAP9MTv259cZ9EhDosqorlYTivw9pJJe0pqCBrNUGu6oT+HadqD6iWUtBQA+S5GaXd7YdhJOu3iKfFK3lKcDc/uwCUG3KC3eWz7CVqBuztebU6XWvx2LURgfqquUo+iyRbA1XkvHvbfH3tgdXj1va6ffnhHsCjocgDyPUvQTrttiBQVST1aI4i5SoU6RP0AQZOWrycs1PPDOE1mqdNb6/24M9+kRZSU/p77j3qYm60NGZvPX2WrJunf7tOGontmNOdietRea4LqUbupocHucTtDcQwLxZ0oeCu4lvP87cRzRLFfqKFgbUokCSNoZf0QB5Vq1ASh1miZIKSR5nlDPc5KBEaS9QJsEPxeCX4HzrWV3wNeL4maLSTm9biQxZxeB+y1aZ0DKi8ywEaaYbjZ6XQ0NTucWBNsSzNRsgMClyHtak8UcABMJsPkcjoAkwJyLgWSfpbLDAv+HF3xx2hWs1+t2R/++NcZlSA+uiizUiX3A1JBkM1QJ9VqdSIN+S73n9OqxMy25/nn/r0SVHCwpGRTqfi2qZby+bakZyTXgB/dFUuRW4M8L1FSnTQilpQFWpkg9b21DjuShFqIEoFvF16Gj56ObClNB/QbamoRSuPYWCQRiutql+IaMBeLgVkh2KguLsFHJ4j8M/OJ+fcqCZUbGCfIZ0h+UJWshlKyNenu61J8b7RF15t6bXnYks0CVEe9QbArDPTyH1vBTnw0xZ7I4lNhCYnTn5r3mZ8JdkL2ASXVkp3ljNOnB3xeDSuhst5K3W5p65S2byoChnv+pfpv6frCkWl5WVzEA3mCe4+MPs6LZMlPma+all8zmSVmo7tUkDE1ulNttggbKSW7kkO8vh4/KuHadIKjMJoXstXZTCsTcT6gzmqzErjjido2RWDayJ3oWq47Xh7Fz8JaTrRrfvGasuCih9HQJ8El4WuAx4Du5uwKCdzqj7SRVtewunNAntw5fr8DvXfkoQVmEeq4Hh991f4DZLujEQUrGNIHF9yUdz1NzzIa+stCix5E6CZDi8P7tRIKlOeFsOI444mUu1go9TBuSmVXfIVk4TtJidFnN7nD7TKbqpLpNfhjdD4pUAoR6h0CXh6mNniXhFTIoACsBLw+dTWj7MvA+wSTeD/AS1LWrdk3OJDanQnla2tD+czu1MDg6n3CyU93VJ5UnFLkPxsJHL9/JL9RskrSOudtlOTvG+ncILGnlSz4OfE52v7Iz74vhKTPyo6L807MU/+FvhvKn3WeceYnh1AlSOz4YybxFbHtjy2E4kWKKsj7QGGJooeF2QUBetSq2N4VoRlzdjSfqm3ots+vqAsWoSQhVzolGAtwmrmBuY3U23yBPGOmmMPKfLHfPkr+mQsrzaZaq7kzGmVCtUIeGE8nK/BaGEaoImne9U0L6el5J9QV8Ju7m5w+tAbpx1n/DKtFiFgScdilUVgikt38y866kreX/UmPTbdDzMaNlrAy/if5EWNm7UJzuNifeB1fiPhfN50SanIZu31hR2ez3WWpUJpDzIxuXYnGg7E58p2zs2kPZaD3VEKB6ktQhLBOWDInSJT0ay1DkMGjK5WJA3k0fyJWcEUaot64PYH6+h/yjww+rzMXUFigGqO5NRwxt9SYIEtAmaMGbddWpvr6F6s/EQcdDnHwY7EtVBmLhap63aPkb86AylHpa4iZSZ54EfyF2oZFI4v0I0GGi8lEGUyUyXShwRMYOjxVtDnIPNDCZGo/JXRj36d9H8ovfyX/lPwK5nhxToV7lNx16/3y88++osjf8+n/u+QXVHyRlksWiP9Qcv0895Sd73d6VZAJU/x+N1eqi/fYZjF8S2mA5UdAtHzY8gOraS+iAOUlLrssjaJMhKQoAJA5SEFKkC/3CVExEIFhJtIrFLgygjtTYGP7bdTgxLcQ5i7VJBNr+3bn6ARN3cA5zj8XMuUSEaXF2Gl2EXISMlry1xSnBm3zWAvETDAkOiP4shEEP06D6ePuKZukajRpsCfmYiXknNR89Wu+7ylAlAkb5kdKHvaLZRykgCqDebddi2LejSkUa+NctaVBXR5iPwezBeKXSkvxPLxwqqfkbb3KhFTxy96j40AZiZL98a1ei9YKxF8JFX79xxQzpubEjTZSBo18zrU4o+EC8gcHz4N6VJHHH5us2rhxw8Yqqcn7397JylRrXWsi3WozKvdMBpv2Uk3JtJP/9005Vz28+uEMkTQT5+azm86KhWN+vrAye+/45PJV/bSp6kdn8fA3jVKpn121zN+11JL4FTp7W1bDKdEMM0uhVqdV0q/klrxUwnmxhKu0wiDIuX9Q7xYXv0cFMzf1HGPFGQtx2xikXJX5hM4iSy3HlaszH6/hGHP2qC/rGNcy8Mon3LEco5NOUZvMQ8W4O16MD6LwN28xi4VZ1mMAyoora5a9nVD6QTCgUIJ+UZWPR/iVCjBgcZ2UJgaL+RF9GWA+5c/uI6SxHjeivi058NIBb+bgywfviDxMJJ4dfHkwxJe8sqNwfvuLj+xW4kLBF3jhjelLg1Em9UXntROPVKWumYYobYXBfPp2V53g9wB61L2xqOCYY0hyWr3soZcOeXUHXj5wJ4NqhtpXKj650zGlUe2lZKzVp1L6tR6vvl9I0r3PI/1eT0lBLY/VkgOCISBntjCRSA60kADuajFHgED77b0I4QX7ypacLa9sOhiv3ynfNaEHqpj8X9TGFbokugwVP3pE9GpQJMZfFYlv4mJR8GaKe5TDHeZyHhynesj0x8zBifDEAceB8O9gkLsm/FbYrBuEqrwNDUrmN0xqpeMHD6rW6d1aNZRuSVhumNXnd+tRzcRLU5ZyufvYgm/EDEOx8DyHnaRDP58btIE67sEqIeudpm8+kok7YbpLZxZs+ONixWjhUrJgLt6bdyzgi86P3RpK04mDCp0mFtPopqHtnzl/pv6UuU7zRbp+r3HHThY9OPzynCcZzIGFNBZ37sfzL3xHnaPUEMte7PhormAZnf3jpG2D9HIVTzhi7BNc26OcFMMaDfdNCoT7Ij2nTaFo45R8iQGzJRxVM7wVdL7suX/Qq+0aX8+XR9IEtHI1Tzhi6ntCED9nOPcN+hViQuJP7G0fbKwkQUsFtJvhdIGhyteQp87B4R8fcLlVxhOZr5tXnOfvNpU7JVikLyw3sSrobKBvAMVJqoXst5u+HkD5r44UztqhDtu6voJNcPzkwIvT3xyxIVLcdoctmBOpCU+FJ88FUyV9xSs33t5zDl0SSbYACQNDqsb0kKL9mo+gLvb0lcd0NXyrxwQIsIGf97EmmXzpU4wu9uLYlpvJjFn3UFLXltVVmtaHJOxPudfULa2LWLsDQWW1Wyri3zm89lmu4GdNhh6HEkmhhvP02YfUgULu1pBAK6v0Y2mJyZwDQjiQs8DKhnCgXgp5f8L+QRclT8lshvz+9ELxT89igO3D9St5OZm5abaNVRw2y/9a+tJTqlM2pg6M2Z739z/Y7xcVzRxJzBajdCzLe94m0hnOZnFEKgam219HzfxQuC8s3mdWDb53tGEuO7Z03i8N1X3cjusF4PGK4wUg8/kOM8Drl5mj2aSdu6mj2kF/eO2C7LXUY5sI7eEo9DXA82oUHwPygajg75lfPn59C/Lx2Nxmgu6MM3jJFYveRr9ZLtf7jaAYgQGcVufQOJyzGiznY3QVUip4bbwoxHDKpIjWjiSalB8Hyj59et3GXj744Ztm3Dkzw6bUBTXvOd+xaqJhg0/LRKIaDZE0bThhllsFLitqK/g9qPiYVoD/ctdD+qIthFnmfSRYUOYDJ0Eo8vjkGybRx2S1hgQUXJ7FGcUSnwTJ4WFZmBkyOILlb21b83yBW5LQcxqOHxztJeInunT8h6Yfk8oQkeh/fNYsjJvXV8ioJy+fdGNGcfK9tXqGvVXFF8dcaezj7pxhwpAIqDHbM90t8MeBHIM/Fsghn7R0WZ8pwwJQQjdR39MyYzTNGNr8ki2W5VKzpY2mxmwptZ5rj700H8ue/eLt7LVpwC18f3Ch6AVCSHDqKVzrYC4RgLf5D27jkEV7GMioUFUGOKwzDxkBj5zHEA877jFNrxiwD0voPLnHHBizETYGb0yfmi4Zth/yTY+7xzEsZgxvX8A4ZNYdBrqUqLILOKy1DBn1q68LXUyYyWHQvf7iEx7IIHcz32HSZF7fs9UduwZGMRO3+HgBoC8Ajge/iQdvJV2qVsx9ljclsdtuDQpPL4abcNbvY+Y2adEvcdbulPVmoGw4d8EeD4XtSTBL8Xe+9qDnafGyR862aOM/sKwSO+KrL9WTLX5VlH7DJ1WxH18jEXLQGdcjTh3qLdQYfNvmjDA5BQSf5l8k8obfY4peHg9iIUvxZLkGQb4NCGlYs/i0YYk3XFShEKPe2rWspWItVKyfNEThJzGVVHbq9a1S6a9BZomk5lepBhbXSCQiGBYH/oof1h7mnj1f7HDNiaRWaw/FD1GBPVBvIAyROe6jH5x13F+PsqO0w1VlYAdP/POlT5X+QMSkcbuWXBjVg94oW+FablRHaFd2CUVVHHZrd4epyh/Q6WC8eEIkLtM4Y7wFipIxPqd6ar1r5Vc/iZRv9ZCNQep/a/6/AuH3LjR58UCgf/8Y1BpF5BXX2p5TINhQULDgYA6wg3eKNUNW5CoqUhnC4FEInPR9BqANRQ0IwLhx20Lj+RQ1wgEngF0bVq2+dHuNWz38yXXah2J+XCQekCf1DJle3eUl02dBb/mghbJYgDsLXVEE9aVtkYX2OTq0eK8QRCFj2OOJT5ATwsUhpSslD1uXi/XuMo3Kq38kHCVwV1WLtGPB4x23iYZnFhAL7lURT+73z++786NPzE7di+GpMGfJKzvL5reRkG1f+mfc0xNYkBfZsknK7hYVL6HUVP42l4UwsHVnTdIXwnvDnICez9gu6GuuZsXM5j6UlqZ6aQiNZ11pVbltoEUUaYj+59rIyVZWucGBnhYQeZZ9vjd7wyOlScvLrT90xxt/4fdoQlQMRmDOsR15F/vJCt6Y+ME3ErgbKUk5UdqIRCyYVdznDoU3Zs0K0qE2yLlcssqXxUeKrIKTjp4jsaB1sCeRefM+Xzk/pqeSDrh3BG2vSe5e729nO0KBgCMo2/avv/vnZTKYUq1UNsKLdNtVwV8jaxI7wkmxaJ99YdrU8jfZbJvk4dmfyKD3Xl/KrSg7gCvbWYzOrxPDsvr3dlYaH1MJZ/hUnyJ3/CDP9hK+pZ1bpVoBcHgpxbPCbmqwo1B92mR3xnX5mVZR6l+vV4sgJ1yU4KCxrmj7e9peh6KmuMNipbYbKlJatzvh04E6vy0dwcbs5F+5sCq4aCrfU5WDtJDOc7SIdwwPDQ9fYNg39ORDNmdOaJpFspxTEpZyFe4npojfrgkeczkDg3EHyC2VqHW1ACu9j8dQ0P3MxwN9LQo0cqljMfckUvaeDAQx2ZuK6DteRPGTjnBJa12O7xKAVqiL/mt1NmuF0hz2QNXVDDuwDnK7DihcoT6/jpncLxUimH3iZ+GEa0hgxeQgisBg6iLmvb/Pm1U1kZqSCFD953dn74ZaguMPj6NqIll4C+GxYMRiAf40/ZL/HPafeGfJEusS7t9TPD/yhAlrbxyHlzL2m6fXjqtXJ38BzltDadq9Y1lH1bhp3gyUnDfuKO46sK0ttDZU6g2y8Ahkc2YSheQf45/NnYlQDo8PFhF1lZiVMFTjLJ5vA15ZZWHsQO0XvB/Tt/7DwVxLKL/mVzTSOj1qQ15kcf8ePw87NkjKA8t1Wl8kNSt3JVtTTLmR7dt4kiZ4Y8MYn8IomPmv5yCzvIQNh0HWfeG3ZjQn4Kk22FqIGgYAsp9tARasIXjcOp/rP26FMpsXWZ2SVIOfOSNj7wd8om7/p3a8BMnDa7zQ28ukR7di/Np22e1933ei394/DRaYhJhDkcuAhz13+Hes/6wlk8GPo54dBupu/b4XVa5D96iPnhTas1OtCTbVk/bzIZtYHzwX0tlOfM79c87Djz76Ran2XBtlwvghkdnwmpfxapTV+PWZTG6JSgLe90pe8UoeiUrHRVEjj+8YrW9R20dIOfZ4iI8TaGgWc96O9dEi2mq5x9s4mtiGutBH/YgUcIDI4SPhQon/KlmvlGClMpWGK52vjCxlMo5ZfHPkS0WQi1as+6EfBNPn7rdx/xfsDfEhoAPkdHHCmed0OG3NJSdXTzd/zAXnEafHcay7UEvamqYgNen5+gUO+yc7kLmlBE6n6qhxBSkF55HIMalweVQB6FsvFydhhReLAwlAF1wP9MtVPWrj8hyZnlhLc6xF64mSh2ltnaMEDqeSww7sUFECTqekEd9B94UN8Es83BUQA1buRYkr5xGCVlAtOSCB5Dx2T2FGejiAbCCeSxAKEa17slM+1wFyeJgGRbAMMngMQQ5BUTeQX6YUgk+cP/+409V/RdT/6DP/P7ZWauqq5GxiB0QZNGDS5ti4sNB4G1TjFDDY1LqtO9sEvsMVf2pL7CGPGwEz9DzAVVrPRbK+8FKbSBYNm1Q276wEAE0MIF1veMxa3QKJqNZqKoSdO1vopQTSpA4IU7ue6UK2ONFMZpPxdOrLPMPaj1EWriXVYWhn4ZLz6EnYBSR6cUibR3J9k0SOTa2Y8RIvv/lEGQxEdgbxe4eMcGEA8noj4t6aFqQGNeppbVMp7N7ZeYRUrPcF45Q6AjH6e7Zsge36iS7Nw8D39m7Z17vUS5lWMaHhHhBuodBxvoT73ezyDMn+Lmvz1neJGTMusginN6oEwO+BsBhoGw6pVXFxSD7Ch23fcuVJ2xK7ACFcscTWwVnk2XdtliJ5+dluu21dpdNsamXsMY9XDbYCMHYeEw1KojLdrLs6awJy2CV92k9L7DSRup1Bp+Jgx0F0nQMx7QQtsqXNKMjI0yCIsX2FEerkMJhYQNNueheeBj8yx32WxKFDoSudaz5s3dkyifXShbAa8iSS7RHFDrrE0lY3aF1Sk60zHVsZIzTXLMqiOSiYy0RgxDAgDoxobVpKNNP3ESnstZ7DxC+IDRNtbYol2uXaqSXUIv9+7T+9O29YARZu4cPgLdGreH4Jqyt7mloYUyKf7i3zkFzflkWeYXvIAcfA2YloaIYUE63mUJnRL8ZBarEorx2ApzpmtLTzyngTVzwelYQLdE2fjWo1JnOBnSo8nzA5kbKO1d5ST6Yg0oZLP8hVvRYhujdqtGB2uk9wTRZJGEG3GfpyK1mrF0Z3L+C9GSmxinRskRIkO2NS0ELxWOGKljpNCxqUsft8Kr0tmuOhkCRGh1txeN/VJo7CwBGUraMgdV2IvAZ5Pd8blV7rt5NaaLBoUJH7vmVBaPdEUJwddWcTm0AHK9NJJe1iyzxTNYYROVKnpNbOxJP+HDXgNT5JeW+OUQs2PctmnATUit9sDoxsITQZ+2HhmFKDSRxUtSuXwOrkIAfWo1EhyxbNiGWASsIV9U7R5mXDKq2vSEA5MpDqRUBtpM6zrwxsuomVUE2j7udWVcLJmZYMAbJNm6n1eeg5u8Cq0sNzwdZWBYW5tZkiR3L5WnRx5FC90CXgn+u/YPJoW89mxDIJ67HNdHgXcujHq6rmAdkqermTlsB1Nrs7cXI314ucwrFK7105PXcuZ3Rcl9hv2EkyOAduBNIywAj8lazAr4LKpkYarQ2GWfTQ9yBJs8Nso2sSjStL1hWZucrYZrKz7v+kI/MKtHGjobekkwsOGomUWmdQco9glC0r3gBhlkAGMqidqqFUDhfvTJ8lFckdoEpWzDZDJoin0GS9hfpJmYguzVZlcmXy/KCBGZecmEhUleNSJ+dyUS3SZHckrrCOaj++GDveykpAnS0Hdpo0Quvg1JmEtZZiQ+voN4R4HrYDl2NwYTFgeK8WyxIqjy49LTWaprprVWMXi4IyrTJSGHMJHS4dKfCSJRSAcSUbA2KmnTztYFN9jiir7Ikc6PSuHNSK+4wT9sVNlQIjjlwuj4wmc8h0f6Yx9ZF1bGQfVrARdohgy1mhbFRusTDiO0T3wcmuqRIu3f+lvdyi5kgdoOCR+dbCAmRlpoVcxhrvRhoLcWa3a+temru1V2sRa/Q3Xf/VKkDMumz0ShcPk5vsk0bE7IggsVLmR7nqxYS5rgMqoAh60jvVVGbptqy+VZH2MLyIuHWWNQKX1KtKJqgSSvWE55J1gM6+pAs6bSI9DHaC5GwZgAGv6J0PeJyrLBocHoq+7OPQc93b6GVWoJzYw3SYDUqdPBMr+ooikw9iYXpuhcm1PhXM3sWlydnNGlxdRYHi8SLPTe4GtOxP58zQFZgNvg9nkhRS7SMFPNkpsM4gDPU5fao1QnXMovNAMQ/+4EjPeXtYWRnqUSSrNbFSnUIdjufM5nk9ng/Hc3OMjhXnKRo2vAUQfWblqBBIVzqrg6qn3Np5Lg+e6p/uyYelMgQ7AP60RP5cre4wIEcTX8BkLwGYqJwXCVCn82U2wl2rIjb65rQzjR5jjnPyAYKVyYxXsVIoZ4ycqsGGsRRBkONGb1wYXDpjfKgtdL0qcwPtlBSk1wBvV1tdqLAk4ZTbPTK0i60SC2yNrGU3kz0mnDh8KQsRfUjT3kxMkZFXQLUXzZHbpuD8SzhT07E0enoK7bsstJFCeecpKBcQd5FYm4Jpi6BoCfSyyUohUYkoNJKxjId1VI9z9HEea2Ghmj/iEdlnMz/YIlZXHkLz1XgA+0DMv2cHi08bYgV3XvJUqF+G6Oay+nW3CH2lpjB+9Vb1PuHaRrl1+6gNIjuCPWczd3mX45rUVGUYDKjVYsH6i07mQdTq4HYwIInjEZ82yJU6qVckpdAvcge+dQ5V8WrJQ4qShkQOxURUjbbV3RmfnB8ftgdxnft7u+2sKzJ36k01OWRFoFeVME2hzsqLPQ0sTrI1JAlNFBA74GBMMojBtoAFU1Eby4uInFvfpglIK7F7Mva+BHXtC62Ij5zpNfH1041kNBxPhOiOQmgv2e1Mr+lfYxU88GrlycVOuHKS4TgpVpVAh5jPq6V7YkMvm6AUihL+MsOKjlgtmmltUXYZSHINxjqatRs6WJmTMoLWDT7W3+0/DauGUfpOfkLUn63scsb77pGW6P0KKnLfMgtcnIWo866ysZywRaXE1+B1yefwAGKw5bDiBqCvpXk7+lIv4Zv5OUYhLpBrmhyUPxwDC+a5BWNGQQwJpWJiSecsc5EXI2Pm7Sy7A9OJMc6/I9s0VuUjHzV1yRG7MR1h/a4+BSjEhCzqRmT5fVdDkCKnH0dHk88jy5xXppY01k0llNt4t3ZVGntOJ2fJY0Kxm67S+xR4lVDHCttzIJLUUJe9o+oP8Us+czWHE6ImlgZ1w5Lrcs6v8qLUO5arfHth5+DCI/kvNK4tbLZc9j2S934uDyNTAQObYdUvcCfzWZb4ruj7a/lw/c2pr6WEVBHIJcEBmWk+55CLyW7TpM9kpwI482/TwDoiVmziwR2CQ/5LUrP13HqPTra4VSCXUzUfzWEjm1OfQJud36DoXypbbaLiQ7w+QjL1oCqeaUFhVI48djWhi/zK15bzmbms8yTbRe1UI0TZE+z1ZvOWFVeXSL69ffno6tHp8WboppGFYtfWIj5B/6W7XXoeen0WOIBDJ/TaZqqE1LMwCFkZnaoeNzOlDV98O3HywK5bNUqhKUptnKPURYWrFjsRyS1dEkRxa85BUCKno2oCxrpa8fCM8XZ3x+tDO5u+ysABuUlTXxtAr+MhLNCunEjNlt0yoziqhYYYRNyvN1YQlWKBlau+HmKopmnLFvzbXBIwl3mCiuqFIH2fJ6/v7OKw72rk/Zvv2bL1kSGTpk5Bfg80/jyK+gubvd8YfP4EF7mcJ64jhJng7chcx2uicixhqEqufgxsDI1ULW9SivWZawK6Vexg7ZGHxHGjUdBGKKVI6cThdZ2th6r0XEKQvP11OFmfdNNyVa2SyC28gjixw6Ya2L1StkdGrqTlr38qUk+wirVWNZFrz1mOfkQaibo9EWJ/Z9oC0HsbcA2rLb78czjqpnkWhWbCNbabbh9PtU0qbeIKR0xCYLPSg/4oSFHDcMdG+LZOQlofHa9q3AfmOJRP1q68jbwS4t3FAjNNsbbdVbj83AeJRpsRguk46byIzD71DE67v/Mcm6ix4AOOtvbO5qh1o+B2PMNh7k3VeZCA2B5z8ajdUQ61Xy0qaY7PeufYWKtkgeowYacIxJi8qbMBw10kh0Sqw7w32SmQVGx1oOYkZS8H8YYH1EcaszzWJ8xJyhA7UqOtu8vSOPAdm1iRTQKFObvqY6SMzMG5zOvYM/x1vRv4GHvjhn0iq/wmofLOwiASMUBRlVQt08CzXC49r5yE9noyHrXUH09opC7wj5c7NlGDG3b6knLZ9UWMDGVdpSh8lyC+BaIFW1pE6tQisYfi3Us97+tNsynzucD+I040zHfMY5mi6TyEFVETg6CDSG1eXbeF/Rly6W0Xm3L9l7DpQBsVy+u3Bvrfd5G7vM5M5kC3Kj/pzSIVmsMDjUAqNXXr5h3YbtN4nzf5ip5YLYdNiIxF9D7h8yXurliKVq/z4vxss+Z9YmcBQjwJgpQjLVlNV/ZlZPeLkShrXZDxNbz/c2+7WrSsYwGGsxz8rz/BhjSo/IVYB3+J2wmzLp0l7EgLTJsyJS1ov78mNqqaJ/np3VzXPUnvXenhIY70R36k1BPKrKItq4tQAaV9mo6rhLNT5SrDCVyEZDGaxqHnmKmpwvACD2Bd2GgZfB8FK7KBh+QlnXXrjbwKvT4nIr1/gdVwSXGBs6/JyiFv0FZsCD91GKjksTQBiZzPDd2un1q5qUoOXGThQeVqcmUqNHYpC8Us4lC5hUJ/eQoRmH/bLOwiIBC3swzk9WzH+4iTL3O5Nddy7dBnxpdfmStaU7gZzLoa8V0UrcR5eFc7HXb0sV1XxflcBr5aZlPCKc5uidNGRRfyXU3dsH008zw1E3aYbmB+QDhDTvezs1dyCqnRdEwtmWByuKW36zdHNeHQi+cJ5yIdX2csw4aRGIsnoHfLG4VSQi8l6ZrAUKcKtqR/Neo63+G3rD4+QvLR36Or46v93XqYdc2oyGPRyy4ZL/OuttkPkzjklDF4eqcaelg3If0dWVSlszWr1OV417jJml2b1XjlTkmX9FnmP40CMzZUnNwtfy2FCk/h/s/6zhtWgsq0kA2enKWLLe/D1L+iCZQ6YaKSWtXTutLM7CKZJwVqnnucollf+F15yxJK9OTJSjEHOdYkO3jrVUtatY0kdcsTCLqUrXcBBpE8Bn5l9/WB7aFDC9PZVIzd1vWTyy47jYJw7E0ajVK8kt40QT9mwFxZNjvYeaiDdpmlokcGKe+vsnCzuKMwTzakU6RRCDMWu/KCzawHJO9+Hy7WF4tZO/3REJfvtS0rHHJKQ/9UfH7yieyr54dwRZz1kOvY6ypgerYTYSacGCDZwxRbny3CGcPO3vuT/9wwfU2VsHO//7O/84bF1goM1etn59EGXzZovEOutGc9wkwbz5j2bUHkRyGNY1eYdCTkPfi/rrjMKMSfKy8HP9pG3w8T9g577TpYx+yGC6pLyPzeY8iyPISoImvxnIS/jY6pBtI1MEskx6emHpVZmsShT608SuF2gQLSSniM5Q8jP4mlUftyPywxGqFqAvj8h9l6tCnYlT42XOl7a8zZsaSfOS5yYNLpAz3bio5WX1hVw0/O0oj6ya18RvYMe9kfxrVTP28uEVSOzeiv4srpCsD5BgGAwH//m/+lFwwvlvgtYOgzALxeuKW/evKPv4NdrkiWhk4D0IAAgMD3w4TqGyqu//drAVA4w1sxYGohHc5bbiI3JGa94AahaLLMpgJ104luPon5H9ZKEuMmOglaa7F3LVNbwWPAVeCXc7Q/md1SS3lzmfLHPiIN30fwLRTx94Ca7Fy0NUArz+hH0EYGu9sIE6b+nNCygLrR2PIr8Ugg/yGJAasxcYVWW4De/1PXF9i8JdfIpOiotsZVczi5PTv7LfJY4VWENceA3AP8CPAB4Ae0cvwo/8G8lJcXTgs67OrR3VI6pFlgaQY3ARW7RoA7cxaWoG1a5HMBDOtfaqpWJZkBsdnE1bhHPAoNjzJwHfzFV3EK0A5gkxseLkgC9kwHo0hgtZTMKjRKLta4nlJrqDu+v3UPdc/F3bQxpzclFGX2sTIKvYmK0fhSjNvz7BQUDUELpm92FrZaidKe5oaVgzweaQ1LAeHNwz6eQOOZygfLAaQeoBs4W9lEaU7tRebwqEn+GAt0tkaJGSkmjqx3yi2Z1eVAe4xyY7D5S/mjZj0nAfStYREgQXp3ZcF9/9kh9asNVLrSQyXdpURYOzKAgryB17nEAurBAbkQAfmQA0VqRpyocEzuw1DeSspajW1736Oo3/UCvCtElosAEazAaoDLWQyAgAAtFVBwhgoAq3HFY6DgZB2DYCXxGNQ4b44hiHfwGCKbhmNIYkVzlk8Btrli2ybN4oURSTlNUl1wV8IGzbyOeKPCK2tDHWzsLD5Vq1oDeOMSzTC9m5fXeR3xSlWbeGPpjV/nkz0vrUC+NomOVgzFhTMwxsFoCXAW0QqlndxV06qoc11wWlOKeKxZewRd44nhh2eD21tFx3Hwi2eMBCH2tdFixNNqRIPpvNprVfIsE+Myiks1WqniEnstkyzqUs0wmW5HG1UslkU98eLVnEqFlpGUNECEZ1ldifOF8g5YiAI0BMDFwycgJCIm4U9KJYiahpZOsBCh9AzCGIUziRApSJRoMWLFiZcgURKrMWzSZciUZSy7j/RlSD+Lq9T207/Yxz7xqe/cddgRFx10yCVL9TntjJN28eiwwg8W2kCfQ4QksNoyF9wLGezW6ze/+p0cLpCCkkyAZCnMLFKl/XYX/0ZQUNHQMTCxYNj8cHzmcyVKtVtksVM2e2aJFiu1WW6tt6GA7+13wCqt1nnN7YU33jlqr30GfWkipwFX1KhVr06DamUaXVNuyFVfaDJJs1uuu+HmtEWnmOq14Z8H9sX2lUrfGPG1Ki9NM8N0M802y1xzzDPfK8c9DxXSIB0yIBOyIAbZ+smRK0++AoWKFCvRXynfRmaAcnEDVaisjVuw25G0WfLkw2qj0aL+tnuqxqkVTGmTKTyK/KdFZblypMbD8txwHT3TKL+uM92p5N/igV2ZO1Oq9mremcZ+Wwl6x371CHpnNuw0vktq6dpkV/m/5SDI2tP/qQPWaU+EKebbvkYTY2RJrzGWAdgBlfDLqI6l/s8qSKiUvQ3eGSlGegnz66/8FgYMc1FdO3VlCNheAVsBY1/D0MHCfQi2HCL6eSJ1L+8D8sYbCFmIguCHpe+Hw1ucJkq7OdFO2oa4PjVt44tubplrZ0HRR8Q0wfyBAv641AUjTxouOxD2sv9vACoT2p6jMiiywMgh/33nXcZxeR4409P1/etB+n4mRzZSNHh1lBX8gC/x+FY/0Sn7mVDWANbN`,rd=`data:font/woff2;base64,d09GMgABAAAAAER0ABEAAAAAmBwAAEQPAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGoEkG6VqHINuBmAAg2QIbAmcDBEICoHJAIGvFAuDZAABNgIkA4dCBCAFhCQHhjMMgT0bI4gH2DaNmN/tYBxl1L9UzEbYsHEQ4P24+shAHgcx6tMk//9nJZUxNKmaFGCo6nA/BIsyHZXasrfPQGsNQ/tea9mFLCi90+eoFZ3ONJpwaeDCIR6rp0ItqeF9Co0NQWwWiyV6lMh1zV8WK9AiR3N6I29kaGvP7w//ZsMKxuOEFpn9Rlor5+uDlEnSAinSLQfKmUFiOqo0LNN16344kfixUHVyeUtUnfmuPcKeJJ6bWwTGLXzUnHoJ4vdLZ9+/S0pAKqqEKEmVFZCrRcVGVTPYssX9eTr1/X8XNA0a+ZoUSQEPYuGpGKiO6lYqI7KOrDSxA/w2e12qOAvUiUHUe/AekQKiPKpUaGdjYSQqTlRW5tK5mXOuwlu4/2+VP+7aXUSuL2r6/68zu/fBB0keJns4gKAA+rjyaBYUp9pq6+B2NdXVHurMk0woGSlgBx16QBUYtuk7dlrKc3kqDvZv95IkkIibJJGAkpoJYmm+fJb4oO9Zupm/V9YneIxrz7cm0QHjkbZ167DcPHn6RDZnQjOJt+v/785b5UBD6qD+eylxOLfBAb4xmlpL+65AYClypMbz+U2BYFH/XvQXwD+0y1dhbpbMKbyor65m13hUuPGN+fe5sZrfazPtQFEBKTDKhP12A3SAs9pD1ASl856L2kWtrvrSYeDxXfNfmxSGlLHxQG5Cxfp7/oQdz9vuvy6xNMG2GaXhXJcBWtPWuDE9EPrpu/6dYzvGsUOwxJceQre/lbJSGxDgS6AfzvXNNO3BvOTqzKEioSjQbXY/gvAbm9hDIEnb76dJbyq5ThWIBmyB7M8bkkLldxOGEAvzbzqr/X8+A5Lw7vNsdEi6fU6XeVc0wOVcb3fVlV//z2jmzx+BNEJYATAIw4JgdyVh9oRwYCTZO4QCb0pRCNtL2MilHOoUqhSK6trr7touhS7EouuO5/nf71dloxIKa90Qf+q08Aw5iI5pE9NGq2ORXyGNpDZtIgH4fm1U5/2ZRViThhYVQV2LyRKPg3IR00nkHlDAZ0ljet2er/tK9WBmNkkvohVFDkupgyxkWew9PT9zv1++FgWstnmZUaL4bXe47LSf/UyD0cx16oGLMR9L8NL2tz/7zZb1aYG6PIcF4xWcGwsYV/hdcBomxMOD8AkhYlKInAKiooZQ9BB7RogjZ4grN4gnX0iAYEg4hXCHPIK89Q6hTj1CoyaEZs2QFq0InboQEAQ0g7BqyEIWUkaWNxQCWnAx3PLpB/2HA+YxKzYZMM8p6dMAgwRkNz2eJfbdzZoG/wnpBuwrOdWWszRCaHJQVR0kiUBn1boLRHXl9kRkItHT3HuSk/DiwjBr0FGRQCpmCJwtkHbNAGnaZEgJfbbXqYl21uxLzfGnEv/aCUyoislJUPkP25juyKasybIsSGZmJCkxmZjRGZr+6ZmwBMQrLjFEF1UksQoLk+i/P/1smw2+i4svbPCR97zhJastNd9sj3vQLLdlUwxucJVLnGe600xwquMd6WD7GmWIfnropJ2UCkVyERNh+Ou7Li3qvPHMA3ci321me5BrLqhUDDmSLlAcz35QkNgMCkOegkKbehIVwCd6pF/ob3mG3KXFlRHrX9GAaTyN5PZgi5IADYFp/AT4GOipaHekZsAn/GoLYVFcYxUNWilwK13SVTWuUFVGmPDLFa6V4SqMrAwWD+8nqi7KV8aMCkhT/tvxJcU+L3lcFaFoNASm6aRSJhNcwXZ5XRla5C5UxS3taZGUi2scNxZwFbgDiWRIzX3V56Md6o+8kRvyRItQKuIIfYMaHRrOZwG5ogEoFo6JYdyTQHVAJGIgC2SJeEiAxEiKVAjPdYc8H32Qsc2Ca+FyuBDOhlPheNgEx/ERn+F+XqET35WiXWg7Wo9OoVOoJ4wq6CTycmJMuL4XFly6IEHtSK1DygrkT+EJ85MDz+szUn6FjWAWx1JnFu5WZt0FbwUeA9EJ4Mv1Hfc7H3t20mLsJt6Wynz+OV/LUVW6md+gShhj7VzZUjh4rQZq0/woXKOTns2C8ln/nlC5tbYfyj5qN+UL1Uil45mdL+zGorqUZRtlDQ1hCekW49mvX8+FtZwl9FRv3iFnFVeZXWOlFGXIpwZshXrJI3I8NtXw0OjkHM5jFsHT8Qv5IY2kUCHRqCF9egqDjh6TPQMWx7sqmzMXHG5Vebz5sOLfVyBQCOFBPl2ynrRS9GGQqj9SuvlShoUSzqaXjpJlD2sHlNMzuSHUPY/0tYy9OEhiJEzMsawIpkXCdBKHvcRlkHiM9cTaAyOxuUt0PhKTL0dCIcJIDEGSpWCJJkRiCZeiREiRdkpIlkTYIyEHJOwgWcOsfRzphGx2Fgk7F0MKLocTV6hGZ3IJdh2J68Zzw3TTXcg9tWgeeIh1CjwvHebSccSSICSCUMe2VKIjMSKgACNZ0essJebhU4ugBQFzSV3U9yOSVOciDloTidYTCa2XFKGPhNZXjzCwUgSKQBEQYzhS6MEQVBtk2d9CjnwY+5Yo70u47BqWTna+i3A8ut+dCMgFJLDuyLTAzK/d0XV9rfP7aK/pgLZpxXx/Ns3l87zpypTdNtPwyW6ixt+jbBhYcyquJtfY6l89K6h1+2RN7NbEk72hyWKzzXLWWjvFsQ5vhccnvJ6wrbl/pJrc5ulWTFf/6bl80YFt07TeNZuqHYDt+/cYQHNWMAExFikFLjUtAWs6YjbsSTlyo+TBh7UAQeyECAearRNsgSCmRXqxDOh1s8127rJ49svm7Zxyka7mxmCN//8h/uuGkRY9Mlo4LyLIop1jBXrWYuR7FrTYeRPCpmWBR8R+f3aIyGEiR4gcJXKMyHEi15NIIRTCYT2g8JACZrc/c6GEedGIAw41qQD2N5GRzCdN/1rQYRlgTytPDr2LRzy+KJwgEVQwOAJZWAAOT1hpnVL/OxCkw7Ruy8+2NLl4Pf3U1U2FqMKPl3/KKHRDBIXBEcjCPuPwBKV+swAD2lKXDBous4/mzN9c/rMZ2SZ7nZQyWpfupt4AQzAyMYNDOegwsLCyFfYPhyfEk/HCxy+QMIkgKiaekt+/3Io5FSaDyHHlJDpUmrggeTKrLbvYppy6UQVcGT06bG07Or+ubZcuGTS8Md2zR4X5LE5ludq0nX3PQY4jUqKolEX7RBdkCpowOAIZykGHgYWVrbAVhycUzxMvH79Awm4iiIqJJ4GklPTNTMryfqlaAYSRAY0VMy+OGdCguZxkendztpiT+SxONm2TUlB25g7IeNTByMQMLsgTFAZHIDvTCSHkUDG5vXgkvE9EomLi97cAU5uughdWXRwDdbMh6UiHBVQybzHraSObPduRXcq/NmkUJ5StdTU39VMGMTIxg4O4QYHBEcjOUgCAw2HhbVGH0CgDAFR5cj2wZVybCRCJgZPHy+szWys7XPzXGOGL1HiArkNdf7ULJ5wDLqJzVBdgCJyC3u3JLlNqjG+0aAyO3olBjEzM4C8ylXihBjhGr8xILkAnwevhqJ6f13alSwYNl9lbc+ZvLq9tRrbp3T92sOvQcaRzlER7RheqosMECytbYdc4PKF4gpePXyDhEBEVS5ySOJaUki6ZXdkLpfWKpD3wzz8pIvoeA4xMzOAg+6DA4Ajk0eUWqipjacJdPRn9ajvgAnhnTI/pd/+aFDX6XQxiZGIGB9kHBQZHII+rMKGNRLtqPU+N2nHYgMY5ERtA+47cmOzHxwcREdGnEgyOQEY8v1hjvI3g12CtOjzCosJgECyyGfsRTj1HQ3dbAjcj1s30bcTwBl5OsOlXKx3Ogr1pm2wPPltoxgi61utZ94jawy1GbDF0/vRPyBxxf+1aupuYUfspctsmdQZAr4LqVaC+p2WkAv4TyefYL4jJGYD0WAHtI1/duqVNlvSPAhFBNaQU3r88hIYLcpXpJj32pqL20jjBJFgQ0lTLLRIJ46KbQjSvNvmzhGA7k7e+Q1pEhXX1IDZQCxixOiJhdwIKYqC2bP1OvSatutgYdo5P15ydnM7dW3Uatehs1LcyQ7HoDRSgTCIA4h4eA1h59VXYZTfliper17pIw21Wudx2fdvXqMZ1zuvYej/xoo0YFRQKVRKlnhd3ZPFJNTRQzqQKcC6+7PiAezAE7ThwV91cT94AR1GYwxmwRZT+vwneL5S6bYAKED+zH9APYTqHQeYolsi4/941ndxKJA6KK39hCpRar9ecM0qYdKOVw3ItL/KqEEESTGpNKSgNpaPsqAAqiqKtt3QCnbh7CZgmtuYmQLh1ynQ/1j4iW6nz4lAJiOqAFSWjVDX8PzD2lx8N2scg7+HlDWTG5AeQx0GWZ79/C5NKAP/e6nsHgyPZmtl3+x+96XnTDeGCazwLUbH4KuSBG/Da3c3Hq0KlKtXy5LN6YBg7BycXN4+fbHDMcYd6fesctclZOXLlyVeiVJlyj9QwOe+Ciy7ZZ5fLrrjqmut22/i7ZdWTTjntjKy1CxQqUvziVqpSbY8bbrrltjvu2m+ne8zuq11sLzdTo7c6tQhGt9ns6eE4DZATk4DpAJlkZLAonTmpnF6+lu/+L405vL5t+A3f/vdc8Q0yo9+hz3yrROvXYD6sQ3z66bHdRfsRRpSevQN7/C/LlLRDPjHWAl4BrrArgIRBKiCgrEYVMNiyrcCBujNu7V5PGjikECTjtUbycHgFmAdjgp6A2cQO/P244MGAQVD1Tywwm2Ku9y8/IWCyFEedJggDHvpTLb7iRwV8Chfw6J/4DPjKTi+uoY7w/x58/llaNdgOW4gn3oJz3fvl/5Fq0kvDw/vvjL1MHCS9Bx9KGW2xQ5sKgR2h1/ti8D+JRpQu6p9AZWHUy7yuJsIe2AsH1b/PAOzQOQQ89oA7G2YnzaSQp+dX8dqWYVHRa0Ea1S4qUFRFmhRAXx3wyaIVBFBL4D12BIk7HlISyEmMtWvtVQVR5RhBJLLUCGEQkQ0jAvmG7dpVO4RQbJiU4kv8QyP340PwedeHHRP31LNaJbAnDxRGNwo7O6sgAQoHBbCpgZysJGECvKtE4GYE1IYhFR9VQBwnmxxe89J4BhhlleIFg7u+LRVFWRC28t46D9CszmToK0VQcK8VvAfl4NTU1CnchMQouFy/C6a0MDifMtw2YzGWCGCwCSFvC0wiVNKZMSfDk4GprWGr720FCxkPTvB1tq2CDa8RRC2uLeK5JZIo7AH4mNs2AwQXVDFT0jUvbWpqEAZKH03iIcBTUqwf+Mx3Tl/C6HmsAmfDrl/fvw8Y65GzposMtDnUqMgCqgUkVKwEdsnWA7QzgDaYwPlbzypMB++SLmzrNrtYXvWeGoYEYE+iT10Ki8tPbDydHAYrxIyzZoA77IAIOCtI9fE15qGXwScHHjQJtTCTwEjgKqFwFW71Ybl3pyciWgBucaA6u1NTfIvdF2qTfGTwBhIEAgKhgEEkcCAWeJAIAkgFEWSCBHJBBoWgtEzBNigJsVo/8Ew10E/A4Kd9hlHhl/1Xn1eMykZXWYkexiHrBqD64p4gi4xjVVlbYwMb2sjG1lpnE+PSvgDNOC1YpgaEFTVc441ZNXToC9j6e0xo4W+aUmEFomWyaJzjBEf3wol0owGwlu/i2Zw4Ad1kWJUs6HrrP6qkfKOibSBr34K+cd+8Qw+NckI3BhT85D3XAP4/JrLcHE/krXryXiV7oBlaliEMuOLw3M20j/rBTIUDfD9Q17OSeYiMZeMV1RwFNAHTtZouzlJMRPInJvFmJikHitbvvrepRwD4CEYDvF8UhbMutaIaB6dpkYhm0gHUctxA9Zp+iKp3RpTwMa1ksgd/xtvt0ohEvh2rJNselZSaWX5eCkco0mf1kPDknWkCnqFjCIxd0PicmVIPyS7nvEhk2pgm81KcMAyVS8CeU0pHGqjVGTHu6sEgEcFjyokZBZ8ZEZxxQkmmQ+h1aoUTfTDqhISMwjwz0a44DUIl0ZaAbEwsWXd2ngokaxurVZ76mmbYGu+9Trz5eKyA6Mqw1fpFNmRewCsW05Pb152/UgsoT3oocnKK7TVzgoGp1iROUwf0O2ZPPc1onXt1BxM1Lz3xntkZ/fL8gmdd5CvAUWyafBU4jlSqBGZHMR3gp0BkjX4LXAuCD1Ejaz8coQdZfPKs8VoH1TxBI/U6sjrmAtvdrX8ploFM5CKp7LwzPGEsZEJWeQU3WuBooBl2U8GvkOVOkUhVA7xleL5vFghy7U7PsVcekttdd5ABVQLYR+3uHDvMwb3dgd8y1bSUmlpj5n04dQD37ikPUACW+Ao8LKRHHQmPS/VkAVjmaSE960h4Xvr/AmcAvYZ4acnJmRFck7dS+vimYEYI7Y7o0la8NUo6QlqULZQV8qKiI5RlVLzhXOPc4Nzi3OHc4zzgPML9xsj0jDgmAy/YM1P4PVP8Hs0hzvmvAPYsPHwsyxq0+qiYWafYpJ6tQ2gHYNnDc0Do+FFzckpzTnNJcz120q1B94brwTQ8M7wyvDN8XG0F4CsC/ES0/1Hs1W0SwinKanfu2RqrKgMYH3p3xmfsN3igzmUIym7jAL8A8RmIVgBtHwKdLwBVG4AyDBhxBZoQq6DZhzeMuCCGaDTkRJwvpzo1sdblZ8xVNJzAMJLLimYSUZBfFHUQ19NYC+nHymMQqbVIIhCIMBB+NTIEiEakt0i0EHQx8BKY4dHPu2Gyzo9vQW7XbBbMPVtZOreKkf2BuWQdfVHE0DSF+2AbE9n5ja9523Fv2m1sWXPkeGoLrnnN+a1tvdbShyIjKeXC6Sh4Da3VOujupsmd+pqthluqeOdSNuyCzInHqwrSKGXW/CcdTZ2sskaxZqWW6mpN0V9jBR/Yq5RyTorVVV071gvzc8e9Ut8jc9NMvH4tJD6UVLSTdZP3eXg1fsc1Mysei73hskwp34XA/MRRq0PBahmyqIzqPurlputiPzL9dC7kMRW55EEu232uPBUoz3WWxa7jGpBnJVyK12O5CPz/k40pQTnm8P895IE0Uc3QKq2l4UKeWHKE5XdUXP6oo128+ol/l8o0eta8iAoktADe1xSCOC/S3uLNR0Pa3qLgy3JIl7qOpD3JUc4BgU9N1VPM9lvVbGhpUrTtpKWRsYNHP2bM7ype4AFCyN05W8h1PyqWyZNVJ/m/ElbTqCPrOpvZ4A4mMRKvbYBHY4pQdOUm6nHbIJUSGkkY9+BCsXcLdKvWUkw7aORGK5595hv6NzfalysuaFrSBBIyVELjScOrBaufzL5HFjaV+GVLkWHUonQFtlq6IalATsHhE8wlpWVRoRpjD6wi5ualt1SatfmmDdTUWpqhTNQUmFcV+8LGqrJJ5+WA5xQhqyAspJwudlfkiWTd/6HpnwMJN1N2VXCn9Gu0Nw/E31ObcIGE40w+IJ5TqNGbhja7L7FnC5RjwF0hT9Q4gBvhlqRepnL6859nKFkQWZ8QkA+/0vs5SN8h9nAB3UC8Naof23VXgRc1tzRnyEmgtztLu8uiHnkHYbuEVUrpXHtJIovhZweHr3jKSgO6B0iYsyiRl0A3KbQD8+oW8Ha5bRMSM8msR7yifqOQVUxNB1h61OzeZ7sASz1naA6cVJBkGMqp5RKpcCLMnPLb1vDSgQHvH6dE94Hf0CCY0mGikmnrTHLPGUxZTKRBqmeb4dWgB5MKhgp1SeG0ZoAdiN/flgt7oQ0eEwyCglv8CJL3trCcqJgWDvIBD6MShH5pllR1E/GOm6KoMTCRV+zrfOeyCYf/jxET6imPig00h36c0uWlatOitoWrVA/EcCDSW4aokG11vZw6a54jTKm8xJQUbpr70IM/yIvBwKJf6X2a9B1H73qC3dgxinPdTph+P5cl8KzfTmQNTYZbjQUxCmRM5sQdpuC3Npf4LfB9qEJhIinjgOg2TKra3A57xe87u8PVgKGOD2puIBf+mHl2TYzVnR8pWMs+ARR78Wl1nrXdB1i3u93DWaxiibuJvYWqHQmlDBvUqeJstofGRivZFC6RB/FWGAbK4clcf+uZZc2ts6upgXIhxyna0Y52kZxSM0SDZr1LNICBEzgucJINRYcbukPY222dNMUtRZ41ri3QbFHn9suAhu+QkDNZNo/JUYBgw1HMsnuZdGDxHfiy/Zo/fcoBov/Egisg6in9JENSS5PsQVepkh0h/xH7n40u+M3onO2eU5nbdyWONRb7KhAeulm4iHboxCAtRvAJPgAdfB/WdL3Wd10/jc3fjCAc7o/E7Tlxq/h/Lykic7Tn71jFkqExyfoMz9LAdORWlV/cbYZneJra+Zz1u+4VjylCOVdPXGbzc8FhsOrIaWvi/W0J2/WQUISPfQcp/HbwJ9tjjj7SS87XOdADro3D3r20vePUei5HCOgbLZQFMitYdrzX9JoNMSKIkw1NXuVCaxvAe329EjyDrF26zcPqtARBQiVspRWHBBab0Wn+l/U64hVcme9amxhEhxH78IKMO12inrr4sXPeoIrOZ0lMnkoHpuq3lDhjnXFwJdHu0H6XKElzt4puDA9OONn3O9v9KjgFuEoxHSUa9899IC2X4eZzKDsoLuhwS14Gz2ghrukYFJwd7+FJOdLJeQMbcgojrkg524qThbhYMbsBW0lfJwG4wu5C7Ek3thEboqhncJD1PIxL3B6GNWdpssIw5S946qLZHHnDIO4FmT/8msKUT1pWq/fnAEfCmT/OoC/J/5UiQ7rjRbmfqyelLvuAX/yvf0x9hDgJyTopSVIYK4OcwEj1NWcP+xVi2D3PUVC+QdoPhpsWTNa4OuRuRbmEo+GA/QC+IrLf/6b8EEo20+npAKKqk+sU8ko+3VGhGtL9ynHGDfh5ntp1dTeL3Z6kPapaMlwTG5Qy1XWDiXVfozIcPRvrzx7gam4YL/Dpdkmr49tznuScW2nxyvkW5XZuXLlKKT6nV163GXD666P6uQuEuRTdrrJv/2VST0pmXyGqcE+VtH6iYBnzRV5wMo5XS+NSW1hsAAduyXHiqxlaSrkLDDSf9bOnKYaZ12OtKbw4GiE1F5U+N6lEddJXuj4mT4f4CkCXW5QnxekFc8xZJ4Il6DpqD31E2dA2lWQ/Mb5KkmexXT9ArDTLrzWVV1+vadmRw0NxbsWJ/1dWo6M8lqs+tkDDUH05Iljk4bbmzIx1lV4/98j9cPSk5FT5zXjHmpdtuxwVfr8AsU2Wda1eEt56SlejgLtCVb6zV4OAxGm7HRpCl6Q8rxmOWPMFwVAGd5DdkKkstfyqvbSoo1XsmIjLIbLheKAD6I7Q5FEywE+xGsjCvLZt37StLK7w/V7jx1AjYKHh0O2McqHCk+VCLpWNskeNzSSKunMXdJadgJwG9051wUSHiCamJTtSHDcemD+IYUiMJ4cdP26Zm/r4G1HrqJP7wqjeI1AuGOpTc6+euvp26yV+2/pA0QX4FWgh3i3Gan/rRZ7QgCrqs8unaw/senHrNuc/UFti7X9O0sOdnPWaRin8yJTP/folEj87rUvbLPjvzYlugTrqu7S2GRKxZ1PhdEhVxqBVU3DnXxjiYNWbDG5VHSRz5lQePz3qyOnhEFGZVTizQjXEuammgaweEMyyx3FrnYUsiPYNSLm/b5DDNedUpouYLrSGTpfDQnEeCfVlD06jL+iEVYXb1E2q/RNDhf2F20QJc7e5VJSr34TTb2K98RVFoJRJsjViloEk7+eAjhtBJCZYaognZdXyFFUWk6F6PR+Ro0o7coU7inW4LSpfg8xiquRPD7B3jmIFijxnvyqFI60SZleo1Uhdm8zYzBHJBQIRwmWfEQolcq0tJsPW86wHMsiZKEuQoy3TysTm3m9XaQVsl5MnFjt5LJcgK2yRxJKt0ZZ1c8yn02rS0l3paQPpaYOpTB7CA+gIzOMjMB1EuOqTt/je3agvquUyH6LIqavLQRQNcnm9AheJwSnMBwAbzwJdj4n5ArIa6By5iL3y7+ncv6fP0TrCaB3WX0+O+AeCZsj6ljSFQcME1M6HEq3MqPB0Afk7d48Ad3H428DIxCgPIJFovFFxM6pmjy13urbWOjVury7ZaqNoRrhuIxFkGrmMUpWvtFFLzcPVDnNpmlErB5r5yLoVX2OShEpKJX01pq14q2wzwrCs+Y6Uq1CQ8r6zxDAQGjSzbKTC//7I+wMVIyxo5pMRuV8+Ik8AS1Dl2+ymmdpax+SErdK9VU1TDoj+UNjyWWYWXKz1lTRbKErMOTp6b4i/viZRn+Poh2Zmlzq6dadnE9AJNHGw+HBx0B0sPFwYBJ+jfN2VGPtO/rrNB3BcS97M7EzP5u3A0nSRjyJurVZjel68ExtpuEc9WuPlI7h8yp+HP9n6yc8zU2tmozfui15jD6n/D3/50eTMS6EIOYiqmna4pmtqeMG0o6qauUvBnbGBk89ml2i1gOU4DrspDkMz4a5BkqXI7bIUw1eIy/tdXQ1lnkIikU9TahiXhPVVDun6hb+cJWneidqKHTbxC9sHrM5QwKpLXh4J/rZEsHhs1FSDSvboFrvswl/av6GETEMak2VIy6zhiVENY+6M3B28T02wKL0wG0tSUj15sQWFkMggFnLMVo53LVdYkZ6brdzOu6UgsZg3cSm7kzzxA7a1GoCh5AvY1jyRN43zTfy7I8aRd+MJRtS+jXumArNbOAm6TpGoOkHH2TIbmNq0h/zT59OHJ36Y/OHIF9OEU3PTs4Wvlb12uPy1wtdm56ZPVL5d8TYt6pmzQXVt4MbgjWvfqJ45TXsWxxapkSv+j5ePhR2GF//HSRK+K29cMRLbZR4vGmHdRrmaSbAcltm1u0klqwSpHNxPPX3wBj/iqG0pamnAL9evRtTbUv9txy+rhm+ooi2rStJoa4PBUhTgpAQSFFtmJh4FRgKAvFwmas3PF3WU5zS1Q3KTWiXXQrBcYTLLkY2JKGszIumwWHL8rTlGhj1Zl1naC9/4Pj0V+7NA+DwqFX/xXje0Vc+3JnKeoOTlOaKO/HxRa7lMDjqAwKOJF5RVlXt3oRU/WEmrnRsxm+SKP9RalVpu2khD5a3PVrVbc3VtgRyd1W+S9q9wNfFUPDqJ/GmAUeMXLIi+iO2CGAo42xW0+q35UhpiS1GqA3Rgf7qy3l8fhMkvgTaMllffDX3Aw7JnOJ7frLZ0YZlYVmd0yRpLBDyWE7yIVm56ObilrdOasepdtl4ugmC5FFHI5Ve5MxMPUAN54lJNbSVzIoLU9QWFzVCpluBLCEVFoSopVB6Vwm9FgsX+3x55lo84KMr3C9X4F66AlDaf8mSCmZlqx3i4MxM1R65cuPXaG/gLoQVhD/0dmRbzkyRu4jvSBSojSOA+2iJAUGaeSKoBI/7nBvklWroZTyhMUI6smrwP9n1BZtGVyHLnhLzMTWnKUepOkd7vKdC3dgrVqoSlv8CjYX2OynZmFmLJfQDBD3ItMgTmzO3ajFYamVgG+qE/A3CCge+qoqCjVaOSG+fvhjzHbJKr6rmnzOuMzrxOBwg6UcZz7DgFWrn5JVwEmD606dkV90R0q0xmeU7YqNKc712z3EcBRUFdLmvjxLk4lOiQ9E8LAzWqN+fVEPOFBwxKf3Jc4lF3jBbl0Wfzs9XVRJk2wL3cx6zlEq1A7PmV6+I8sQ5ZtgQxN1D4y3X2JnhkTbcGJ4L1/vr/kQ5ToKDgY1SEgZ1RpKRPJKq2UuAR9crJR5tFarscKj539uE+X34svu/cQ0Kw++FeQ25O7k7CuTZemfqo1qvx0sLK8PGfjjoC9sBRics34VHv9ortVPlcYwYxkRq49tOhUkGx4NC1h71stTEVATK6wv75dpV2Lf1jdsFk2egmW1rM1MSuTSFlVixCG00iL2SRKZIF17UgoZCz7E+JA3MKjTmJQV/GoK+Ih63AJBDJoRnvFPAHfz2kB4bw2cX8gd8O68AJABgEE/JMd3DZu/iDgw13s6Yuc0h1V7R/ebLWYsOddYJH3QWNtGloZMbaxma0eBAAA0VNH7iYBggywkzIIHXm6QoDE4aMXbgJFDA5qk/cNwFdosYBDPqHPvGeBgZyncG+Stv95u7F+etDbexNysCeN8YWXxhdHH2DEnt/undxOmX/MN9HJbcpY8dImJjkNT7YmfFAk86XP0NlYSOz7Tt2Hl2pTbyHiVccYKJQXYoy2q7FXW+eGXtzz+L+3Yu735zf/ebYIu+C6GGoL6yRvA2lDQqKiwVBnVYQlNjEtLqeIWwIAj1FVeIKutFIrxCL6V5wVND1cgS9oAKXL6K3unmcbUg4y8QxZLVj9RXD+JF3+OmNa9c2pvN9/IUpGOXU/5dBegZDD8MMnfVDsHHQdU66PtODm8rImMJlnHxPdFL8bCH+Zv3NmlDN46+i6pyFUNg4gD+ab+Q5FDlJCRsSko5xC/B/mBwzs/J4mSKHVceedbFfGhaZ6MkF+PLlidiO+CSEHGuPRajo1+MT3shz41eaqIKcfD4n4yXxiecEynkNVsWXnRMqzn2OXbsEKliQEcYdOfD/9XIe2QjxuQ4Hl49Vsv4s+V34G9y7F5gAwHEAGACBQdzc5bX/oTxuMyQkTMdGB8dHf7XR75ULebbBTxcx6O6TyemK/S2Do8/so8CG2dwA6Y1hUI0D5FweIFdngNlujcno1spMiedJpPOJmNsk0m0GhWYR/QVrO/fvKfLC6Juji7zG+1N917ell/TUPhqsn83tHCUZ/mW58EnlOxKXxHB+zlJSSzSH1aT8DQro8S5J4saEpGOKAvzvalo7nycSOa1a6eJLhBVJBbjyZYvb45IV+9Dibx5CNLXJ8lpIDkKETXxHaP8cFLvEhoW53JIloQj1033vT4vble3KzlV8bF9Y39LlFJZcu7erOlXt239a9K669CQad2r9ha8/SEnZwYZUhHuDnFT1Nr1X0UbWGaQKnU539yk30vgcGALAAQDsBIGurG4Q6j2gewvp1F2cQg+/U7O8yFWlIu56velTPOkrqlZgErrcZG7GSxevEZcl4tcDek1rB6KTeBlGI+h1UWB6BUCJ5kvLX17a2tOQvYUQlVi6DSYuu9ElBcb9LTpA04YeGIcDw+HxYNur/iw/a2i4h3dsjDlZWHrIGWqjYFZMTy6bTsHPtdW+8/1hMgpfdNHbctG7o+xW+S1aZF9oKkQdlcFGiJicHJ6MfdKwCmd/Avw1f2ke/EvwfNsSvCfnuN9vX/M9c823ZHJ/fG8IPfwE/StGQgm9W8EQ2ObfgGkICf4N8TVswKCfEtV9l90ypI11mgtX9zhTtTt4h6Wd+wbXFTJEBjGidTSxLqj1at3KgDJVtZ2Hv7HjQL9trQZkKPmItrhV8Iup95+bPd/ApowlWljoUlLq42Gvj9KFHj7fLRSlBR6BUIhlQCQsi/Ot6YvTffenS3cTPsZfLgLeFO7HYp4FzQVY+N1857EZHrdA2IH/mXBB/Hsl4ef/RbJ7NYizivhCQ42V+HuakcgTGovoUo6TKcplM8RFSrCoDk7TDveh9KK+P4Jbzr610ZcRccsWl5Tqx2FNWPRCeFly6dmeHWfLsMTRHYJzunpTpizMIessn/bUiO/xHDvFLuGd+qDnY3lBCnEOKXB/HKwX3JG4dvIdmfdqeiyfytel7CvWcCX5JRlYa5qo0l1ZlJFqLc6Q5DcG56X9cvFC6ObF0LcQDU7p4vineCcr+cUNmg0ZXSjD/R+JjV2xb3zZdEranNSBhTVICeRldbPKGaUIrHZgpbwAAYdL66YfmOxfvmXyAKMnDYcjBCSMOdmoLIUwFyDiY9N6GLtOtC/vOLGL3p0WiycG+Fl2LKxGShnlzG6mFypBYI0dmyWoOkraJktP2JZQQ1lhkrq11Pn0tfGzeB95hUnsVm9TuWzS4NfzwN9N16+Lea+nzv6+qJatjTphQ7kSWZWjl1dVSF7thfrfxyTXELqhb70CoVn3/+hqi1hawqpBCdtOL21Ix1r0xudYBYVFV+hAD5rp6jekKQc4RxE8GbDh8X8+n+vTW5ZEl2lOGvcmUvUYXCprOyMQZ4rnkBTx8nhCkgr1YY2Bp1DQS8ikYrr0+Ps49IxE/urQhg4NOXdksmqttrrHAk6B4MR1xpQ20rjBsCGHkloeBC+OLbHGyq5Ww8acjeZDzJjNqBSGhH2rRCERhDmdX69v2sDccItAMCQl29itIgVOn59JZcmdSaoMrkRZRhQDuWgFW7KBSf1qKdXEx8VFXeuSaokWvRhkq15UVxKE4twKRnRFpj0u+TSuQbApBYOdF21A0ifS0ycRDIUGj5yCrmM5wMuLrzOpy11c7RAzbflMIasA2LyO0I9OSn+eKVmTxiJ48Dc8lJIiJTAIlA1xIOB4GCUrjZJP+xkncio6tsp37+3vsYn0wz+7AhUl2AlsiSBSrwAiAyTFtWNrtRn/5bIhED4+ubAOqe2GHapaMDs/mx7L9gvzc/Syknpmy8oPp8JHvG0fDH8w6B0J7/wst+PQr1vvKYAXQ2FjTez96cn708nUTNrS9LiYuGaWp/9HAd67AhNDn0QnoKvi0StoVcDF0MlQhgC/v85moaZ55EfFj/NNdeG2sDJbWPhSQldRcVEgQZmBAkzoJ28tfutMhjOzcC5G1cR9tr+v/nWCR1qdqa1TdOLVmX/34uCHFnxdUx392sHkyA5e263vRkmq06dT+rDdUJe+xjU15agSe7FDd/sWrrKDxsPt7GFfKXNZ7Dw2u1hLfOnwes7txIbzy+Fymx6a3u9zO71WLN5IlqJBotMdWlNEPoEnkvEnyEWs11AuNjwfYeMua5mh1Ip0xkHgEPeJLbAmXlKyCqwdJunAClczSc0FyeSHnQyfny/bZLSEqtK/EX4Z2wXTlfBvy+Czsoj8sMIkWmrREl6NMrVnKqu1qpzqGmkWV5nSH9bfffhc9RWZh1Su7ehcev7DrxrblV0kHGt3FTdzJHKh8Aabk4nwhZlyC2dONvHo2ADby9oqO78FamjC2VRmuVLRn1jgGRgYHiwoGHpowxYDVrCavWVgFVCMf0AgJF8sBjzAHQ6Fjbu/jQP/wPEAb2QDuYJ5U76+VWY67pOtFZ2htWLkE1zNXikYQFY5y/iV/sxrKyglKCMo2MUkobXdTB1BcxoXpKA/CzTUHLK7tAqkFP+68IvYdzBDAUc9/bpdlocQ/FB0yhB7xO1qXY7uGOoIE2W27DEPmUWVwQkVM3dB+FAwLxu6fQ398E0J8iYvOTlMumZsEJLCyS4/baRsqlHsw9HN48MxaYrdmzcoZ02RhdNYhp85ESMo/3gouaWcpufICmj6rJSmyb42Z5+NoAkxKUoCBdJkYi4D+rmICNZiml6fpBMzSdoMWh+TpNlsdReBgzkXfQBLocnRmKT4pOQHweHkjp7itt8e4SSA+YeGCM7cromVpKknuOjnwCh61jltjnFxs0Bo5AWfWFdz63bWo2eK+OTKJpx01c+XLXX5qmHfvj0mtoMHNPpoB1hKgFi91Xxzq9eZbezQKPcE10pNrnmx97sQIuP+jbadpsGH1csjdG4fV3eoSmqX5XV7v/Uc8fd+75foiE75hELs+7H/O80dDT7uXWg3aIDPWSLc6vX7vvWMCratSl11B5G0smm50godKZMKA0QposFm0LCuS3iEtxse4cNbV91vn8oAtNmn7g+1lqlD4UfIxqEKUY0Oi2q036dnQhWiHtFFvW+1k2tRks++GAkMH+uEIz5fBdEO0Re9LPO1rU0foXMnr+MQg9G24cF224PHxR48Ir7wQnQBhZt1GyLXVfx/V1xypXlXzguKDoSXxa7qvKujwTGkh3bq2Kuemhi+txXo59iXowiVkXfw+x+re4A6KHcqzYlDxGhxQkXG/a7dZ4WJn4lPxIIyc4igqKpP0a+6rM/pz5w6vvsfJ1DGVAbENB5dy21bECc+FZ9gNP90xGXVQWLzrUqjpGiS9LYcC0CMXmNZgdixxvIHMZu2cl+qIZDYc3LEYpq3RIoGgsk5IKZh3FGg3GRceAstCu1B9ZIZD8Zw5Vh8Kj5JNgM5qdBTQcSMJgeOy2mCQJkA84OFw6jJvSb78WERIE+cMII1BTTCgXCAOTInme7nDqzodH/RsQa89V85iztg/P+5ybkscopRhTWQUEiLSe1j5VBA5StIneBQ6GSm55/Zegw9rur9XMKG4t4sQBWNAbjRY75DNLcOcpfKGh12Qpp7ZiUBkEQLydbMQ7UrH0AOebokgl18ZgsOImDdQPgciN9jrfAIOryPgYZuOH7dXYpHLG0HQt2EojWGUGVEzBva92Yoogm8zUxaXwUesa2UI07i1Vy5lxHCt7JIrRAlTNCiuDWLMOuqB3CJAsVkSYlkl57ZWYuET+RKjSI1DaFv+yzpEOtW62LvOsuDTE4B69gg51W9q0OVaeDK+AI3dVWjB0kwe5zb+hrR9iHvii7wiOUTVrGyS22oMkBXfMjzWhxEuqKVNAKHebvA8y+75o6EdYbATXyEdaMa8tz3LmmC6NTLeN2u6zIZpSMrYgmTu26fayg8iKCq0emGM296oPUyqMMaOurOjbRxV+dhwBUEwtZPQLaKIIXs4pGUEBEnvSBG9xx4NGhhG8RwkgbBwaEy8ctmv03jKHAIFJRvGjv/zBZTpAcDoh3aBGm+tY29aAXLzD5Y3yEpl9jYW/8YNzeztbNmJKAmCoMh7EBf6N7NEhRQTr6FJbu88mBGXICOAm8+KewLt/R854d3/5JpXIrLJkiltgGoDce6YQVlMHVrBYsFIx1eHK0haprQxQ1GtIcZMA+08d92K4pYsoW9ZfgCoBnAbkzMxLdyS9ZPgpShvx41QAX60Aryrez8ex5rdqfKERMoFO0+jXdBzcPpo2eVQkhuGqaqKNCeEtFSDjnykjRncIc+zyBY1XU0gco1zKiAU21fKKusFGrUJAo67YSkglkFjjlZBG0puyCFYjDO8XBzmy1JUJQtMTsrCwf71oH6VDs70S7Ex4GBTwWh0xDeVm+FeI621GxTFe7YG49qYeKhvYdYyGCzR3u96DmTDh21Icf45FBJ8dJcpSnIVFIBEpLEu3LDMCgKZI0zeB8A63OBaKGmU8UbKdIrs1P/WIfjhXYykYfshmnUV40Sys0Vc+qmrAQ01KYA6SjElAYjRQQQT6kxIsrKwVGVZtgiBYqyZhogqdpWRbTuGdTyGOmqsp+VNA55SmZcAVkgDhmCUnluDwlULT/MBZ1oNPNCWzreAdYuSb0HH+apEa1fyzaJHaJ7rGFtQKFvqjbpyy/eHhtfjMyXNmvXBuvhXtBIvf1IFUknFLsZw8vD/KBxZl0anNzNdR+DG6ZQvZ5/sUwMTpq1HS5c7IklrWPjZRuEeZz29owmEeCexQejQzbNg0jRMGh14VdBRUnsiM2ibTKOayRlBuRogJSphf/yEFmZQkdXWDSHzuiT9AwYHCn8gWRze5YQQld3L1dDTelUA0Jku/J85we5f8msCVoritcU3Aarm+HYMxaESBC/YYI2Aov0leEuDUDVbBQmFU17bHsmH5m2815ZFBL5pzyP+uGvWLQrEe2dy1k1S5PQt01j0SztmMgmsk6gIauOQoIKLCpu89FpshFUmtIMNdY8HnRi3a56PqN2jwlOKDHCICB3MEerSS6mUjvRUbKEvItTSTA45Gi5yK6AlhODIBifzUxtm7wQhwY2ziCqlMSUBWSRxpzSmPNIhQPmtYOjYmXuf7nEZEMavv/SdJV2mmXj2lFOG4iEZpwg+lQfJGe2dozOo3MbDVHs6vNfVRfmjmtC+k5WILLzYNU89jm+M+N+6O5U6yGtao6bkATtQpV0TEKYcLAso8xJoFFHS9+fRajuSocqNYzykfVz5jYOJJFBUFF1bogcQSF5rmiFtBjpS1BcBpnVNlJTvb6SVpMO0iRvCnuZsr7vHOk4jgBe4wQfuRglHivtcQYsKofNKICKacOzz2nj/gSRKssoCQnxMC7y1RjoHZWc6b0JY+dqKA1YDUjKopK2XnbZmoc0aTEX9t7Dte+apOhPLZ5IxqditeAoQnHDdGnGC66u4JjBujfODvhLlYS1SaiU6Ko7e7K4rWYgX3CmKdYdV/eeKAF5ZUOZKYyk9+yH9vQwOD0kp8jQaSbrUTZ7IXkssDKhdm+aaqr6i2ZuzOXPH8Ltl/RnuP2y1IFgDcDPipB/AnkU03tB8FiQB7jpCwJUGPMPFUAMfOjEBG9aOrn9TubAt1ohEXOlp4gxjqkae1OAkMuJxrziITuisyPt/PPfMRL8sOK6TCDsnrt42J0QgRiMXCb4ypk6v511g6KzuArTJxAJCzuZyIH5zloVGStCSGlzCDEPJHkNCrqkUQLScgx27tJQ83/EXr4MSzg6VWYt5gl0Q0fp62h0PVLvHAxgwLa9xBuSEqEG2fzCbhCapKIEd0ZzcYjkO11fhU3UOETvYx/NhdxQK/6odqr35VKfT71sOyb3d4M6fIyjf56go9/c8xyUrWTVuAxpWiPQhCOs5+s148vh2r92DWYc3ZBk4jSO9w4PKWurln5S0oAuYzAnjgStV6EmyV+E0D8MHg94dYChIH0dvl9BJ9YDIx4kuHwBUKOOCHKyPOIheAptH8Soj4qie1fPRXT7z+F+uxezdtvNetoV2YWEqbkiHUbVH0ZJFKjq6fD0Gn2/au1DONFWMnBI491UcVgRY9c8BgzweFw31rlcFFRj/huPWrHDpto5dL6tp74NgnNGA9x69KbVztV9icoaCUYVmYlBqajcjR7B2BJ41/U0Eb8zAkqLdREHeJqdwW4CqCSkt11+b5CdGyrdynR6bhmxNEGtVy2Wz34/jLqIavoy/kCUn2u5jk17a3iSPQogiA6YVdFTuTo2sM0sYf2DGjoHz8vHIw9AZ28trJQS4ItjPK0xW5tjPtI/z21/t5elTv4Qw/oENC7mAfEd0bLO2BegQ0/wto+UGZjCJzZyOPKVMvLVMJoB42D08T+Ca7WSVbGjLFL8Y6M9B6u8q09sTsjiIqyPken/Oe0tD+rDdcwUoI4+W9+kUIqn6J95ZOrzEocDVygTX9l9TroTBI/hswClAPnmNDmrH/xxO16hY5Ongcd7zQgTHkK5fPNTuwqP07CF13ZPxv3MGaBX52tdgAJNGw3Wp27UB14PFRwjCmLUQVEyxSJ9qiDjcMK5RsZXBOQL8BFpNw/2hVqO9H5WAcxXhmPMfebNXF6BPJu/YtOXWdsiuvJttjcbtZJW/WLeTuNBky6NB2vHLi5lx3b8x+nnRDid+tJgsEWq0rcSQKOirxq/RUVrbqiDv00zdpgn5ue6FQKD2BcJ2R3TJoH95tMaQGQarGh1mkiW0Ts/IkQwpwNydrfJ8iyEX4OR66BoJiWzNmu4bvY0WHGlRALXOOG+4ctWzI8dBjdacdmHu6X0AcklDdCby4AVf08RPbx/+t/Zf4fflvN2xO5kO0RzuIHfvHVNlEqLTWl6fXRfPJyxxQ3DoP/lnr0egj3Qlv9oL1aIuST+dNsvSuR1uEP+tMU4rqHVrmc1WVBaExIrx1Sg06Y1AHFKHh2kAsFaM4vYvZ3cX77fwvKActfXQxCbHC0N+ylmDcQyTJoSAii+mTAE+3xt9TXIrkqZ6HgSocqnkRNWhaAk2gCzrdmOoiy74QHcbV9Y0GKKQvtYT25F5c0zW33tl90oTQZuIo8q1o0TcCl8ocsH6jl0PvnIsFguBMnwGQWaAV1vcxMpaTPUJQKWLc9X4RnDCiIbRljkFHO5I7lvdazST3xv1rAm2iC0I4R9ZiM8/dC7l9FzbRvR5S/98eq4G5fLaplEbuEVtmM7lPggfPxToFPc+vQx8z1Ju2yAYMfaUqE0vLBe891AOkdIRKnzzRLcOSp7UTCkw9MjuTveL2/z9Pf+YNIWeRxZUU5f54tOYmnXlu6Ods9GRGcu0xfhQ91/EtEKT1Xj9JhDvm3gdVF/K78YfziSkcKHTYgFwIf+KZZjgT3bub/khN/QqRWW42Pe5tUv8/k7R0+3cTFxBSOYamvZda89TNcwDGoKE+uBOJQ1fwzarXKhc+lXy0q2HfqRjAgS4AwziGcZeAoTOnhBCK8MeleKN6SJxIUrZtHCrfiqMMTIWYjF9ApiGIfaxYzZMol8z6GNs1QmVv20daJpRDgPtbm4rYuhp6GxA5HDGdgssNiDrDQTyBz31AlBbXdDBToRiJatoAfeFTufMzW8tG/79k1GGhEhftFcDxtXjfelThdmTNEWoKuWIoM60/z+dViNiTdMpq+OWuZV12HFU1CE8V52jECReuYFni0DT4GkQEcCIWUg4GcmF7657tpRNatni3mcZOFxgPYkaOQ4mlrATBSMPEVDUXQ9JlNHXeuSHxcluv4ktm5Et5gv/2g94XaDpNz+ULq8DD5vkAW+umn7kMbSZXyT21uslfDizQhlSu1PlHjzK1adUYmn5383a94E1j479OeBRogeRmxBk2ijStBQRYnvI8JP4+av/V2/aC91/6JBMZz3zvFlhPtN/RdxVjg05dgYxklf4Tp7+zDQb/HGvIbUM6YJSR2eHIrBQNhnwp7N5/mUAu3wSEUgutZx5Dk8KJbRcUK8zIPnFR3bDEGTaIuHc4Zim6uRtVEGxeTbSVbt6lgGtdXtq1myrw4XsyekCBsoFIRyhDwMdNjw5rzumgRBwRfFcjEDVokBc0DQVo9dvp9hGQtz3gYruy0KnIU+gZfu2Wzq4vJXUqwp6OsSoAW5BPzVMAJxJhIqzSZvWNSpae26/k2wOcH9a8JJCa4K1XoKPBPgKSdqncjh6O4n3HpqJnlqMhYxPtTKHuPDp1r2HNvHZ+69Dudbzwhwo7exHRr0VHhAGo3aisYwtrMjEgOteyR7uskCQy4fsfaDE6Zw4hMGI4QF+m7DhwMQ0VJPtWWf48YSAwvCA73tad6Yzqa6lxBwHEMXVx41+lKdAZc1ePe4KIrVuvthKTuro3e5PLGpL3H1ZYvowp/d6bpfzLtxXeZZHHqOyTnhBF5ic6bfiQafExqSmW+UrZxaryGf9Un57x4+Cr1t2NohsrKGC7SaNrAdihsknHEFapaCAwb5dwopix+TiJDsuNqm0efO2q0pMNtXj2mhM9MkS0YqX6j8FEuonsp5UBBDG16qkGGiCUCgIcaEWqQhhYI1qvqspmbn+zfRQ6/uoHgLl1c20LTB5ryzhpTq2PG+0fexUogM5cMYKOuqZM5DjinaaGsbtXHLfBCjaZXtiVjAsMx8pCFyEUrH7xiTac1ALWhbEWM4inwQZTKV+cwHN0Rn3rrtZDseNnWeBsAjPeaITezqTf0p/t3hm9w3f7fCDbBmS1VzllHnpdhWg5EwIg6rvDGd+FRXBq6+m3biSybqxEqiDF448cVwC7b2mUklYJbZAJXAFCXrosmZCVXNyRrqArMNol7O7PkJY9D8QrF02yF2UWCxBVMH3mx3z8IH32xuz0iBVdg940CpMyxRxTpTQgqy/B6NE6bJOX5ZXpm9vSEJASVjjRyzSjXFPm7RbQOBzpkdZ1R7JhjH0nhPvsk924re6ftJ+Psvm202qwKwWGPFNWjTUULOqimtqTAj4wU0QpEIjcVJO4aRMmhu3NWjhNEUagHrisF4Lc34e6XoY0Wb1rd/IIN/UotAe9ofR9QZ/OfgcJHgC/+rfhEADf0asHupAACBRObaX9+Z1ZNig/6aRzQBvD1gFmwfP+/360e7K5MmxNVBEDoMEOAJhfz1o4bjfywhrWHjn4UHHh2Nhpi8fVOVczjnAq7tC7ETIHQWyY0B7Bx41cIrM6HWHbsWQiuLgXoEfXOpLApIMfMETqXkFv518+B2txyn6Qur2V+HzQo3B/TdNDCZlCYSW3bTtQVWlSZnqYJ5pVPB14isw+GWGXsAPimZzsoyoncH4ZHAqZvoriy+aAHEJxNuLtTgWjAmkPQYIEGc+awpXkq5AOWJYGfY0FoDTWJr29jDCzFGVP/cXYr36DF2INAZfvd6vHsAkOQYjTM7ozsweGd2wwMswHETIItzdzj66Gt0D/61zhnBRgPOBxsMGSxOVT6j94XMgAwASiU8sgkdgCC5sLhLRolT9mIYHsi0DExtaCY9iDcMmQYpWoiHp1xGJifl02alQ4unJogVY3BUZ5Z4AoYTCwKezVUjSMwVAkezIg5uUwPzk+mHAnY9vKjGNn8xTl+BU1T77j/oG++ytO4bYEVUibFu0MEW/ZxBNkL5ttTyfKCjthcTZFY8kQ8yMnoKoM7tH2ckQOZcPqr/cwxz4ol240Q0UEcpp3viADwMOgZUdeCUOWQAK2EWzIR4KIQ8qIDgUTULK8tVaIh8NRdbBJeu2Pj6D+CX0VYbagXMwSjbgCsnNmAIaCbOcqhmAWBrxqcrEYd4rMSY4bCS0NsXK0leclfS9FSzks6DD+MuBlvmv9du1kbCdWAar1Y+zW+pDTPVpx7T9MWqndRBNEyQxeq2UqO27kY6XUes0mP1hVUnL0/csAhNsQrOAsJIalLx3Llwu3t8BKJkpFYp084fvIa9rx+eQWYx89MJezK2Hht+U463NosMlJtM3bZvF2q8nWQw5cI72MV8i9d0FfPgto1QIpKXKSxL5n1YI34+wXZCD56uCl64hgb9fbzKQOV9vJiwcKBZyN/H0y8QBRFABAlCImISUjJyCkoqNmzZsWdg5MCRE2cuXLlx58GTF28+fPnxFyBQkGBR1DS0dPQMjEzMLHKfpC3H8s+YAusUKvKe10qVuaJYiatWO8vkvGoHnHHcOi8stz00RIeN1rjsTTDgoGzffPWdFsWajp6aRohQYRAKSivQ0DEwWWCxxMbBxWOFT2CiEqXKHLLCSjV2abLKJusdtdYWncGE5woV2eCIrdod1qJDl3L5ClyXayqveTclqdOgXiOfCk1eFut/bpmpWas2r7vjrnsy+HXoVOW++2rlifeORx5L8KM51uvSrUdQn14hS7Wp1PyNHDwCGBEJOQoE5XB5fIFQJJZIU7SSK5QqtWYvxuIwmZYpravbG31sNsKO91BwRZ4gTnC5HMHq1+2V5q9a1dRYOZn+ToJHPBdustFXv0AO6oO+jpK92nwB+kJAyCf6vD7Ip2Cj76dcbmSZt91f+Z431Mck5ENwoI/exOOK4n3Z3Gi6g/KAmIky9RXP9HZ45IcWIXOqieXHRD7iKx36BN6HKLGRKtLvq69goomK2wkFGP/hxtLRBQhtujmLnmim5LsAGFOfwfFMgMP3m771RrVgJli397EVwyQfJ2ZN/dbDOmy4AMHyAhwTwu4p2EcpCdO/A665duezwZcAMULbVC7DnAbT70rGfpNUKS8B1dzGL/YHSbg7ZWvRTaKR4Dq8o+6V98mND/iV/ifETBB1AwAAAA==`,id=Object.assign({"../games/ghost-chase/table.ts":Do,"../games/hidden-castle/table.ts":Ko,"../games/hidden-rooms/table.ts":hs,"../games/keys-to-the-castle/table.ts":dc,"../games/midnight-party/table.ts":fc,"../games/run-ghost-run/table.ts":Pl}),ad=Object.assign({"../words/de.ftl":Fl,"../words/en.ftl":Il,"../words/es.ftl":Ll,"../words/fr.ftl":Rl,"../words/nl.ftl":zl}),od=Object.assign({"../games/gallery/words/de.ftl":Bl,"../games/gallery/words/en.ftl":Vl,"../games/gallery/words/es.ftl":Hl,"../games/gallery/words/fr.ftl":Ul,"../games/gallery/words/nl.ftl":Wl,"../games/ghost-chase/words/de.ftl":Gl,"../games/ghost-chase/words/en.ftl":Kl,"../games/ghost-chase/words/es.ftl":ql,"../games/ghost-chase/words/fr.ftl":Jl,"../games/ghost-chase/words/nl.ftl":Yl,"../games/hidden-castle/words/de.ftl":Xl,"../games/hidden-castle/words/en.ftl":Zl,"../games/hidden-castle/words/es.ftl":Ql,"../games/hidden-castle/words/fr.ftl":$l,"../games/hidden-castle/words/nl.ftl":eu,"../games/hidden-rooms/words/de.ftl":tu,"../games/hidden-rooms/words/en.ftl":nu,"../games/hidden-rooms/words/es.ftl":ru,"../games/hidden-rooms/words/fr.ftl":iu,"../games/hidden-rooms/words/nl.ftl":au,"../games/keys-to-the-castle/words/de.ftl":ou,"../games/keys-to-the-castle/words/en.ftl":su,"../games/keys-to-the-castle/words/es.ftl":cu,"../games/keys-to-the-castle/words/fr.ftl":lu,"../games/keys-to-the-castle/words/nl.ftl":uu,"../games/midnight-party/words/de.ftl":du,"../games/midnight-party/words/en.ftl":fu,"../games/midnight-party/words/es.ftl":pu,"../games/midnight-party/words/fr.ftl":mu,"../games/midnight-party/words/nl.ftl":hu,"../games/run-ghost-run/words/de.ftl":gu,"../games/run-ghost-run/words/en.ftl":_u,"../games/run-ghost-run/words/es.ftl":vu,"../games/run-ghost-run/words/fr.ftl":yu,"../games/run-ghost-run/words/nl.ftl":bu});function sd({view:e,names:t,lang:n,dark:r,width:i,options:a}){ld(e.game,n);let o=id[`../games/${e.game}/table.ts`]??Ru,s={view:e,latest:{n:0,events:[],undone:!1},speak:{names:t},choose:e.actions.length?()=>void 0:void 0,upright:!1,options:a},{head:c,body:l}=gr(o===Ru?xu:o.Board,{props:s});return{svg:md(dd(l),fd(c),r,i),words:o.describe(e,s.speak)}}var cd=new Set;function ld(e,t){Ur.lang=Br([t]),ud(`page`,()=>Object.entries(ad[`../words/${Ur.lang}.ftl`]));for(let t of[Qu(e)?.shared,e]){if(t===void 0)continue;let n=od[`../games/${t}/words/${Ur.lang}.ftl`]??od[`../games/${t}/words/en.ftl`];n&&ud(t,()=>[[t,n.own],[`rules:${e}`,n.rules]])}}function ud(e,t){let n=`${Ur.lang} ${e}`;if(!cd.has(n)){cd.add(n);for(let[e,{text:n}]of t())Ya(e,Ur.lang,{text:n,english:[]})}}function dd(e){let t=e.indexOf(`<svg data-scene`),n=0;for(let r of e.slice(t).matchAll(/<(\/?)svg\b/g))if(n+=r[1]?-1:1,!n)return e.slice(t,t+r.index+6).replace(/<!--.*?-->/gs,``);throw Error(`the board has no scene`)}var fd=e=>[...e.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([,e])=>e).join(``),pd=[[`Alegreya`,700,td],[`Atkinson Hyperlegible`,400,nd],[`Atkinson Hyperlegible`,700,rd]].map(([e,t,n])=>`@font-face{font-family:"${e}";font-weight:${t};src:url(${n}) format("woff2")}`).join(``);function md(e,t,n,r){let i=`nk${_d(`${n} ${e}`)}`,a=`${ed}${gd}${$u}${t}`.replaceAll(/:root|\[data-board\]/g,`.${i}`).replaceAll(/\[data-theme="?(\w+)"?\]/g,`.${i}-$1`),[o,s,c,l,u=``]=hd.exec(e)??[];if(!o)throw Error(`the scene's frame is not as expected`);return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${c} ${l}"${r===null?``:` width="${r}" height="${(r*Number(l)/Number(c)).toFixed(0)}"`} role="img" aria-label="${s}" class="${i} ${i}-${n?`dark`:`light`}"${u}><style>${a.replaceAll(`&`,`&amp;`).replaceAll(`<`,`&lt;`)}</style><rect width="100%" height="100%" fill="var(--night)"/>${e.slice(o.length)}`.replaceAll(`svelte-`,`${i}-`).replaceAll(/ id="([\w-]+)"/g,` id="${i}-$1"`).replaceAll(/url\((["']?)#/g,`url($1#${i}-`).replace(`<style>`,()=>`<style>${pd}`)}var hd=/^<svg data-scene="" aria-label="([^"]*)" viewBox="0 0 (\d+) (\d+)"( style="[^"]*")?[^>]*>/,gd=`:root{font:16px/1.5 var(--sans);color:var(--moon)}:root *{font-variant-numeric:lining-nums tabular-nums}`;function _d(e){let t=2166136261;for(let n=0;n<e.length;n++)t=Math.imul(t^e.charCodeAt(n),16777619);return(t>>>0).toString(36)}globalThis.draw=e=>JSON.stringify(sd(JSON.parse(e)))})();
"""From a game's kernels to one object file: collect, link, optimise, emit. Only the build uses this module.

Numba compiles function by function: each is optimised before its callers are known, and called through a dispatcher
that takes Python objects. This module takes another way through the same parts:

1. *Collect* (:func:`collect`): let Numba translate each door and all that it calls to LLVM's intermediate
   representation (IR), and keep the IR as it was generated. Nothing is optimised, and no machine code is made.
2. *Wrap* (:func:`shim_for`): Numba's functions take arrays as seven or more separate numbers and return a status. A
   small function around each door gives it a C signature: an address for a record, an address and the sizes for an
   array.
3. *Link* (:func:`link`): put everything into one module, and make all but the doors internal. The optimiser then knows
   every caller of every function: it can inline, specialise and drop them.
4. *Optimise and emit* (:func:`optimised`, :func:`object_code`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import llvmlite.binding as llvm
import llvmlite.ir as ir
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys

from nightkeep.compile.doors import RAISED, Argument, Door, DoorTypes, Group, Number, One, Row, flat
from nightkeep.compile.kernel import numba

if TYPE_CHECKING:
    from nightkeep.play.spec import GameSpec

# Numba's and llvmlite's objects: neither has type stubs.
NumbaType: TypeAlias = Any
Value: TypeAlias = Any
IrModule: TypeAlias = Any
LlvmModule: TypeAlias = Any

_BYTE_POINTER, _LONG, _DOUBLE = ir.IntType(8).as_pointer(), ir.IntType(64), ir.DoubleType()
OF_THE_C_LIBRARY = {"exp", "log", "pow", "sqrt", "memcpy", "memset", "memmove", "memcmp"}
REFERENCE_COUNTS = ("NRT_incref", "NRT_decref")


class BuildError(Exception):
    """A game's kernels cannot be built ahead of time; the message says why."""


@dataclass(frozen=True)
class CompiledDoor:
    """A door, the Numba function behind it, and the types of its arguments."""

    door: Door
    function: Any  # Numba's FunctionDescriptor
    signature: Any  # Numba's Signature


class _Collector(JITCodeLibrary):
    """A code library of Numba that keeps the IR it is given, and does nothing else with it."""

    collected: list[str]  # of the class that :func:`collecting` derives for one build

    def add_ir_module(self, ir_module: IrModule) -> None:
        """Keep a module's IR as text."""
        self.collected.append(cgutils.normalize_ir_text(str(ir_module)))

    def finalize(self) -> None:
        """Leave out linking and optimising: :func:`link` does it once for all."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Return no address: there is no machine code in this process."""
        return 0


@contextmanager
def collecting() -> Iterator[list[str]]:
    """Collect the IR of everything that Numba compiles meanwhile. Such functions cannot be called in this process."""
    codegen = cpu_target.target_context.codegen()
    rtsys.initialize(cpu_target.target_context)  # else Numba's own reference counts would be collected too
    before = codegen._library_class
    collected: list[str] = []
    codegen._library_class = type("Collector", (_Collector,), {"collected": collected})
    codegen.set_env = lambda name, env: None  # the environment is for exceptions and for code without a file
    try:
        yield collected
    finally:
        codegen._library_class = before
        del codegen.set_env


def numba_type(argument: Argument, types: DoorTypes) -> NumbaType:
    """Return the type by which Numba knows an argument of a door."""
    if isinstance(argument, Group):
        return numba.types.NamedTuple([numba_type(part, types) for part in argument.parts.values()], argument.kind)
    scalar = numba.from_dtype(types.of(argument.of))
    return numba.types.Array(scalar, len(argument.sizes), "C") if isinstance(argument, Row) else scalar


def collect(spec: GameSpec, doors: list[tuple[Door, object]]) -> tuple[list[CompiledDoor], list[str]]:
    """Return a game's doors as Numba compiled them, and the IR of these and of all that they call.

    ``doors``: each with its compiled function.
    """
    types, compiled = spec.door_types, []
    with collecting() as texts:
        for door, function in doors:
            kinds = tuple(numba_type(argument, types) for argument in door.arguments.values())
            kernel: Any = function  # a dispatcher of Numba
            kernel.compile(kinds)
            overload = kernel.overloads[kinds]
            compiled.append(CompiledDoor(door, overload.fndesc, overload.signature))
    return compiled, texts


# ---------------------------------------------------------------------- C signatures


def c_parameters(argument: One | Number | Row) -> list[Value]:
    """Return LLVM's types of the C parameters for an argument: addresses, whole numbers of 64 bits, doubles."""
    if isinstance(argument, One):
        return [_BYTE_POINTER]
    if isinstance(argument, Number):
        return [_DOUBLE if argument.of == "f8" else _LONG]
    return [_BYTE_POINTER] + [_LONG] * len(argument.sizes)


def shim_for(compiled: CompiledDoor) -> str:
    """Return the IR of a function with a C signature that calls a door.

    Every shim returns a whole number of 64 bits: what the kernel returns, 0 if it returns nothing, or ``RAISED`` where
    the kernel would raise an exception.
    """
    context, door = cpu_target.target_context, compiled.door
    module = context.create_module(f"shim.{door.name}")
    parameters = [kind for _, argument in flat(door.arguments) for kind in c_parameters(argument)]
    shim = ir.Function(module, ir.FunctionType(_LONG, parameters), door.symbol)
    builder = ir.IRBuilder(shim.append_basic_block())
    given = iter(shim.args)
    kinds = compiled.signature.args
    values = [
        _value(builder, argument, kind, given) for argument, kind in zip(door.arguments.values(), kinds, strict=True)
    ]
    callee = context.declare_function(module, compiled.function)
    status, returned = context.call_conv.call_function(builder, callee, compiled.signature.return_type, kinds, values)
    with builder.if_then(status.is_error, likely=False):
        builder.ret(_LONG(RAISED))
    builder.ret(_returned(builder, door, compiled.signature.return_type, returned))
    return str(cgutils.normalize_ir_text(str(module)))


def _value(builder: Value, argument: Argument, kind: NumbaType, given: Iterator[Value]) -> Value:
    """Return an argument as Numba's functions take it, made from the next C parameters."""
    context = cpu_target.target_context
    if isinstance(argument, Group):
        parts = [
            _value(builder, part, inner, given) for part, inner in zip(argument.parts.values(), kind.types, strict=True)
        ]
        return context.make_tuple(builder, kind, parts)
    first = next(given)
    if isinstance(argument, One):
        return builder.bitcast(first, context.get_value_type(kind))
    if isinstance(argument, Number):
        return builder.icmp_signed("!=", first, _LONG(0)) if argument.of == "?" else first
    return _array(builder, kind, first, [next(given) for _ in argument.sizes])


def _array(builder: Value, kind: NumbaType, address: Value, sizes: list[Value]) -> Value:
    """Return an array as Numba's functions take it: nobody owns it, and it lies in one piece, row after row."""
    context = cpu_target.target_context
    number = context.get_data_type(kind.dtype)
    width = context.get_abi_sizeof(number)
    strides = [_LONG(width)]
    for size in reversed(sizes[1:]):
        strides.insert(0, builder.mul(strides[0], size))
    array = context.make_array(kind)(context, builder)
    context.populate_array(
        array, data=builder.bitcast(address, number.as_pointer()), shape=sizes, strides=strides, itemsize=_LONG(width),
        meminfo=None,
    )  # fmt: skip
    return array._getvalue()


def _returned(builder: Value, door: Door, kind: NumbaType, value: Value) -> Value:
    """Return what a kernel returns, widened to 64 bits."""
    if not door.returns:
        return _LONG(0)
    if not isinstance(kind, numba.types.Integer | numba.types.Boolean):
        raise BuildError(f"the kernel {door.name} returns {kind}; declared is a whole number or a truth value")
    if value.type.width == _LONG.width:
        return value
    signed = isinstance(kind, numba.types.Integer) and kind.signed
    return builder.sext(value, _LONG) if signed else builder.zext(value, _LONG)


# ---------------------------------------------------------------------- one module


def link(texts: list[str], kept: set[str], triple: str, data_layout: str) -> LlvmModule:
    """Return one module from the IR of many, in which only the functions of ``kept`` can be seen from outside."""
    whole = llvm.parse_assembly("")
    whole.name = "nightkeep"
    for text in texts:
        whole.link_in(llvm.parse_assembly(text))
    whole.link_in(llvm.parse_assembly(_no_reference_counts(whole)))
    whole.triple, whole.data_layout = triple, data_layout
    for symbol in (*whole.functions, *whole.global_variables):
        if not symbol.is_declaration and symbol.name not in kept:
            symbol.linkage = llvm.Linkage.internal
    whole.verify()
    return whole


def _no_reference_counts(whole: LlvmModule) -> str:
    """Return functions without effect for Numba's counting of who uses an array.

    Kernels allocate nothing, and whoever calls a door owns the arrays: there is nothing to count. (A kernel that does
    allocate is found by :func:`check_unresolved`, as what it calls for that is not defined.)
    """
    module = ir.Module()
    for name in REFERENCE_COUNTS:
        function = ir.Function(module, ir.FunctionType(ir.VoidType(), [_BYTE_POINTER]), name)
        ir.IRBuilder(function.append_basic_block()).ret_void()
    return str(module)


def optimised(whole: LlvmModule, machine: Value, level: int, rounds: int) -> None:
    """Optimise a module as a whole, in place. What the first round inlines, the second simplifies."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = tuning.loop_interleaving = True
    for _ in range(rounds):
        passes = llvm.create_pass_builder(machine, tuning)
        manager = passes.getModulePassManager()
        manager.add_global_dead_code_eliminate_pass()
        manager.add_strip_dead_prototype_pass()
        manager.run(whole, passes)


def check_unresolved(whole: LlvmModule) -> None:
    """Raise BuildError if a module needs functions that no library has."""
    missing = {f.name for f in whole.functions if f.is_declaration and not f.name.startswith("llvm.")}
    missing -= OF_THE_C_LIBRARY
    if allocating := sorted(name for name in missing if name.startswith("NRT_")):
        raise BuildError(f"a kernel allocates memory ({', '.join(allocating)}): look for np.zeros and np.empty")
    if missing:
        raise BuildError(f"a kernel calls functions that are not part of it: {', '.join(sorted(missing))}")

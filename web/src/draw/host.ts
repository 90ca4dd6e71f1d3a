/** What the drawings need of a browser, where there is none: Python lends the plural rules and the numbers of languages. */
declare const pluralOf: ((lang: string, value: number) => string) | undefined;
declare const numberOf: ((lang: string, value: number, digits: number) => string) | undefined;

interface Digits {
  minimumFractionDigits?: number;
}

class PluralRules {
  constructor(readonly lang: string | string[]) {}
  select(value: number): string {
    return pluralOf!(String(this.lang), value);
  }
}
class NumberFormat {
  constructor(
    readonly lang: string | string[],
    readonly options: Digits = {},
  ) {}
  format(value: number): string {
    return numberOf!(String(this.lang), value, this.options.minimumFractionDigits ?? 0);
  }
}

const host = globalThis as unknown as Record<string, unknown>;
host.navigator ??= {};
if (typeof Intl === "undefined") {
  host.Intl = { PluralRules, NumberFormat };
  Number.prototype.toLocaleString = function (lang, options) {
    return new NumberFormat(String(lang), options as Digits).format(Number(this));
  };
}

export {};

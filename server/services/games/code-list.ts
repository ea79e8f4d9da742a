/** Numbers codes (of providers, features and so on) in the order of their first use. */
export class CodeList {
  readonly codes: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** The code's number, a new one for a new code. */
  number(code: string): number {
    const known = this.#numbers.get(code);
    if (known !== undefined) return known;
    this.#numbers.set(code, this.codes.length);
    return this.codes.push(code) - 1;
  }

  /** Numbers of those codes that are known. */
  find(codes: readonly string[]): Set<number> {
    return new Set(codes.map((code) => this.#numbers.get(code)).filter((number) => number !== undefined));
  }
}

/** How long an entry stays cached after its last use, in milliseconds. */
export const idleMs = 5 * 60_000;

/** SWR sets entries that extend the previous one, so comparing the new entry's properties is enough. */
const addsNothing = (value: Record<string, unknown>, known: Record<string, unknown>) =>
  Object.keys(value).every((name) => value[name] === known[name]);

/** SWR's cache, which evicts entries five minutes after their last use. */
export class ResponseCache extends Map<string, Record<string, unknown>> {
  readonly #users = new Map<string, number>();
  readonly #idleSince = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    super();
    this.#now = now;
  }

  /**
   * Unknown keys get an empty entry, and setting equal values changes nothing. Otherwise a second component that reads the same key would
   * find a different entry when it hydrates later, and would render twice.
   */
  override get(key: string): Record<string, unknown> {
    const known = super.get(key);
    if (known) return known;
    const empty = { _k: key };
    this.set(key, empty);
    return empty;
  }

  override set(key: string, value: Record<string, unknown>): this {
    const known = super.get(key);
    if (known && addsNothing(value, known)) return this;
    if (!this.#users.has(key)) this.#idleSince.set(key, this.#now());
    return super.set(key, value);
  }

  /** Marks a key as used by a mounted component. Call the returned function on unmount. */
  retain(key: string): () => void {
    this.#users.set(key, (this.#users.get(key) ?? 0) + 1);
    this.#idleSince.delete(key);
    return () => {
      const left = (this.#users.get(key) ?? 1) - 1;
      if (left > 0) {
        this.#users.set(key, left);
        return;
      }
      this.#users.delete(key);
      this.#idleSince.set(key, this.#now());
    };
  }

  /** Evicts entries that have been idle for long enough; returns their keys. */
  sweep(): string[] {
    const gone = [...this.#idleSince].filter(([, since]) => this.#now() - since >= idleMs).map(([key]) => key);
    for (const key of gone) {
      this.delete(key);
      this.#idleSince.delete(key);
    }
    return gone;
  }
}

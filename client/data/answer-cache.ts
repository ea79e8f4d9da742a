/** How long an answer outlives its last use. */
export const idleMs = 5 * 60_000;

/** What SWR sets is what was there and more. */
const addsNothing = (value: Record<string, unknown>, known: Record<string, unknown>) =>
  Object.keys(value).every((name) => value[name] === known[name]);

/** SWR's cache, with entries that leave five minutes after nobody uses them any more. */
export class AnswerCache extends Map<string, Record<string, unknown>> {
  readonly #users = new Map<string, number>();
  readonly #idleSince = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    super();
    this.#now = now;
  }

  /**
   * What nobody has asked for yet is there, and empty, and telling the same again changes nothing. Otherwise a second part of the page
   * that reads an answer finds, when it hydrates later, another entry than SWR began with, and is rendered twice for nothing.
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

  /** Marks a key as used by a mounted component; call what it returns when the component goes. */
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

  /** Drops what has been idle for long enough; returns the keys. */
  sweep(): string[] {
    const gone = [...this.#idleSince].filter(([, since]) => this.#now() - since >= idleMs).map(([key]) => key);
    for (const key of gone) {
      this.delete(key);
      this.#idleSince.delete(key);
    }
    return gone;
  }
}

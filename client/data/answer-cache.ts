/** How long an answer outlives its last use. */
export const idleMs = 5 * 60_000;

/** SWR's cache, with entries that leave five minutes after nobody uses them any more. */
export class AnswerCache extends Map<string, object> {
  readonly #users = new Map<string, number>();
  readonly #idleSince = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    super();
    this.#now = now;
  }

  override set(key: string, value: object): this {
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

/** What is wrong with a file, in words that say what it needs. */
export interface ContentProblem {
  /** From the project's folder. */
  path: string;
  /** `terms.wagering.0.days is missing`. */
  says: string;
}

/** A mistake in a file that leaves nothing to read. */
export class UnreadableError extends Error {}

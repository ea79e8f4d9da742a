/** A problem in a file, with a message on how to fix it. */
export interface ContentProblem {
  /** From the project's folder. */
  path: string;
  /** `terms.wagering.0.days is missing`. */
  says: string;
}

/** A mistake in a file that leaves nothing to read. */
export class UnreadableError extends Error {}

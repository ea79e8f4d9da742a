/** An expected error. Its message is complete, so it is printed without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Thrown for `--help`. Its message is the usage of the command. */
export class HelpRequested extends Error {
  override name = 'HelpRequested';
}

/** The message of a thrown value, in one line. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

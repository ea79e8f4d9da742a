/** An error whose message says all that its reader needs: it is shown without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** What was thrown, in one line. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

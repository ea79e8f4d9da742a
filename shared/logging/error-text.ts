/** The message of a thrown value. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

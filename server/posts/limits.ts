/** Bytes of the largest body that is read. */
export const bodyLimit = 16 * 1024;

/** How often one address may post, as the limiter takes it. */
export const timesAMinute = (limit: number) =>
  ({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Anybody may send these headers; the first counts only from a proxy that is trusted, the second never.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
  }) as const;

/** Whether a body was refused by its parser because it is too large. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 413;

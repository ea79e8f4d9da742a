/** Window of the limits on calls in milliseconds. */
export const callWindowMs = 60_000;

/** Rate limit for one address, as options of the limiter. */
export const timesAMinute = (limit: number) =>
  ({
    windowMs: callWindowMs,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Any client may send these headers. The first counts only from a trusted proxy, the second never.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
  }) as const;

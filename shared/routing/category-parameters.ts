/** The parameters that filter or sort a category. */
export const categoryFilters = ['provider', 'volatility', 'feature', 'minRtp', 'maxMinBet', 'sort'] as const;

/** The parameters that change a category page; no others reach the cache or the service. */
export const categoryQuery = ['page', ...categoryFilters] as const;

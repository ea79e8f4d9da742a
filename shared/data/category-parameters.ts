/** The parameters that change a category page; no others reach the cache or the service. */
export const categoryQuery = ['page', 'provider', 'volatility', 'feature', 'minRtp', 'maxMinBet', 'sort'] as const;

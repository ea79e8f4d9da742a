/** Constants of the services' scripts, separate from the schemas, so that pages need not load those. */
export const trackingScriptPath = '/script.js';
export const accountLoggerScriptPath = '/script.js';

/** Groups of results from the widget that are forwarded to the account logger unchanged. */
export const accountLogGroups = ['platform', 'personal', 'prime', 'consent', 'limits', 'address'] as const;
export type AccountLogGroup = (typeof accountLogGroups)[number];

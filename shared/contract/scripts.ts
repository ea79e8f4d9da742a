/** What a page knows of the services' scripts before it has any; apart from the schemas, which it does not load for that. */
export const trackingScriptPath = '/script.js';
export const accountLoggerScriptPath = '/script.js';

/** Groups of results that the widget tells, and that are passed on to the account logger as they are. */
export const accountLogGroups = ['platform', 'personal', 'prime', 'consent', 'limits', 'address'] as const;
export type AccountLogGroup = (typeof accountLogGroups)[number];

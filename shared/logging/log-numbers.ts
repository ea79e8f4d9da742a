/** Level numbers of the logger service, separate from the schema, so that pages need not load that. */
export const logNumbers = { LogInfo: 900, LogWarn: 800, LogError: 1000 } as const;
export type LogCall = keyof typeof logNumbers;

export const logCalls = ['LogInfo', 'LogWarn', 'LogError'] as const satisfies readonly LogCall[];

/** The site's endpoint for several entries. The logger service itself accepts one per call. */
export const logBatchPath = '/api/log-entries';
export const mostLogEntries = 20;

/** The number by which the logger service tells levels apart; apart from the schema, which a page does not load for it. */
export const logNumbers = { LogInfo: 900, LogWarn: 800, LogError: 1000 } as const;
export type LogCall = keyof typeof logNumbers;

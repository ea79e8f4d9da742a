import type { LogCall } from './log-numbers.ts';

/** Levels of the logger (TRK-04). */
export const logLevels = { debug: 0, info: 1, warn: 2, error: 3 } as const;
export type LogLevel = keyof typeof logLevels;

const levelOf: Readonly<Record<LogCall, LogLevel>> = { LogInfo: 'info', LogWarn: 'warn', LogError: 'error' };

/** Whether a brand with the lowest level `lowest` logs this call. */
export const isLogged = (call: LogCall, lowest: LogLevel): boolean => logLevels[levelOf[call]] >= logLevels[lowest];

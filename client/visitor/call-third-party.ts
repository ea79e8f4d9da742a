import { errorText } from '../../shared/logging/error-text.ts';
import { type Logger, stackOf } from './logger.ts';

/**
 * Calls a function of a third party's script and returns whether it succeeded. Its exceptions and rejections are logged under `name` and
 * not rethrown (SHELL-15).
 */
export function callThirdParty(log: Logger, name: string, call: () => unknown): boolean {
  const report = (error: unknown) => {
    console.warn(`[visitor] ${name} failed.`, error);
    log('LogError', `${name} failed: ${errorText(error)}`, stackOf(error));
  };
  try {
    Promise.resolve(call()).catch(report);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

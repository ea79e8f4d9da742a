import { formatMessages } from 'esbuild';
import type { Message } from 'esbuild';
import { Failure } from '../terminal/failure.ts';

function isBuildFailure(error: unknown): error is Error & { errors: Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** Formats an error for the terminal: file, line and code of a build error, the stack of an unexpected one. */
export async function describeError(error: unknown, color: boolean): Promise<string> {
  if (error instanceof Failure) return error.message;
  if (isBuildFailure(error)) {
    // Plugins throw a Failure for a mistake in a source. esbuild would add the stack of the plugin and its own to it.
    const failures = error.errors.flatMap(({ detail }) => (detail instanceof Failure ? [detail.message] : []));
    const others = error.errors.filter(({ detail }) => !(detail instanceof Failure));
    return [...new Set(failures), ...(await formatMessages(others, { kind: 'error', color }))].join('\n');
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

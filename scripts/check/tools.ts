import { problemsOf } from './command.ts';
import type { Rule } from './rule.ts';

/** A rule that runs a program of `node_modules/.bin`. */
function tool(name: string, command: string, ...parameters: string[]): Rule {
  return { name, find: ({ root }) => problemsOf(`${root}node_modules/.bin/${command}`, parameters, root) };
}

export const types = tool('types', 'tsc', '--noEmit', '--pretty', 'false');
export const lint = tool('lint', 'oxlint', '--type-aware', '--deny-warnings', '--format', 'unix');
export const format = tool('format', 'oxfmt', '--check', '.');
export const unused = tool('nothing unused', 'knip', '--no-progress');

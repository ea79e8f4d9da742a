import { availableParallelism } from 'node:os';
import { cacheFolder } from '../build/cache.ts';
import { problemsOf } from './command.ts';
import type { Rule } from './rule.ts';

/** A rule that runs a program of `node_modules/.bin`. */
function tool(name: string, command: string, ...parameters: string[]): Rule {
  return { name, find: ({ root }) => problemsOf(`${root}node_modules/.bin/${command}`, parameters, root) };
}

/** More than these check each shared type once more, which costs more time than it saves. */
const checkers = Math.min(4, availableParallelism());

/** Types of files that changed since the last run, and of those that import them. */
export const types: Rule = {
  name: 'types',
  async find({ root }) {
    const recorded = `${await cacheFolder('types')}tsconfig.tsbuildinfo`;
    const incremental = ['--incremental', '--tsBuildInfoFile', recorded, '--checkers', String(checkers)];
    return problemsOf(`${root}node_modules/.bin/tsc`, ['--noEmit', '--pretty', 'false', ...incremental], root);
  },
};
export const lint = tool('lint', 'oxlint', '--type-aware', '--deny-warnings', '--format', 'unix');
export const format = tool('format', 'oxfmt', '--check', '.');
export const unused = tool('nothing unused', 'knip', '--no-progress');

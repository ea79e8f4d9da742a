import type { Rule } from './rule.ts';
import { isCode, type SourceFile } from './sources.ts';

/** Runs in browsers; what else shared/ has, the server reads as well. */
const isForBrowsers = ({ path }: SourceFile) =>
  /^(client|shared|brands|locales)\/|^server\/services\/\w+\/browser\//.test(path);

/**
 * What one of the oldest browsers of the build's target does not have. A build rewrites new syntax for these, but nothing that is called
 * by a name.
 */
const tooNew =
  /\bPromise\.(?:withResolvers|try)\b|\bAbortSignal\.any\b|\bURL\.parse\b|\b(?:Object|Map)\.groupBy\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\bIterator\.from\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|moveBefore|checkVisibility)\(/g;

/** Calls that not every supported browser knows. */
export function newCalls(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isCode(file) && isForBrowsers(file))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const code = line.replace(/^\s*(?:\/\/|\/?\*).*/, '');
        return [...code.matchAll(tooNew)].map(
          ([name]) =>
            `${path}:${index + 1} uses ${name}, which not every supported browser has (scripts/build/options.ts).`,
        );
      }),
    );
}

export const browserApis: Rule = {
  name: 'browsers have what is called',
  find: ({ files }) => newCalls(files),
};

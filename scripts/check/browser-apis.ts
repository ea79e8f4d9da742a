import type { Rule } from './rule.ts';
import { isCode, type SourceFile } from './sources.ts';

/** Folders whose code browsers may run. The server imports most of shared/ as well. */
const isForBrowsers = ({ path }: SourceFile) =>
  /^(client|shared|brands|locales)\/|^server\/services\/\w+\/browser\//.test(path);

/** APIs that the oldest browser of the build's target lacks. The build rewrites new syntax, but adds no polyfills. */
const tooNew =
  /\bPromise\.(?:withResolvers|try)\b|\bAbortSignal\.any\b|\bURL\.parse\b|\b(?:Object|Map)\.groupBy\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\bIterator\.from\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|moveBefore|checkVisibility)\(/g;

/** Calls that some supported browser lacks. */
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

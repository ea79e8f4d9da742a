import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** Folders and files whose comments follow the rule; a prefix of a path covers everything below it. */
const checkedPaths = ['brands/', 'client/', 'locales/', 'scripts/', 'server/', 'shared/', 'tests/'];

/** The opening of a comment, or of a line in one, followed by a word that leaves the subject out. */
const subjectlessComment = /(?:^\s*\*|\/\*\*?|\/\/)\s+(What|Whoever|Those that|One that)\s/;

/** Comments that begin without naming their subject, one problem for each line. */
export function subjectlessComments(files: readonly SourceFile[], paths: readonly string[] = checkedPaths): string[] {
  return files
    .filter(({ path }) => /\.(tsx?|css)$/.test(path) && paths.some((checked) => path.startsWith(checked)))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const opening = subjectlessComment.exec(line)?.[1];
        return opening ? [`${path}:${index + 1} begins a comment with "${opening}". Name its subject.`] : [];
      }),
    );
}

/** Words that earlier versions used, each with the term of the field that replaced it. */
const fieldTerms: Readonly<Record<string, string>> = {
  answerText: 'sendText',
  bornAt: 'renderedAt',
  closeWays: 'hideBlockedLinks',
  createTransport: 'createHttpClient',
  endWith: 'exitWithErrors',
  lateParts: 'visitorChunk',
  leavingOf: 'abortOnDisconnect',
  refuseWriting: 'rejectUnsafeMethods',
  sendTagged: 'sendWithEtag',
  squeeze: 'recompress',
  squeezed: 'recompressed',
  tellLogger: 'reportToLogger',
  underWay: 'inFlight',
  unwell: 'failing',
  withinTime: 'withTimeout',
};
const oldTerm = new RegExp(`\\b(?:${Object.keys(fieldTerms).join('|')})\\b`, 'g');

/** Old terms in code and comments. */
export function oldTerms(files: readonly SourceFile[], paths: readonly string[] = checkedPaths): string[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && paths.some((checked) => path.startsWith(checked)))
    .filter(({ path }) => !path.includes('scripts/check/comment-style.'))
    .flatMap(({ path, text }) =>
      [...new Set(text.match(oldTerm))].map((term) => `${path} says "${term}". Say "${fieldTerms[term]}".`),
    );
}

/** Parts of declared names that earlier versions used. In prose and in data the same words are fine. */
const fieldTermsOfNames: Readonly<Record<string, string>> = {
  anew: 'again',
  ask: 'request',
  asked: 'requested',
  asking: 'requesting',
  heeded: 'applied',
  kept: 'stored',
  told: 'reported',
  'whole number': 'integer',
};
const codeFolders = ['brands/', 'client/', 'locales/', 'scripts/', 'server/', 'shared/'];

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
/** A declared variable, function or type, or a property or parameter with its type or value. */
const declaredName = /\b(?:const|let|function|class|interface|type)\s+(\w+)|\b(\w+)\??:/g;

/** `askedByRoute` → `asked by route`. */
const wordsOf = (name: string) => name.replace(/(?<=[a-z\d])[A-Z]/g, ' $&').toLowerCase();

/** Old terms in the names that code declares. */
export function oldNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && codeFolders.some((folder) => path.startsWith(folder)))
    .filter(({ path }) => !path.includes('scripts/check/comment-style.'))
    .flatMap(({ path, text }) => {
      const declared = [...text.replace(comment, '').matchAll(declaredName)].map(
        ([, name, field]) => name ?? field ?? '',
      );
      return [...new Set(declared)].flatMap((name) =>
        Object.entries(fieldTermsOfNames)
          .filter(([term]) => ` ${wordsOf(name)} `.includes(` ${term} `))
          .map(([term, better]) => `${path} names "${name}". Say "${better}" instead of "${term}".`),
      );
    });
}

export const commentStyle: Rule = {
  name: 'style of comments and names',
  find: ({ files }) => [...subjectlessComments(files), ...oldTerms(files), ...oldNames(files)],
};

import { readdir } from 'node:fs/promises';
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
/** The same in the server, where a response is never an answer to a question of the help pages. */
const serverTermsOfNames: Readonly<Record<string, string>> = {
  answer: 'response',
  answered: 'responded',
  leave: 'disconnect',
  leaving: 'disconnected',
};
const codeFolders = ['brands/', 'client/', 'locales/', 'scripts/', 'server/', 'shared/'];

const isCode = ({ path }: SourceFile) =>
  /\.tsx?$/.test(path) &&
  codeFolders.some((folder) => path.startsWith(folder)) &&
  !path.includes('scripts/check/comment-style.');
const isOfServer = (path: string) => path.startsWith('server/') && !path.startsWith('server/services/');

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
/** A declared variable, function or type, or a property or parameter with its type or value. */
const declaredName = /\b(?:const|let|function|class|interface|type)\s+(\w+)|\b(\w+)\??:/g;

/** `askedByRoute` → `asked by route`. */
const wordsOf = (name: string) => name.replace(/(?<=[a-z\d])[A-Z]/g, ' $&').toLowerCase();

/** Old terms in the names that code declares. */
export function oldNames(files: readonly SourceFile[]): string[] {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const declared = [...text.replace(comment, '').matchAll(declaredName)].map(
      ([, name, field]) => name ?? field ?? '',
    );
    const terms = isOfServer(path) ? { ...fieldTermsOfNames, ...serverTermsOfNames } : fieldTermsOfNames;
    return [...new Set(declared)].flatMap((name) =>
      Object.entries(terms)
        .filter(([term]) => ` ${wordsOf(name)} `.includes(` ${term} `))
        .map(([term, better]) => `${path} names "${name}". Say "${better}" instead of "${term}".`),
    );
  });
}

/** Words of comments that leave the subject open or speak of programs as of people, each with what to say instead. */
const vagueWords: Readonly<Record<string, string>> = {
  anew: 'again',
  'ask for': 'request, or choose',
  'asked for': 'requested, or chosen',
  'asks for': 'requests, or chooses',
  'for want of': 'for lack of',
  'given up': 'aborted, or abandoned',
  nobody: 'which client, request or service it is',
  'speak of': 'name, or mention',
  'speaks of': 'names, or mentions',
  'under way': 'in flight',
  whoever: 'which client, request or service it is',
};
const serverWords: Readonly<Record<string, string>> = {
  answer: 'response, or respond',
  answers: 'responses, or responds',
  died: 'has crashed, or has exited',
  dies: 'crashes, or exits',
};

/** Vague words in comments of code. */
export function vagueComments(files: readonly SourceFile[]): string[] {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const words = isOfServer(path) ? { ...vagueWords, ...serverWords } : vagueWords;
    const found = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'gi');
    const said = (text.match(comment) ?? []).flatMap((line) => line.toLowerCase().match(found) ?? []);
    return [...new Set(said)].map((word) => `${path} says "${word}" in a comment. Say ${words[word]}.`);
  });
}

/** A file as comments name it: `view.ts`, `../client/boot.ts`. Built files and file endings alone are others. */
const namedFile = /(?<![\w./*{<-])(?!dist\/)(?:\.\.?\/)*((?:[\w.-]+\/)*\w[\w.-]*\.(?:tsx?|css|md))\b(?![\w/*])/g;

/** Files that comments of code name and that don't exist. `documents` are those of the root folder. */
export function missingFiles(files: readonly SourceFile[], documents: readonly string[]): string[] {
  const endings = new Set(
    [...files.map(({ path }) => path), ...documents].flatMap((path) => {
      const segments = path.split('/');
      return segments.map((_, index) => segments.slice(index).join('/'));
    }),
  );
  return files.filter(isCode).flatMap(({ path, text }) =>
    (text.match(comment) ?? [])
      .flatMap((line) => [...line.matchAll(namedFile)].map(([, name = '']) => name))
      .filter((name) => !endings.has(name))
      .map((name) => `${path} names ${name} in a comment, which does not exist.`),
  );
}

export const commentStyle: Rule = {
  name: 'style of comments and names',
  async find({ root, files }) {
    return [
      ...subjectlessComments(files),
      ...oldTerms(files),
      ...oldNames(files),
      ...vagueComments(files),
      ...missingFiles(files, await readdir(root)),
    ];
  },
};

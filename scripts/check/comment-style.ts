import { readdir, readFile } from 'node:fs/promises';
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

/** Identifiers that earlier versions used, each with the term of the field that replaced it. */
const fieldTerms: Readonly<Record<string, string>> = {
  answerEarly: 'serveFromCache',
  answerText: 'sendText',
  bornAt: 'renderedAt',
  closeWays: 'hideBlockedLinks',
  createTransport: 'createHttpClient',
  endWith: 'exitWithErrors',
  hears: 'onReplaying',
  lateParts: 'visitorChunk',
  leavingOf: 'abortOnDisconnect',
  refuseWriting: 'rejectUnsafeMethods',
  sendTagged: 'sendWithEtag',
  squeeze: 'recompress',
  squeezed: 'recompressed',
  takeHostOfTarget: 'rewriteToOriginForm',
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
  'answer early': 'serve from cache',
  ask: 'request',
  asked: 'requested',
  asking: 'requesting',
  'at hand': 'cached',
  born: 'rendered at',
  'close ways': 'hide blocked links',
  'gate passed': 'resolved',
  hear: 'subscribe',
  heard: 'received',
  hears: 'on',
  heeded: 'applied',
  ill: 'failing',
  kept: 'stored',
  'late parts': 'visitor chunk',
  mend: 'fix',
  mended: 'fixed',
  'pass gates': 'resolve gates',
  'pass on': 'proxy',
  'passed on': 'proxied',
  resting: 'cooling down',
  spent: 'timings',
  squeeze: 'recompress',
  squeezed: 'recompressed',
  tell: 'report',
  tells: 'reports',
  told: 'reported',
  transport: 'HTTP client, or send',
  'under way': 'in flight',
  unwell: 'failing',
  verdict: 'result',
  verdicts: 'results',
  well: 'healthy',
  'whole number': 'integer',
  wire: 'create',
  'without number': 'unbounded',
};
/** The same in the server, the services and the tests. */
const serverTermsOfNames: Readonly<Record<string, string>> = {
  answer: 'response',
  answered: 'responded',
  answers: 'responses',
  leave: 'disconnect',
  leaving: 'disconnected',
};
/** The same where ways are no game's ways to win, and nothing is drawn. */
const machineryTermsOfNames: Readonly<Record<string, string>> = {
  decided: 'decision, or resolved',
  shrink: 'recompress',
  ways: 'links',
};

const codeFolders = ['brands/', 'client/', 'locales/', 'scripts/', 'server/', 'shared/'];

const isCodeIn =
  (folders: readonly string[]) =>
  ({ path }: SourceFile) =>
    /\.tsx?$/.test(path) &&
    folders.some((folder) => path.startsWith(folder)) &&
    !path.includes('scripts/check/comment-style.');
const isCode = isCodeIn(codeFolders);
const isCodeOrTest = isCodeIn([...codeFolders, 'tests/']);
/** Fields of the contract, of schema.org and of the options of Helmet. */
const namesOfFields: ReadonlySet<string> = new Set(['acceptedAnswer', 'answerHtml', 'strictTransportSecurity']);
/** Files of the server where an answer is that to a question of a visitor, or a line leaves a point. */
const otherSense = /\/faq\.ts$|^server\/services\/art\//;
const isOfServer = (path: string) => path.startsWith('server/') && !otherSense.test(path);
const isMachinery = (path: string) => /^(?:scripts|server|shared)\//.test(path) && !path.startsWith('server/services/');

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
/** A declared variable, function or type, or a property or parameter with its type or value. */
const declaredName = /\b(?:const|let|function|class|interface|type)\s+(\w+)|\b(\w+)\??:/g;

/** `askedByRoute` → `asked by route`. */
const wordsOf = (name: string) => name.replace(/(?<=[a-z\d])[A-Z]/g, ' $&').toLowerCase();

/** Old terms in the names that code declares. */
export function oldNames(files: readonly SourceFile[]): string[] {
  return files.filter(isCodeOrTest).flatMap(({ path, text }) => {
    const declared = [...text.replace(comment, '').matchAll(declaredName)].map(
      ([, name, field]) => name ?? field ?? '',
    );
    const terms = {
      ...fieldTermsOfNames,
      ...((isOfServer(path) || path.startsWith('tests/')) && serverTermsOfNames),
      ...(isMachinery(path) && machineryTermsOfNames),
    };
    const names = [...new Set(declared)].filter((name) => !namesOfFields.has(name));
    return names.flatMap((name) =>
      Object.entries(terms)
        .filter(([term]) => ` ${wordsOf(name)} `.includes(` ${term} `))
        .map(([term, better]) => `${path} names "${name}". Say "${better}" instead of "${term}".`),
    );
  });
}

const partsType = /\b(?:class|interface|type) (\w*Parts)\b/g;

/** Types that are named Parts, as the contexts of functions were. */
export function partsTypes(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isCode(file) && !file.path.startsWith('client/'))
    .flatMap(({ path, text }) =>
      [...text.replace(comment, '').matchAll(partsType)].map(
        ([, name]) => `${path} names a type "${name}". Say "Context" or "Options" instead of "Parts".`,
      ),
    );
}

/** Uses of a name that show it to be that of a URL. */
const addressOfUrl =
  /\b(?:new URL|URL\.canParse|URL\.parse|fetch|goto)\(\s*(\w*[aA]ddress(?:es)?)\b|\b(\w*[aA]ddress)\.(?:href|hostname|pathname|searchParams|origin|protocol)\b/g;

/** URLs that are called addresses. Hosts, people and sockets have addresses. */
export function urlsNamedAddress(files: readonly SourceFile[]): string[] {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const names = [...text.replace(comment, '').matchAll(addressOfUrl)].map(([, argument, value]) => argument ?? value);
    return [...new Set(names)].map((name) => `${path} names a URL "${name}". Say "url" instead of "address".`);
  });
}

/**
 * Words of prose that leave the subject open, speak of programs as of people, or were earlier terms, each with what to say
 * instead.
 */
const vagueWords: Readonly<Record<string, string>> = {
  anew: 'again',
  'answered with': 'gets, or is sent with',
  'answers for': 'accepts requests for',
  'answers with': 'responds with',
  'ask for': 'request, or choose',
  'asked for': 'requested, or chosen',
  'asks for': 'requests, or chooses',
  'at hand': 'cached, or present',
  'for want of': 'for lack of',
  'gave up': 'aborted, or abandoned',
  'given up': 'aborted, or abandoned',
  'gives up': 'aborts, or abandons',
  heard: 'received',
  hears: 'receives',
  mend: 'fix',
  mended: 'fixed',
  'must answer': 'must return',
  nobody: 'which client, request or service it is',
  'passed its gates': 'has resolved',
  'speak of': 'name, or mention',
  'speaks of': 'names, or mentions',
  squeeze: 'recompress',
  squeezed: 'recompressed',
  stand: 'be, or come',
  stands: 'is, or comes',
  stood: 'was, or were',
  tells: 'reports, names, or distinguishes',
  told: 'reported, or notified',
  'under way': 'in flight',
  unwell: 'failing',
  verdict: 'result, or effect',
  verdicts: 'results, or effects',
  'visitor left': 'client disconnected',
  whoever: 'which client, request or service it is',
  'without number': 'unbounded',
};
const serverWords: Readonly<Record<string, string>> = {
  answer: 'response, or respond',
  answered: 'responded',
  answers: 'responses, or responds',
  died: 'has crashed, or has exited',
  dies: 'crashes, or exits',
};

/** Folder of drawings, in which objects do stand. */
const isOfDrawings = (path: string) => path.startsWith('server/services/art/');
/** Plain English: to stand in for something, to stand out, or not to move. */
const plainStand = /\bstands?(?:-in|[\s*]+(?:alone|for|in[\s*]+for|out|still))\b/gi;

const anyOf = (words: Readonly<Record<string, string>>) =>
  new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'gi');

/** The words that texts say, in lower case, once each, without those in URLs and `plainStand`. */
const saidIn = (texts: readonly string[], found: RegExp): ReadonlySet<string> =>
  new Set(
    texts.flatMap(
      (text) =>
        text
          .replace(/https?:\S+/g, '')
          .replace(plainStand, '')
          .toLowerCase()
          .match(found) ?? [],
    ),
  );

/** Vague words in comments of code. */
export function vagueComments(files: readonly SourceFile[]): string[] {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const words = isOfServer(path) ? { ...vagueWords, ...serverWords } : vagueWords;
    const said = saidIn(text.match(comment) ?? [], anyOf(words));
    return [...said]
      .filter((word) => !(isOfDrawings(path) && /^st(?:ands?|ood)$/.test(word)))
      .map((word) => `${path} says "${word}" in a comment. Say ${words[word]}.`);
  });
}

/** The first argument of `it`, `test` and `describe`, also after the rows of `each`. */
const title = /(?:\b(?:it|test|describe)\(|^ *\]\)\(|^ *\)\(|\.each\([\w.]*\)\()\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gm;

/** Vague words in titles of tests. */
export function vagueTitles(files: readonly SourceFile[]): string[] {
  const found = anyOf(vagueWords);
  return files
    .filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.includes('scripts/check/comment-style.'))
    .flatMap(({ path, text }) => {
      const titles = [...text.matchAll(title)].map(([, , words = '']) => words.replace(/\$\{[^}]*\}/g, ''));
      return [...saidIn(titles, found)].map((word) => `${path} says "${word}" in a title. Say ${vagueWords[word]}.`);
    });
}

/** Documents in the words of others: contents of brands, style pages of languages, requirements. */
const foreignDocument = /^brands\/[^/]+\/content\/|^locales\/[^/]+\/|^tests\/REQUIREMENTS\.md$/;

/** Vague words in documents, outside their code. */
export function vagueDocuments(files: readonly SourceFile[]): string[] {
  const found = anyOf(vagueWords);
  return files
    .filter(({ path }) => path.endsWith('.md') && !foreignDocument.test(path))
    .flatMap(({ path, text }) =>
      [...saidIn([text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')], found)].map(
        (word) => `${path} says "${word}". Say ${vagueWords[word]}.`,
      ),
    );
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

/** Files and folders that earlier versions had, each with its name today. */
const fieldFiles: Readonly<Record<string, string>> = {
  'close-ways': 'hide-blocked-links',
  front: 'edge-cache',
  'late-parts': 'visitor-chunk',
  later: 'on-demand',
  leaving: 'client-disconnect',
  'pass-on': 'proxy',
  posts: 'forms',
};
/** The same in the tests, some of which are of posts of the blog. */
const fieldFilesOfTests: Readonly<Record<string, string>> = { answers: 'responses' };

/** Old names of files and of folders. */
export function oldFiles(files: readonly SourceFile[]): string[] {
  return files.filter(isCodeOrTest).flatMap(({ path }) => {
    const terms = path.startsWith('tests/') ? fieldFilesOfTests : fieldFiles;
    return path
      .split('/')
      .map((name) => name.replace(/(?:\.test)?\.tsx?$/, ''))
      .filter((name) => Object.hasOwn(terms, name))
      .map((name) => `${path} is named "${name}". Say "${terms[name]}".`);
  });
}

export const commentStyle: Rule = {
  name: 'style of comments and names',
  async find({ root, files }) {
    const documents = await readdir(root);
    const rootDocuments = await Promise.all(
      documents
        .filter((name) => name.endsWith('.md'))
        .map(async (path) => ({ path, text: await readFile(root + path, 'utf8') })),
    );
    return [
      ...subjectlessComments(files),
      ...oldTerms(files),
      ...oldNames(files),
      ...oldFiles(files),
      ...partsTypes(files),
      ...urlsNamedAddress(files),
      ...vagueComments(files),
      ...vagueTitles(files),
      ...vagueDocuments([...files, ...rootDocuments]),
      ...missingFiles(files, documents),
    ];
  },
};

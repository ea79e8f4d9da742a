import { expect, it } from 'vitest';
import {
  missingFiles,
  oldFiles,
  oldNames,
  oldTerms,
  partsTypes,
  subjectlessComments,
  urlsNamedAddress,
  vagueComments,
  vagueDocuments,
  vagueTitles,
} from '../../../../scripts/check/comment-style.ts';

type Rule = (files: readonly { path: string; text: string }[]) => string[];
/** A rule, the file that it reads, and what its one problem says. A file without a problem is accepted. */
type Case = readonly [rule: Rule, path: string, text: string, problem?: string];

const openings = ['//', '/**', '/*', ' *', 'const a = 1; //', '{/*'];
const subjects = ['What', 'Whoever', 'Those that', 'One that'];
const subjectless = openings.flatMap((opening) =>
  subjects.map((subject) => ({ subject, text: `const first = 1;\n${opening} ${subject} a page shows` })),
);

/** Comments may name a file of the project and a document of its root. */
const missingFilesOf: Rule = (files) =>
  missingFiles([...files, { path: 'server/cache/tags.ts', text: '' }], ['README.md']);

const cases: readonly Case[] = [
  [oldTerms, 'server/a.ts', 'const underWay = new Map();', 'server/a.ts says "underWay". Say "inFlight".'],
  [oldTerms, 'server/a.ts', '// The cache squeezed it, squeezed.', 'server/a.ts says "squeezed". Say "recompressed".'],
  [oldTerms, 'server/a.ts', 'const inFlight = wunderWays;'],
  [oldTerms, 'server/a.md', 'const underWay = new Map();'],
  [oldNames, 'server/a.ts', 'async function ask() {}', 'names "ask". Say "request"'],
  [oldNames, 'server/a.ts', 'function askedByRoute() {}', 'names "askedByRoute". Say "requested"'],
  [oldNames, 'server/services/a.ts', 'type Told = string;', 'names "Told". Say "reported"'],
  [oldNames, 'server/a.ts', '(keptBytes?: number) => 1;', 'names "keptBytes". Say "stored"'],
  [oldNames, 'tests/e2e/a.test.ts', 'let loadAnew;', 'names "loadAnew". Say "again"'],
  [oldNames, 'tests/load/a.ts', 'let passOn = true;', 'names "passOn". Say "proxy"'],
  [oldNames, 'tests/e2e/a.md', 'let passOn = true;'],
  [oldNames, 'server/a.ts', 'function verdictOf() {}', 'names "verdictOf". Say "result"'],
  [oldNames, 'server/a.ts', 'fetchResource({ transport: fetch });', 'names "transport". Say "HTTP client, or send"'],
  [oldNames, 'server/a.ts', '// The visitor is asked: const asked = 1;'],
  [oldNames, 'server/a.ts', '/** kept: told anew */'],
  [oldNames, 'server/a.ts', "const state = isGiven ? 'given' : 'asked';"],
  [oldNames, 'server/a.ts', 'const masked = basket.tasked;'],
  [oldNames, 'server/a.ts', 'const url = `https://example.com/${kept}`;'],
  [oldNames, 'server/cache/a.ts', 'const answer = 1;', 'names "answer"'],
  [oldNames, 'server/services/a.ts', 'function answeredLate() {}', 'names "answeredLate"'],
  [oldNames, 'tests/unit/client/a.test.ts', 'const leave = () => {};', 'names "leave"'],
  [oldNames, 'server/cache/a.ts', 'let isLeaving;', 'names "isLeaving"'],
  [oldNames, 'server/services/content/kinds/faq.ts', 'const answer = 1;'],
  [oldNames, 'server/services/art/kit/a.ts', 'const leave = () => {};'],
  [oldNames, 'shared/a.ts', 'const answer = 1;'],
  [oldNames, 'tests/a.ts', 'const entry = { answerHtml: 1, acceptedAnswer: 1, strictTransportSecurity: 1 };'],
  [oldNames, 'server/a.ts', 'const ways = 243;', 'names "ways"'],
  [oldNames, 'scripts/a.ts', 'const ways = 243;', 'names "ways"'],
  // The ways in which a slot game is won.
  [oldNames, 'server/services/catalogue/a.ts', 'const ways = 243;'],
  [partsTypes, 'server/services/a.ts', 'export interface AccountParts {}', 'names a type "AccountParts"'],
  [partsTypes, 'server/services/a.ts', '// interface AccountParts {}\nconst parts = text.split(1);'],
  [urlsNamedAddress, 'scripts/a.ts', 'new URL(address)', 'names a URL "address"'],
  [urlsNamedAddress, 'scripts/a.ts', 'await page.goto(pageAddress);', 'names a URL "pageAddress"'],
  [urlsNamedAddress, 'scripts/a.ts', 'fetch(address, {})', 'names a URL "address"'],
  [urlsNamedAddress, 'scripts/a.ts', 'URL.canParse(address)', 'names a URL "address"'],
  [urlsNamedAddress, 'scripts/a.ts', 'address.href', 'names a URL "address"'],
  [urlsNamedAddress, 'scripts/a.ts', 'server.address()'],
  [urlsNamedAddress, 'scripts/a.ts', 'isIP(address)'],
  [urlsNamedAddress, 'scripts/a.ts', "const address = 'Malta';"],
  [urlsNamedAddress, 'scripts/a.ts', '// new URL(address)'],
  [urlsNamedAddress, 'scripts/a.ts', 'address.port'],
  [vagueComments, 'shared/a.ts', '// Nobody waits for it.', 'says "nobody"'],
  [vagueComments, 'shared/a.ts', '/**\n * Rendered anew.\n */', 'says "anew"'],
  [vagueComments, 'shared/a.ts', 'const a = 1; // Calls under way.', 'says "under way"'],
  [vagueComments, 'shared/a.ts', '// The terms stand beside the offer.', 'says "stand"'],
  [vagueComments, 'shared/a.ts', '// The script stands in the document.', 'says "stands"'],
  [vagueComments, 'tests/a.ts', '// Nobody waits for it.'],
  [vagueComments, 'server/a.ts', '// Redis did not answer.', 'says "answer"'],
  [vagueComments, 'server/services/a.ts', '// The instance died.', 'says "died"'],
  [vagueComments, 'shared/a.ts', '// Redis did not answer. The instance died.'],
  [vagueComments, 'server/services/art/a.ts', '// The moon stands above the path.'],
  [vagueComments, 'shared/a.ts', "const shown = 'Nobody is here.';"],
  [vagueComments, 'shared/a.ts', "const url = 'https://nobody.example/';"],
  [vagueComments, 'shared/a.ts', '// See https://example.com/nobody.'],
  [vagueComments, 'shared/a.ts', '// A bodyguard renewed it.'],
  [
    vagueComments,
    'shared/a.ts',
    '/**\n * The program stands\n * in for a service, `*` stands for all. Its clock stands still.\n */',
  ],
  [vagueTitles, 'tests/unit/a.test.ts', `it('OPS-01 is told', () => {});`, 'says "told"'],
  [vagueTitles, 'tests/unit/a.test.ts', `describe('nobody', () => {});`, 'says "nobody"'],
  [vagueTitles, 'tests/unit/a.test.ts', `  it.each([\n    [1],\n  ])('OPS-01 heard %s', () => {});`, 'says "heard"'],
  [vagueTitles, 'tests/unit/a.test.ts', `it.each(names)("OPS-01 gives up %s", () => {});`, 'says "gives up"'],
  [vagueTitles, 'tests/unit/support/a.ts', `describe('nobody', () => {});`],
  // Words in the body of a test, and parts of other words.
  [
    vagueTitles,
    'tests/unit/a.test.ts',
    `it('OPS-01 renewed \${nobody} %s', () => {\n  expect(say('nobody')).toBe('told');\n});`,
  ],
  [vagueDocuments, 'server/README.md', 'Calls under way.', 'says "under way". Say in flight.'],
  [vagueDocuments, 'server/README.md', 'Send `Host: nobody.example`.\n\n```sh\nnobody\n```'],
  [vagueDocuments, 'brands/en/content/en-GB/pages/a.md', 'Nobody wins.'],
  [oldFiles, 'server/front.ts', '', 'Say "edge-cache".'],
  [oldFiles, 'server/posts/newsletter.ts', '', 'Say "forms".'],
  [oldFiles, 'tests/integration/services/answers.test.ts', '', 'Say "responses".'],
  [oldFiles, 'client/pages/home/home-front.tsx', ''],
  [missingFilesOf, 'server/page/a.ts', '// See `gone.ts`.', 'names gone.ts in a comment, which does not exist.'],
  [missingFilesOf, 'server/page/a.ts', '/** As cache/gone.tsx does. */', 'names cache/gone.tsx'],
  [missingFilesOf, 'server/page/a.ts', '/** Types that readme.md requires. */', 'names readme.md'],
  [missingFilesOf, 'server/page/a.ts', '// See ../page/tags.ts.', 'names page/tags.ts'],
  [missingFilesOf, 'server/page/a.ts', '// See `tags.ts`, ../cache/tags.ts and README.md.'],
  [missingFilesOf, 'server/page/a.ts', '// Reads `*.module.css`, `<name>.notes.ts` and dist/client/a.css.'],
  [missingFilesOf, 'server/page/a.ts', "const path = 'gone.ts';"],
  ...subjectless.map(({ subject, text }): Case => [
    subjectlessComments,
    'client/a.css',
    text,
    `a.css:2 begins a comment with "${subject}".`,
  ]),
  [subjectlessComments, 'server/a.ts', `// ${subjects[0]} a page shows`, 'server/a.ts:1 begins'],
  [subjectlessComments, 'client/a.tsx', `// ${subjects[0]} a page shows`, 'client/a.tsx:1 begins'],
  [subjectlessComments, 'server/a.md', `// ${subjects[0]} a page shows`],
  [subjectlessComments, 'server/a.json', `// ${subjects[0]} a page shows`],
  [subjectlessComments, 'dist/a.ts', `// ${subjects[0]} a page shows`],
  [subjectlessComments, 'server/a.ts', '// The page shows what it has'],
  [subjectlessComments, 'server/a.ts', '/** Whatever the page shows. */'],
  [subjectlessComments, 'server/a.ts', '/** Visitors, whoever they are. */'],
  [subjectlessComments, 'server/a.ts', "const title = 'What a page shows';"],
  [subjectlessComments, 'server/a.ts', '  const product = a * What + 1;'],
];

it.each(cases.map(([rule, path, text, problem]) => ({ name: rule.name, rule, path, text, problem })))(
  'DOC-01 DOC-02 STACK-01 $name reads $path: $text',
  ({ rule, path, text, problem }) => {
    expect(rule([{ path, text }])).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
  },
);

import { describe, expect, it } from 'vitest';
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

const openings = ['//', '/**', '/*', ' *', 'const a = 1; //', '{/*'];
const subjects = ['What', 'Whoever', 'Those that', 'One that'];
const combinations = openings.flatMap((opening) => subjects.map((subject) => [opening, subject] as const));

describe('the rule about old terms', () => {
  it.each([
    ['const underWay = new Map();', ['server/a.ts says "underWay". Say "inFlight".']],
    ['// The cache squeezed it, squeezed.', ['server/a.ts says "squeezed". Say "recompressed".']],
    ['const inFlight = wunderWays;', []],
  ])('DOC-02 reads %s', (text, problems) => {
    expect(oldTerms([{ path: 'server/a.ts', text }])).toEqual(problems);
    expect(oldTerms([{ path: 'server/a.md', text }])).toEqual([]);
  });
});

describe('the rule about old names', () => {
  const namesIn = (text: string, path = 'server/a.ts') => oldNames([{ path, text }]);

  it.each([
    ['async function ask() {}', 'ask', 'request'],
    ['function askedByRoute() {}', 'askedByRoute', 'requested'],
    ['type Told = string;', 'Told', 'reported'],
    ['(keptBytes?: number) => 1;', 'keptBytes', 'stored'],
    ['let loadAnew;', 'loadAnew', 'again'],
    ['let passOn = true;', 'passOn', 'proxy'],
    ['function verdictOf() {}', 'verdictOf', 'result'],
    ['fetchResource({ transport: fetch });', 'transport', 'HTTP client, or send'],
  ])('DOC-02 reports %s', (text, name, better) => {
    expect(namesIn(text)).toEqual([expect.stringContaining(`names "${name}". Say "${better}"`)]);
    for (const path of ['server/services/a.ts', 'tests/e2e/a.test.ts', 'tests/load/a.ts'])
      expect(namesIn(text, path)).toHaveLength(1);
    expect(namesIn(text, 'tests/e2e/a.md')).toEqual([]);
  });

  it.each([
    '// The visitor is asked: const asked = 1;',
    '/** kept: told anew */',
    "const state = isGiven ? 'given' : 'asked';",
    'const masked = basket.tasked;',
    'const url = `https://example.com/${kept}`;',
  ])('DOC-02 accepts %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe('the rule about names of the server and the tests', () => {
  it.each(['const answer = 1;', 'function answeredLate() {}', 'const leave = () => {};', 'let isLeaving;'])(
    'DOC-02 reports %s in the server, the services and the tests alone',
    (text) => {
      for (const path of ['server/cache/a.ts', 'server/services/a.ts', 'tests/unit/client/a.test.ts'])
        expect(oldNames([{ path, text }])).toHaveLength(1);
      for (const path of ['server/services/content/kinds/faq.ts', 'server/services/art/kit/a.ts', 'shared/a.ts'])
        expect(oldNames([{ path, text }])).toEqual([]);
    },
  );

  it.each(['answerHtml', 'acceptedAnswer', 'strictTransportSecurity'])('DOC-02 accepts the field %s', (name) => {
    expect(oldNames([{ path: 'tests/a.ts', text: `const entry = { ${name}: 1 };` }])).toEqual([]);
  });

  it('DOC-02 reports ways, but not those in which a slot game is won', () => {
    const named = (path: string) => oldNames([{ path, text: 'const ways = 243;' }]);
    expect([named('server/a.ts'), named('scripts/a.ts')].flat()).toHaveLength(2);
    expect(named('server/services/catalogue/a.ts')).toEqual([]);
  });
});

describe('the rule about types named Parts', () => {
  it('DOC-02 reports a type, and no list of parts', () => {
    const named = (text: string) => partsTypes([{ path: 'server/services/a.ts', text }]);
    expect(named('export interface AccountParts {}')).toEqual([expect.stringContaining('names a type "AccountParts"')]);
    expect(named('// interface AccountParts {}\nconst parts = text.split(1);')).toEqual([]);
  });
});

describe('the rule about URLs named address', () => {
  const named = (text: string) => urlsNamedAddress([{ path: 'scripts/a.ts', text }]);

  it.each([
    'new URL(address)',
    'await page.goto(pageAddress);',
    'fetch(address, {})',
    'URL.canParse(address)',
    'address.href',
  ])('DOC-02 reports %s', (text) => expect(named(text)).toHaveLength(1));

  it.each(['server.address()', 'isIP(address)', "const address = 'Malta';", '// new URL(address)', 'address.port'])(
    'DOC-02 accepts %s',
    (text) => expect(named(text)).toEqual([]),
  );
});

describe('the rule about vague comments', () => {
  const said = (text: string, path = 'shared/a.ts') => vagueComments([{ path, text }]);

  it.each([
    ['// Nobody waits for it.', 'nobody'],
    ['/**\n * Rendered anew.\n */', 'anew'],
    ['const a = 1; // Calls under way.', 'under way'],
    ['// The terms stand beside the offer.', 'stand'],
    ['// The script stands in the document.', 'stands'],
  ])('DOC-02 reports %s', (text, word) => {
    expect(said(text)[0]).toContain(`says "${word}"`);
    expect(said(text, 'tests/a.ts')).toEqual([]);
  });

  it.each(['// Redis did not answer.', '// The instance died.'])(
    'DOC-02 reports %s in the server and the services alone',
    (text) => {
      expect(said(text, 'server/a.ts')).toHaveLength(1);
      expect(said(text, 'server/services/a.ts')).toHaveLength(1);
      expect(said(text)).toEqual([]);
    },
  );

  it('DOC-02 accepts objects that stand in a drawing', () => {
    expect(said('// The moon stands above the path.', 'server/services/art/a.ts')).toEqual([]);
  });

  it.each([
    "const shown = 'Nobody is here.';",
    "const url = 'https://nobody.example/';",
    '// See https://example.com/nobody.',
    '// A bodyguard renewed it.',
    '/**\n * The program stands\n * in for a service, `*` stands for all. Its clock stands still.\n */',
  ])('DOC-02 accepts %s', (text) => expect(said(text)).toEqual([]));
});

describe('the rule about vague titles and documents', () => {
  it.each([
    `it('OPS-01 is told anew', () => {});`,
    `describe('nobody', () => {});`,
    `  it.each([\n    [1],\n  ])('OPS-01 heard %s', () => {});`,
    `it.each(names)("OPS-01 gives up %s", () => {});`,
  ])('DOC-02 reports %s', (text) => {
    expect(vagueTitles([{ path: 'tests/unit/a.test.ts', text }])).not.toEqual([]);
    expect(vagueTitles([{ path: 'tests/unit/support/a.ts', text }])).toEqual([]);
  });

  it('DOC-02 accepts the same words in the body of a test, and parts of other words', () => {
    const text = `it('OPS-01 renewed \${nobody} %s', () => {\n  expect(say('nobody')).toBe('told');\n});`;
    expect(vagueTitles([{ path: 'tests/unit/a.test.ts', text }])).toEqual([]);
  });

  it('DOC-02 reports documents, but neither their code nor the contents of brands', () => {
    const said = (text: string, path = 'server/README.md') => vagueDocuments([{ path, text }]);
    expect(said('Calls under way.')).toEqual([expect.stringContaining('says "under way". Say in flight.')]);
    expect(said('Send `Host: nobody.example`.\n\n```sh\nnobody\n```')).toEqual([]);
    expect(said('Nobody wins.', 'brands/en/content/en-GB/pages/a.md')).toEqual([]);
  });
});

describe('the rule about old names of files', () => {
  it.each([
    ['server/front.ts', 'edge-cache'],
    ['server/posts/newsletter.ts', 'forms'],
    ['tests/integration/services/answers.test.ts', 'responses'],
  ])('DOC-02 reports %s', (path, name) => {
    expect(oldFiles([{ path, text: '' }])).toEqual([expect.stringContaining(`Say "${name}".`)]);
  });

  it('DOC-02 accepts longer names', () => {
    expect(oldFiles([{ path: 'client/pages/home/home-front.tsx', text: '' }])).toEqual([]);
  });
});

describe('the rule about files that comments name', () => {
  const missing = (text: string, path = 'server/page/a.ts') =>
    missingFiles(
      [
        { path, text },
        { path: 'server/cache/tags.ts', text: '' },
      ],
      ['README.md'],
    );

  it.each([
    ['// See `gone.ts`.', 'gone.ts'],
    ['/** As cache/gone.tsx does. */', 'cache/gone.tsx'],
    ['/** Types that readme.md requires. */', 'readme.md'],
    ['// See ../page/tags.ts.', 'page/tags.ts'],
  ])('DOC-01 reports %s', (text, name) => {
    expect(missing(text)).toEqual([`server/page/a.ts names ${name} in a comment, which does not exist.`]);
  });

  it.each([
    '// See `tags.ts`, ../cache/tags.ts and README.md.',
    '// Reads `*.module.css`, `<name>.notes.ts` and dist/client/a.css.',
    "const path = 'gone.ts';",
  ])('DOC-01 accepts %s', (text) => {
    expect(missing(text)).toEqual([]);
  });
});

describe('the comment style rule', () => {
  it.each(combinations)('DOC-02 STACK-01 reports a comment that begins with "%s %s"', (opening, subject) => {
    const text = `const first = 1;\n${opening} ${subject} a page shows`;
    for (const path of ['server/a.ts', 'client/a.tsx', 'client/a.css'])
      expect(subjectlessComments([{ path, text }], [''])).toEqual([
        `${path}:2 begins a comment with "${subject}". Name its subject.`,
      ]);
  });

  it.each([
    '// The page shows what it has',
    '/** Whatever the page shows. */',
    '/** Visitors, whoever they are. */',
    "const title = 'What a page shows';",
    '  const product = a * What + 1;',
  ])('DOC-02 STACK-01 accepts %s', (text) => {
    expect(subjectlessComments([{ path: 'server/a.ts', text }], [''])).toEqual([]);
  });

  it('DOC-02 STACK-01 reads only code and style sheets of the given folders', () => {
    const text = `// ${subjects[0]} a page shows`;
    const files = ['server/a.md', 'server/a.json', 'client/a.ts'].map((path) => ({ path, text }));
    expect(subjectlessComments(files, ['server/'])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  misnumberedRecords,
  missingCommands,
  namedPaths,
  undescribedCodes,
  wrongStatuses,
} from '../../../../scripts/check/documents.ts';

const pathsOf = (text: string, path = 'README.md') => namedPaths({ path, text });

describe('paths in documents', () => {
  it.each([
    ['a link', '[start](server/main.ts)', ['server/main.ts']],
    ['a link to a heading', '[start](OPERATIONS.md#drain)', ['OPERATIONS.md']],
    ['a path as code', 'Open `server/page/load.ts`.', ['server/page/load.ts']],
    ['a folder as code', 'See `client/pages/`.', ['client/pages/']],
    [
      'a path in a command',
      '`npm exec -- vitest run tests/unit/a tests/unit/b.test.ts`',
      ['tests/unit/a', 'tests/unit/b.test.ts'],
    ],
    ['a path in a block of commands', '```sh\nnode scripts/check.ts\n```', ['scripts/check.ts']],
    ['a path in a diagram', '```mermaid\na["server/http.ts: limits"] --> b["301 to /"]\n```', ['server/http.ts']],
    ['a path twice', '`server/app.ts`, `server/app.ts`', ['server/app.ts']],
  ])('DOC-01 include %s', (_, text, paths) => {
    expect(pathsOf(text)).toEqual(paths);
  });

  it.each([
    ['a URL', '[React](https://react.dev/)'],
    ['a heading of the same document', '[below](#drain)'],
    ['a placeholder', '`brands/<id>/brand.ts`'],
    ['a command', '`npm run build`'],
    ['a placeholder in a command', '`vitest run tests/unit/<name>`'],
    ['a code block', '```\n`server/nothing.ts`\n```'],
    ['a build output', '`dist/server/main.js`'],
  ])('DOC-01 do not include %s', (_, text) => {
    expect(pathsOf(text)).toEqual([]);
  });

  it('DOC-01 are resolved from the folder of the document', () => {
    expect(pathsOf('[fields](../basics.ts)', 'shared/contract/CONTRACT.md')).toEqual(['shared/basics.ts']);
  });
});

describe('commands in documents', () => {
  const missing = (text: string) => missingCommands({ path: 'README.md', text }, ['build', 'test:unit']);

  it('DOC-01 are accepted when package.json has them', () => {
    expect(missing('`npm run build`, then `npm run test:unit -- tests/unit` or `npm run <command>`.')).toEqual([]);
  });

  it.each(['lint', 'test:units', 'builds'])('DOC-01 are reported otherwise: npm run %s', (name) => {
    expect(missing(`Run npm run ${name} and \`npm run ${name} -- --all\`.`)).toEqual([
      `README.md names "npm run ${name}", which package.json does not have.`,
    ]);
  });
});

describe('log codes in documents', () => {
  const table = '| code | level |\n| --- | --- |\n| `page.failed` | error |\n';

  it.each<[codes: string[], problems: string[]]>([
    [['page.failed'], []],
    [['page.failed', 'page.render.late'], ['no row for the log code "page.render.late"']],
    [[], ['"page.failed", which nothing logs']],
  ])('DOC-01 have a row each, and are logged: %j', (codes, problems) => {
    expect(undescribedCodes(codes, table)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  });
});

describe('decision records', () => {
  it.each([
    ['002-b.md', '# 002 B\n', []],
    ['001-b.md', '# 001 B\n', ['001-b.md: another record has the number 001']],
    ['002-b.md', '# 001 B\n', ['must begin with "# 002 "']],
  ])('DOC-01 have a number each, which their heading repeats: %s with %j', (path, text, problems) => {
    const found = misnumberedRecords([
      { path: '001-a.md', text: '# 001 A\n' },
      { path, text },
    ]);
    expect(found).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  });

  const accepted = 'Status: accepted.';

  it.each([
    ['without a status', ['# 001 A\n\n**Context.** A.\n'], ['001.md needs a line below its heading']],
    [
      'with another word',
      ['# 001 A\n\nStatus: replaced by 002.\n', `# 002 B\n\n${accepted}\n`],
      ['001.md needs a line'],
    ],
    ['superseded by a record that does not exist', ['# 001 A\n\nStatus: superseded by 002.\n'], ['names 002']],
    [
      'superseded by a record that does not say so',
      ['# 001 A\n\nStatus: superseded by 002.\n', `# 002 B\n\n${accepted}\n`],
      ['001.md: its status names 002, whose own must say "Supersedes 001"'],
    ],
    [
      'superseding a record that does not say so',
      [`# 001 A\n\n${accepted}\n`, `# 002 B\n\n${accepted} Supersedes the flags of 001.\n`],
      ['002.md: its status names 001, whose own must say "superseded by 002"'],
    ],
    [
      'that agree',
      [
        `# 001 A\n\n${accepted} Superseded in part by 003: the 100 flags.\n`,
        '# 002 B\n\nStatus: superseded by 003.\n',
        `# 003 C\n\n${accepted} Supersedes 002 and the flags of 001.\n`,
      ],
      [],
    ],
  ])('DOC-01 are compared by their statuses: %s', (_, texts, problems) => {
    const records = texts.map((text) => ({ path: `${text.slice(2, 5)}.md`, text }));
    expect(wrongStatuses(records)).toEqual(problems.map((problem) => expect.stringContaining(problem)));
  });
});

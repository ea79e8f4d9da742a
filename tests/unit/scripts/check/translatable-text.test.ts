import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/run/root.ts';
import { folderOfFile } from '../../../support/temporary-folder.ts';

const folder = folderOfFile();

/** JSX of a component's return, and whether a translator could break it. */
const cases: [name: string, jsx: string, isUnsafe: boolean][] = [
  ['text alone in its element', `<p>{cond ? text('a') : text('b')}</p>`, false],
  ['text beside an unconditional element', `<p><i />{text('a')}</p>`, false],
  ['text before a conditional element', `<p>{text('a')} {cond && <i />}</p>`, false],
  ['conditional text in an element', `<p><i />{cond && <span>{text('a')}</span>}</p>`, false],
  ['a space after a conditional element', `<p>{cond && <i />}{' '}<b /></p>`, false],
  ['conditional text beside an element', `<p><i />{cond && text('a')}</p>`, true],
  ['a choice of text or element beside an element', '<p><i />{cond ? <b /> : `${name}!`}</p>', true],
  ['text after a conditional element', `<p>{cond && <i />}{text('a')}</p>`, true],
  ['words after a conditional element', `<p>{cond ? <i /> : null} words</p>`, true],
  ['text in a fragment', `<>{cond && text('a')}</>`, true],
  ['a render function of text', `<A>{({ title }) => title}</A>`, true],
  ['a render function of an element', `<A>{({ title }) => <b>{title}</b>}</A>`, false],
  ['a list of elements and text', `<p>{list.map((part) => (cond ? <b key={part}>{part}</b> : part))}</p>`, true],
  ['a fallback of text', `<Suspense fallback="wait"><A /></Suspense>`, true],
  ['a fallback of an element', `<Suspense fallback={<i />}><A /></Suspense>`, false],
];

const component = (jsx: string) => `export function Part() { return ${jsx}; }\n`;

/** Indexes of the files in which a rule reports a problem. */
function lint(rule: string, files: readonly string[]): Set<string> {
  files.forEach((code, index) => writeFileSync(join(folder, `case-${index}.tsx`), code));
  const config = {
    plugins: [],
    jsPlugins: [join(root, 'scripts/check/translatable-text.ts')],
    categories: { correctness: 'off' },
    rules: { [`site/${rule}`]: 'error' },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', join(folder, 'config.json'), '-f', 'unix', folder],
    { encoding: 'utf8' },
  );
  return new Set([...stdout.matchAll(/case-(\d+)\.tsx/g)].map(([, index]) => String(index)));
}

describe('the lint rule for text that page translators replace', () => {
  const found = lint('translatable-text', [
    ...cases.map(([, jsx]) => component(jsx)),
    `export function Part() { return cond ? text('a') : <b />; }\n`,
  ]);

  it.each(cases.map(([name, , isUnsafe], index) => [isUnsafe ? 'reports' : 'accepts', name, index, isUnsafe] as const))(
    'SSR-09 %s %s',
    (_, _name, index, isUnsafe) => {
      expect(found.has(String(index))).toBe(isUnsafe);
    },
  );

  it('SSR-09 reports a component that returns bare text', () => {
    expect(found.has(String(cases.length))).toBe(true);
  });
});

/** JSX, and whether it contains text that is no message. */
const literals: [jsx: string, isReported: boolean][] = [
  ['<p>Play with a limit.</p>', true],
  ['<p>{count} games</p>', true],
  ['<button aria-label="Close" />', true],
  ['<img alt="A wheel" />', true],
  ["<p>{text('game.play')}</p>", false],
  ['<p>18+ · {age}</p>', false],
  ['<a className="display" rel="noopener" />', false],
];

describe('the lint rule for text that is no message', () => {
  const found = lint(
    'literal-text',
    literals.map(([jsx]) => component(jsx)),
  );

  it.each(
    literals.map(([jsx, isReported], index) => [isReported ? 'reports' : 'accepts', jsx, index, isReported] as const),
  )('I18N-02 %s %s', (_, _jsx, index, isReported) => {
    expect(found.has(String(index))).toBe(isReported);
  });
});

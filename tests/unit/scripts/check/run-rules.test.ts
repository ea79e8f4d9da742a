import { describe, expect, it } from 'vitest';
import type { Findings } from '../../../../scripts/check/rule.ts';
import { inFixingOrder } from '../../../../scripts/check/rules.ts';
import { chooseRules, groupProblems, runRules } from '../../../../scripts/check/run-rules.ts';

async function run(...found: (() => Findings | Promise<Findings>)[]) {
  const printed: string[] = [];
  const rules = found.map((find, index) => ({ name: `rule ${index}`, find }));
  const broken = await runRules(rules, { root: '/', files: [] }, (line) => printed.push(line));
  return { broken, printed: printed.join('\n') };
}

describe('the choice of rules', () => {
  const rules = ['lint', 'format', 'messages are complete'].map((name) => ({ name, find: () => [] }));
  const chosen = (...words: string[]) => chooseRules(rules, words).map(({ name }) => name);

  it('STACK-01 selects all rules without a word, or those with one of the words in their name', () => {
    expect(chosen()).toEqual(['lint', 'format', 'messages are complete']);
    expect(chosen('message', 'lint')).toEqual(['lint', 'messages are complete']);
  });

  it('DOC-03 STACK-01 rejects a word that is in no name, and lists the rules', () => {
    expect(() => chosen('lint', 'mesages')).toThrow(
      '[check] No rule has "mesages" in its name. The rules are:\n    lint\n    format\n    messages are complete',
    );
  });
});

it('STACK-01 I18N-08 broken rules are listed with causes first and rendered pages last', () => {
  const [pages, law, format] = ['pages follow the rules of their markets', 'facts of law have been checked', 'format'];
  expect(inFixingOrder([pages, format, 'messages are complete', law, 'types'])).toEqual([
    'types',
    law,
    'messages are complete',
    format,
    pages,
  ]);
});

describe('equal problems', () => {
  it.each([
    ['a: x | b: x | c: x', 'a: x | b: x | c: x'],
    ['/a/: x | other | /b/: x | /c/: x | /d/: x | /d/: y', '4 places (/a/, /b/, /c/, /d/): x | other | /d/: y'],
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((page) => `/${page}/: x`).join(' | '),
      '9 places (/1/, /2/, /3/, /4/, /5/, /6/, /7/, /8/, …): x',
    ],
    ['no place | no place', 'no place | no place'],
  ])('DOC-03 OPS-04 of more than three places are one line: %s', (problems, lines) => {
    expect(groupProblems(problems.split(' | '))).toEqual(lines.split(' | '));
  });
});

describe('the runner of the rules', () => {
  it('STACK-01 names the broken rules in their order, and prints every problem', async () => {
    const { broken, printed } = await run(
      () => [],
      () => ['one', 'two'],
    );
    expect(broken).toEqual(['rule 1']);
    const slow = async () => new Promise<string[]>((done) => setImmediate(done, ['late']));
    expect((await run(slow, () => ['early'])).broken).toEqual(['rule 0', 'rule 1']);
    expect(printed).toMatch(/✓ rule 0 +\d\.\d s/);
    expect(printed).toMatch(/✗ rule 1 +\d\.\d s {2}2 problems\n {4}one\n {4}two/);
  });

  it('STACK-01 counts a rule that throws as broken, and a skipped rule as passed', async () => {
    const { broken, printed } = await run(
      () => ({ skipped: 'no network' }),
      () => {
        throw new Error('it broke');
      },
    );
    expect(broken).toEqual(['rule 1']);
    expect(printed).toContain('skipped: no network');
    expect(printed).toContain('it broke');
  });
});

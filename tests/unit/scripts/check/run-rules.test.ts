import { describe, expect, it } from 'vitest';
import type { Findings } from '../../../../scripts/check/rule.ts';
import { runRules } from '../../../../scripts/check/run-rules.ts';

async function run(...found: (() => Findings)[]) {
  const printed: string[] = [];
  const rules = found.map((find, index) => ({ name: `rule ${index}`, find }));
  const broken = await runRules(rules, { root: '/', files: [] }, (line) => printed.push(line));
  return { broken, printed: printed.join('\n') };
}

describe('the runner of the rules', () => {
  it('STACK-01 counts the broken rules and prints every problem', async () => {
    const { broken, printed } = await run(
      () => [],
      () => ['one', 'two'],
    );
    expect(broken).toBe(1);
    expect(printed).toMatch(/✓ rule 0 +\d\.\d s/);
    expect(printed).toMatch(/✗ rule 1 +\d\.\d s {2}2 problems\n {4}one\n {4}two/);
  });

  it('STACK-01 takes a rule that throws for broken, and one that cannot be asked for kept', async () => {
    const { broken, printed } = await run(
      () => ({ skipped: 'no network' }),
      () => {
        throw new Error('it broke');
      },
    );
    expect(broken).toBe(1);
    expect(printed).toContain('not asked: no network');
    expect(printed).toContain('it broke');
  });
});

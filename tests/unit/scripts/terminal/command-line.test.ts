import { describe, expect, it } from 'vitest';
import {
  type CommandLine,
  numberReader,
  parseCommandLine,
  usageFailure,
} from '../../../../scripts/terminal/command-line.ts';
import { Failure, HelpRequested } from '../../../../scripts/terminal/failure.ts';

const line = {
  name: 'measure',
  summary: 'Measures a site.',
  forms: ['<origin>', '--list'],
  options: {
    rounds: { type: 'string', value: 'NUMBER', default: '3', help: 'how often' },
    list: { type: 'boolean', default: false, help: 'lists the measurements' },
  },
} as const satisfies CommandLine;

const usage = `Usage: npm run measure -- <origin> [options]
       npm run measure -- --list [options]
Measures a site.
  --rounds NUMBER  how often (3)
  --list           lists the measurements
  -h, --help       prints this`;

const thrownBy = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('the arguments of a script', () => {
  it('DOC-03 are parsed by their table', () => {
    const { values, positionals } = parseCommandLine(line, ['http://localhost', '--rounds', '5']);
    expect({ ...values }).toEqual({ rounds: '5', list: false });
    expect(positionals).toEqual(['http://localhost']);
  });

  it.each([[['--help']], [['-h']], [['--wrong', '--help']]])('DOC-03 print their table for %j', (args) => {
    expect(thrownBy(() => parseCommandLine(line, args))).toEqual(new HelpRequested(usage));
  });

  it.each([
    [['--wrong'], "[measure] Unknown option '--wrong'."],
    [['--list=1'], "[measure] Option '--list' does not take an argument."],
  ])('DOC-03 %j are rejected with the usage', (args, mistake) => {
    expect(thrownBy(() => parseCommandLine(line, args))).toEqual(new Failure(`${mistake}\n${usage}`));
  });

  it('DOC-03 are options alone where no form is listed', () => {
    const alone = { name: 'test', summary: 'Tests.', options: {} };
    expect(() => parseCommandLine(alone, ['here'])).toThrow(
      '[test] "here" is no option.\nUsage: npm test\nTests.\n  -h, --help  prints this',
    );
  });

  it('DOC-03 are whole numbers within a range', () => {
    const read = numberReader(line);
    expect([read('rounds', '5', [1, 9]), read('rounds', undefined, [1, 9])]).toEqual([5, undefined]);
    for (const text of ['0', '10', 'x', '1.5', ''])
      expect(thrownBy(() => read('rounds', text, [1, 9]))).toEqual(
        usageFailure(line, `--rounds is "${text}"; it needs a whole number from 1 to 9.`),
      );
  });
});

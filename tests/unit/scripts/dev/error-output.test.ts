import { describe, expect, it } from 'vitest';
import { readContentProblems, readErrorOutput } from '../../../../scripts/dev/error-output.ts';

const entry = (fields: object) => JSON.stringify({ level: 'info', code: 'server.ready', ...fields });

describe('the last output of a program that has exited', () => {
  it.each([
    ['plain text unchanged', 'a.ts:3\n  oh no\n', 'a.ts:3\n  oh no'],
    ['no entries of successful events', `${entry({})}\n[config] PORT is "x"\n${entry({})}`, '[config] PORT is "x"'],
    [
      'an error with its stack',
      entry({ level: 'error', message: 'm', stack: 'Error: m\n  at b.ts:1' }),
      'Error: m\n  at b.ts:1',
    ],
    [
      'an error in the format of the services',
      entry({ level: 'error', err: { message: 'm', stack: 'Error: m\n  at c.ts:2' } }),
      'Error: m\n  at c.ts:2',
    ],
    ['the message of an error without a stack', entry({ level: 'fatal', message: 'no stack' }), 'no stack'],
    ['the code of an error without a message', entry({ level: 'fatal' }), 'server.ready'],
    ['a line with its start cut off', 'vel":"error"}', 'vel":"error"}'],
    ['a line of invalid JSON', '{"level":', '{"level":'],
    ['nothing', '', ''],
  ])('OPS-01 is reduced to the reason: %s', (_, output, words) => {
    expect(readErrorOutput(output)).toBe(words);
  });
});

describe('the content problems in the log of the services', () => {
  const problem = entry({ level: 'error', code: 'content.problem', path: 'brands/a.md', says: 'line 2 is no YAML' });
  const loaded = entry({ code: 'content.loaded' });

  it.each([
    [
      'one line each',
      `${problem}\n${problem}\n${loaded}`,
      'brands/a.md: line 2 is no YAML\nbrands/a.md: line 2 is no YAML',
    ],
    ['empty when every file is right', `${entry({})}\n${loaded}\n`, ''],
    ['unknown when the content was not read again', entry({}), undefined],
  ])('OPS-01 are %s', (_, output, problems) => {
    expect(readContentProblems(output)).toBe(problems);
  });
});

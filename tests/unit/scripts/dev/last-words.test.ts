import { describe, expect, it } from 'vitest';
import { readLastWords } from '../../../../scripts/dev/last-words.ts';

const entry = (fields: object) => JSON.stringify({ level: 'info', code: 'server.ready', ...fields });

describe('what a program that has ended said of the reason', () => {
  it.each([
    ['complaints as they are', 'a.ts:3\n  oh no\n', 'a.ts:3\n  oh no'],
    ['none of what went well', `${entry({})}\n[config] PORT is "x"\n${entry({})}`, '[config] PORT is "x"'],
    [
      'what failed, with its stack',
      entry({ level: 'error', message: 'm', stack: 'Error: m\n  at b.ts:1' }),
      'Error: m\n  at b.ts:1',
    ],
    [
      'as the services write it',
      entry({ level: 'error', err: { message: 'm', stack: 'Error: m\n  at c.ts:2' } }),
      'Error: m\n  at c.ts:2',
    ],
    ['its message where there is no stack', entry({ level: 'fatal', message: 'no stack' }), 'no stack'],
    ['its code where there is nothing else', entry({ level: 'fatal' }), 'server.ready'],
    ['a line whose beginning was cut off', 'vel":"error"}', 'vel":"error"}'],
    ['a line that only looks like an entry', '{"level":', '{"level":'],
    ['nothing', '', ''],
  ])('OPS-01 gives %s', (_, output, words) => {
    expect(readLastWords(output)).toBe(words);
  });
});

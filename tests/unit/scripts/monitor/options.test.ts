import { expect, it } from 'vitest';
import { readMonitorOptions } from '../../../../scripts/monitor/options.ts';

it.each([
  [[]],
  [['ftp://x']],
  [['http://x', '--hosts', 'fr=x']],
  [['http://x', 'http://y']],
  [['http://x', '--json', '--prometheus']],
  [['http://x', '--every', '0']],
  [['http://x', '--days', 'x']],
])('OPS-06 the monitor prints its usage for the arguments %j', (args) => {
  expect(() => readMonitorOptions(args)).toThrow('Usage: npm run monitor -- <origin>');
});

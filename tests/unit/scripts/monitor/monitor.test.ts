import { expect, it } from 'vitest';
import { readMonitorOptions } from '../../../../scripts/monitor/options.ts';
import { formatReport } from '../../../../scripts/monitor/report.ts';

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

const options = readMonitorOptions(['http://127.0.0.1:1']);
const failed = { brand: 'en', name: 'a game', path: '/slots/one/', ms: 3000, problems: ['status 503, not 200'] };
const passed = { brand: 'en', name: 'a game', path: '/slots/two/', ms: 20, problems: [] };

it.each([
  [[failed, passed], 0],
  [[passed, failed], 0],
  [[passed, passed], 1],
])(
  'OPS-06 a check of several pages fails in the metrics when one of them fails, in any order',
  async (outcomes, value) => {
    const metrics = await formatReport('prometheus', outcomes, options);
    expect(metrics).toContain(`site_check_success{brand="en",check="a game"} ${value}\n`);
    expect(metrics).toContain(`site_check_duration_seconds{brand="en",check="a game"} ${value === 0 ? 3 : 0.02}\n`);
  },
);

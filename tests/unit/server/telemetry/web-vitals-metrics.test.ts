import { expect, it } from 'vitest';
import { testMetrics } from '../support/test-metrics.ts';

it('OPS-09 counts measurements by name, rating and route, of which unknown ones are one', async () => {
  const { metrics, samples } = testMetrics();
  const { countVital } = metrics.webVitals;
  countVital({ name: 'LCP', value: 2_400, rating: 'good', route: 'home' });
  countVital({ name: 'CLS', value: 0.2, rating: 'needs-improvement', route: 'slots' });
  for (const route of ['one', 'two']) countVital({ name: 'INP', value: 900, rating: 'poor', route });
  expect(await samples(/^web_vitals_(?:total|\w+_sum|seconds_bucket.*le="2.5".*LCP)/)).toEqual({
    'web_vitals_total{name="LCP",rating="good",route="home"}': 1,
    'web_vitals_total{name="CLS",rating="needs-improvement",route="slots"}': 1,
    'web_vitals_total{name="INP",rating="poor",route="other"}': 2,
    'web_vitals_seconds_sum{name="LCP",route="home"}': 2.4,
    'web_vitals_seconds_bucket{le="2.5",name="LCP",route="home"}': 1,
    'web_vitals_seconds_sum{name="INP",route="other"}': 1.8,
    'web_vitals_layout_shift_sum{route="slots"}': 0.2,
  });
});

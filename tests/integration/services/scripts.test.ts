import * as v from 'valibot';
import { expect, it } from 'vitest';
import { trackingScriptPath } from '../../../shared/contract/scripts.ts';
import { trackingMessage } from '../../../shared/contract/tracking.ts';
import { runScript } from '../contract/run-script.ts';

it('TRK-01 the tracking script posts complete data to the origin of the page only', async () => {
  const { messages } = await runScript(`/tracking${trackingScriptPath}`);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.target).toBe('http://en.localhost');
  expect(Object.values(v.parse(trackingMessage, messages[0]?.message).info)).not.toContain('');
});

import { toHtml } from 'hast-util-to-html';
import { expect, it, vi } from 'vitest';
import { sanitiseResponse } from '../../../../server/upstream/sanitise.ts';

vi.mock('hast-util-to-html', { spy: true });

it('SEC-08 serialises a text once when its response repeats it', () => {
  const items = Array.from({ length: 1_000 }, () => ({ html: '<p onclick="x()">18+</p>' }));
  expect(sanitiseResponse({ items }).items.at(-1)).toEqual({ html: '<p>18+</p>' });
  expect(toHtml).toHaveBeenCalledTimes(1);
});

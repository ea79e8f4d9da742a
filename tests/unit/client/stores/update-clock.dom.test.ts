import { afterEach, describe, expect, it } from 'vitest';
import { createStores } from '../../../../client/stores/stores.ts';
import { updateClock } from '../../../../client/stores/update-clock.ts';
import { cultures } from '../../../../locales/index.ts';

const root = document.documentElement;
afterEach(() => root.removeAttribute('data-festive'));

describe('updateClock', () => {
  it('SHELL-10 STATE-04 turns the festive design on in December and off on 27 December for a page that stays open', () => {
    const { ui } = createStores({ country: 'GB', currency: 'GBP', culture: 'en-GB', lang: 'en-GB', now: 0 });
    updateClock(ui, cultures['en-GB'], Date.parse('2026-12-01T00:00:01Z'));
    expect(ui).toMatchObject({ contextTime: Date.parse('2026-12-01T00:00:01Z'), isXmas: true });
    expect(root.dataset['festive']).toBe('');
    updateClock(ui, cultures['en-GB'], Date.parse('2026-12-27T00:00:01Z'));
    expect(ui.isXmas).toBe(false);
    expect(root.dataset['festive']).toBeUndefined();
  });
});

import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { updateClock } from '../../../../client/stores/update-clock.ts';
import { useStore } from '../../../../client/stores/use-store.ts';
import { cultures } from '../../../../locales/index.ts';
import { after } from '../support/act.ts';
import { hydrateSite, renderSite } from '../support/render-site.tsx';
import { storesOf } from '../support/stores.ts';

function Currency() {
  return <p>{useStore('geo').currency.iso}</p>;
}

/** Hydrates a component whose code loads late. With `early`, another reader hydrates immediately. */
async function hydrateLate(early: boolean) {
  const code = Promise.withResolvers<void>();
  let inBrowser = false;
  const Late = () => {
    if (inBrowser) use(code.promise);
    return <Currency />;
  };
  const site = await hydrateSite(
    <>
      {early && <Currency />}
      <Suspense fallback={<p>…</p>}>
        <Late />
      </Suspense>
    </>,
    () => (inBrowser = true),
  );
  return { ...site, code };
}

const texts = (container: HTMLElement) => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);

describe('useStore', () => {
  it('STATE-04 PERF-01 renders again only when the selected value changes', async () => {
    const rendered = vi.fn();
    const Hash = () => {
      rendered();
      return <p>{useStore('ui', ({ hash }) => hash)}</p>;
    };
    const { container, stores } = await renderSite(<Hash />);
    await after(() => (stores.ui.contextTime = 1));
    expect([rendered.mock.calls.length, texts(container)]).toEqual([1, ['']]);
    await after(() => (stores.ui.hash = 'search'));
    expect([rendered.mock.calls.length, texts(container)]).toEqual([2, ['search']]);
  });

  it('STATE-04 shows every change immediately', async () => {
    const { container, stores, code } = await hydrateLate(true);
    await after(() => code.resolve());
    await after(() => (stores.geo.currency = { iso: 'SEK', rate: 11 }));
    expect(texts(container)).toEqual(['SEK', 'SEK']);
  });

  it.each([
    ['an early and a late component', true],
    ['only a late component', false],
  ])('SSR-04 hydrates without a mismatch after the store has changed, with %s as a reader', async (_, early) => {
    const { container, stores, code } = await hydrateLate(early);
    await after(() => (stores.geo.currency = { iso: 'SEK', rate: 11 }));
    expect(texts(container).at(-1)).toBe('GBP');
    await after(() => code.resolve());
    expect(texts(container).at(-1)).toBe('SEK');
  });

  it('SSR-03 createStores shares no state between two sets', () => {
    const [one, other] = [storesOf(), storesOf()];
    one.geo.currency.iso = 'SEK';
    one.ui.componentsPersistedViewSize['slots'] = 72;
    expect([other.geo.currency.iso, other.ui.componentsPersistedViewSize]).toEqual(['GBP', {}]);
  });

  it('STATE-02 starts with the default country and no restriction, marked as initial', () => {
    expect(storesOf('es').geo).toMatchObject({
      country: { iso2: 'ES' },
      culture: 'es',
      restriction: 'none',
      currency: { iso: 'EUR', rate: 1 },
      initial: true,
    });
  });

  it('STATE-04 throws an error that names App when it is used outside App', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderToString(<Currency />)).toThrow('[stores] useStores was called outside App');
  });
});

it('SHELL-10 STATE-04 updateClock turns the festive design on in December and off on 27 December for a page that stays open', () => {
  const root = document.documentElement;
  const { ui } = storesOf();
  updateClock(ui, cultures['en-GB'], Date.parse('2026-12-01T00:00:01Z'));
  expect(ui).toMatchObject({ contextTime: Date.parse('2026-12-01T00:00:01Z'), isXmas: true });
  expect(root.dataset['festive']).toBe('');
  updateClock(ui, cultures['en-GB'], Date.parse('2026-12-27T00:00:01Z'));
  expect(ui.isXmas).toBe(false);
  expect(root.dataset['festive']).toBeUndefined();
});

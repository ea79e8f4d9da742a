// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Root } from '../../../client/root.tsx';
import { createStores } from '../../../client/stores/stores.ts';
import { failed } from '../../../shared/data/resource.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { matchRoute } from '../../../shared/routing/match.ts';
import { intlOf, siteOf } from './support/render-site.tsx';

const rendered = vi.hoisted((): string[] => []);

const counted = (name: string) => {
  rendered.push(name);
  return null;
};
vi.mock('../../../client/components/linked-sheet/linked-sheet.tsx', () => ({ LinkedSheet: () => null }));
vi.mock('../../../client/components/sticky-bar/sticky-bar.tsx', () => ({ StickyBar: () => counted('bar') }));
vi.mock('../../../client/components/footer/footer.tsx', async () => {
  const { useIntl: useTexts } = await import('../../../shared/i18n/use-intl.ts');
  return { Footer: () => counted(`footer: ${useTexts().text('menu.home')}`) };
});

afterEach(() => (document.body.innerHTML = ''));

function Heading() {
  return <h1>{useIntl().text('menu.home')}</h1>;
}

it('PERF-01 ROUTE-09 a page that follows another is rendered with its own texts, and the frame around it stays', async () => {
  const frameIntl = intlOf('en-GB');
  const pageIntl = { ...intlOf('en-GB'), text: () => 'Of the page' };
  const stores = createStores({ country: 'GB', currency: 'GBP', culture: 'en-GB', lang: 'en-GB', now: 0 });
  const source = { seed: () => undefined, fetch: async () => failed, ageMs: () => 0 };
  const pageOf = (path: string) => {
    const page = { match: matchRoute(path, 'en-GB', 'en'), path, search: new URLSearchParams(), isMovedTo: true };
    return <Root {...{ site, page, frameIntl, source, stores, Page: Heading, intl: pageIntl }} />;
  };
  const site = siteOf('en-GB');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () => root.render(pageOf('/slots/')));
  expect(container.querySelector('h1')?.textContent).toBe('Of the page');
  expect(new Set(rendered.splice(0))).toEqual(new Set(['bar', `footer: ${frameIntl.text('menu.home')}`]));
  await act(async () => root.render(pageOf('/casino/')));
  expect(rendered).toEqual([]);
  await act(async () => root.unmount());
});

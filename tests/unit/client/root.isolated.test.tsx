// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Root } from '../../../client/root.tsx';
import { failed } from '../../../shared/data/resource.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { matchRoute } from '../../../shared/routing/match.ts';
import { intlOf, siteOf } from './support/render-site.tsx';
import { storesOf } from './support/stores.ts';

const rendered = vi.hoisted((): string[] => []);

/** Names of the frame components that throw. */
const broken = vi.hoisted(() => new Set<string>());

const counted = (name: string) => {
  rendered.push(name);
  if (broken.has(name)) throw new Error(`The ${name} broke`);
  return null;
};
vi.mock('../../../client/components/skip-link/skip-link.tsx', () => ({ SkipLink: () => counted('skip link') }));
vi.mock('../../../client/components/linked-sheet/linked-sheet.tsx', () => ({ LinkedSheet: () => null }));
vi.mock('../../../client/components/sticky-bar/sticky-bar.tsx', () => ({ StickyBar: () => counted('bar') }));
vi.mock('../../../client/components/footer/footer.tsx', async () => {
  const { useIntl: useTexts } = await import('../../../shared/i18n/use-intl.ts');
  return { Footer: () => counted(`footer: ${useTexts().text('menu.home')}`) };
});

afterEach(() => {
  document.body.innerHTML = '';
  rendered.length = 0;
  broken.clear();
});

function Heading() {
  return <h1>{useIntl().text('menu.home')}</h1>;
}

const frameIntl = intlOf('en-GB');
const pageIntl = { ...intlOf('en-GB'), text: () => 'Of the page' };

/** Renders the page of a path until the test ends. */
async function showRoot() {
  const site = siteOf('en-GB');
  const stores = storesOf();
  const source = { seed: () => undefined, fetch: async () => failed, ageMs: () => 0 };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: () => undefined });
  onTestFinished(async () => act(async () => root.unmount()));
  const show = (path: string) => {
    const page = { match: matchRoute(path, 'en-GB', 'en'), path, search: new URLSearchParams(), isMovedTo: true };
    return act(async () =>
      root.render(<Root {...{ site, page, frameIntl, source, stores, Page: Heading, intl: pageIntl }} />),
    );
  };
  await show('/slots/');
  return { container, show };
}

it('PERF-01 ROUTE-09 renders the next page with its own texts, and does not render the frame again', async () => {
  const { container, show } = await showRoot();
  expect(container.querySelector('h1')?.textContent).toBe('Of the page');
  expect(new Set(rendered.splice(0))).toEqual(new Set(['skip link', 'bar', `footer: ${frameIntl.text('menu.home')}`]));
  await show('/casino/');
  expect(rendered).toEqual([]);
});

it('ERR-01 an error in an optional navigation element does not affect the page', async () => {
  broken.add('bar');
  const { container } = await showRoot();
  expect(container.querySelector('h1')?.textContent).toBe('Of the page');
  expect(container.querySelector('[role=alert]')).toBeNull();
});

it('SHELL-15 an error in the frame fails the root, whose owner restores the server HTML', async () => {
  broken.add('skip link');
  await expect(showRoot()).rejects.toThrow('The skip link broke');
});

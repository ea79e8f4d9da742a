import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../../../../client/pages/registration-complete/registration-complete-page.tsx';
import type { EntryLink } from '../../../../shared/geo/permissions.ts';
import { after, click } from '../support/act.ts';
import { responses } from '../support/games.ts';
import { plainHtml, renderSite } from '../support/render-site.tsx';

const seed = responses({
  'cms/pages/': {
    title: 'Welcome',
    blocks: [
      { type: 'html', html: '<p>All is checked.</p>' },
      { type: 'steps', title: 'Before you play', items: [{ title: 'Set a limit', text: 'It takes a minute.' }] },
    ],
  },
});
const url = '/registration-complete/';
const lobby = 'https://platform.test/?culture=en-GB';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('registration complete page', () => {
  it('PAGE-11 SSR-05 shows its text and a button to the lobby, and redirects without JavaScript', () => {
    const html = plainHtml(<Page />, { url, seed });
    expect(html).toContain('<h1><span>Welcome</span></h1>');
    expect(html).toContain('It takes a minute.');
    expect(html).toContain(`href="${lobby}"`);
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="5;url=${lobby}"/></noscript>`);
  });

  it('PAGE-11 API-04 redirects also without its text', () => {
    const html = plainHtml(<Page />, { url, seed: responses({}) });
    expect(html).toContain('<h1><span>Your account is open</span></h1>');
    expect(html).toContain(`href="${lobby}"`);
  });

  /** Renders the page for a visitor whose location is known, and collects the links that are followed. */
  async function open(blockedEntryLinks: EntryLink[] = []) {
    const { container, stores } = await renderSite(<Page />, { url, seed });
    const followed: (string | null)[] = [];
    container.addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed.push(event.target.getAttribute('href'));
    });
    await after(() => Object.assign(stores.geo, { initial: false, blockedEntryLinks }));
    return { container, followed };
  }

  it('PAGE-11 follows its link to the lobby after five seconds', async () => {
    const { followed } = await open();
    await after(() => vi.advanceTimersByTime(4_999));
    expect(followed).toEqual([]);
    await after(() => vi.advanceTimersByTime(1));
    expect(followed).toEqual([lobby]);
  });

  it('PAGE-11 COMP-04 does not redirect where games cannot be played', async () => {
    const { container, followed } = await open(['play']);
    await after(() => vi.advanceTimersByTime(60_000));
    expect(followed).toEqual([]);
    expect(container.querySelector('[role=status]')?.textContent).toContain('You’ll stay on this page');
  });

  it('A11Y-01 does not redirect after the visitor chooses to stay', async () => {
    const { container, followed } = await open();
    await click(container.querySelector('button'));
    await after(() => vi.advanceTimersByTime(60_000));
    expect(followed).toEqual([]);
    expect(container.querySelector('[role=status]')?.textContent).toContain('You’ll stay on this page');
    expect(container.querySelector(`a[href="${lobby}"]`)).not.toBeNull();
  });
});

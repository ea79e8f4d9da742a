import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../../../../client/pages/registration-complete/registration-complete-page.tsx';
import { after, click } from '../support/act.ts';
import { answers } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

/** Without the marks between which React fills in what comes later. */
const htmlOf = (...args: Parameters<typeof serverHtml>) => serverHtml(...args).replaceAll(/<!--.*?-->/g, '');

const seed = answers({
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

describe('registration complete', () => {
  it('PAGE-11 SSR-05 has its words, a button to the lobby, and leads on without JavaScript', () => {
    const html = htmlOf(<Page />, { url, seed });
    expect(html).toContain('<h1>Welcome</h1>');
    expect(html).toContain('It takes a minute.');
    expect(html).toContain(`href="${lobby}"`);
    expect(html).toContain(`<noscript><meta http-equiv="refresh" content="5;url=${lobby}"/></noscript>`);
  });

  it('PAGE-11 API-04 leads on without its words', () => {
    const html = htmlOf(<Page />, { url, seed: answers({}) });
    expect(html).toContain('<h1>Your account is open</h1>');
    expect(html).toContain(`href="${lobby}"`);
  });

  it('PAGE-11 goes to the lobby after five seconds', async () => {
    const { navigation } = await renderSite(<Page />, { url, seed });
    await after(() => vi.advanceTimersByTime(4_999));
    expect(navigation.navigate).not.toHaveBeenCalled();
    await after(() => vi.advanceTimersByTime(1));
    expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith(lobby);
  });

  it('A11Y-01 stays when the visitor says so', async () => {
    const { container, navigation } = await renderSite(<Page />, { url, seed });
    await click(container.querySelector('button'));
    await after(() => vi.advanceTimersByTime(60_000));
    expect(navigation.navigate).not.toHaveBeenCalled();
    expect(container.querySelector('[role=status]')?.textContent).toContain('You stay here');
    expect(container.querySelector(`a[href="${lobby}"]`)).not.toBeNull();
  });
});

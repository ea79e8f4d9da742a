import { describe, expect, it, vi } from 'vitest';
import { gameHash, pathOfHash, slugOfHash } from '../../../../client/components/game-overlay/game-hash.ts';
import { GameOverlay } from '../../../../client/components/game-overlay/game-overlay.tsx';
import { after, click, until } from '../support/act.ts';
import { responses, tileCard } from '../support/games.ts';
import { renderSite } from '../support/render-site.tsx';

describe('hashes of the game overlay', () => {
  it.each([
    ['gamepage/slots/lantern-trench', 'lantern-trench'],
    ['search-gamepage/slots/lantern-trench', 'lantern-trench'],
    ['gamepage/slots/bl%C3%A5-m%C3%A5ne/', 'blå-måne'],
    ['gamepage-from-mail/slots/lantern-trench', 'lantern-trench'],
    ['gamepage', undefined],
    ['search', undefined],
    ['account/login', undefined],
    ['gamepage/slots/%E0%A4%A', undefined],
    ['', undefined],
  ])('GAME-06 #%s opens the game %s', (hash, slug) => {
    expect(slugOfHash(hash)).toBe(slug);
  });

  it.each([
    ['search-gamepage/slots/lantern-trench', '/slots/lantern-trench/'],
    ['gamepage//evil.example/x', '/evil.example/x/'],
    ['gamepage/\\evil.example/x', '/evil.example/x/'],
  ])('GAME-06 #%s is resolved to a path of this site', (hash, path) => {
    expect(pathOfHash(hash)).toBe(path);
  });

  it('GAME-06 are built from the path of the game', () => {
    expect(gameHash('/slots/lantern-trench/')).toBe('gamepage/slots/lantern-trench');
    expect(gameHash('/casino/salon/', 'search-gamepage')).toBe('search-gamepage/casino/salon');
  });
});

const info = {
  card: { ...tileCard('Lantern Trench', { rtp: 96.21 }), status: 'active', image: { url: 'a', alt: 'Lantern Trench' } },
  seo: { title: 'Lantern Trench', description: 'A slow dive.' },
  specs: [],
  playTarget: { gameId: 'id', platformPath: '/play/id' },
};

async function open(respond: Parameters<typeof renderSite>[1]) {
  const site = await renderSite(<GameOverlay />, respond);
  await after(() => void (site.stores.ui.hash = 'gamepage/slots/lantern-trench'));
  await after(() => import('../../../../client/components/game-overlay/game-sheet.tsx'));
  return { ...site, dialog: site.container.querySelector('dialog')! };
}

describe('game overlay', () => {
  it('GAME-06 opens for the game in the hash, and its close button closes the hash', async () => {
    const { dialog, navigation, container } = await open({ respond: responses({ 'games/info/': info }) });
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toContain('Lantern Trench');
    expect(dialog.textContent).toContain('96.21%');
    expect(container.querySelector('a[href="/slots/lantern-trench/"]')).not.toBeNull();
    await click(dialog.querySelector('button'));
    expect(navigation.closeHash).toHaveBeenCalledOnce();
  });

  it('GAME-04 GAME-06 API-03 shows the game’s parameters next to the facts of its card', async () => {
    const specs = [
      { key: 'reels', kind: 'text', value: '5 × 4' },
      { key: 'maxWin', kind: 'int', value: 2000 },
    ];
    const { dialog } = await open({
      respond: responses({ 'games/info/': info, 'games/specs/': { gameId: 'id', specs } }),
    });
    await until(() =>
      expect([...dialog.querySelectorAll('dl div')].map(({ textContent }) => textContent)).toEqual([
        'ProviderTidehouse',
        'RTP96.21%',
        'Max win2,000x',
        'Reels5 × 4',
      ]),
    );
  });

  it('GAME-06 is closed by the back button without a second step back in the history', async () => {
    const { dialog, navigation, stores } = await open({ respond: responses({ 'games/info/': info }) });
    await after(() => void (stores.ui.hash = ''));
    expect(dialog.open).toBe(false);
    expect(navigation.closeHash).not.toHaveBeenCalled();
  });

  it('GAME-06 ERR-01 navigates to the game page when rendering the game in the overlay throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await open({ respond: responses({ 'games/info/': {} }), culture: 'en-IE' });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/en-IE/slots/lantern-trench/');
    vi.restoreAllMocks();
  });

  it('API-04 shows a message when the game cannot be loaded', async () => {
    const { dialog } = await open({ respond: responses({}) });
    expect(dialog.textContent).toContain('cannot be shown');
  });
});

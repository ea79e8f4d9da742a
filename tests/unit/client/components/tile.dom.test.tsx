import { describe, expect, it, vi } from 'vitest';
import { Tile } from '../../../../client/components/tile/tile.tsx';
import { VisitorChunkContext } from '../../../../client/visitor/visitor-chunk-context.ts';
import * as parts from '../../../../client/visitor/visitor-chunk.ts';
import { after, click, until } from '../support/act.ts';
import { responses, found, jackpotFeed, tileCard } from '../support/games.ts';
import { renderSite, serverHtml, type SiteSetup } from '../support/render-site.tsx';

const game = tileCard('Lantern Trench', {
  rtp: 96.21,
  volatility: 'mediumHigh',
  minBet: { amount: 10, currency: 'GBP' },
  maxBet: { amount: 5000, currency: 'GBP' },
});

const tile = <Tile game={game} sizes="184px" />;

/** The response of games/info/ for the game. */
const infoOf = (status: string): SiteSetup => ({
  respond: ({ path }) =>
    path.startsWith('/v1/games/info/?culture=en-GB&gameSlug=lantern-trench')
      ? found({ card: { ...game, status }, playTarget: { gameId: '7', platformPath: '/table/7' } })
      : { state: 'failed' },
});

/** Waits for the chunk of the panel, which loads when the pointer or the focus first reaches a tile. */
const panelCode = () => after(() => import('../../../../client/components/tile/tile-panel.tsx'));

async function reach(link: Element | null, pointerType: string) {
  await after(() =>
    // React derives pointerenter from pointerover.
    link?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType })),
  );
  await panelCode();
}

describe('tile', () => {
  it('GAME-03 GAME-06 SSR-05 is a link to the game page without further facts until the pointer or the focus reaches it', () => {
    const html = serverHtml(tile, { culture: 'en-IE' });
    expect(html).toContain('href="/en-IE/slots/lantern-trench/"');
    expect(html).not.toContain('96.21');
  });

  it('GAME-03 shows facts, play and info for a mouse, but not for touch', async () => {
    const { container, navigation } = await renderSite(tile, infoOf('active'));
    const link = container.querySelector('a');
    await reach(link, 'touch');
    expect(container.querySelector('dl')).toBeNull();
    await reach(link, 'mouse');
    expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '96.21%',
      'Medium-high',
      '£0.10–£50',
    ]);
    await until(() =>
      expect(container.querySelectorAll('a')[1]?.href).toBe('https://platform.test/table/7?culture=en-GB'),
    );
    await click(container.querySelector('button'));
    expect(navigation.openHash).toHaveBeenCalledWith('gamepage/slots/lantern-trench');
  });

  const specs = [
    { key: 'paylines', kind: 'int', value: 50 },
    { key: 'jackpot', kind: 'bool', value: false },
    { key: 'reels', kind: 'text', value: '5 × 4' },
    { key: 'maxWin', kind: 'int', value: 2000 },
  ];
  const rowsOf = (container: Element) =>
    [...container.querySelectorAll('dl div')].map(({ textContent }) => textContent);

  it('GAME-03 GAME-04 API-03 adds the game’s parameters to the facts, and links to the game’s page while the play URL is unknown', async () => {
    const { container } = await renderSite(tile, {
      respond: ({ path }) =>
        path === '/v1/games/specs/?culture=en-GB&gameSlug=lantern-trench'
          ? found({ gameId: '7', specs })
          : { state: 'failed' },
    });
    await reach(container.querySelector('a'), 'mouse');
    await until(() =>
      expect(rowsOf(container)).toEqual([
        'RTP96.21%',
        'VolatilityMedium-high',
        'Stake£0.10–£50',
        'Max win2,000x',
        'Reels5 × 4',
      ]),
    );
    expect(container.querySelectorAll('a')[1]?.getAttribute('href')).toBe('/slots/lantern-trench/');
  });

  it('GAME-03 GAME-04 offers no play link for a game under maintenance, and says so', async () => {
    const { container } = await renderSite(tile, infoOf('maintenance'));
    await reach(container.querySelector('a'), 'mouse');
    await until(() => expect(container.querySelector('p')?.textContent).toContain('under maintenance'));
    expect(container.querySelectorAll('a')).toHaveLength(1);
  });

  it.each([
    ['touch', false, ['About Lantern Trench']],
    ['a mouse, because the panel shows them', true, []],
  ])('GAME-03 GAME-06 has an info button beside its title for %s', async (_, canHover, labels) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: canHover } as MediaQueryList);
    const { container, navigation } = await renderSite(<VisitorChunkContext value={parts}>{tile}</VisitorChunkContext>);
    const others = [...container.querySelectorAll<HTMLButtonElement>('button:not([aria-pressed])')];
    expect(others.map((button) => button.getAttribute('aria-label'))).toEqual(labels);
    for (const button of others) {
      await click(button);
      expect(navigation.openHash).toHaveBeenCalledExactlyOnceWith('gamepage/slots/lantern-trench');
    }
    vi.restoreAllMocks();
  });

  it('A11Y-01 shows the facts when the link has keyboard focus', async () => {
    const { container } = await renderSite(tile);
    await after(() => container.querySelector('a')?.focus());
    await panelCode();
    expect(container.querySelector('dl')).not.toBeNull();
  });

  it('GAME-03 shows the live jackpot instead of the provider, if there is one', () => {
    const withJackpot = <Tile game={{ ...game, jackpotId: 'aurora' }} sizes="184px" />;
    expect(serverHtml(withJackpot, { seed: responses({ 'feeds/jackpots/': jackpotFeed }) })).toContain('£1,000.00');
    expect(serverHtml(withJackpot, { seed: responses({}) })).toContain('Tidehouse');
  });

  it('SHELL-11 loads its image lazily unless it is in the first row', () => {
    expect(serverHtml(tile)).toContain('loading="lazy"');
    expect(serverHtml(<Tile game={game} sizes="184px" loading="high" />)).toMatch(
      /^(?!.*loading=).*fetchPriority="high"/i,
    );
  });

  it('SEC-02 reserves space for an image with a URL that is not allowed', () => {
    const html = serverHtml(<Tile game={{ ...game, image: { url: 'https://evil.example/a.png' } }} sizes="184px" />);
    expect(html).toContain('<picture></picture>');
    expect(html).not.toContain('evil');
  });
});

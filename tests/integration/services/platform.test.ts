import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { gameInfo, gamePage } from '../../../shared/contract/games.ts';
import { sendRequest, read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

const unescape = (html: string) => html.replaceAll('&#39;', "'").replaceAll('&amp;', '&');

describe('the platform', () => {
  it.each(cultureCodes)('API-03 GAME-04 %s: serves the lobby, and a game by the path in its data', async (culture) => {
    const lobby = await sendRequest('/platform/', { culture });
    expect([lobby.status, lobby.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    expect(await lobby.text()).toContain(`lang="${cultures[culture].lang}"`);
    const { items } = await read(gamePage, 'v1/games/', { culture, limit: 1 });
    const { playTarget, card } = await read(gameInfo, 'v1/games/info/', { culture, gameSlug: items[0]?.slug });
    const game = await sendRequest(`/platform${playTarget.platformPath}`, { culture });
    expect([game.status, unescape(await game.text())]).toEqual([200, expect.stringContaining(card.name)]);
  });

  it('API-03 SEO-04 responds with noindex', async () => {
    const response = await sendRequest('/platform/', { culture: 'sv' });
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
  });
});

import { messages } from 'messages:all';
import { describe, expect, it } from 'vitest';
import { product } from '../../../../brands/index.ts';
import { Badges } from '../../../../client/components/badge/badges.tsx';
import { chooseBadges } from '../../../../client/components/badge/choose-badges.ts';
import { cultures } from '../../../../locales/index.ts';
import type { Badge } from '../../../../shared/contract/games.ts';
import { type CompiledMessages, createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { IntlContext } from '../../../../shared/i18n/use-intl.ts';
import { after } from '../support/act.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const game = { badges: ['original'] } as const;

it.each([
  ['en-GB', `<i>${product.name} </i>Original`],
  ['de-DE', `<i>${product.name}-</i>Original`],
  ['sv', `<i>${product.name}-</i>original`],
  ['da', `<i>${product.name}-</i>original`],
  ['fi', `<i>${product.name}-</i>originaali`],
  ['fr-CA', `Original <i>${product.name}</i>`],
] as const)(
  'GAME-03 I18N-06 in %s a badge hides its name on small screens with the sign behind it',
  (locale, badge) => {
    const texts = Object.assign({}, ...Object.values(messages[locale] ?? {})) as CompiledMessages;
    const html = serverHtml(
      <IntlContext value={createCultureIntl(cultures['en-GB'], texts)}>
        <Badges game={game} />
      </IntlContext>,
    );
    expect(html.replaceAll('<!-- -->', '')).toContain(badge);
  },
);

it('GAME-10 the badge of a game released since the last visit is shown to returning visitors only, in place of the badge for new games', async () => {
  const fresh = { badges: ['new'] as const, releasedAt: '2026-11-12' };
  const { container, stores } = await renderSite(<Badges game={fresh} />);
  expect(container.textContent).toBe('New');
  await after(() => Object.assign(stores.visits, { previous: Date.parse('2026-11-13') }));
  expect(container.textContent).toBe('New');
  await after(() => Object.assign(stores.visits, { previous: Date.parse('2026-11-01') }));
  expect(container.textContent).toBe('New to you');
});

describe('chooseBadges', () => {
  it('GAME-03 returns at most two badges, the most important first', () => {
    expect(chooseBadges({ badges: ['popular', 'rating', 'new', 'original'], rating: 4.8 })).toEqual([
      'original',
      'new',
    ]);
  });

  it('GAME-03 includes the rating badge only if the game has a rating', () => {
    expect(chooseBadges({ badges: ['rating'] })).toEqual([]);
    expect(chooseBadges({ badges: ['rating', 'jackpot'], rating: 4.8 })).toEqual(['jackpot', 'rating']);
  });

  it.each([
    ['original new', 'original newSince'],
    ['new popular', 'newSince'],
    ['exclusive popular', 'exclusive newSince'],
    ['', 'newSince'],
  ])(
    'GAME-10 changes "%s" to "%s" for a game that is new since the last visit, and keeps the order',
    (badges, expected) => {
      const given = badges.split(' ').filter(Boolean) as Badge[];
      expect(chooseBadges({ badges: given }, true).join(' ')).toBe(expected);
    },
  );
});

import * as v from 'valibot';
import { cultures } from '../../../../locales/index.ts';
import type { Money } from '../../../../shared/contract/basics.ts';
import type { WrittenPromotion, WrittenPromotionCard } from '../../../../shared/contract/written.ts';
import { gameSlug, homeGroup, href, markdownWithoutEmbeds, picture } from '../context-fields.ts';
import type { ContentContext } from '../context.ts';
import { day, instantOf, integer, many, minorUnits, oneOf, record, seo, slug, words } from '../fields.ts';
import { pagePath } from '../pages.ts';
import { cardImage, sceneOf, shareUrl } from '../pictures.ts';
import { defineKind, draft, newestFirst } from './kind.ts';

/** A stored promotion. Its status follows from the clock, its alternates from the other cultures. */
export type StoredPromotionCard = Omit<WrittenPromotionCard, 'status'>;
export type StoredPromotion = Omit<WrittenPromotion, keyof WrittenPromotionCard | 'alternates'>;

const audiences = ['new', 'all', 'existing'] as const;

const claim = (context: ContentContext) =>
  v.pipe(
    record({
      label: words(40),
      target: oneOf(['register', 'login', 'platform', 'external']),
      href: v.exactOptional(href(context)),
    }),
    v.check(
      ({ target, href: leads }) => (target === 'external') === (leads !== undefined),
      'needs an href when its target is "external", and only then',
    ),
  );

const wagering = record({
  multiplier: integer(1, 100),
  base: oneOf(['bonus', 'depositAndBonus', 'winnings']),
  days: integer(1, 365),
  contributions: many(
    record({
      product: words(60),
      percent: integer(0, 100),
      kind: v.exactOptional(oneOf(['casino', 'bingo', 'betting', 'lottery'])),
    }),
  ),
});

const terms = (context: ContentContext) =>
  record({
    minDeposit: v.exactOptional(minorUnits),
    maxBonus: v.exactOptional(minorUnits),
    freeSpins: v.exactOptional(record({ count: integer(1, 1000), game: gameSlug(context), spinValue: minorUnits })),
    wagering: v.exactOptional(many(wagering)),
    maxBet: v.exactOptional(words(200)),
    text: markdownWithoutEmbeds(context),
  });

const schema = (context: ContentContext, id: string) =>
  v.pipe(
    record({
      slug: v.optional(slug, id),
      title: words(90),
      teaser: words(120),
      picture,
      group: homeGroup(context, 'promotions'),
      claim: claim(context),
      get: words(120),
      when: words(120),
      bonusCode: v.exactOptional(v.pipe(words(30), v.regex(/^[A-Z\d-]+$/, 'needs capital letters and digits'))),
      eligiblePlayer: words(200),
      significantTerms: words(900),
      start: day,
      end: v.exactOptional(day),
      product: oneOf(['casino', 'slots', 'bingo']),
      audience: oneOf(audiences),
      terms: terms(context),
      seo,
      updatedAt: day,
      draft: draft(id),
      body: markdownWithoutEmbeds(context),
    }),
    v.forward(
      v.check(({ start, end }) => end === undefined || start <= end, 'is before the start'),
      ['end'],
    ),
  );

type Terms = v.InferOutput<ReturnType<typeof terms>>;

function describeTerms({ text, minDeposit, maxBonus, freeSpins, ...others }: Terms, currency: string) {
  const money = (amount: number): Money => ({ amount, currency });
  return {
    html: text.html,
    ...(minDeposit !== undefined && { minDeposit: money(minDeposit) }),
    ...(maxBonus !== undefined && { maxBonus: money(maxBonus) }),
    ...(freeSpins && {
      freeSpins: { count: freeSpins.count, gameSlug: freeSpins.game, spinValue: money(freeSpins.spinValue) },
    }),
    ...others,
  };
}

/** `promotions/<id>.md` */
export const promotion = defineKind({
  files: /^promotions\/([^/]+)\.md$/,
  page: 'promotions',
  schema,
  toItems(
    { picture: choice, group, draft: isDraft, terms: written, body, seo: head, updatedAt, ...fields },
    id,
    context,
  ) {
    const { culture, artVersion, outline } = context;
    const path = isDraft ? undefined : outline.paths.get(`promotion/${id}`);
    const owner = { culture, kind: 'promotion', id };
    const art = sceneOf(id, choice);
    const card: StoredPromotionCard = {
      id,
      ...fields,
      image: cardImage(artVersion, owner, art),
      // A draft has no page yet; the policy holds for it all the same.
      termsPath: path ?? pagePath(culture, 'bonusPolicy') ?? '/',
    };
    const rest: StoredPromotion = {
      body: body.html,
      terms: describeTerms(written, cultures[culture].currency),
      seo: { ...head, ogImage: shareUrl(artVersion, owner, art) },
      updatedAt: instantOf(updatedAt),
    };
    return [
      {
        kind: owner.kind,
        id,
        slug: fields.slug,
        ...(path !== undefined && { path }),
        section: group,
        draft: isDraft,
        order: `${audiences.indexOf(fields.audience)} ${newestFirst(fields.start)} ${id}`,
        updatedAt: rest.updatedAt,
        art,
        card,
        rest,
      },
    ];
  },
});

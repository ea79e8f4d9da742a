import * as v from 'valibot';
import type { WrittenBlock, WrittenContentPage } from '../../../../shared/contract/written.ts';
import { cultures } from '../../../../locales/index.ts';
import { gameGroup, labelledLink, markdownWithoutEmbeds } from '../context-fields.ts';
import type { ContentContext } from '../context.ts';
import { day, flag, instantOf, integer, many, record, seo, slug, words } from '../fields.ts';
import { termsBeside } from '../offer-terms.ts';
import { pagePath } from '../pages.ts';
import { defineKind } from './kind.ts';
import { isRecord } from '../../../../shared/data/is-record.ts';

export type StoredPage = Omit<WrittenContentPage, 'alternates'>;

const block = (context: ContentContext) =>
  v.variant(
    'type',
    [
      record({
        type: v.literal('games'),
        title: words(90),
        groups: many(gameGroup(context)),
        limit: integer(1, 48),
      }),
      record({
        type: v.literal('steps'),
        title: words(90),
        items: many(record({ title: words(90), text: words() })),
      }),
      v.pipe(
        record({
          type: v.literal('offer'),
          title: words(90),
          text: words(),
          cta: labelledLink(context),
          terms: v.exactOptional(words(900)),
        }),
        v.check(() => cultures[context.culture].promotionsEnabled, 'is an offer, and this market may have none'),
        v.transform((offer) => ({ ...offer, terms: termsBeside(context, offer.cta.href, offer.terms) ?? '' })),
        v.forward(
          v.check(({ terms }) => terms !== '', 'is missing'),
          ['terms'],
        ),
      ),
      v.pipe(
        record({ type: v.literal('html'), text: markdownWithoutEmbeds(context) }),
        v.transform(({ type, text }) => ({ type, html: text.html })),
      ),
    ],
    'needs a type: games, steps, offer or html',
  );

const schema = (context: ContentContext) =>
  record({
    title: words(90),
    seo,
    slug: v.exactOptional(slug),
    landing: v.optional(flag, false),
    updatedAt: day,
    blocks: v.optional(many(block(context)), []),
    body: markdownWithoutEmbeds(context),
  });

const isLanding = (fields: unknown) => isRecord(fields) && fields['landing'] === true;

/** `pages/<code>.md`: the page with the route of that key, or a landing page. */
export const page = defineKind({
  files: /^pages\/([^/]+)\.md$/,
  page: (id, fields) => (isLanding(fields) ? 'landing' : id),
  schema,
  toItems({ title, seo: head, slug: ownSlug, landing, updatedAt, blocks, body }, id, { culture, outline }) {
    const path = landing ? outline.paths.get(`landing/${id}`) : pagePath(culture, id);
    const first: WrittenBlock = { type: 'html', html: body.html };
    const card: StoredPage = {
      code: id,
      slug: ownSlug ?? id,
      title,
      seo: head,
      blocks: [first, ...blocks],
      updatedAt: instantOf(updatedAt),
    };
    const kind = landing ? 'landing' : 'page';
    return [
      { kind, id, slug: card.slug, ...(path !== undefined && { path }), order: id, updatedAt: card.updatedAt, card },
    ];
  },
});

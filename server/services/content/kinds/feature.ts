import * as v from 'valibot';
import type { WrittenFeature, WrittenFeatureCard } from '../../../../shared/contract/written.ts';
import { homeGroup, labelledLink, markdownWithoutEmbeds, picture } from '../context-fields.ts';
import type { ContentContext } from '../context.ts';
import { day, instantOf, record, seo, slug, words } from '../fields.ts';
import { cardImage, sceneOf, shareUrl } from '../pictures.ts';
import { defineKind, draft, newestFirst } from './kind.ts';

export type StoredFeature = Omit<WrittenFeature, keyof WrittenFeatureCard | 'alternates'>;

const schema = (context: ContentContext, id: string) =>
  record({
    slug: v.optional(slug, id),
    title: words(90),
    teaser: words(120),
    picture,
    group: homeGroup(context, 'features'),
    cta: v.exactOptional(labelledLink(context)),
    seo,
    updatedAt: day,
    draft: draft(id),
    body: markdownWithoutEmbeds(context),
  });

/** `features/<id>.md` */
export const feature = defineKind({
  files: /^features\/([^/]+)\.md$/,
  page: 'features',
  schema,
  toItems(
    { slug: ownSlug, title, teaser, picture: choice, group, cta, seo: head, updatedAt, draft: isDraft, body },
    id,
    context,
  ) {
    const { culture, artVersion, outline } = context;
    const path = isDraft ? undefined : outline.paths.get(`feature/${id}`);
    const owner = { culture, kind: 'feature', id };
    const art = sceneOf(id, choice);
    const rest: StoredFeature = {
      body: body.html,
      ...(cta && { cta }),
      seo: { ...head, ogImage: shareUrl(artVersion, owner, art) },
      updatedAt: instantOf(updatedAt),
    };
    return [
      {
        kind: owner.kind,
        id,
        slug: ownSlug,
        ...(path !== undefined && { path }),
        section: group,
        draft: isDraft,
        order: `${newestFirst(updatedAt)} ${id}`,
        updatedAt: rest.updatedAt,
        art,
        card: {
          id,
          slug: ownSlug,
          title,
          teaser,
          image: cardImage(artVersion, owner, art),
        } satisfies WrittenFeatureCard,
        rest,
      },
    ];
  },
});

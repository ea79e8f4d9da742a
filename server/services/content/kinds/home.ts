import * as v from 'valibot';
import type { WrittenPromotionsHome } from '../../../../shared/contract/written.ts';
import { markdownWithoutEmbeds } from '../context-fields.ts';
import type { ContentContext } from '../context.ts';
import { code, day, instantOf, many, record, seo, words } from '../fields.ts';
import { defineKind, draft, type Kind } from './kind.ts';

/** A stored first page. The cards of its groups are added when it is requested. */
export type StoredHome = Omit<WrittenPromotionsHome, 'groups' | 'draft'> & {
  groups: { code: string; title: string }[];
};

const schema = (context: ContentContext, id: string) =>
  record({
    title: words(90),
    seo,
    groups: v.pipe(many(record({ code, title: words(60) })), v.minLength(1, 'is empty')),
    terms: v.exactOptional(markdownWithoutEmbeds(context)),
    updatedAt: day,
    draft: draft(id),
    body: markdownWithoutEmbeds(context),
  });

/** The first page of promotions or features. A draft's file is called `promotions-home.draft.md`. */
function defineHome(page: 'promotions' | 'features'): Kind {
  const kind = `${page}-home`;
  const home = defineKind({
    files: new RegExp(`^(${kind}(?:\\.draft)?)\\.md$`),
    page,
    schema,
    toItems({ title, seo: head, groups, terms, updatedAt, draft: isDraft, body }, id) {
      const stored: StoredHome = {
        seo: head,
        title,
        introHtml: body.html,
        groups,
        ...(terms && { termsHtml: terms.html }),
      };
      return [{ kind, id, slug: id, draft: isDraft, order: id, updatedAt: instantOf(updatedAt), card: stored }];
    },
  });
  return { ...home, idOf: (name) => home.idOf(name)?.replace(/^(.*)\.draft$/, 'draft-$1') };
}

export const promotionsHome = defineHome('promotions');
export const featuresHome = defineHome('features');

import type { WrittenTermsText } from '../../../../shared/contract/written.ts';
import type { WrittenSimpleFeed } from '../../../../shared/contract/written.ts';
import { markdownWithoutEmbeds } from '../context-fields.ts';
import type { ContentContext } from '../context.ts';
import { day, instantOf, record, version, words } from '../fields.ts';
import { pagePath } from '../pages.ts';
import { defineKind } from './kind.ts';

const legal = (context: ContentContext) => ({
  title: words(90),
  version,
  effectiveFrom: day,
  body: markdownWithoutEmbeds(context),
});

/** `feeds/<feedCode>.md`: a legal or help text on a page of its own, whose key is the code. */
export const feed = defineKind({
  files: /^feeds\/([^/]+)\.md$/,
  page: (id) => id,
  schema: (context) => record(legal(context)),
  toItems({ title, version: number, effectiveFrom, body }, id, { culture }) {
    const path = pagePath(culture, id);
    const card: WrittenSimpleFeed = { version: number, effectiveFrom, title, body: body.html };
    return [
      {
        kind: 'feed',
        id,
        slug: id,
        ...(path !== undefined && { path }),
        order: id,
        updatedAt: instantOf(effectiveFrom),
        card,
      },
    ];
  },
});

/** Terms by key, each with the page that they belong to. A culture without that page has no such terms. */
const subjects: Readonly<Record<string, string>> = { bonus: 'bonusPolicy', voucher: 'promotions' };

/** `terms/<key>.md`: terms that a dialogue shows. */
export const terms = defineKind({
  files: /^terms\/([^/]+)\.md$/,
  page: (id) => subjects[id],
  schema: (context) => record(legal(context)),
  toItems({ title, version: number, effectiveFrom, body }, id) {
    const card: WrittenTermsText = { key: id, title, body: body.html, version: number, effectiveFrom };
    return [{ kind: 'terms', id, slug: id, order: id, updatedAt: instantOf(effectiveFrom), card }];
  },
});

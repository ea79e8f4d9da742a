import * as v from 'valibot';
import { themes } from '../art/themes/index.ts';
import { groupCodes } from '../games/groups.ts';
import type { ContentContext } from './context.ts';
import { code, record, slug, words } from './fields.ts';
import { isExternal, resolveLink } from './links.ts';
import { type Rendered, renderMarkdown } from './markdown.ts';

/** Fields whose meaning depends on the culture: links, texts with links, games, pictures. */

/** Markdown that becomes html. */
export function markdown(context: ContentContext) {
  return v.pipe(
    v.string('needs a text'),
    v.trim(),
    v.nonEmpty('is empty'),
    v.rawTransform(({ dataset, addIssue }): Rendered => {
      const rendered = renderMarkdown(dataset.value, context);
      for (const message of new Set(rendered.wrong)) addIssue({ message });
      return rendered;
    }),
  );
}

/** Markdown where cards have no place. */
export function markdownWithoutEmbeds(context: ContentContext) {
  return v.pipe(
    markdown(context),
    v.check(({ embeds }) => embeds.length === 0, 'has an embed, which is shown in blog posts alone'),
  );
}

/** Where a link leads: a path without locale prefix, a hash, or an address. */
export function href(context: ContentContext) {
  return v.pipe(
    v.string('needs a link'),
    v.rawTransform(({ dataset, addIssue }) => {
      const found = resolveLink(dataset.value, context);
      if ('href' in found) return found.href;
      addIssue({ message: `is a wrong link: ${found.wrong}` });
      return dataset.value;
    }),
  );
}

export function link(context: ContentContext) {
  return v.pipe(
    href(context),
    v.transform((target) => (isExternal(target) ? { href: target, external: true } : { href: target })),
  );
}

/** A button: its words and where it leads. */
export function labelledLink(context: ContentContext) {
  return v.pipe(
    record({ label: words(40), href: link(context) }),
    v.transform(({ label, href: target }) => ({ label, ...target })),
  );
}

/** The slug of a game that is offered. */
export function gameSlug({ games, culture }: ContentContext) {
  return v.pipe(
    slug,
    v.check(
      (name) => games.pathOf(name) !== undefined,
      ({ input }) => `names the game "${input}", which ${culture} lacks`,
    ),
  );
}

/** A group of games that has some. */
export function gameGroup({ games, culture }: ContentContext) {
  return v.pipe(
    code,
    v.check(
      (group) => groupCodes.includes(group) && games.hasGroup(group),
      ({ input }) => `names the group "${input}", which ${culture} lacks`,
    ),
  );
}

/** The group of a first page (of promotions, of features) in which an item is. */
export function homeGroup({ outline }: ContentContext, home: 'promotions' | 'features') {
  return v.pipe(
    code,
    v.check(
      (group) => outline.groups[home].has(group),
      ({ input }) => `names "${input}", which is no group of ${home}-home.md`,
    ),
  );
}

/** A scene of the art kit: where it plays, what it shows, in which colours. */
export interface SceneChoice {
  theme: string;
  composition: string;
  palette?: number;
}

/** `theme/composition` or `theme/composition/palette`. */
export const picture = v.pipe(
  v.string('needs a picture such as deep-sea/pearl/2'),
  v.regex(/^[a-z-]+\/[a-z-]+(?:\/[0-4])?$/, 'needs a picture such as deep-sea/pearl/2'),
  v.transform((text): SceneChoice => {
    const [theme = '', composition = '', palette] = text.split('/');
    return { theme, composition, ...(palette !== undefined && { palette: Number(palette) }) };
  }),
  v.check(({ theme, composition }) => {
    const known = themes.find(({ id }) => id === theme);
    return known?.compositions.some(({ id }) => id === composition) ?? false;
  }, 'names a picture that the art kit lacks'),
);

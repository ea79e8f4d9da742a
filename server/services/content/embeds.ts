import type { TokenizerAndRendererExtension } from 'marked';
import type { ContentContext } from './context.ts';

/** A card that a text embeds by a line of its own: `@[game](lantern-trench)`. */
export interface EmbedToken {
  type: 'embed';
  raw: string;
  /** `game.lantern-trench` */
  id: string;
}

const line = /^@\[(game|promotion)\]\(([\w-]+)\)[ \t]*(?:\n+|$)/;

/** The line becomes an empty element that names the card; the site fills it. */
export const embedExtension: TokenizerAndRendererExtension = {
  name: 'embed',
  level: 'block',
  start(source) {
    const before = source.indexOf('\n@[');
    return before < 0 ? undefined : before;
  },
  tokenizer(source): EmbedToken | undefined {
    const [raw, kind = '', name = ''] = line.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'embed', raw, id: `${kind}.${name}` };
  },
  renderer: (token) => `<div data-embed="${(token as EmbedToken).id}"></div>\n`,
};

/** Takes the id of an embed apart. */
export function parseEmbed(id: string): { kind: 'game' | 'promotion'; name: string } | undefined {
  const [, kind, name] = /^(game|promotion)\.([\w-]{1,100})$/.exec(id) ?? [];
  return (kind === 'game' || kind === 'promotion') && name !== undefined ? { kind, name } : undefined;
}

export function isKnownEmbed(id: string, { games, outline }: ContentContext): boolean {
  const embed = parseEmbed(id);
  if (!embed) return false;
  return embed.kind === 'game' ? games.pathOf(embed.name) !== undefined : outline.paths.has(`promotion/${embed.name}`);
}

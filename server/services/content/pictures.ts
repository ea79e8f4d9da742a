import { hash } from 'node:crypto';
import type { CultureCode } from '../../../locales/index.ts';
import type { WrittenImg } from '../../../shared/contract/written.ts';
import type { PaymentMark } from '../art/payment-mark.ts';
import type { GameArt } from '../catalogue/game.ts';
import { giveUrl, type PictureWithUrl } from '../images/picture-with-url.ts';
import { placeholderOf } from '../images/motif.ts';
import { avatarSize, paymentMarkSize, pictureSize, shareSize } from '../images/sizes.ts';
import type { SceneChoice } from './context-fields.ts';

/** Input for drawing an item's pictures. */
export type ItemArt =
  | { kind: 'scene'; art: GameArt }
  | { kind: 'mark'; mark: PaymentMark }
  | { kind: 'avatar'; hue: number; seed: string };

/** The item that a picture belongs to. */
export interface PictureOwner {
  culture: CultureCode;
  /** Kind of the item, such as `promotion`. */
  kind: string;
  id: string;
}

/** Purpose of an item's picture. It is the first part of the picture's URL. */
export const pictureRoles = ['picture', 'share', 'mark-light', 'mark-dark', 'avatar'] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** The fixed palette of an item without one of its own. */
const ownPalette = (id: string) => Number.parseInt(hash('sha256', id, 'hex').slice(0, 2), 16) % 5;

/** The scene of an item. The id seeds its random choices. */
export function sceneOf(
  id: string,
  { theme, composition, palette = ownPalette(id) }: SceneChoice,
): ItemArt & { kind: 'scene' } {
  return { kind: 'scene', art: { theme, composition, palette, mirrored: false, seed: id, lines: [] } };
}

/** The drawing of an item for one use; undefined when its art has none for it. */
export function itemPicture(
  artVersion: string,
  { culture, kind, id }: PictureOwner,
  role: PictureRole,
  art: ItemArt,
): PictureWithUrl | undefined {
  const at = (drawing: Parameters<typeof giveUrl>[2]) =>
    giveUrl(`content/${[role, culture, kind, id].join('.')}`, artVersion, drawing);
  if (art.kind === 'scene' && (role === 'picture' || role === 'share')) {
    const size = role === 'picture' ? pictureSize : shareSize;
    const subject = { kind: 'picture', art: art.art, scene: 0, ratio: size.width / size.height } as const;
    return at({ subject, size, alt: '' });
  }
  if (art.kind === 'mark' && (role === 'mark-light' || role === 'mark-dark')) {
    const ground = role === 'mark-light' ? 'light' : 'dark';
    return at({ subject: { kind: 'payment-mark', mark: art.mark, ground }, size: paymentMarkSize, alt: art.mark.name });
  }
  if (art.kind === 'avatar' && role === 'avatar') {
    return at({ subject: { kind: 'avatar', hue: art.hue, seed: art.seed }, size: avatarSize, alt: '' });
  }
  return undefined;
}

/** The address of a drawing that the item's art has. */
export function pictureUrl(artVersion: string, owner: PictureOwner, role: PictureRole, art: ItemArt): string {
  const found = itemPicture(artVersion, owner, role, art);
  if (!found) throw new Error(`[content] ${owner.kind} "${owner.id}" has no ${role}: its art is a ${art.kind}.`);
  return found.url;
}

/** Picture of an item for cards. Its alternative text is empty, since the card's text is beside it. */
export function cardImage(artVersion: string, owner: PictureOwner, art: ItemArt & { kind: 'scene' }): WrittenImg {
  const { width, height } = pictureSize;
  return {
    url: pictureUrl(artVersion, owner, 'picture', art),
    width,
    height,
    alt: '',
    placeholder: placeholderOf(art.art),
  };
}

/** The picture that networks show with a shared link, in a format that all of them read. */
export const shareUrl = (artVersion: string, owner: PictureOwner, art: ItemArt): string =>
  `${pictureUrl(artVersion, owner, 'share', art)}?f=jpeg`;

import { hash } from 'node:crypto';
import type { WrittenImg } from '../../../shared/contract/written.ts';
import type { GameArt } from '../catalogue/game.ts';
import { pictureSize, tileSize } from './sizes.ts';

/**
 * URLs of pictures, relative to the image origin. Each has a hash of all that it is drawn from, the art's sources included: a
 * picture that changes gets a new URL, so responses may be cached forever.
 */

/** Eight hex digits for a picture's description: with its name enough, and a page repeats each of them. */
export function hashArt(artVersion: string, description: unknown): string {
  return hash('sha256', artVersion + JSON.stringify(description), 'hex').slice(0, 8);
}

export interface ArtUrl {
  slug: string;
  artHash: string;
}

export interface DescribedArt extends ArtUrl {
  art: GameArt;
  name: string;
  placeholder: string;
}

export function tileOf({ slug, artHash, name, placeholder }: Omit<DescribedArt, 'art'>): WrittenImg {
  const { width, height } = tileSize;
  return { url: `games/${slug}.${artHash}`, width, height, alt: name, placeholder };
}

/** A scene of the game without its title; 0 is the tile's own, the others are further ones. */
export function pictureOf({ slug, artHash, name, placeholder }: Omit<DescribedArt, 'art'>, scene: number): WrittenImg {
  const { width, height } = pictureSize;
  return { url: `pictures/${slug}.${artHash}.${scene}`, width, height, alt: name, placeholder };
}

const filePattern = /^([\w-]{1,120})\.([0-9a-f]{8})(?:\.([0-3]))?$/;

/** Takes a file name of one of these URLs apart. */
export function parseFile(file: string): (ArtUrl & { scene: number }) | undefined {
  const [, slug, artHash, scene] = filePattern.exec(file) ?? [];
  return slug && artHash ? { slug, artHash, scene: Number(scene ?? 0) } : undefined;
}

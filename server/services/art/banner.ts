import { drawAubergineDusk } from './banners/aubergine-dusk.ts';
import type { Fan } from './banners/fan.ts';
import { drawCard, drawFan } from './banners/fan.ts';
import { drawGraphite } from './banners/graphite.ts';
import { drawNightSky } from './banners/night-sky.ts';
import { drawNordicLight } from './banners/nordic-light.ts';
import type { Scene } from './kit/scene.ts';
import { createScene } from './kit/scene.ts';
import type { Tile } from './tile.ts';

const arts = {
  'night-sky': drawNightSky,
  graphite: drawGraphite,
  'nordic-light': drawNordicLight,
  'aubergine-dusk': drawAubergineDusk,
} as const satisfies Record<string, (scene: Scene, festive: boolean) => void>;

/** The hero backgrounds by name; a brand's `look` says which is its own. */
export type BannerArt = keyof typeof arts;

/** Subject of a background. The seed moves stars, hills and firs, but never changes the composition. */
export interface Banner {
  readonly art: BannerArt;
  readonly width: number;
  readonly height: number;
  readonly seed?: string;
  readonly festive?: boolean;
}

function composeBanner({ art, width, height, seed = art, festive = false }: Banner): Scene {
  const scene = createScene(seed, width, height);
  arts[art](scene, festive);
  return scene;
}

/** A hero background as SVG, made for 1920 by 472 and 750 by 360; text has its place on the left of wide ones. */
export function drawBanner(banner: Banner): string {
  return composeBanner(banner).toSvg();
}

/** Three tiles as a fan on nothing, made for 1920 by 292: two thirds along a wide canvas, centred on a narrow one. */
export function drawBannerForeground(fan: Fan, width: number, height: number): string {
  const scene = createScene('fan', width, height);
  drawFan(scene, fan, width / height > 3 ? width * 0.674 : width / 2);
  return scene.toSvg();
}

/** A picture for links shared elsewhere, 1200 by 630: a background with one tile in the middle, where square crops keep it. */
export function drawShareImage(art: BannerArt, tile: Tile): string {
  const scene = composeBanner({ art, width: 1200, height: 630, seed: `${art} share` });
  drawCard(scene, tile, 600, 315, 548, { turn: 4, corner: 14, idPrefix: 't' });
  return scene.toSvg();
}

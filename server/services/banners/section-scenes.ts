import { themes } from '../art/themes/index.ts';
import type { GameArt } from '../catalogue/game.ts';

/** A scene of the art kit, and the part of it that a slim banner shows: units of its height, and the unit in their middle. */
interface SectionScene {
  theme: string;
  composition: string;
  span: number;
  middle: number;
}

const scene = (theme: string, composition: string, span = 380, middle = 300): SectionScene => ({
  theme,
  composition,
  span,
  middle,
});

/** Scene of each section's banner. No two sections share a scene. */
const scenes = new Map<string, SectionScene>(
  Object.entries({
    product: scene('number-grid', 'raised'),
    slots: scene('fruit', 'reels'),
    megaways: scene('jungle', 'temple', 440),
    jackpots: scene('gems', 'one-stone'),
    'daily-jackpots': scene('clockwork', 'clock-face', 420),
    bingo: scene('bingo', 'tumble'),
    casino: scene('table', 'chip-stacks', 420),
    roulette: scene('table', 'wheel', 400),
    blackjack: scene('table', 'dealt-hand', 420),
    'other-games': scene('table', 'dice'),
    plinko: scene('one-offs', 'peg-drop', 440),
    'video-bingo': scene('bingo', 'cage', 440),
    'live-roulette': scene('table', 'wheel-turned', 400),
    promotions: scene('roaring-twenties', 'peacock', 440),
    features: scene('clockwork', 'heart'),
    winners: scene('one-offs', 'fortune-wheel', 420),
    blog: scene('clockwork', 'moon-dial', 420),
    'blog-tag': scene('deep-sea', 'nautilus', 420),
    'blog-tag-how-games-work': scene('number-grid', 'reels', 440),
    'blog-tag-numbers': scene('number-grid', 'cube', 440),
    'blog-tag-bingo': scene('bingo', 'card', 440),
    'blog-tag-tables': scene('table', 'ball-landing', 400),
    'blog-tag-studios': scene('neon', 'record', 420),
    'blog-tag-safer-play': scene('desert', 'oasis', 440),
    'blog-tag-numeros-claros': scene('number-grid', 'orbit', 440),
    'blog-tag-ruleta-y-blackjack': scene('table', 'layout', 400),
    'blog-tag-estudios': scene('jungle', 'mask', 440),
    'blog-tag-juego-seguro': scene('jungle', 'waterfall', 440),
    'blog-tag-dinero-y-condiciones': scene('pirate-coast', 'compass', 440),
    'blog-search': scene('pirate-coast', 'corsair', 440),
    payments: scene('gems', 'crystal-cave', 420),
    'payment-method': scene('gems', 'pendant', 420),
    help: scene('pirate-coast', 'beacon', 470),
    contact: scene('north', 'lantern', 440),
    'about-us': scene('outer-space', 'comet', 400),
    affiliates: scene('clockwork', 'orrery', 400),
    'mobile-app': scene('neon', 'horizon', 440),
    'pay-n-play': scene('north', 'ice-star', 420),
    trustly: scene('north', 'lake', 400, 380),
    privacy: scene('deep-sea', 'pearl', 420),
    'self-assessment': scene('desert', 'hourglass', 470),
    'bonus-policy': scene('gems', 'falling-stones', 420),
    terms: scene('roaring-twenties', 'towers', 470),
    documents: scene('jungle', 'gate', 440),
    authorised: scene('north', 'peak', 440),
    impressum: scene('outer-space', 'ringed-planet', 400),
    restricted: scene('outer-space', 'daybreak', 400),
  }),
);

const tagPrefix = 'blog-tag-';

/**
 * The section whose picture a section shows: its own, or that of all blog tags for a tag without a scene. Undefined where a section has
 * the site's own background. The result is one of a fixed set, so that invented section codes cannot cause new pictures.
 */
export function sceneSection(section: string): string | undefined {
  if (scenes.has(section)) return section;
  return section.startsWith(tagPrefix) ? 'blog-tag' : undefined;
}

/** The scene of a section in the colours that come closest to a hue; undefined for one that has the site's own background. */
export function sectionScene(section: string, hue: number): { art: GameArt; span: number; middle: number } | undefined {
  const known = scenes.get(sceneSection(section) ?? '');
  if (!known) return undefined;
  const { theme: id, composition, span, middle } = known;
  const palettes = themes.find((theme) => theme.id === id)?.palettes ?? [];
  const distances = palettes.map((palette) => Math.abs(((palette.hue - hue + 540) % 360) - 180));
  const palette = distances.indexOf(Math.min(...distances));
  return {
    art: { theme: id, composition, palette, mirrored: false, seed: `section ${sceneSection(section)}`, lines: [] },
    span,
    middle,
  };
}

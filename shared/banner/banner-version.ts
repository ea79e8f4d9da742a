import { isFestiveDay } from '../time/festive.ts';

/** `ver` parameter of `banners/media` for pictures of the festive season. */
export const festiveVersion = 'festive';

/**
 * `ver` parameter of `banners/media` for a day (`2026-12-24`), real or emulated, so that pictures match the page's
 * texts.
 */
export const bannerVersion = (day: string): string => (isFestiveDay(day) ? festiveVersion : '1');

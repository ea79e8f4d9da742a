import { isFestiveDay } from '../time/festive.ts';

/** `ver` of `banners/media` for the pictures of festive days. */
export const festiveVersion = 'festive';

/** `ver` of `banners/media` for a page of a day (`2026-12-24`), real or emulated: its pictures follow it as its words do. */
export const bannerVersion = (day: string): string => (isFestiveDay(day) ? festiveVersion : '1');

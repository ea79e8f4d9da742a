import type { EmblemName } from './emblem-drawings.ts';
import css from './emblem.module.css';

/** Class names that draw an emblem before the text. */
export const emblemClass = (name: EmblemName): string => `${css.emblem} ${css[name]}`;

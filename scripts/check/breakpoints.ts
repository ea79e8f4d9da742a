import type { SourceFile } from './sources.ts';
import type { Rule } from './rule.ts';

/** `(width >= 768px)`, in sheets, `media` and `sizes` attributes and `matchMedia`. */
const pixels = /\((?:\d+px <= )?(?:min-|max-)?width *(?:[<>]=?|:) *\d+px\)/g;

/** Breakpoints in px, which ignore the visitor's text size. */
export function pixelBreakpoints(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pixels)].map(([found]) => `${path} uses ${found}; give it in em, px / 16.`),
  );
}

export const breakpoints: Rule = {
  name: 'breakpoints follow the text size',
  find: ({ files }) =>
    pixelBreakpoints(files.filter(({ path }) => /^(client|brands|server)\/.*\.(css|tsx?)$/.test(path))),
};

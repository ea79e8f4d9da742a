import { describe, expect, it } from 'vitest';
import { faces, writableText } from '../../../../../server/services/art/kit/glyphs.ts';
import { setLines } from '../../../../../server/services/art/kit/lettering-layout.ts';
import type { LetteringStyle } from '../../../../../server/services/art/kit/lettering-styles.ts';

const style: LetteringStyle = { face: 'cinzel-decorative', finish: 'metal' };

/** The box of absolute path data, from its end and control points. */
function extentOf(data: string): { left: number; right: number; bottom: number } {
  const points = [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const xs = points.map(([x]) => x);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...points.map(([, y]) => y)) };
}

describe('lettering', () => {
  it.each(faces)('I18N-01 %s writes every Latin-1 letter as itself or by its base letters', (face) => {
    for (let code = 0xc0; code <= 0xff; code++) {
      const letter = String.fromCodePoint(code);
      if (!/\p{L}/u.test(letter)) continue;
      const [line] = setLines([letter], { ...style, face }, 300, 760);
      expect(writableText(letter, face), letter).not.toBe('');
      expect(line?.data.length, letter).toBeGreaterThan(30);
    }
  });

  it('leaves out what no face can write instead of drawing a box', () => {
    expect(writableText('Café 漢字 ☃', 'federo').trim()).toBe('Café');
  });

  it('fits lines of any length to the measure, ending on the baseline that all titles share', () => {
    for (const title of [
      ['Go'],
      ['Lantern', 'Trench'],
      ['Donaudampfschifffahrtsgesellschaft'],
      ['Vault', '~of', 'Senhet'],
    ]) {
      const lines = setLines(title, style, 300, 760);
      const boxes = lines.map(({ data }) => extentOf(data));
      expect(Math.min(...boxes.map(({ left }) => left)), title[0]).toBeGreaterThanOrEqual(60);
      expect(Math.max(...boxes.map(({ right }) => right)), title[0]).toBeLessThanOrEqual(540);
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeCloseTo(760, -1);
    }
  });

  it('keeps a tall block clear of the object above it', () => {
    const [first] = setLines(['One', 'Two', 'Three', 'Four'], style, 300, 760);
    expect(first?.top).toBeGreaterThan(490);
  });

  it('sets a small word between two rules, and a line of nothing not at all', () => {
    const [, small] = setLines(['Vault', '~of', 'Senhet'], style, 300, 760);
    expect(small).toMatchObject({ small: true, rules: expect.stringMatching(/^M/) });
    expect(setLines([''], style, 300, 760)).toEqual([]);
  });

  it('gives accents room of their own: Ä does not shrink its line', () => {
    const width = (line: string) => {
      const [set] = setLines([line], style, 300, 760);
      const { left, right } = extentOf(set?.data ?? '');
      return right - left;
    };
    expect(width('Ää')).toBeCloseTo(width('Aa'), -1);
  });
});

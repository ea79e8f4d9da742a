import { describe, expect, it } from 'vitest';
import { stoneHue } from '../../../../server/services/art/themes/gems/vault.ts';
import { themes } from '../../../../server/services/art/themes/index.ts';

const themeOf = (id: string) => {
  const theme = themes.find((each) => each.id === id);
  if (!theme) throw new Error(`There is no theme "${id}".`);
  return theme;
};

describe('a wall of tiles', () => {
  it.each([
    ['bingo', 6],
    ['table', 6],
    ['number-grid', 5],
  ])('GAME-03 %s has %s scenes or more and five palettes: its rail repeats soonest', (id, scenes) => {
    const { compositions, palettes } = themeOf(id);
    expect(compositions.length).toBeGreaterThanOrEqual(scenes);
    expect(palettes.length).toBeGreaterThanOrEqual(5);
  });

  it('GAME-03 has no two palettes of a theme in one hue', () => {
    for (const { id, palettes } of themes) {
      const hues = palettes.map(({ hue }) => hue);
      expect(new Set(hues).size, id).toBe(hues.length);
    }
  });

  it('GAME-03 never cuts a stone in yellow green', () => {
    for (let stone = 0; stone < 360; stone += 5)
      for (let away = -180; away <= 180; away += 5) {
        const hue = stoneHue(stone, away);
        expect(hue <= 85 || hue >= 145, `${stone} ${away}`).toBe(true);
      }
  });
});

/** Linear red, green and blue (0 to 1) of a colour such as `oklch(0.86 0.115 88)`, clipped to the sRGB gamut. */
function linearRgb(colour: string): readonly [number, number, number] {
  const [, l = '', c = '', h = ''] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? [];
  if (!l) throw new Error(`"${colour}" is no oklch colour`);
  const hue = (Number(h) * Math.PI) / 180;
  const a = Number(c) * Math.cos(hue);
  const b = Number(c) * Math.sin(hue);
  // https://bottosson.github.io/posts/oklab/
  const long = (Number(l) + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (Number(l) - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (Number(l) - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const luminance = (colour: string) => {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour as `#rrggbb`. */
export function toHex(colour: string): string {
  const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  const digits = linearRgb(colour).map((value) =>
    Math.round(encode(value) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

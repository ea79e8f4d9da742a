type Rgb = readonly [red: number, green: number, blue: number];

function oklchToLinearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0008 && channel <= 1.0008);

function toHexByte(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * An sRGB hex colour for OKLCH lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees, any turn).
 * Chroma shrinks until the colour is in gamut: clipping channels would turn the hue.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let reduced = chroma;
  let rgb = oklchToLinearRgb(lightness, reduced, hue);
  while (reduced > 0.004 && !inGamut(rgb)) {
    reduced -= 0.005;
    rgb = oklchToLinearRgb(lightness, reduced, hue);
  }
  return `#${rgb.map(toHexByte).join('')}`;
}

import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** Least contrast of body text, WCAG 2.2 AA. */
const leastContrast = 4.5;

interface TextPlace {
  text: string;
  /** Red, green and blue, 0 to 255. */
  colour: number[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Leaves only a region, and what is beside it in its section, to lay out and to take screenshots of. */
const isolate = (region: Locator) =>
  region.evaluate((element) => {
    const section = element.closest('main > *');
    for (const each of document.querySelectorAll<HTMLElement>('#root > :not(main, link), main > *'))
      if (each !== section) each.style.display = 'none';
  });

/** Position and colour of each line of text in an element. */
const placesIn = (region: Locator) =>
  region.evaluate((root): TextPlace[] => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const rgb = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3);
    };
    const places: TextPlace[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || !textContent?.trim() || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        places.push({ text: textContent, colour: rgb(getComputedStyle(element).color), x, y, width, height });
      }
    }
    return places;
  });

/** Screenshot of the top of the page without its text, after the pictures of a region have loaded. */
async function withoutWords(region: Locator, bottom: number): Promise<Buffer> {
  const page = region.page();
  const pictures = region.locator('img').filter({ visible: true });
  // Decoding fails if the new width or colour scheme selects another source meanwhile.
  await expect
    .poll(() =>
      pictures.evaluateAll(async (images: HTMLImageElement[]) =>
        Promise.all(images.map((image) => image.decode())).then(
          () => true,
          () => false,
        ),
      ),
    )
    .toBe(true);
  // The content security policy allows no style elements.
  const wordless = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { color: transparent !important; text-decoration: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const clip = { x: 0, y: 0, width, height: Math.ceil(Math.min(bottom, height)) };
  const seen = await page.screenshot({ animations: 'disabled', clip });
  // The page may have added a sheet meanwhile.
  await wordless.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  return seen;
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, each as red, green and blue, 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Texts of a region whose lowest contrast with a pixel under them is too small, with that contrast. Only the first screen is measured. */
async function lowContrastIn(region: Locator): Promise<string[]> {
  const places = await placesIn(region);
  expect(places.length).toBeGreaterThan(2);
  const bottom = Math.max(...places.map(({ y, height }) => y + height));
  const { data, info } = await sharp(await withoutWords(region, bottom))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.flatMap(({ text, colour, x, y, width, height }) => {
    const under = new Set<number>();
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 2) {
      for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 2) {
        under.add(data.readUIntBE((row * info.width + column) * 3, 3));
      }
    }
    const contrasts = [...under].map((rgb) => contrast(colour, [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
    const worst = Math.min(...contrasts);
    return worst < leastContrast ? [`${text}: ${worst.toFixed(2)}`] : [];
  });
}

/** The same in light and dark at each width. Each fault says where it was found. */
export async function lowContrastAt(region: Locator, widths: readonly number[]): Promise<string[]> {
  const page = region.page();
  const faults: string[] = [];
  await isolate(region);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1000 });
    // Another colour scheme takes no layout.
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      faults.push(...(await lowContrastIn(region)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
  }
  return faults;
}

/** The banner of a home page, or of a page's section. On wide screens its text is on its art. */
export const bannerOf = (page: Page) =>
  page.locator('main :is(div:has(> div > picture), [data-section]:has(> picture))').first();

/** A phone, a tablet upright and across, and a desktop. */
export const bannerWidths = [390, 768, 1024, 1440];

/** Replaces the pictures of a page by white and black stripes: each line of text is on the brightest and the darkest possible art. */
export async function drawStripes(page: Page): Promise<void> {
  const [width, height] = [64, 8];
  const pixels = Buffer.from(Array.from({ length: width * height }, (_, at) => ((at % width) % 4 < 2 ? 255 : 0)));
  const body = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/png', body }));
}

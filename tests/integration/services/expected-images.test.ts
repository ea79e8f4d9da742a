import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { brands, product } from '../../../brands/index.ts';
import { createBannerFinders } from '../../../server/services/banners/finders.ts';
import { createContentFinders } from '../../../server/services/content/finders.ts';
import { openContent } from '../../../server/services/content/open.ts';
import { createContentStore } from '../../../server/services/content/store.ts';
import { openCatalogue } from '../../../server/services/database/catalogue.ts';
import { derivedFile, readArtVersion, readCatalogueVersion } from '../../../server/services/database/version.ts';
import { listExpectedImages } from '../../../server/services/expected-images.ts';
import { createPictureFinders } from '../../../server/services/games/pictures.ts';
import { createGameStore } from '../../../server/services/games/store.ts';
import type { FindPicture } from '../../../server/services/images/service.ts';
import { nearestWidth } from '../../../server/services/images/sizes.ts';
import { imageWidths } from '../../../shared/images/image-sources.ts';
import { sendRequest } from '../support/send-request.ts';
import { pagePaths, visited } from '../support/cultures.ts';
import { prepareData } from '../support/services.ts';
import { startSiteWithServices } from '../support/site-with-services.ts';

const { site } = await startSiteWithServices();

const dataDir = await prepareData();
const artVersion = readArtVersion();
const catalogueVersion = readCatalogueVersion(1);
const games = await openCatalogue(
  { dataDir, file: derivedFile('catalogue', 1), artVersion, version: catalogueVersion },
  () => Promise.reject(new Error('[tests] the catalogue is there.')),
  () => undefined,
);
const store = createGameStore(games);
const contents = openContent(
  { dataDir, file: derivedFile('content', 1), artVersion, catalogueVersion },
  store,
  () => undefined,
);
const content = createContentStore(contents);
afterAll(async () => {
  games.close();
  contents.close();
  await rm(dataDir, { recursive: true });
});

const finders: Readonly<Record<string, FindPicture>> = {
  ...createPictureFinders(store, artVersion),
  ...createBannerFinders(store, artVersion),
  ...createContentFinders(content, artVersion),
};

const expected = new Set(
  [...listExpectedImages(store, content, artVersion)].flatMap(({ picture, widths }) =>
    widths.map((width) => `${picture.name} ${width}`),
  ),
);

/** The image for a URL in a page, such as `/images/games/<file>?w=214&f=avif`. */
function drawnFor(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://images.test');
  const [, , folder = '', file = ''] = pathname.split('/');
  const picture = finders[folder]?.(file)?.picture;
  return picture ? `${picture.name} ${nearestWidth(picture.size, Number(searchParams.get('w')))}` : address;
}

/** The AVIF URLs of all images of a page. */
const picturesIn = (html: string) =>
  [...html.matchAll(/srcset="([^"]+)"/gi)]
    .flatMap(([, choices = '']) => choices.replaceAll('&amp;', '&').split(', '))
    .flatMap((choice) => choice.split(' ').slice(0, 1))
    .filter((address) => address.endsWith('f=avif'));

const categoryPath = new RegExp(`^/(?:${product.slug}|slots|bingo|casino)/`);
const pagesAt = (isWanted: (path: string) => boolean) =>
  visited.flatMap(({ culture, host, prefix }) =>
    pagePaths
      .filter(([path, cultures]) => isWanted(path) && cultures.includes(culture))
      .map(([path]) => [host, prefix + path] as const),
  );
const homePages = pagesAt((path) => path === '/');
const categoryPages = pagesAt((path) => categoryPath.test(path));

const ordered = [...expected];
const placesOf = async (pages: readonly (readonly [host: string, path: string])[]) => {
  const replies = await Promise.all(pages.map(([host, path]) => sendRequest(site.port, path, { host })));
  return new Set(replies.flatMap(({ text }) => picturesIn(text).map((address) => ordered.indexOf(drawnFor(address)))));
};

describe('images that are prepared in advance', () => {
  it.each([...homePages, ...categoryPages])(
    'PERF-01 listExpectedImages has every image of %s%s',
    async (host, path) => {
      const reply = await sendRequest(site.port, path, { host });
      const pictures = picturesIn(reply.text);
      expect([reply.status, pictures.length > 24]).toEqual([200, true]);
      expect(pictures.filter((address) => !expected.has(drawnFor(address)))).toEqual([]);
    },
  );

  // A page requests the payment marks only near its end.
  it.each(visited)('PERF-01 listExpectedImages has the payment marks of $culture', ({ culture }) => {
    const scheme = brands.find(({ cultures }) => cultures.some((code) => code === culture))?.colours.scheme ?? '';
    const urls = content
      .list(culture, 'payment')
      .flatMap(({ card }) => [
        ...(scheme.includes('light') ? [card.light_img_url] : []),
        ...(scheme.includes('dark') ? [card.dark_img_url] : []),
      ]);
    const addresses = urls.flatMap((url) => imageWidths.paymentMark.map((width) => `/images/${url}?w=${width}&f=avif`));
    expect(addresses.filter((address) => !expected.has(drawnFor(address)))).toEqual([]);
  });

  it('PERF-01 listExpectedImages has the images of home pages before those of category pages only', async () => {
    const [home, categories] = [await placesOf(homePages), await placesOf(categoryPages)];
    const others = [...categories].filter((place) => !home.has(place));
    expect(others.length).toBeGreaterThan(1_000);
    expect(Math.max(...home)).toBeLessThan(Math.min(...others));
  });
});

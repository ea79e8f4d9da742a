import { join } from 'node:path';
import type { Logger } from 'pino';
import { brands } from '../../brands/index.ts';
import { cultureCodes } from '../../locales/index.ts';
import type { ServicesConfig } from './config.ts';
import { type ContentReport, contentRoot, openContent, refreshContent } from './content/open.ts';
import { createPublisher } from './content/publish.ts';
import { createContentStore } from './content/store.ts';
import { watchContent } from './content/watch.ts';
import { openCatalogue } from './database/catalogue.ts';
import { repeatGames } from './database/scale.ts';
import { openState } from './database/state.ts';
import { derivedFile, readArtVersion, readCatalogueVersion } from './database/version.ts';
import { listExpectedImages } from './expected-images.ts';
import { createFaults } from './faults/faults.ts';
import { createGameStore } from './games/store.ts';
import { createApp, createResponseCache } from './http/app.ts';
import { createClock } from './http/clock.ts';
import { createCors } from './http/cors.ts';
import { closeServer, createHttpServer, listen } from './http/listen.ts';
import { createSiteCheck } from './http/our-sites.ts';
import { createGallery } from './images/gallery.ts';
import { createDrawingPool } from './images/pool.ts';
import { prepareImages } from './images/prepare.ts';
import { createPictureStore } from './images/store.ts';
import { logCodes } from './log-codes.ts';
import { createEndpoints, stateTables } from './services.ts';

export interface RunningServices {
  port: number;
  /** Resolves when requests in flight have finished. Those that take more than a second are cut off. */
  close(): Promise<void>;
}

const closeGraceMs = 1_000;
/** The pictures that first visitors see take a fraction of this. All sizes and formats of all games are over a million files. */
const mostPictureBytes = 1024 ** 3;
const mostPicturesWaiting = 1_000;

/** Opens the data, then listens, so that the first response is complete. */
export async function startProgram(config: ServicesConfig, log: Logger): Promise<RunningServices> {
  const { DATA_DIR: dataDir, CATALOGUE_SCALE: scale, MARKETS: markets } = config;
  const artVersion = readArtVersion();
  const version = readCatalogueVersion(scale, markets);
  const database = await openCatalogue(
    { dataDir, file: derivedFile('catalogue', scale, markets), version, artVersion },
    async () => {
      log.info({ code: logCodes.catalogueLoading });
      // Not needed, and so not read, once the catalogue is there.
      const { generateCatalogue } = await import('./catalogue/generate.ts');
      const { draftGame } = await import('./catalogue/draft.ts');
      return {
        games: repeatGames(generateCatalogue(), scale),
        drafts: cultureCodes.map((culture) => draftGame(culture)),
      };
    },
    (report) => log.info({ code: logCodes.catalogueLoaded, ...report }),
  );
  const pool = createDrawingPool({
    size: config.IMAGE_WORKERS,
    mostWaiting: mostPicturesWaiting,
    onLost: (exitCode) => log.warn({ code: logCodes.imageWorkerLost, exitCode }),
  });
  const pictures = createPictureStore({
    dataDir,
    artVersion,
    maxBytes: mostPictureBytes,
    onUnwritable: (err) => log.warn({ code: logCodes.imageNotStored, err }),
  });
  const gallery = createGallery(pool, pictures);
  const store = createGameStore(database);
  const cache = createResponseCache();
  const { PUBLISH_URL: url, PURGE_SECRET: secret } = config;
  const publish = url === undefined ? undefined : createPublisher({ url, secret, log });
  const onLoaded = ({ problems, changed, ...report }: ContentReport) => {
    for (const problem of problems) log.error({ code: logCodes.contentProblem, ...problem });
    log.info({ code: logCodes.contentLoaded, ...report });
    cache.clear();
    void publish?.(changed);
  };
  const contentOptions = {
    dataDir,
    file: derivedFile('content', scale, markets),
    artVersion,
    catalogueVersion: version,
  };
  const contents = openContent(contentOptions, store, onLoaded);
  const content = createContentStore(contents);
  const state = openState(dataDir, stateTables);
  const faults = config.FAULTS ? createFaults() : undefined;
  const isOurSite = createSiteCheck(brands, config.ALLOWED_HOSTS ?? []);
  const endpoints = createEndpoints({ config, log, isOurSite, store, content, state, gallery, artVersion });
  const app = createApp({
    endpoints: [...endpoints, ...(faults?.endpoints ?? [])],
    cors: createCors(isOurSite),
    readClock: createClock(config.EMULATION, () => config.CLOCK ?? Date.now()),
    log,
    faults,
    cache,
  });
  const server = createHttpServer(app);
  const port = await listen(server, config.SERVICES_PORT, config.SERVICES_HOST);

  const refresh = () => {
    // Another process with the same data folder may have read the files already.
    cache.clear();
    try {
      refreshContent(contents, contentOptions, store, onLoaded);
    } catch (error) {
      // A file may be gone again before it is read. The next change reads all of them.
      log.error({ code: logCodes.contentProblem, path: 'brands', says: String(error) });
    }
  };
  const stopWatching = publish && watchContent(contentRoot, brands, refresh);
  const closing = new AbortController();
  if (config.PREPARE_IMAGES) {
    const doneFile = join(dataDir, 'images', artVersion, `prepared-${version}`);
    const expected = listExpectedImages(store, content, artVersion);
    prepareImages(expected, gallery, { doneFile, log, signal: closing.signal }).catch((err: unknown) => {
      log.warn({ code: logCodes.imageFailed, err });
    });
  }

  return {
    port,
    async close() {
      closing.abort();
      stopWatching?.();
      faults?.close();
      pool.close();
      await closeServer(server, closeGraceMs);
      state.close();
      contents.close();
      database.close();
    },
  };
}

import { rm } from 'node:fs/promises';
import type { Build } from '../build/builder.ts';
import { buildSite } from '../build/builder.ts';
import { cacheFolder } from '../build/cache.ts';
import { freePort } from '../run/port.ts';
import { root } from '../run/root.ts';
import { siteEnvironment } from '../run/site-environment.ts';
import { bundleByTheBook } from './programs/bundle-by-the-book.ts';
import { startLoader, type Loader } from './programs/loader.ts';
import { startProgram, type Program, type ProgramOptions } from './programs/program.ts';
import { startRecorder, type Recorder } from './programs/recorder.ts';

/** Resources that all parts of the benchmark share. */
export interface Bench extends AsyncDisposable {
  /** Fewer rounds and requests: an estimate, not a measurement. */
  readonly isQuick: boolean;
  readonly build: Build;
  /** Folder of the build, relative to the project's. */
  readonly buildFolder: string;
  readonly loader: Loader;
  readonly recorder: Recorder;
  /** Starts the built site against the recorder. */
  startSite(environment?: Readonly<Record<string, string>>, options?: ProgramOptions): Promise<Program>;
  /** Starts the control: the same components served by a conventional Express and React setup. */
  startByTheBook(environment?: Readonly<Record<string, string>>, options?: ProgramOptions): Promise<Program>;
  /** Starts the services with a catalogue of this many times the usual size. */
  startServices(scale: number): Promise<Program>;
  /** Prints the current step. */
  logProgress(text: string): void;
}

const buildFolder = '.dist-bench/';

/** Size factor of the grown catalogue. */
export const grownScale = 10;

/** The services draw pictures only on request, and store their data between runs. */
export async function servicesEnvironment(scale: number) {
  const data = await cacheFolder(`bench-data-${scale}`);
  return { DATA_DIR: data, CATALOGUE_SCALE: String(scale), PREPARE_IMAGES: '0' };
}

async function startServices(scale: number): Promise<Program> {
  return startProgram('server/services/main.ts', { ...(await servicesEnvironment(scale)), SERVICES_PORT: '0' });
}

/** Builds the site and starts the programs that every part needs. */
export async function createBench(isQuick: boolean, logProgress: (text: string) => void): Promise<Bench> {
  logProgress('building');
  const outDir = root + buildFolder;
  const build = await buildSite({ root, outDir, mode: 'production' });
  await bundleByTheBook(outDir);
  await using started = new AsyncDisposableStack();
  started.defer(() => rm(outDir, { recursive: true, force: true }));
  logProgress('starting the services');
  const services = started.use(await startServices(1));
  const recorder = started.use(await startRecorder(`http://127.0.0.1:${services.port}`));
  const loader = started.use(startLoader());
  const running = started.move();

  const site =
    (program: string, isServed: boolean) =>
    async (environment: Readonly<Record<string, string>> = {}, options: ProgramOptions = {}) => {
      const local = siteEnvironment(await freePort(), undefined);
      const settings = { ...local, EMULATION: '0', HOST: '127.0.0.1', SERVICES_ORIGIN: recorder.origin };
      return startProgram(buildFolder + program, { ...settings, ...environment }, { isServed, ...options });
    };
  return {
    isQuick,
    build,
    buildFolder,
    loader,
    recorder,
    startSite: site('server/main.js', true),
    startByTheBook: site('server/by-the-book.js', false),
    startServices,
    logProgress,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

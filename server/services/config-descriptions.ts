import type { ServicesConfig } from './config.ts';

/** Each setting of the embedded services: its meaning, and a value that its schema accepts. */
export const servicesDescriptions: Readonly<
  Record<keyof ServicesConfig, { readonly meaning: string; readonly example: string }>
> = {
  SERVICES_PORT: { meaning: 'Port that the services listen on. 0 takes any free port.', example: '8081' },
  SERVICES_HOST: { meaning: 'Address that the services listen on.', example: '0.0.0.0' },
  DATA_DIR: {
    meaning:
      'Folder of the databases and drawn images (at most 1 GiB of images). The process must be able to write there.',
    example: '/data',
  },
  MARKETS: {
    meaning: 'Additional markets to open, by code, separated by commas, as for the site.',
    example: 'da',
  },
  EMULATION: {
    meaning:
      '1 lets the QA parameter `dem` of a read request replace the time that decides promotions, winners and banners. Never in production.',
    example: '1',
  },
  CLOCK: {
    meaning:
      'A day or time at which promotions, winners, banners and jackpots stand still, so that two runs render the same pages. Never in production.',
    example: '2026-02-01T12:00:00Z',
  },
  FAULTS: { meaning: '1 opens `/_faults`, `/_release` and `/_requests`. For tests only.', example: '1' },
  CATALOGUE_SCALE: {
    meaning: 'Repeats the catalogue this many times under new names, to measure growth.',
    example: '10',
  },
  PREPARE_IMAGES: { meaning: '1 draws the images of the first pages before they are requested.', example: '0' },
  IMAGE_WORKERS: { meaning: 'Processes that draw images.', example: '4' },
  ALLOWED_HOSTS: {
    meaning: 'Hosts besides the brands’ own whose pages may read responses (CORS).',
    example: 'www.example,shop.example',
  },
  LOG_LEVEL: { meaning: 'Lowest level that is logged. `debug` logs each request.', example: 'debug' },
  MAINTENANCE: { meaning: '1 starts with the platform closed for maintenance.', example: '1' },
  PLATFORM_ORIGIN: {
    meaning: 'Origin of the platform (lobby), when it is not the embedded one.',
    example: 'https://play.example',
  },
  PUBLISH_URL: {
    meaning:
      'URL of `/_purge/cms` on the site’s admin port. With it, changed files of content are read again while the services run, and the site is notified of what has changed, also at a start.',
    example: 'http://127.0.0.1:9464/_purge/cms',
  },
  PURGE_SECRET: {
    meaning: 'Secret. Key by which these messages are signed, the same as the site’s.',
    example: 'a-long-random-text',
  },
  PROFILE_KEY: {
    meaning: 'Secret. Key that the profile service accepts from the site.',
    example: 'a-long-random-text',
  },
};

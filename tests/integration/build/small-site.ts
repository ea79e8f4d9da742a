import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildOptions } from '../../../scripts/build/options.ts';
import { root } from '../../../scripts/run/root.ts';

/** The smallest site that can be built: two pages, one brand, two locales. */
const files: Readonly<Record<string, string>> = {
  'client/boot.ts': `
    import { ready } from './ready.ts';
    addEventListener(ready, () => void import(document.querySelector('script')!.dataset.main!));`,
  'client/ready.ts': `export const ready = 'visitor-is-ready';`,
  'client/react-dom.ts': `export { createRoot } from 'react-dom/client';`,
  'client/main.tsx': `
    import { createRoot } from './react-dom.ts';
    import { ready } from './ready.ts';
    dispatchEvent(new Event(ready));
    import { Tile } from './components/tile/tile.tsx';
    import { pages } from './pages/pages.ts';
    pages.home.load().then(({ Page }) => createRoot(document.body).render(<><Tile /><Page /></>));`,
  'client/pages/pages.ts': `
    export const frameAreas = ['menu'];
    export const pages = {
      home: { module: 'pages/home/home-page.tsx', areas: ['home'], load: () => import('./home/home-page.tsx') },
      game: { module: 'pages/game/game-page.tsx', areas: ['game', 'home'], load: () => import('./game/game-page.tsx') },
    };`,
  'client/pages/home/home-page.tsx': `
    import { Tile } from '../../components/tile/tile.tsx';
    import css from './home.module.css';
    export const Page = () => <main className={css.rail}><Tile /></main>;`,
  'client/pages/home/home.module.css': `.rail { display: flex }`,
  'client/pages/game/game-page.tsx': `import css from './game.module.css'; export const Page = () => <p className={css.rail} />;`,
  'client/pages/game/game.module.css': `.rail { display: grid }`,
  'client/components/tile/tile.tsx': `import css from './tile.module.css'; export const Tile = () => <a className={css.tile} />;`,
  'client/components/tile/tile.module.css': `.tile:hover { color: var(--accent) }`,
  'client/components/header/header.module.css': `.header { margin: 0 }`,
  'client/styles/critical.ts': `export const critical: readonly string[] = ['components/header/header.module.css'];`,
  'client/chunks.ts': `
    export const frame: readonly string[] = ['components/tile/tile.tsx', 'react-dom.ts'];
    export const shared = {};
    export const late = {};`,
  'client/styles/base.css': `body { margin: 0 }`,
  'client/head-script.ts': `document.documentElement.dataset['js'] = 'on';`,
  'server/main.ts': `
    import { createIntl } from '@formatjs/intl';
    import { messages } from 'messages:all';
    import css from '../client/components/tile/tile.module.css';
    const text = (locale: string) =>
      createIntl({ locale, messages: messages[locale]!['home'] }).formatMessage({ id: 'games' }, { count: 2 });
    console.log(JSON.stringify({ mode: process.env.NODE_ENV, tile: css.tile, en: text('en-GB'), ie: text('en-IE') }));`,
  'server/telemetry/opentelemetry.ts': `export const recorder = {};`,
  'server/services/main.ts': `console.log('services');`,
  'brands/index.ts': `export const brands = [{ id: 'one', font: { width: 100, weight: 680 } }];`,
  'brands/one/theme.css': `:root { --accent: red }`,
  'locales/en-GB/menu.json': `{ "menu.open": "Open the menu" }`,
  'locales/en-GB/game.json': `{ "game.play": "Play" }`,
  'locales/en-GB/home.json': `{ "games": "{count, plural, one {# game} other {# games}}", "home.hello": "It''s open" }`,
  'locales/en-IE/home.json': `{ "home.hello": "Dia dhuit" }`,
};

/** Writes a small site into a temporary folder; a file given as undefined is left out. */
export async function makeSite(changes: Readonly<Record<string, string | undefined>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    if (text === undefined) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const options: BuildOptions = { root: `${folder}/`, outDir: `${folder}/dist/`, mode: 'production' };
  return { options, remove: () => rm(folder, { recursive: true, force: true }) };
}

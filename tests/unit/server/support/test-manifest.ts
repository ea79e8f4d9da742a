import { brands } from '../../../../brands/index.ts';
import type { AssetManifest } from '../../../../shared/assets/manifest.ts';

/** A manifest like that of a build. */
export const manifest: AssetManifest = {
  buildId: 'build-1',
  boot: '/assets/boot.js',
  main: { url: '/assets/main.js', preloads: ['/assets/frame.js', '/assets/react.js'] },
  pages: { 'pages/category/category-page.tsx': { url: '/assets/category.js', preloads: ['/assets/react.js'] } },
  css: '/assets/site.css',
  messages: { 'en-GB': { pattern: '/assets/*-en-GB.js', files: ['frame'] } },
  brands: Object.fromEntries(
    brands.map(({ id }) => [
      id,
      { criticalCss: `/*${id}*/`, criticalCssHash: `sha256-css-${id}`, font: `/assets/${id}.woff2` },
    ]),
  ),
  headScript: { code: '/*head*/', hash: 'sha256-head' },
};

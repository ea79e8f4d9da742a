import type { LocaleMessages } from './locale-messages.ts';

/** A script and what it statically imports: `preloads` are the urls of its whole static closure, itself left out. */
export interface LoadedModule {
  readonly url: string;
  readonly preloads: readonly string[];
}

/** What one brand's pages carry in their head. */
export interface BrandAssets {
  /** Minified CSS to stand inline in the document, the @font-face rules in front. */
  readonly criticalCss: string;
  /** Its CSP source without quotes: `sha256-…`. */
  readonly criticalCssHash: string;
  /** The display face (woff2), to be preloaded. */
  readonly font: string;
}

/**
 * `dist/client/manifest.json`: what the build made. Every url is a path on the site (`/assets/name.hash.js`); its file lies
 * under `dist/client`, text files with `.br` and `.gz` beside them.
 */
export interface AssetManifest {
  /** Changes whenever a source changes; part of every cache key. */
  readonly buildId: string;
  readonly boot: string;
  readonly main: LoadedModule;
  /** By the page module's path inside `client/`, such as `pages/home/home-page.tsx`. */
  readonly pages: Readonly<Record<string, LoadedModule>>;
  /** The service worker, where there is one. */
  readonly worker?: string;
  /** The worker that reads the browser's locales ahead of hydration. */
  readonly warmLocales?: string;
  /** The linked sheet that all brands share. */
  readonly css: string;
  /** By locale. */
  readonly messages: Readonly<Record<string, LocaleMessages>>;
  readonly brands: Readonly<Record<string, BrandAssets>>;
  /** The constant inline script of every document and its CSP source without quotes. */
  readonly headScript: { readonly code: string; readonly hash: string };
}

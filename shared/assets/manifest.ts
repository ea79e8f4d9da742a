import type { LocaleMessages } from './locale-messages.ts';

/** A script and the URLs of its transitive static imports (`preloads`), without itself. */
export interface LoadedModule {
  readonly url: string;
  readonly preloads: readonly string[];
}

/** Assets in the head of one brand's pages. */
export interface BrandAssets {
  /** Minified CSS for inlining, with the @font-face rules first. */
  readonly criticalCss: string;
  /** Its CSP source without quotes: `sha256-…`. */
  readonly criticalCssHash: string;
  /** URL of the display face (woff2) to preload. */
  readonly font: string;
}

/**
 * Content of `dist/client/manifest.json`. URLs are paths on the site (`/assets/name.hash.js`) of files in
 * `dist/client`. Text files have `.br` and `.gz` versions beside them.
 */
export interface AssetManifest {
  /** Changes whenever a source changes. Part of every cache key. */
  readonly buildId: string;
  readonly boot: string;
  readonly main: LoadedModule;
  /** By path of the page module relative to `client/`, such as `pages/home/home-page.tsx`. */
  readonly pages: Readonly<Record<string, LoadedModule>>;
  /** The service worker, if the build has one. */
  readonly worker?: string;
  /** The worker that loads the browser's locale data before hydration. */
  readonly warmLocales?: string;
  /** The style sheet that all brands share. */
  readonly css: string;
  readonly messages: Readonly<Record<string, LocaleMessages>>;
  readonly brands: Readonly<Record<string, BrandAssets>>;
  /** The constant inline script of every document, and its CSP source without quotes. */
  readonly headScript: { readonly code: string; readonly hash: string };
}

import type { Culture } from '../../locales/index.ts';
import type { CultureIntl } from '../../shared/i18n/intl.ts';
import type { BrandConfig } from '../config/brand-config.ts';

/** The web app manifest of a culture. */
export function webManifest({ brand }: BrandConfig, culture: Culture, intl: CultureIntl) {
  const values = { siteName: brand.name, count: culture.gameCountClaim };
  const icon = (src: string, sizes: string, purpose?: string) => ({
    src,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...(purpose && { purpose }),
  });
  return {
    id: culture.route,
    name: brand.name,
    short_name: brand.name,
    description: intl.text('meta.home.description', values),
    lang: culture.lang,
    dir: 'ltr',
    start_url: culture.route,
    scope: culture.route,
    display: 'standalone',
    background_color: brand.colours.page,
    theme_color: brand.colours.page,
    icons: [
      icon('/favicon.svg', 'any'),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}

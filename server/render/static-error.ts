import type { AssetManifest } from '../../shared/assets/manifest.ts';
import type { Culture } from '../../locales/index.ts';
import type { CompiledMessages } from '../../shared/i18n/intl.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import { failureBlock, reloadScript } from './development.ts';
import { plainPage } from './plain-page.ts';
import { plainText } from './plain-text.ts';

/** The error page for a failed frame, without dependencies. Shows the error in development. */
export function staticErrorPage(
  brandConfig: BrandConfig,
  culture: Culture,
  messages: CompiledMessages | undefined,
  assets: AssetManifest,
  { error, requestId, devReload }: { error: unknown; requestId: string; devReload: string },
): string {
  const { name } = brandConfig.brand;
  return plainPage(
    brandConfig,
    culture,
    {
      key: 'page500',
      title: plainText(messages, 'error.500.title', 'Something went wrong'),
      text: plainText(messages, 'error.500.text'),
      detail: `${plainText(messages, 'header.requestId', 'Request ID:')} ${requestId}`,
      link: { href: culture.route, label: plainText(messages, 'error.home', name) },
    },
    assets,
    reloadScript(devReload) + failureBlock(devReload, [error]),
  );
}

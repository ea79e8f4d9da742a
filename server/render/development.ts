import { escapeHtml } from '../../shared/seo/escape.ts';
import { errorFields } from '../ops/log.ts';

/** The script by which an open page hears of changes; without an address, as it is but in development, nothing. */
export const reloadScript = (devReload: string) =>
  devReload ? `<script type="module" src="${devReload}/client.js"></script>` : '';

/** What went wrong while a page was made, which that script lays over it: file and line, for nobody but its developer. */
export function failureBlock(devReload: string, errors: readonly unknown[]): string {
  if (devReload === '' || errors.length === 0) return '';
  const texts = errors.map(errorFields).map(({ message, stack }) => stack ?? message);
  return `<pre data-failure>${escapeHtml(texts.join('\n\n'))}</pre>`;
}

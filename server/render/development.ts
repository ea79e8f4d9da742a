import { escapeHtml } from '../../shared/seo/escape.ts';
import { errorFields } from '../telemetry/log.ts';

/** The script that reloads an open page after changes. Empty outside development. */
export const reloadScript = (devReload: string) =>
  devReload ? `<script type="module" src="${devReload}/client.js"></script>` : '';

/** Errors of a page's render, with file and line, which the reload script shows above the page. */
export function failureBlock(devReload: string, errors: readonly unknown[]): string {
  if (devReload === '' || errors.length === 0) return '';
  const texts = errors.map(errorFields).map(({ message, stack }) => stack ?? message);
  return `<pre data-failure>${escapeHtml(texts.join('\n\n'))}</pre>`;
}

import type { SimpleFeed } from '../../../shared/contract/feeds.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './resource-page.module.css';

/** The version of a legal text, with the day from which it is in force where the service names it. */
export function VersionLine({ of: { version, effectiveFrom } }: { of: Pick<SimpleFeed, 'version' | 'effectiveFrom'> }) {
  const intl = useIntl();
  if (!version) return null;
  return (
    <p className={css.version}>
      {effectiveFrom
        ? intl.text('content.versionFrom', { version, date: formatDate(intl, effectiveFrom) })
        : intl.text('content.version', { version })}
    </p>
  );
}

import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { CultureIntl } from '../../shared/i18n/intl.ts';
import type { Area } from '../../shared/i18n/message-ids.ts';
import { IntlContext, useIntl } from '../../shared/i18n/use-intl.ts';
import { LoadTextsContext } from './load-texts-context.ts';

/** Shows its children once the messages of some areas are there; these are the only ones that they have. */
export function LateTexts({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const ofPage = useIntl();
  const load = useContext(LoadTextsContext);
  const [intl, setIntl] = useState<CultureIntl | undefined>(load ? undefined : ofPage);
  useEffect(() => {
    load?.(areas).then(setIntl, (error: unknown) => console.error('[i18n] The texts did not come.', error));
  }, [load, areas]);
  return intl && <IntlContext value={intl}>{children}</IntlContext>;
}

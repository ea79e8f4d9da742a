import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { CultureIntl } from '../../shared/i18n/intl.ts';
import type { Area } from '../../shared/i18n/message-ids.ts';
import { IntlContext, useIntl } from '../../shared/i18n/use-intl.ts';
import { LoadTextsContext, type TextsOf } from './load-texts-context.ts';

interface LateTextsProps {
  areas: readonly Area[];
  /** Another culture, whose language the children use. */
  of?: TextsOf;
  children: ReactNode;
}

/** Renders its children once the messages of some areas have loaded. The children have no other messages. */
export function LateTexts({ areas, of, children }: LateTextsProps) {
  const ofPage = useIntl();
  const load = useContext(LoadTextsContext);
  const [intl, setIntl] = useState<CultureIntl | undefined>(load ? undefined : ofPage);
  useEffect(() => {
    load?.(areas, of).then(setIntl, (error: unknown) => console.error('[i18n] Loading texts failed.', error));
  }, [load, areas, of]);
  return intl && <IntlContext value={intl}>{children}</IntlContext>;
}

import { createContext, useContext } from 'react';
import type { CultureIntl } from './intl.ts';

export const IntlContext = createContext<CultureIntl | undefined>(undefined);

export function useIntl(): CultureIntl {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('[i18n] useIntl was called outside App.');
  return intl;
}

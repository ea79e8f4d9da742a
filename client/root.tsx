import type { ComponentType } from 'react';
import { type DataSource, DataSourceContext } from '../shared/data/data-source.ts';
import type { CultureIntl } from '../shared/i18n/intl.ts';
import { IntlContext } from '../shared/i18n/use-intl.ts';
import { App } from './app.tsx';
import { FaultContext, FaultPoint } from './components/region/fault-point.tsx';
import { noNavigation, type Navigation, NavigationContext } from './navigation/navigation-context.ts';
import { PageContext, type PageLocation, type Site, SiteContext } from './site-context.ts';
import type { Stores } from './stores/stores.ts';
import { StoresContext } from './stores/use-store.ts';
import { VisitorSlot } from './visitor/visitor-slot.tsx';

/** Input of a render: the same on both sides, created per request and per page. */
export interface RootProps {
  site: Site;
  page: PageLocation;
  Page: ComponentType;
  /** Messages of the page, and of the frame where they differ. */
  intl: CultureIntl;
  frameIntl?: CultureIntl;
  source: DataSource;
  stores: Stores;
  navigation?: Navigation;
  /** Test only: the region that fails, or `shell`. */
  fault?: string | undefined;
}

export function Root(props: RootProps) {
  const { site, page, Page, intl, frameIntl = intl, source, stores, navigation = noNavigation, fault } = props;
  const app = (
    <FaultContext value={fault}>
      <FaultPoint name="shell">
        <App pageKey={`${page.match.key} ${page.path}`}>
          <IntlContext value={intl}>
            <Page />
          </IntlContext>
        </App>
      </FaultPoint>
    </FaultContext>
  );
  return (
    <SiteContext value={site}>
      <IntlContext value={frameIntl}>
        <DataSourceContext value={source}>
          <StoresContext value={stores}>
            <PageContext value={page}>
              <NavigationContext value={navigation}>
                <VisitorSlot>{app}</VisitorSlot>
              </NavigationContext>
            </PageContext>
          </StoresContext>
        </DataSourceContext>
      </IntlContext>
    </SiteContext>
  );
}

import { useEffect, useState } from 'react';
import { AccountNotice } from '../components/account-notice/account-notice.tsx';
import { ConsentBar } from '../components/consent/consent-bar.tsx';
import { ConsentSettings } from '../components/consent/consent-settings.tsx';
import { InstallBanner } from '../components/install-banner/install-banner.tsx';
import { MaintenanceLine } from '../components/maintenance-line/maintenance-line.tsx';
import { PlaceNotice } from '../components/place-notice/place-notice.tsx';
import { SiteOffer } from '../components/site-offer/site-offer.tsx';
import { VoucherOverlay } from '../components/voucher-overlay/voucher-overlay.tsx';
import { useNavigation } from '../navigation/navigation-context.ts';
import { usePage, useSite } from '../site-context.ts';
import { useStore, useStores } from '../stores/use-store.ts';
import { createVisitor, type VisitorHost } from './create-visitor.ts';
import { loggerOf } from './logger.ts';
import { registerWorker } from './register-worker.ts';
import { VisitorContext } from './visitor-context.ts';

/** Elements for one visitor: the consent bar or their country's restriction, and the account. */
export function Visitor() {
  const site = useSite();
  const stores = useStores();
  const navigation = useNavigation();
  const page = usePage();
  const hash = useStore('ui', (ui) => ui.hash);
  const [firstPage] = useState(page);
  const [visitor, setVisitor] = useState<VisitorHost>();

  useEffect(() => {
    const created = createVisitor({ site, stores, navigation, firstPage });
    setVisitor(created);
    return created.start();
  }, [site, stores, navigation, firstPage]);
  useEffect(() => void registerWorker(site.worker, loggerOf(site)), [site]);
  useEffect(() => visitor?.showPage(page), [visitor, page]);
  useEffect(() => visitor?.followHash(hash), [visitor, hash]);

  return (
    visitor && (
      <VisitorContext value={visitor}>
        <PlaceNotice otherwise={<ConsentBar />} />
        <ConsentSettings />
        <SiteOffer />
        <AccountNotice />
        <MaintenanceLine />
        <InstallBanner />
        <VoucherOverlay />
      </VisitorContext>
    )
  );
}

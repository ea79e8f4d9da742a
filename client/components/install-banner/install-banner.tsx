import { useEffect, useState } from 'react';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { readStorage, writeStorage } from '../../stores/storage.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { useVisitorStore } from '../../visitor/visitor-context.ts';
import { Button } from '../button/button.tsx';
import css from './install-banner.module.css';
import { installEvent, type InstallEvent } from './install-event.ts';

const areas: readonly Area[] = ['pwa'];
const dismissedKey = 'xpwa';
const requestHash = 'install';

/** Waits its turn behind the choice about cookies. */
export function InstallBanner() {
  const hash = useStore('ui', (ui) => ui.hash);
  const { choice } = useVisitorStore('consent');
  const [offer, setOffer] = useState<InstallEvent>();
  const [isDismissed, setDismissed] = useState(() => readStorage('session', dismissedKey) !== null);
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const early = installEvent();
    if (early) take(early);
    addEventListener('beforeinstallprompt', take);
    return () => removeEventListener('beforeinstallprompt', take);
  }, []);
  const isShown = hash === requestHash || (!isDismissed && choice !== undefined);
  if (!offer || !isShown) return null;
  return (
    <LateTexts areas={areas}>
      <Banner
        offer={offer}
        onDone={() => {
          writeStorage('session', dismissedKey, '1');
          setDismissed(true);
        }}
      />
    </LateTexts>
  );
}

function Banner({ offer, onDone }: { offer: InstallEvent; onDone: () => void }) {
  const { brand } = useSite();
  const { text } = useIntl();
  const { ui } = useStores();
  const { closeHash } = useNavigation();
  const close = () => {
    onDone();
    if (ui.hash === requestHash) closeHash();
  };
  return (
    <section className={css.banner} aria-labelledby="install-title">
      <div>
        <h2 id="install-title">{text('pwa.title', { siteName: brand.name })}</h2>
        <p>{text('pwa.text')}</p>
      </div>
      <Button kind="accent" onClick={() => void offer.prompt().then(close, close)}>
        {text('pwa.install')}
      </Button>
      <Button kind="ghost" onClick={close}>
        {text('pwa.later')}
      </Button>
    </section>
  );
}

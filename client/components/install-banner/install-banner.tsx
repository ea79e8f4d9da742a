import { useEffect, useRef, useState } from 'react';
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

/** Shown after the visitor has chosen about cookies. */
export function InstallBanner() {
  const hash = useStore('ui', (ui) => ui.hash);
  const { choice } = useVisitorStore('consent');
  const { ui } = useStores();
  const [offer, setOffer] = useState<InstallEvent>();
  const [isDismissed, setDismissed] = useState(() => readStorage('session', dismissedKey) !== null);
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const forget = () => setOffer(undefined);
    const early = installEvent();
    if (early) take(early);
    addEventListener('beforeinstallprompt', take);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', take);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  useEffect(() => {
    ui.canInstall = offer !== undefined;
  }, [ui, offer]);
  const isRequested = hash === requestHash;
  if (!offer || !(isRequested || (!isDismissed && choice !== undefined))) return null;
  return (
    <LateTexts areas={areas}>
      <Banner
        isRequested={isRequested}
        onPrompt={() => {
          // An offer can be used once; browsers fire another event after a visitor has declined.
          setOffer(undefined);
          return offer.prompt();
        }}
        onDone={() => {
          writeStorage('session', dismissedKey, '1');
          setDismissed(true);
        }}
      />
    </LateTexts>
  );
}

interface BannerProps {
  isRequested: boolean;
  onPrompt: () => Promise<unknown>;
  onDone: () => void;
}

function Banner({ isRequested, onPrompt, onDone }: BannerProps) {
  const { brand } = useSite();
  const { text } = useIntl();
  const { closeHash } = useNavigation();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) place.current?.focus();
  }, [isRequested]);
  const close = () => {
    onDone();
    if (isRequested) closeHash();
    // The buttons are removed with the banner, so return the focus to the link that opened it.
    const link = isRequested ? document.querySelector<HTMLElement>(`footer a[href="#${requestHash}"]`) : null;
    (link ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
  return (
    <section ref={place} tabIndex={-1} className={css.banner} aria-labelledby="install-title">
      <div>
        <h2 id="install-title">{text('pwa.title', { siteName: brand.name })}</h2>
        <p>{text('pwa.text')}</p>
      </div>
      <Button kind="accent" onClick={() => void onPrompt().then(close, close)}>
        {text('pwa.install')}
      </Button>
      <Button kind="ghost" onClick={close}>
        {text('pwa.later')}
      </Button>
    </section>
  );
}

import { useMemo } from 'react';
import type { Culture } from '../../../locales/index.ts';
import { findCulture } from '../../../shared/geo/find-culture.ts';
import { isBlocking, isTurnedAway } from '../../../shared/geo/permissions.ts';
import { focusHeadingOnRemoval } from '../../focus/on-removal.ts';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { pageIn } from '../../../shared/routing/alternates.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import css from './site-offer.module.css';

const areas: readonly Area[] = ['siteOffer'];

/** Offers the site of the visitor's culture where it differs from the page's. */
export function SiteOffer() {
  const { culture: own, otherMessages, origins } = useSite();
  const { match, alternates } = usePage();
  const { primeCulture, restriction, country } = useStore('geo');
  const declined = useStore('ui', ({ declinedSite }) => declinedSite);
  if (primeCulture === undefined || isBlocking(restriction) || isTurnedAway(country.iso2)) return null;
  const culture = findCulture(primeCulture);
  const messages = culture && otherMessages[culture.code];
  if (!culture || !messages || declined === culture.code) return null;
  const href = pageIn(culture, match, own.code, (code) => origins.cultures[code], alternates);
  return href && <Offer key={culture.code} {...{ culture, messages, href }} />;
}

interface OfferProps {
  culture: Culture;
  messages: string;
  href: string;
}

function Offer({ culture, messages, href }: OfferProps) {
  const of = useMemo(() => ({ culture, messages }), [culture, messages]);
  return (
    // Insert the live region before its text, so that screen readers announce the text.
    <div ref={focusHeadingOnRemoval} className={css.line} role="status" lang={culture.lang}>
      <LateTexts areas={areas} of={of}>
        <Words culture={culture} href={href} />
      </LateTexts>
    </div>
  );
}

function Words({ culture: { code, lang, name }, href }: Omit<OfferProps, 'messages'>) {
  const { brand } = useSite();
  const { ui } = useStores();
  const { text } = useIntl();
  const decline = () => {
    ui.declinedSite = code;
  };
  return (
    <>
      <p>
        {text('siteOffer.text', { siteName: brand.name })}{' '}
        <a href={href} hrefLang={lang}>
          {name}
        </a>
      </p>
      <button type="button" className={iconButtonClass()} aria-label={text('siteOffer.close')} onClick={decline}>
        <Icon name="close" size={18} />
      </button>
    </>
  );
}

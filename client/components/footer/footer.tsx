import { house } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import { useStore } from '../../stores/use-store.ts';
import { AgeMark } from '../age-mark/age-mark.tsx';
import { CultureLinks, useCultureLinks } from '../culture-links/culture-links.tsx';
import { HelpAnchor } from '../help-anchor/help-anchor.tsx';
import { Logo } from '../logo/logo.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import css from './footer.module.css';
import { FooterGroups } from './footer-groups.tsx';
import { PaymentOptions } from './payment-options.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const { brand, culture, compliance } = useSite();
  const { text } = useIntl();
  const { licence, marks } = compliance;
  const canInstall = useStore('ui', (ui) => ui.canInstall);
  const cultureLinks = useCultureLinks();
  const year = useDay().slice(0, 4);
  const [app] = menuItems(['mobileApp'], culture, brand.id);
  return (
    <footer className={css.footer}>
      <div className="wrap">
        <div className={css.columns}>
          <div className={css.about}>
            <Logo />
            <p>{text('footer.seo', { siteName: brand.name })}</p>
            <p>
              {text('footer.contact')} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </p>
            {app && (
              <p>
                {text('footer.app')} <a href={app.href}>{text('menu.mobileApp')}</a>
              </p>
            )}
            {culture.footerExtras && (
              <>
                <SearchField />
                <SocialLinks />
              </>
            )}
          </div>
          <FooterGroups />
        </div>
        {cultureLinks && (
          <nav className={css.cultures} aria-labelledby="footer-cultures">
            <h2 id="footer-cultures">{text('menu.cultures')}</h2>
            <CultureLinks links={cultureLinks} />
          </nav>
        )}
        <PaymentOptions />
        <div className={css.licence}>
          <div className={css.marks}>
            <AgeMark />
            {marks.map((link) => (
              <HelpAnchor key={link.name} link={link} />
            ))}
          </div>
          <div>
            <p>
              {text('footer.licence', { siteName: brand.name, ...licence })}{' '}
              <HelpAnchor
                link={{ kind: 'regulator', name: text('footer.register'), href: licence.registerUrl }}
                plain
              />
            </p>
            <p>
              {text('footer.copyright', {
                year,
                holder: licence.holder,
                version: house.siteVersion,
              })}
            </p>
            <p className={css.tools}>
              <a href="#cookies">{text('footer.cookies')}</a>
              {culture.feedbacksEnabled && <a href="#feedback">{text('footer.feedback')}</a>}
              {canInstall && <a href="#install">{text('footer.install')}</a>}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

import { house } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import { AgeMark } from '../age-mark/age-mark.tsx';
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
              <HelpAnchor link={{ name: text('footer.register'), href: licence.registerUrl }} plain />
            </p>
            <p>
              {text('footer.copyright', {
                year,
                holder: licence.holder,
                version: house.siteVersion,
              })}{' '}
              <a className={css.cookies} href="#cookies">
                {text('footer.cookies')}
              </a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

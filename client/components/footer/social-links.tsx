import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import css from './footer.module.css';

export function SocialLinks() {
  const { socialLinks } = useSite().brand;
  const { text } = useIntl();
  const places = { Instagram: socialLinks.instagram, Facebook: socialLinks.facebook, X: socialLinks.twitter };
  return (
    <p className={css.social}>
      {text('footer.social')}
      {Object.entries(places).map(([name, href]) => (
        <a key={name} href={href} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </p>
  );
}

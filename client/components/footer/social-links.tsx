import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { emblemClass } from '../emblem/emblem-class.ts';
import css from './footer.module.css';

const networks = { instagram: 'Instagram', facebook: 'Facebook', twitter: 'X' } as const;
type Network = keyof typeof networks;

export function SocialLinks() {
  const { socialLinks } = useSite().brand;
  const { text } = useIntl();
  return (
    <p className={css.social}>
      <span>{text('footer.social')}</span>
      {(Object.keys(networks) as Network[]).map((name) => (
        <a key={name} className={emblemClass(name)} href={socialLinks[name]} target="_blank" rel="noopener">
          {networks[name]}
        </a>
      ))}
    </p>
  );
}

import { Fragment } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { useSite } from '../../site-context.ts';
import css from './hero.module.css';

/** Prevents line breaks in a phone number. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/** The full terms, then links to more terms and to help. */
export function HeroTerms({ text: terms }: { text: string }) {
  const { culture, brand, compliance } = useSite();
  const { text } = useIntl();
  const [helpline] = compliance.helplines;
  const own = menuItems(culture.promotionsEnabled ? ['bonus', 'responsible'] : ['responsible'], culture, brand.id);
  const links = [
    ...own.map(({ code, href }) => ({ href, label: text(`menu.${code}`) })),
    {
      href: helpline.href,
      label: [helpline.name, helpline.phone && unbroken(helpline.phone)].filter(Boolean).join(' '),
    },
    ...(culture.promotionsEnabled
      ? []
      : [{ href: compliance.selfExclusion.href, label: compliance.selfExclusion.name }]),
  ];
  return (
    <p className={css.terms} data-terms="">
      {terms}{' '}
      {links.map(({ href, label }, index) => (
        <Fragment key={href}>
          {index > 0 && <span>, </span>}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}

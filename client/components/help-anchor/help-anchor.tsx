import type { HelpLink } from '../../../brands/index.ts';
import { useSite } from '../../site-context.ts';
import { useHydrated } from '../../stores/use-hydrated.ts';
import { accountPage } from '../../visitor/platform-links.ts';
import { emblemClass } from '../emblem/emblem-class.ts';
import css from './help-anchor.module.css';

/** A link to a regulator or help organisation, with emblem and name. External pages open in a new tab. */
export function HelpAnchor({ link: { kind, name, href, phone }, plain }: { link: HelpLink; plain?: boolean }) {
  const site = useSite();
  const hydrated = useHydrated();
  const outside = href.startsWith('http');
  return (
    <a
      className={plain ? undefined : `${css.mark} ${emblemClass(kind)}`}
      // The account opens by a hash, which needs a script; without one, link to the platform's page.
      href={hydrated ? href : (accountPage(site, href) ?? href)}
      target={outside ? '_blank' : undefined}
      rel={outside ? 'noopener' : undefined}
    >
      {name}
      {phone && !plain && <span className={css.phone}> {phone}</span>}
    </a>
  );
}

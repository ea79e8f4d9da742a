import type { HelpLink } from '../../../brands/index.ts';
import { useSite } from '../../site-context.ts';
import { useHydrated } from '../../stores/use-hydrated.ts';
import { accountPage } from '../../visitor/platform-links.ts';
import css from './help-anchor.module.css';

/** A body that helps or supervises, as a plain text mark. Pages of others open beside the site, so that nobody loses their place. */
export function HelpAnchor({ link: { name, href, phone }, plain }: { link: HelpLink; plain?: boolean }) {
  const site = useSite();
  const hydrated = useHydrated();
  const outside = href.startsWith('http');
  return (
    <a
      className={plain ? undefined : css.mark}
      // The account opens by a hash, which is a script's doing: without one the platform has a page of it.
      href={hydrated ? href : (accountPage(site, href) ?? href)}
      target={outside ? '_blank' : undefined}
      rel={outside ? 'noopener' : undefined}
    >
      {name}
      {phone && !plain && <span className={css.phone}> {phone}</span>}
    </a>
  );
}

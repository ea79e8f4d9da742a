import type { Claim } from '../../../shared/contract/cms.ts';
import { contentLink } from '../../../shared/routing/content-link.ts';
import { type Site, useSite } from '../../site-context.ts';
import { joinHref, lobbyHref, loginHref } from '../../visitor/platform-links.ts';
import { buttonClass } from '../button/button-class.ts';

/** Returns the URL at which an offer is claimed; undefined when its own URL isn't allowed. */
export function claimTarget({ target, href = '' }: Claim, site: Site) {
  if (target === 'external') return contentLink(href, site.culture.routePrefix);
  const pages = { register: joinHref, login: loginHref, platform: lobbyHref };
  return { href: pages[target](site), external: false };
}

/** Registered visitors cannot claim an offer that requires a registration. */
const audienceClass = ({ target }: Claim) => (target === 'register' ? 'for-guests' : undefined);

export function ClaimLink({ claim, size }: { claim: Claim; size?: 'large' }) {
  const target = claimTarget(claim, useSite());
  if (!target) return null;
  return (
    <a
      className={buttonClass('yellow', size, audienceClass(claim))}
      href={target.href}
      {...(target.external && { target: '_blank', rel: 'noopener' })}
    >
      {claim.label}
    </a>
  );
}

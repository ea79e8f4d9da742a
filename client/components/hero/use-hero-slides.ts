import { bannerOf, extraSlides } from '../../../shared/banner/banner-of.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { href, localHref } from '../../../shared/routing/href.ts';
import type { BannerConfig } from '../../../shared/routing/route.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import { joinHref, loginHref } from '../../visitor/platform-links.ts';
import type { HeroContent } from './hero-content.ts';

/** Targets of the browse link: the first that the culture has. */
const catalogue = ['slots', 'casino'] as const;

/** Returns the route's own slide, then today's slides. */
export function useHeroSlides(): [HeroContent, ...HeroContent[]] {
  const site = useSite();
  const { culture, brand, compliance } = site;
  const { match } = usePage();
  const { text, lookup } = useIntl();
  const day = useDay();
  const banner: BannerConfig = bannerOf(match.route, culture.code) ?? { section: 'home' };
  const words = culture.promotionsEnabled ? 'home' : 'neutral';
  const values = { count: culture.gameCountClaim, age: compliance.ageMark };
  const [offers] = menuItems(['promotions'], culture, brand.id);
  const [browse] = menuItems(catalogue, culture, brand.id);
  // The route's banner text is an offer, so cultures without promotions use neutral text.
  const { cta, terms, ctaLink }: Partial<BannerConfig> = culture.promotionsEnabled ? banner : {};
  const ofRoute = (id: string | undefined) => (id === undefined ? undefined : lookup(id, values));
  const promotionSlug = banner.cultureOffers?.[culture.code];
  const offer = promotionSlug ? href(culture, 'promotion', { promotionSlug }) : (offers?.href ?? joinHref(site));
  const enter = culture.promotionsEnabled ? offer : loginHref(site);
  const own: HeroContent = {
    section: banner.section,
    eyebrow: text(`banner.${words}.eyebrow`, values),
    title: text(`banner.${words}.title`, values),
    lead: text(`banner.${words}.lead`, values),
    cta: {
      label: ofRoute(cta) ?? text(`banner.${words}.cta`, values),
      href: ctaLink ? localHref(culture, ctaLink) : enter,
    },
    browse: browse && { label: text(`banner.${words}.browse`), href: browse.href },
    terms: ofRoute(terms) ?? text(`banner.${words}.terms`, values),
    alt: banner.alt && lookup(banner.alt, values),
  };
  const others = extraSlides(banner, culture.code, day).map(({ section, ...slide }): HeroContent => ({
    section,
    eyebrow: lookup(`banner.${section}.eyebrow`) ?? '',
    title: lookup(`banner.${section}.title`) ?? '',
    lead: lookup(`banner.${section}.lead`) ?? '',
    cta: {
      label: lookup(slide.cta ?? '') ?? own.cta.label,
      href: slide.ctaLink ? localHref(culture, slide.ctaLink) : enter,
    },
    terms: lookup(slide.terms ?? '', values) ?? '',
  }));
  return [own, ...others];
}

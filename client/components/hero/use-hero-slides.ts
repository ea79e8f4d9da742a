import { bannerOf, extraSlides } from '../../../shared/banner/banner-of.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { href, localHref } from '../../../shared/routing/href.ts';
import type { BannerConfig, Slide } from '../../../shared/routing/route.ts';
import { dateRangeStatus } from '../../../shared/time/date-range.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import { loginHref } from '../../visitor/platform-links.ts';
import type { HeroContent } from './hero-content.ts';

/** Targets of the browse link: the first that the culture has. */
const catalogue = ['slots', 'casino'] as const;

/** Returns the route's own slide, then today's slides. */
export function useHeroSlides(): [HeroContent, ...HeroContent[]] {
  const site = useSite();
  const { culture, brand, compliance, offers } = site;
  const { match } = usePage();
  const { text, lookup } = useIntl();
  const day = useDay();
  const banner: BannerConfig = bannerOf(match.route, culture.code) ?? { section: 'home' };
  const common = { count: culture.gameCountClaim, age: compliance.ageMark };
  const [browsed] = menuItems(catalogue, culture, brand.id);
  const browse = browsed && { label: text('banner.browse'), href: browsed.href };

  /** Undefined where the slide's offer is not allowed, is not one of the site's, or has ended. */
  function contentOf({ section, cta, terms, ctaLink, offer }: Omit<Slide, 'text'>): HeroContent | undefined {
    const shown = culture.promotionsEnabled ? offers[offer ?? ''] : undefined;
    if (offer !== undefined && (!shown || dateRangeStatus(shown, day) !== 0)) return undefined;
    const values = { ...common, ...shown?.values };
    const own = (id = '') => lookup(id, values) ?? '';
    const path = ctaLink && localHref(culture, ctaLink);
    return {
      section,
      eyebrow: own(`banner.${section}.eyebrow`),
      title: own(`banner.${section}.title`),
      lead: own(`banner.${section}.lead`),
      cta: {
        label: own(cta) || text('banner.neutral.cta'),
        href: path ?? (offer ? href(culture, 'promotion', { promotionSlug: offer }) : loginHref(site)),
      },
      terms: own(terms),
    };
  }

  const offer = banner.cultureOffers?.[culture.code];
  const own = (offer ? contentOf({ ...banner, offer }) : undefined) ?? {
    section: banner.section,
    eyebrow: text('banner.neutral.eyebrow', common),
    title: text('banner.neutral.title'),
    lead: text('banner.neutral.lead'),
    cta: { label: text('banner.neutral.cta'), href: loginHref(site) },
    terms: text('banner.neutral.terms', common),
  };
  return [
    { ...own, browse, alt: banner.alt && lookup(banner.alt, common) },
    ...extraSlides(banner, culture.code, day).flatMap((slide) => contentOf(slide) ?? []),
  ];
}

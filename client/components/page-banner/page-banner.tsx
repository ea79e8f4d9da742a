import { type ReactNode, Suspense } from 'react';
import { product } from '../../../brands/house.ts';
import { bannerOf, bannerWords, bannerSectionOf } from '../../../shared/banner/banner-of.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import type { BannerConfig } from '../../../shared/routing/route.ts';
import { focusHeadingOnRemoval } from '../../focus/on-removal.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import { buttonClass } from '../button/button-class.ts';
import { ctaKind } from '../hero/cta-kind.ts';
import { SectionArt } from '../hero/section-art.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import css from './page-banner.module.css';

interface PageBannerProps {
  title: ReactNode;
  /** Replaces the section's own text. */
  lead?: ReactNode;
  /** Content above the heading: breadcrumbs, a count. */
  children?: ReactNode;
}

/** The banner of the page's section, which contains the page's heading. */
export function PageBanner(props: PageBannerProps) {
  const { culture } = useSite();
  const banner = bannerOf(usePage().match.route, culture.code);
  if (banner) return <Band {...props} banner={banner} />;
  return (
    <div className="wrap">
      <PageHead {...props} />
    </div>
  );
}

function Band({ title, lead, children, banner }: PageBannerProps & { banner: BannerConfig }) {
  const { culture, compliance, offers } = useSite();
  const { path, match } = usePage();
  const { text, lookup } = useIntl();
  const words = bannerWords(banner, culture, useDay());
  const values = { product: product.name, age: compliance.ageMark, ...offers[words.offer ?? '']?.values };
  const sentence = lead ?? (words.text && text(words.text, values));
  const cta = words.cta && words.ctaLink && words.ctaLink !== path ? lookup(words.cta) : undefined;
  const section = bannerSectionOf(banner, match.params);
  const terms = words.terms && lookup(words.terms, values);
  return (
    <div className={css.banner} data-section={section}>
      <Suspense>
        <SectionArt section={section} className={css.art} isSlim />
      </Suspense>
      <div className={`wrap ${css.words}`}>
        {children}
        <h1>{title}</h1>
        {sentence && <p className={css.lead}>{sentence}</p>}
        {cta && (
          <a
            ref={focusHeadingOnRemoval}
            className={buttonClass(ctaKind(banner.section), undefined, css.cta)}
            href={localHref(culture, words.ctaLink ?? '')}
          >
            {cta}
          </a>
        )}
        {terms && (
          <p className={css.terms} data-terms="">
            {terms}
          </p>
        )}
      </div>
    </div>
  );
}

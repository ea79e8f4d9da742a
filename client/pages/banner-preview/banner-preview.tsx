import type { BtCode } from '../../../shared/banner/bt.ts';
import { btTexts, heroImages } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { BannerPicture } from '../../components/hero/banner-picture.tsx';
import { useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import css from './banner-preview.module.css';
import { BannerWords } from './banner-words.tsx';

/** One banner in its phone and desktop versions, on any screen. */
export function BannerPreview({ bt }: { bt: BtCode }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const { code, r } = bt;
  const texts = found(useData(btTexts(culture.code, code, r)));
  const images = heroImages({ culture: culture.code, section: 'home', day: useDay(), bt });
  const desktop = found(useData(images.desktop));
  const desktopFront = found(useData(images.desktopFront));
  const mobile = found(useData(images.mobile));
  const mobileFront = found(useData(images.mobileFront));
  if (!texts) return <p role="status">{text('bannerPreview.none', { code })}</p>;
  return (
    <>
      <p>{text('bannerPreview.pageTitle', { title: texts.pageTitle })}</p>
      <section className={css.device} aria-labelledby="desktop">
        <h2 id="desktop">{text('bannerPreview.desktop')}</h2>
        <div className={css.screen}>
          <div className={css.desktop}>
            <div className={css.art}>
              <BannerPicture desktop={desktop} desktopHeight={472} alt={texts.alt} />
              <BannerPicture desktop={desktopFront} desktopHeight={292} className={css.front} />
            </div>
            <BannerWords texts={texts} />
          </div>
        </div>
      </section>
      <section className={css.device} aria-labelledby="phone">
        <h2 id="phone">{text('bannerPreview.phone')}</h2>
        <div className={css.screen}>
          <div className={css.phone}>
            <div className={css.art}>
              <BannerPicture mobile={mobile} alt={texts.alt} sizes="390px" />
              <BannerPicture mobile={mobileFront} className={css.front} sizes="390px" />
            </div>
            <BannerWords texts={texts} />
          </div>
        </div>
      </section>
    </>
  );
}

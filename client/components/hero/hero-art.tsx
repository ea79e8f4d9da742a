import { useDeferredValue } from 'react';
import type { BtCode } from '../../../shared/banner/bt.ts';
import { heroImages } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { useBt } from '../../stores/use-bt.ts';
import { useDay } from '../../stores/use-day.ts';
import { BannerPicture } from './banner-picture.tsx';
import css from './hero.module.css';

interface HeroArtProps {
  section: string;
  alt?: string | undefined;
  bt?: BtCode | undefined;
  /** Loaded eagerly and with priority; later slides load lazily. */
  isFirst: boolean;
}

/** Both layers of a section's banner; absent when neither exists. */
export function HeroArt({ section, alt, bt, isFirst }: HeroArtProps) {
  const { culture } = useSite();
  // Deferred, so that the old art stays until the new one has loaded.
  const day = useDeferredValue(useDay());
  const known = useBt();
  const images = heroImages({ culture: culture.code, section, day, bt: bt ?? known });
  const mobile = found(useData(images.mobile));
  const desktop = found(useData(images.desktop));
  const mobileFront = found(useData(images.mobileFront));
  const desktopFront = found(useData(images.desktopFront));
  // Render no empty container when all layers failed.
  if (!mobile && !desktop && !mobileFront && !desktopFront) return null;
  return (
    <div className={css.art}>
      <BannerPicture
        desktop={desktop}
        mobile={mobile}
        desktopHeight={472}
        alt={alt}
        loading={isFirst ? 'high' : 'lazy'}
      />
      <BannerPicture
        desktop={desktopFront}
        mobile={mobileFront}
        desktopHeight={292}
        loading={isFirst ? 'eager' : 'lazy'}
        className={css.front}
      />
    </div>
  );
}

import { useDeferredValue } from 'react';
import type { BtCode } from '../../../shared/banner/bt.ts';
import { heroImages } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import { BannerPicture } from './banner-picture.tsx';
import css from './hero.module.css';

interface HeroArtProps {
  section: string;
  alt?: string | undefined;
  bt?: BtCode | undefined;
  /** Fetched at once, and before the others; art of a later slide waits until it is near. */
  isFirst: boolean;
}

/** Both layers of a section's banner; absent when there is none of them. */
export function HeroArt({ section, alt, bt, isFirst }: HeroArtProps) {
  const { culture } = useSite();
  // Later, so that the old art stays until the new one is there.
  const day = useDeferredValue(useDay());
  const images = heroImages({ culture: culture.code, section, day, bt });
  const mobile = found(useData(images.mobile));
  const desktop = found(useData(images.desktop));
  const mobileFront = found(useData(images.mobileFront));
  const desktopFront = found(useData(images.desktopFront));
  // Without a hole where nothing answered.
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

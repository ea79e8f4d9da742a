import { useDeferredValue } from 'react';
import { heroImages } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { useBt } from '../../stores/use-bt.ts';
import { useDay } from '../../stores/use-day.ts';
import { BannerPicture } from './banner-picture.tsx';

interface SectionArtProps {
  section: string;
  className: string | undefined;
  /** At the side of a slim banner instead of behind a hero. */
  isSlim?: boolean;
}

/** The background layer of a section's banner alone, as a page's first picture. */
export function SectionArt({ section, className, isSlim = false }: SectionArtProps) {
  const { culture } = useSite();
  // Deferred, so that the old art stays until the new one has loaded.
  const day = useDeferredValue(useDay());
  const images = heroImages({ culture: culture.code, section, day, bt: useBt() });
  const desktop = found(useData(images.desktop));
  const mobile = found(useData(images.mobile));
  const slim = { desktopKind: 'sectionBanner', desktopSizes: '62rem', sizes: '390px' } as const;
  return (
    <BannerPicture
      desktop={desktop}
      mobile={mobile}
      desktopHeight={472}
      className={className}
      loading="high"
      {...(isSlim && slim)}
    />
  );
}

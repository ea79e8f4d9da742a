import { heroImages } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import { BannerPicture } from './banner-picture.tsx';

/** What lies behind the tiles of a section's banner, alone, as the first picture of a page. */
export function SectionArt({ section, className }: { section: string; className: string | undefined }) {
  const { culture } = useSite();
  const images = heroImages({ culture: culture.code, section, day: useDay() });
  const desktop = found(useData(images.desktop));
  const mobile = found(useData(images.mobile));
  return <BannerPicture desktop={desktop} mobile={mobile} desktopHeight={472} className={className} loading="high" />;
}

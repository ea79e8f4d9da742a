import { heroImages } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { BannerPicture } from '../../components/hero/banner-picture.tsx';
import { useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import css from './error.module.css';

export function ErrorArt() {
  const { culture } = useSite();
  const images = heroImages({ culture: culture.code, section: 'error', day: useDay() });
  const desktop = found(useData(images.desktop));
  const mobile = found(useData(images.mobile));
  return <BannerPicture desktop={desktop} mobile={mobile} desktopHeight={472} className={css.art} loading="high" />;
}

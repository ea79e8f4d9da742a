import type { ShownBanner } from '../../../shared/data/reduced-banner.ts';
import { bannerSources, type ImageKind } from '../../../shared/images/image-sources.ts';
import { useSite } from '../../site-context.ts';
import { ResponsiveImage } from '../picture/responsive-image.tsx';

interface BannerPictureProps {
  desktop?: ShownBanner | undefined;
  mobile?: ShownBanner | undefined;
  /** Size of the layer as the service draws it. */
  desktopWidth?: number;
  desktopHeight?: number;
  /** Image kind and display width of the wide version. */
  desktopKind?: 'desktopBanner' | 'sectionBanner' | 'art';
  desktopSizes?: string;
  /** Image kind of the narrow version, and its height at a width of 750 pixels. */
  mobileKind?: 'mobileBanner' | 'gameFront';
  mobileHeight?: number;
  /** Display width of the narrow version. */
  sizes?: string;
  /** Empty where the text describes the picture. */
  alt?: string | undefined;
  /** `high` for the LCP element, `lazy` for hidden slides. */
  loading?: 'eager' | 'high' | 'lazy';
  className?: string | undefined;
}

const desktopScreen = '(width >= 48em)';

/** One layer in the version for the screen; absent when it failed to load. */
export function BannerPicture({
  desktop,
  mobile,
  desktopWidth = 1920,
  desktopHeight,
  desktopKind = 'desktopBanner',
  desktopSizes = 'max(100vw, 1920px)',
  mobileKind = 'mobileBanner',
  mobileHeight = 360,
  sizes = '100vw',
  alt = '',
  loading,
  className,
}: BannerPictureProps) {
  const { origins, imageHosts } = useSite();
  const sourcesOf = (media: ShownBanner | undefined, kind: ImageKind) =>
    media && bannerSources(media, kind, { origin: origins.images, hosts: imageHosts });
  const wide = sourcesOf(desktop, desktopKind);
  const narrow = sourcesOf(mobile, mobileKind);
  const fallback = narrow ?? wide;
  if (!fallback) return null;
  const wideSize = { media: desktopScreen, width: desktopWidth, height: desktopHeight };
  const sources = [
    ...(wide?.sources ?? []).map(({ type, srcSet, isChoice }) => ({
      ...wideSize,
      type,
      srcSet,
      sizes: isChoice ? desktopSizes : undefined,
    })),
    ...(wide ? [{ ...wideSize, srcSet: wide.src }] : []),
    ...(narrow?.sources ?? []).map(({ type, srcSet, isChoice }) => ({
      type,
      srcSet,
      sizes: isChoice ? sizes : undefined,
    })),
  ];
  return (
    <ResponsiveImage
      sources={sources}
      src={fallback.src}
      alt={alt}
      width={750}
      height={mobileHeight}
      loading={loading}
      className={className}
    />
  );
}

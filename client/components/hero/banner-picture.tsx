import type { ShownBanner } from '../../../shared/data/shown-banner.ts';
import { bannerSources, type ImageKind } from '../../../shared/images/image-sources.ts';
import { useSite } from '../../site-context.ts';
import { notWaitedFor } from '../picture/not-waited-for.ts';

interface BannerPictureProps {
  desktop?: ShownBanner | undefined;
  mobile?: ShownBanner | undefined;
  /** Of 1920 pixels' width, as the service draws the layer. */
  desktopHeight?: number;
  /** What the narrow shape is drawn as, and its height of 750 pixels' width. */
  mobileKind?: 'mobileBanner' | 'gameFront';
  mobileHeight?: number;
  /** How wide the narrow shape is shown. */
  sizes?: string;
  /** Empty where the words say what it shows. */
  alt?: string | undefined;
  /** `high` for what the page is judged by, `lazy` for what is out of sight. */
  loading?: 'eager' | 'high' | 'lazy';
  className?: string | undefined;
}

const desktopScreen = '(width >= 48em)';

/** One layer, in the shape that fits the screen; a layer that failed is absent. */
export function BannerPicture({
  desktop,
  mobile,
  desktopHeight,
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
  const wide = sourcesOf(desktop, 'desktopBanner');
  const narrow = sourcesOf(mobile, mobileKind);
  const fallback = narrow ?? wide;
  if (!fallback) return null;
  return (
    <picture className={className}>
      {wide?.sources.map(({ type, srcSet, isChoice }) => (
        <source
          key={type}
          media={desktopScreen}
          type={type}
          srcSet={srcSet}
          sizes={isChoice ? 'max(100vw, 1920px)' : undefined}
          width={1920}
          height={desktopHeight}
        />
      ))}
      {wide && <source media={desktopScreen} srcSet={wide.src} width={1920} height={desktopHeight} />}
      {narrow?.sources.map(({ type, srcSet, isChoice }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={isChoice ? sizes : undefined} />
      ))}
      <img
        src={fallback.src}
        alt={alt}
        width={750}
        height={mobileHeight}
        loading={loading === 'lazy' ? loading : undefined}
        fetchPriority={loading === 'high' ? loading : undefined}
        onLoad={notWaitedFor}
      />
    </picture>
  );
}

import { type ImageKind, imageSources } from '../../../shared/images/image-sources.ts';
import { useSite } from '../../site-context.ts';
import { ResponsiveImage } from './responsive-image.tsx';

interface PictureProps {
  /** Without a URL the element stays empty and reserves its space. */
  url: string | undefined;
  kind: ImageKind;
  /** Set both, or leave the size to the layout. */
  width: number | undefined;
  height: number | undefined;
  /** Empty where the text beside the picture says the same. */
  alt?: string | undefined;
  sizes: string;
  /** Defaults to lazy; `eager` for the first row, `high` for the LCP element. */
  loading?: 'eager' | 'high' | undefined;
  className?: string | undefined;
}

/** A responsive image. Width and height give its aspect ratio before it has loaded, which prevents layout shifts. */
export function Picture({ url, kind, width, height, alt = '', sizes, loading, className }: PictureProps) {
  const { origins, imageHosts } = useSite();
  const image = url === undefined ? undefined : imageSources(url, kind, { origin: origins.images, hosts: imageHosts });
  if (!image) return <picture className={className} />;
  return (
    <ResponsiveImage
      // Not `auto`: Chromium 156 leaks lazy images that have it, with the page around them, when they are removed.
      sources={image.sources.map(({ type, srcSet, isChoice }) => ({
        type,
        srcSet,
        sizes: isChoice ? sizes : undefined,
      }))}
      src={image.src}
      alt={alt}
      width={height && width}
      height={width && height}
      loading={loading ?? 'lazy'}
      className={className}
    />
  );
}

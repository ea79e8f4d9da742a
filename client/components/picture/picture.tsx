import { type ImageKind, imageSources } from '../../../shared/images/image-sources.ts';
import { useSite } from '../../site-context.ts';
import { notWaitedFor } from './not-waited-for.ts';

interface PictureProps {
  url: string;
  kind: ImageKind;
  width: number;
  height: number;
  /** Empty where the words beside the picture say the same. */
  alt?: string;
  sizes: string;
  /** Pictures wait until they are near the screen; `eager` for the first row, `high` for the one that the page is judged by. */
  loading?: 'eager' | 'high' | undefined;
  className?: string | undefined;
}

/** Width and height give the ratio before the picture is there, so that nothing shifts. */
export function Picture({ url, kind, width, height, alt = '', sizes, loading, className }: PictureProps) {
  const { origins, imageHosts } = useSite();
  const image = imageSources(url, kind, { origin: origins.images, hosts: imageHosts });
  return (
    <picture className={className}>
      {image?.sources.map(({ type, srcSet, isChoice }) => (
        // Not `auto`: Chromium 156 keeps every lazy picture that has it, and the page around it, when it is removed.
        <source key={type} type={type} srcSet={srcSet} sizes={isChoice ? sizes : undefined} />
      ))}
      {image && (
        <img
          src={image.src}
          alt={alt}
          width={width}
          height={height}
          loading={loading ? undefined : 'lazy'}
          fetchPriority={loading === 'high' ? 'high' : undefined}
          onLoad={loading && notWaitedFor}
        />
      )}
    </picture>
  );
}

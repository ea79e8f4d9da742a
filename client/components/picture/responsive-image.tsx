import { useLayoutEffect, useRef } from 'react';

interface SourceAttributes {
  media?: string | undefined;
  type?: string | undefined;
  sizes?: string | undefined;
  srcSet: string;
  width?: number | undefined;
  height?: number | undefined;
}

interface ImageAttributes {
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  src: string;
}

interface ResponsiveImageProps extends ImageAttributes {
  /** In order of preference: the browser uses the first that it supports and that fits the screen. */
  sources: readonly SourceAttributes[];
  /** `high` for the LCP element, `lazy` for hidden pictures. */
  loading?: 'eager' | 'high' | 'lazy' | undefined;
  className?: string | undefined;
}

/** Updates a picture's children to these elements, the image last. React's attribute names differ from HTML's only in case. */
function fillPicture(picture: HTMLPictureElement, wanted: readonly Partial<SourceAttributes & ImageAttributes>[]) {
  while (picture.childElementCount > wanted.length) picture.firstElementChild?.remove();
  while (picture.childElementCount < wanted.length)
    picture.prepend(document.createElement(picture.firstChild ? 'source' : 'img'));
  for (const [index, element] of [...picture.children].entries()) {
    for (const [name, value] of Object.entries(wanted[index] ?? {})) {
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== `${value}`) element.setAttribute(name, `${value}`);
    }
  }
}

const { trustedTypes } = globalThis as Pick<Window, 'trustedTypes'>;
/** React doesn't touch the children of an element with inner HTML, and sets the HTML again only when this object's identity changes. */
const filledByEffect = { __html: trustedTypes?.emptyHTML ?? '' };

/**
 * A `<picture>` that is filled only after mounting in the browser. React discards interrupted renders with the elements that it created for
 * them, and Chromium keeps an `<img>` in a `<picture>` registered for viewport changes until it is removed from the document. It would leak
 * the discarded ones, and the tree around them.
 */
export function ResponsiveImage({ sources, className, loading, alt, src, ...size }: ResponsiveImageProps) {
  const picture = useRef<HTMLPictureElement>(null);
  const image = {
    alt,
    ...size,
    loading: loading === 'lazy' ? loading : undefined,
    fetchPriority: loading === 'high' ? loading : undefined,
    // Last, because the other attributes decide when and how it is fetched.
    src,
  };
  useLayoutEffect(() => {
    if (picture.current) fillPicture(picture.current, [...sources, image]);
  });
  if (typeof window !== 'undefined')
    return (
      <picture ref={picture} className={className} dangerouslySetInnerHTML={filledByEffect} suppressHydrationWarning />
    );
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} />
      ))}
      <img {...image} alt={alt} />
    </picture>
  );
}

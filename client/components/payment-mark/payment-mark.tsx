import type { PaymentOption } from '../../../shared/contract/feeds.ts';
import { imageSources } from '../../../shared/images/image-sources.ts';
import { useSite } from '../../site-context.ts';
import { ResponsiveImage } from '../picture/responsive-image.tsx';

const width = 152;
const height = 57;

interface PaymentMarkProps {
  option: Pick<PaymentOption, 'light_img_url' | 'dark_img_url'>;
  /** Empty beside the method's name. */
  alt?: string;
  className?: string | undefined;
}

/** A payment method's logo. The first word of the brand's colour scheme is its default. */
export function PaymentMark({ option, alt = '', className }: PaymentMarkProps) {
  const { brand, origins, imageHosts } = useSite();
  const [first = 'dark', other] = brand.colours.scheme.split(' ');
  const { light_img_url: light, dark_img_url: dark } = option;
  const imageFor = (scheme: string) => {
    const url = (scheme === 'light' ? light : dark) ?? light ?? dark;
    return url === undefined
      ? undefined
      : imageSources(url, 'paymentMark', { origin: origins.images, hosts: imageHosts });
  };
  const usual = imageFor(first);
  const wished = other === undefined ? undefined : imageFor(other);
  if (!usual) return alt || null;
  const media = `(prefers-color-scheme: ${other})`;
  const sizes = `${width}px`;
  const sources = [
    ...(wished?.sources ?? []).map(({ type, srcSet }) => ({ media, type, srcSet, sizes })),
    ...(wished?.sources.length === 0 ? [{ media, srcSet: wished.src }] : []),
    ...usual.sources.map(({ type, srcSet }) => ({ type, srcSet, sizes })),
  ];
  return (
    <ResponsiveImage
      sources={sources}
      src={usual.src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={className}
    />
  );
}

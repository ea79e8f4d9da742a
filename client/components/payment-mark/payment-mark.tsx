import type { PaymentOption } from '../../../shared/contract/feeds.ts';
import { imageSources } from '../../../shared/images/image-sources.ts';
import { useSite } from '../../site-context.ts';

const width = 152;
const height = 57;

interface PaymentMarkProps {
  option: Pick<PaymentOption, 'light_img_url' | 'dark_img_url'>;
  /** Empty where its name stands beside it. */
  alt?: string;
  className?: string | undefined;
}

/** The first word of a colour scheme is what a brand looks like when nobody asks for anything else. */
export function PaymentMark({ option, alt = '', className }: PaymentMarkProps) {
  const { brand, origins, imageHosts } = useSite();
  const [first = 'dark', other] = brand.colours.scheme.split(' ');
  const urls: Readonly<Record<string, string>> = { light: option.light_img_url, dark: option.dark_img_url };
  const imageFor = (scheme: string) =>
    imageSources(urls[scheme] ?? '', 'paymentMark', { origin: origins.images, hosts: imageHosts });
  const usual = imageFor(first);
  const wished = other === undefined ? undefined : imageFor(other);
  if (!usual) return null;
  return (
    <picture className={className}>
      {wished?.sources.map(({ type, srcSet }) => (
        <source
          key={`${other} ${type}`}
          media={`(prefers-color-scheme: ${other})`}
          type={type}
          srcSet={srcSet}
          sizes={`${width}px`}
        />
      ))}
      {wished?.sources.length === 0 && <source media={`(prefers-color-scheme: ${other})`} srcSet={wished.src} />}
      {usual.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={`${width}px`} />
      ))}
      <img src={usual.src} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  );
}

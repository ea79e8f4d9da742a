import { embedDetails } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { GameEmbed } from './game-embed.tsx';
import { OfferEmbed } from './offer-embed.tsx';
import { VideoEmbed } from './video-embed.tsx';

/** The card of an embedded item; absent when its service has failed. */
export function Embed({ id }: { id: string }) {
  const { culture } = useSite();
  const embed = found(useData(embedDetails(culture.code, id)));
  if (embed?.type === 'game') return <GameEmbed game={embed.data} />;
  if (embed?.type === 'video') return <VideoEmbed video={embed.data} />;
  const isShown = culture.promotionsEnabled && embed?.data.status === 'active';
  return isShown ? <OfferEmbed offer={embed.data} /> : null;
}

import { gameFrontHeight } from '../../../shared/banner/game-front.ts';
import type { ShownBanner } from '../../../shared/data/reduced-banner.ts';
import { useSite } from '../../site-context.ts';
import { BannerPicture } from '../hero/banner-picture.tsx';
import css from './slide-card.module.css';

/** The picture of a game's own banner. Decorative: the page's heading names the game. */
export function GameFront({ image }: { image: ShownBanner | undefined }) {
  const height = gameFrontHeight(useSite().compliance);
  return (
    <div className={`${css.art} ${css[`front${height}`]}`}>
      <BannerPicture mobile={image} mobileKind="gameFront" mobileHeight={height} loading="lazy" sizes="750px" />
    </div>
  );
}

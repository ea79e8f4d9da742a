import { gameFrontHeight } from '../../../shared/banner/game-front.ts';
import { bannerOf } from '../../../shared/banner/banner-of.ts';
import { cardImage } from '../../../shared/data/banners.ts';
import type { GamePageInfo } from '../../../shared/data/reduced-games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useBt } from '../../stores/use-bt.ts';
import { BannerPicture } from '../hero/banner-picture.tsx';
import { Picture } from '../picture/picture.tsx';
import { artFile, artSizes } from './art-file.ts';
import css from './game-head.module.css';

interface GameArtProps {
  game: GamePageInfo['card'];
}

/** Returns the class of the art's container, which reserves its height on a phone. */
export function useArtClass(): string {
  return `${css.art} ${css[`front${gameFrontHeight(useSite().compliance)}`]}`;
}

/** The picture of a game: its banner's front layer on a phone, its tile on wider screens. Drafts have no banner and show the tile. */
export function GameArt({ game }: GameArtProps) {
  const { culture } = useSite();
  const { match } = usePage();
  const banner = bannerOf(match.route, culture.code);
  if (!banner) return <Tile game={game} />;
  return <Front game={game} section={banner.section} slug={match.params['gameSlug'] ?? game.slug} />;
}

function Tile({ game: { image } }: GameArtProps) {
  return (
    <Picture {...artFile} url={image?.url} alt={image?.alt} sizes={artSizes} loading="high" className={useArtClass()} />
  );
}

function Front({ game, section, slug }: GameArtProps & { section: string; slug: string }) {
  const { culture, compliance } = useSite();
  const artClass = useArtClass();
  const front = found(useData(cardImage({ culture: culture.code, section, gameSlug: slug, bt: useBt() })));
  const { image } = game;
  if (!front || front.images.length === 0) return <Tile game={game} />;
  return (
    <BannerPicture
      desktop={image && { images: [{ url: image.url, type: 'image/avif', width: artFile.width }] }}
      desktopKind="art"
      desktopWidth={artFile.width}
      desktopHeight={artFile.height}
      desktopSizes={artSizes}
      mobile={front}
      mobileKind="gameFront"
      mobileHeight={gameFrontHeight(compliance)}
      sizes="750px"
      alt={image?.alt}
      loading="high"
      className={`${artClass} ${css.front}`}
    />
  );
}

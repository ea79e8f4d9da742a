/** What the visitor part adds to a page, in one file: its own corner, and what others show in their places once it is there. */
export { FavouriteButton } from '../components/favourite-button/favourite-button.tsx';
export { GameFavourite } from '../components/favourite-button/game-favourite.tsx';
export { KeptRails } from '../components/kept-rails/kept-rails.tsx';
export { TileInfo } from '../components/tile/tile-info.tsx';
export { Visitor } from './visitor.tsx';

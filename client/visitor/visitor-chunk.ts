/** The visitor chunk: its own elements, and those that other components render once it has loaded. */
export { FavouriteButton } from '../components/favourite-button/favourite-button.tsx';
export { GameFavourite } from '../components/favourite-button/game-favourite.tsx';
export { SavedRails } from '../components/saved-rails/saved-rails.tsx';
export { TileInfo } from '../components/tile/tile-info.tsx';
export { Visitor } from './visitor.tsx';

import { renderToStaticMarkup } from 'react-dom/server';
import { IconSprite } from '../../client/components/icon/icon-sprite.tsx';

/**
 * The constant SVG sprite for `Icon`. It precedes the root element, so that the browser neither loads nor hydrates it.
 */
export const spriteHtml = renderToStaticMarkup(<IconSprite />);

import { renderToStaticMarkup } from 'react-dom/server';
import { IconSprite } from '../../client/components/icon/icon-sprite.tsx';

/** The drawings that `Icon` points at: constant, in front of the root element, so that the browser neither loads nor hydrates them. */
export const spriteHtml = renderToStaticMarkup(<IconSprite />);

import { cultureCodes } from '../../../locales/index.ts';
import { compareUrl } from '../images/picture-with-url.ts';
import type { FindPicture } from '../images/service.ts';
import { itemPicture, pictureRoles } from './pictures.ts';
import type { ContentStore } from './store.ts';

/** Finds pictures of content by address: `picture.en-GB.promotion.welcome.<hash>`. */
export function createContentFinders(
  content: Pick<ContentStore, 'artOf'>,
  artVersion: string,
): Record<'content', FindPicture> {
  return {
    content(file) {
      const [name, code, kind = '', id = ''] = file.split('.');
      const role = pictureRoles.find((each) => each === name);
      const culture = cultureCodes.find((each) => each === code);
      if (!role || !culture) return undefined;
      const owner = { culture, kind, id };
      const art = content.artOf(owner);
      return art && compareUrl(itemPicture(artVersion, owner, role, art), `content/${file}`);
    },
  };
}

import { cultures } from '../../../locales/index.ts';
import { pageIn } from '../../../shared/routing/alternates.ts';
import { usePage, useSite } from '../../site-context.ts';

/** Returns the selectable cultures, each with its version of the page; undefined where there is no choice. */
export function useCultureLinks() {
  const { culture: own, origins } = useSite();
  const { match, alternates } = usePage();
  if (own.disableCountry) return undefined;
  const links = Object.values(cultures).flatMap((culture) => {
    const href = pageIn(culture, match, own.code, (code) => origins.cultures[code], alternates);
    return culture.disableCountry || !href ? [] : [{ culture, href }];
  });
  return links.length > 1 ? links : undefined;
}

/** Every culture by its own name. */
export function CultureLinks({ links }: { links: NonNullable<ReturnType<typeof useCultureLinks>> }) {
  const { culture: own } = useSite();
  return (
    <ul>
      {links.map(({ culture: { code, lang, name }, href }) => (
        <li key={code}>
          <a href={href} lang={lang} hrefLang={lang} aria-current={code === own.code || undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

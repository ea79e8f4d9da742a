import { lazyPart } from '../../components/region/lazy-part.tsx';
import { usePage } from '../../site-context.ts';
import { HomeFront } from './home-front.tsx';

const HomeSearch = lazyPart(async () => (await import('./home-search.tsx')).HomeSearch);

/** The home page, or search results for `?q=`. */
export function Page() {
  const { search } = usePage();
  const q = search.get('q');
  return q === null ? <HomeFront /> : <HomeSearch q={q} />;
}

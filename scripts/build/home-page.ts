import { loadModule } from './load-module.ts';

/** What the home page is made of: its module inside `client/` and the areas of messages that it is shown with. */
export interface HomePage {
  readonly module: string;
  readonly areas: readonly string[];
}

/** What `client/pages/pages.ts` says of the home page. */
export async function loadHomePage(root: string): Promise<HomePage> {
  const { pages, frameAreas } = (await loadModule(root, 'client/pages/pages.ts')) as unknown as {
    pages: Record<'home', HomePage>;
    frameAreas: readonly string[];
  };
  return { module: pages.home.module, areas: [...frameAreas, ...pages.home.areas] };
}

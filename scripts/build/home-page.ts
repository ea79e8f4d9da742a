import { loadModule } from './load-module.ts';

/** The home page's module, relative to `client/`, and its areas of messages. */
export interface HomePage {
  readonly module: string;
  readonly areas: readonly string[];
}

/** Reads the home page's entry of `client/pages/pages.ts`. */
export async function loadHomePage(root: string): Promise<HomePage> {
  const { pages, frameAreas } = (await loadModule(root, 'client/pages/pages.ts')) as unknown as {
    pages: Record<'home', HomePage>;
    frameAreas: readonly string[];
  };
  return { module: pages.home.module, areas: [...frameAreas, ...pages.home.areas] };
}

import { cultures } from '../../locales/index.ts';
import { href } from '../../shared/routing/href.ts';
import { route } from '../../shared/routing/route.ts';
import type { RouteParams } from '../../shared/routing/href.ts';

// ROUTE-01: params are inferred from the pattern.
const culture = cultures['en-GB'];

href(culture, 'home', {});
href(culture, 'slotsGame', { gameSlug: 'lantern-trench' });
({ gameSlug: 'lantern-trench' }) satisfies RouteParams<'productGame'>;

// @ts-expect-error no such route
href(culture, 'slotGame', { gameSlug: 'lantern-trench' });
// @ts-expect-error the param is missing
href(culture, 'slotsGame', {});
// @ts-expect-error all params are missing
href(culture, 'slotsGame');
// @ts-expect-error the param has another name
href(culture, 'slotsGame', { slug: 'lantern-trench' });
// @ts-expect-error the param is no text
href(culture, 'slotsGame', { gameSlug: 7 });
// @ts-expect-error a param too many
href(culture, 'slotsGame', { gameSlug: 'lantern-trench', page: '2' });
// @ts-expect-error the route takes no params
href(culture, 'slots', { gameSlug: 'lantern-trench' });

route('item', '/item/:gameSlug/', { contentType: 'game', preloads: 'game' });
// @ts-expect-error the pattern lacks the param that is read
route('pair', '/pair/:first/:second/', { contentType: 'game', preloads: 'game' });
// @ts-expect-error nothing has this name
route('odd', '/odd/', { contentType: 'game', preloads: 'unheardOf' });
// @ts-expect-error no page component has this name
route('odd', '/odd/', { contentType: 'unheardOf' });
// @ts-expect-error no such culture
route('odd', '/odd/', { contentType: 'home', cultures: ['en-US'] });

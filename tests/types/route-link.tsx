import { RouteLink } from '../../client/components/route-link.tsx';

// ROUTE-10: a link takes a route's key with its params, or an address.
const children = <a>Slots</a>;
const params = { gameSlug: 'lantern-trench' };

void (<RouteLink to="slots">{children}</RouteLink>);
void (<RouteLink to="slotsGame" {...{ params, query: '?page=2', children }} />);
void (<RouteLink href="https://elsewhere.example/">{children}</RouteLink>);

// @ts-expect-error no such route
void (<RouteLink to="slot">{children}</RouteLink>);
// @ts-expect-error its params are missing
void (<RouteLink to="slotsGame">{children}</RouteLink>);
// @ts-expect-error the param has another name
void (<RouteLink to="slotsGame" params={{ slug: 'lantern-trench' }} {...{ children }} />);
// @ts-expect-error the route takes no params
void (<RouteLink to="slots" {...{ params, children }} />);
// @ts-expect-error neither a route nor an address
void (<RouteLink>{children}</RouteLink>);

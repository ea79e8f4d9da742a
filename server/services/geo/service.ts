import { caching, json } from '../http/response.ts';
import { type Endpoint, get } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';
import { code, optional } from '../http/query.ts';
import { homeCountryOf, locate } from './locate.ts';

const query = { brand_code: optional(code) };

function respond(country: string) {
  const found = locate(country.toUpperCase());
  if (!found) throw new ProblemError(404, 'there is no such country');
  return json(found, caching.never);
}

/** Where the visitor is: in the home country of the brand whose page sends the request, or in the country that the path names. */
export function createGeoService(): Endpoint[] {
  return [
    get('/geo/', query, ({ brand_code }, { header }) => respond(homeCountryOf(brand_code, header('origin')))),
    get('/geo/:gl/', query, (_, { params }) => respond(params['gl'] ?? '')),
  ];
}

import { exchangeRates } from '../exchange-rates.ts';
import { caching, json } from '../http/response.ts';
import { type Endpoint, get } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';

/** Units of a currency for one euro, as a bare number. */
export function createCurrencyService(): Endpoint[] {
  return [
    get('/currency/:iso/', {}, (_, { params }) => {
      const rate = exchangeRates[params['iso']?.toUpperCase() ?? ''];
      if (rate === undefined) throw new ProblemError(404, 'there is no rate for this currency');
      return json(rate, caching.live);
    }),
  ];
}

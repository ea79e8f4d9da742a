import { caching, json } from '../http/response.ts';
import type { Account } from './account.ts';
import { isAdult } from './age.ts';
import { refuse, refuseBusy, type RegisterResponse } from './responses.ts';
import { accountMarkets, largestLimit } from './markets.ts';
import type { Call } from './context.ts';
import { hashPassword } from './passwords.ts';
import { isDni } from './personal-id.ts';
import { letIn } from './player.ts';
import type { RegisterRequest, registerRequest } from './requests.ts';

/** Registered and inside; or registered already, so that logging in comes next. */
const processes = { done: 1, logIn: 7 } as const;

/** An email address that always leads to the login, to demonstrate this case. */
const mustLogIn = (email: string) => email.toLowerCase().startsWith('seven@');

function toAccount(body: RegisterRequest, password: string): Omit<Account, 'id'> {
  const { email, firstName, lastName, mobile, dateOfBirth, nationality, gender, employmentStatus, personalId } = body;
  const { city, state, country, postcode, buildingName } = body;
  return {
    username: body.username,
    email,
    password,
    skin: body.skin,
    segment: 0,
    locked: false,
    profile: {
      currency: body.culture.currency,
      personal: {
        email,
        firstName,
        lastName,
        mobile,
        dateOfBirth,
        nationality,
        ...(gender && { gender }),
        ...(employmentStatus && { employmentStatus }),
      },
      ...(personalId && { personalId }),
      consents: { terms: body.terms, marketing: body.marketing },
      limits: body.limit > 0 ? { month: body.limit } : {},
      address: { city, country, postcode, buildingName, ...(state && { state }) },
    },
  };
}

/** Checks that span fields or need facts: way of registration, age, country, and the market's legal requirements. */
function refusalOf({ culture, dateOfBirth, country, personalId, limit }: RegisterRequest) {
  // Here the bank identifies a new player, see pay-n-play.ts.
  if (culture.usePnpRegistration) return refuse({ code: 'INVALID', field: 'culture' });
  const market = accountMarkets[culture.code];
  if (!isAdult(dateOfBirth, Date.now())) return refuse({ code: 'UNDER_AGE', field: 'dateOfBirth' });
  if (!market.countries.includes(country)) return refuse({ code: 'COUNTRY_NOT_SERVED', field: 'country' });
  if (market.personalId && !isDni(personalId ?? '')) return refuse({ code: 'INVALID', field: 'personalId' });
  if (limit > largestLimit(market) || (market.limitRequired && limit === 0))
    return refuse({ code: 'INVALID', field: 'limit' });
  return undefined;
}

export const register: Call<typeof registerRequest> = async (parts, body, request) => {
  const refusal = refusalOf(body);
  if (refusal) return refusal;
  if (parts.hashes.isFull()) return refuseBusy();
  const password = await parts.hashes.run(request.signal, () => hashPassword(body.password));
  const account = parts.store.add(toAccount(body, password));
  if (account === 'username') return refuse({ code: 'USERNAME_TAKEN', field: 'username' });
  const { culture, skin, username } = body;
  if (account === 'email' || mustLogIn(body.email)) {
    return json({ process: processes.logIn, username } satisfies RegisterResponse, caching.never);
  }
  const player = letIn(parts, account, { culture, skin, request });
  return json({ process: processes.done, username, player } satisfies RegisterResponse, caching.never);
};

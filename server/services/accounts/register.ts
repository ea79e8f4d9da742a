import { caching, json } from '../http/answer.ts';
import { restrictionOf } from '../geo/restrictions.ts';
import type { Account } from './account.ts';
import { isAdult } from './age.ts';
import { refuse, type RegisterAnswer } from './answers.ts';
import { accountMarkets } from './markets.ts';
import type { Call } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { isDni } from './personal-id.ts';
import { letIn } from './player.ts';
import type { RegisterRequest, registerRequest } from './requests.ts';

/** Registered and inside; or registered already, so that logging in comes next. */
const processes = { done: 1, logIn: 7 } as const;

/** An address that is always told to log in, so that this case can be seen at any time. */
const isToldToLogIn = (email: string) => email.toLowerCase().startsWith('seven@');

function toAccount(asked: RegisterRequest, password: string): Omit<Account, 'id'> {
  const { email, firstName, lastName, mobile, dateOfBirth, nationality, gender, employmentStatus, personalId } = asked;
  const { city, state, country, postcode, buildingName } = asked;
  return {
    username: asked.username,
    email,
    password,
    skin: asked.skin,
    segment: 0,
    locked: false,
    profile: {
      currency: asked.culture.currency,
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
      consents: { terms: asked.terms, marketing: asked.marketing },
      limits: asked.limit > 0 ? { month: asked.limit } : {},
      address: { city, country, postcode, buildingName, ...(state && { state }) },
    },
  };
}

/** What forms alone do not tell: age, country, and what the market's law wants. */
function refusalOf({ culture, dateOfBirth, country, personalId, limit }: RegisterRequest) {
  const market = accountMarkets[culture.code];
  if (!isAdult(dateOfBirth, Date.now())) return refuse({ code: 'UNDER_AGE', field: 'dateOfBirth' });
  if (restrictionOf(country) !== 'none') return refuse({ code: 'COUNTRY_NOT_SERVED', field: 'country' });
  if (market.personalId && !isDni(personalId ?? '')) return refuse({ code: 'INVALID', field: 'personalId' });
  if (market.limitRequired && limit === 0) return refuse({ code: 'INVALID', field: 'limit' });
  return undefined;
}

export const register: Call<typeof registerRequest> = async (parts, asked, request) => {
  const refusal = refusalOf(asked);
  if (refusal) return refusal;
  const account = parts.store.add(toAccount(asked, await hashPassword(asked.password)));
  if (account === 'username') return refuse({ code: 'USERNAME_TAKEN', field: 'username' });
  const { culture, skin, username } = asked;
  if (account === 'email' || isToldToLogIn(asked.email)) {
    return json({ process: processes.logIn, username } satisfies RegisterAnswer, caching.never);
  }
  const player = letIn(parts, account, { culture, skin, request });
  return json({ process: processes.done, username, player } satisfies RegisterAnswer, caching.never);
};

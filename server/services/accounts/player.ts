import type { Culture } from '../../../locales/index.ts';
import type { ServiceRequest } from '../http/endpoint.ts';
import type { Account } from './account.ts';
import type { LogGroups, PlayerResponse } from './responses.ts';
import type { AccountContext } from './context.ts';

/** The account in the groups of the account logger. */
function groupsOf({ id, username, profile }: Account, skin: string, culture: Culture): LogGroups {
  const { currency = culture.currency, personal, personalId, consents, limits, address } = profile;
  return {
    platform: { username, skin, playerId: id, externalPlayerId: externalId(id), currency },
    personal,
    ...(personalId !== undefined && { prime: { personalId } }),
    consent: { consents },
    limits: { limits },
    ...(address && { address }),
  };
}

/** The player's id for partners. The account's id stays internal. */
const externalId = (id: string) => `P${id.replaceAll('-', '').slice(0, 12).toUpperCase()}`;

/** Creates a session and the data that the widget passes to the page. */
export function letIn(
  { secrets, platformOf }: AccountContext,
  account: Account,
  { culture, skin, request }: { culture: Culture; skin: string; request: ServiceRequest },
): PlayerResponse {
  return {
    token: secrets.openSession(account.id),
    segment: account.segment,
    username: account.username,
    userExtId: externalId(account.id),
    clientUrl: `${platformOf(request)}/?culture=${culture.code}`,
    groups: groupsOf(account, skin, culture),
  };
}

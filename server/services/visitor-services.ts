import type { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { createAccountsService } from './accounts/service.ts';
import { accountTables } from './accounts/tables.ts';
import { createAccountLoggerService } from './account-logger/service.ts';
import { loadScript, type ScriptFolder } from './browser-scripts/load.ts';
import type { ServicesConfig } from './config.ts';
import type { ContentStore } from './content/store.ts';
import { createMaintenance } from './context/maintenance.ts';
import { createContextService } from './context/service.ts';
import { createCurrencyService } from './currency/service.ts';
import type { GameStore } from './games/store.ts';
import { createGeoService } from './geo/service.ts';
import type { Endpoint, ServiceRequest } from './http/endpoint.ts';
import type { IsOurSite } from './http/our-sites.ts';
import { ownOrigin } from './http/own-origin.ts';
import { createJournal, journalTable } from './journal/journal.ts';
import { logCodes } from './log-codes.ts';
import { createLoggerService } from './logger/service.ts';
import { createLetterLimit, letterTable } from './mail/letter-limit.ts';
import { createMail } from './mail/mail.ts';
import { createNewsletterService } from './newsletter/service.ts';
import { createSubscribers, subscriberTable } from './newsletter/subscribers.ts';
import { createWayBack } from './pages/way-back.ts';
import { createPlatformService } from './platform/service.ts';
import { createTagsService } from './tags/service.ts';
import { createTrackingService } from './tracking/service.ts';
import { voucherTables } from './voucher/ledger.ts';
import { createVoucherService } from './voucher/service.ts';
import { createWidgetService } from './widget/service.ts';

export interface VisitorContext {
  config: ServicesConfig;
  log: Logger;
  isOurSite: IsOurSite;
  store: GameStore;
  content: ContentStore;
  /** Database of visitors' data. */
  state: DatabaseSync;
}

/** The tables of these services. */
export const visitorTables: readonly string[] = [
  journalTable,
  letterTable,
  subscriberTable,
  voucherTables,
  ...accountTables,
];

/** Endpoints of services with visitor data. Paths that begin with `/_` are only for tests. */
export function createVisitorServices({ config, log, isOurSite, store, content, state }: VisitorContext): Endpoint[] {
  const maintenance = createMaintenance(config.MAINTENANCE);
  const wayBack = createWayBack(isOurSite);
  const letters = createJournal(state, 'mail');
  const mail = createMail(letters);
  const letterLimit = createLetterLimit(state);
  const platformOf = (request: ServiceRequest) => config.PLATFORM_ORIGIN ?? `${ownOrigin(request)}/platform`;
  const afterResponse = (work: () => void) =>
    void setImmediate(() => {
      try {
        work();
      } catch (err) {
        log.error({ code: logCodes.afterResponseFailed, err });
      }
    });
  const script = (folder: ScriptFolder) => loadScript(folder, config.DATA_DIR);
  const endpoints = [
    ...createGeoService(),
    ...createCurrencyService(),
    ...createContextService(maintenance),
    ...createLoggerService(createJournal(state, 'log')),
    ...createTrackingService(createJournal(state, 'visits'), script('tracking')),
    ...createTagsService(script('tags')),
    ...createAccountLoggerService(createJournal(state, 'account-log'), script('account-logger')),
    ...createNewsletterService({
      subscribers: createSubscribers(state),
      mail,
      letterLimit,
      wayBack,
      key: config.PROFILE_KEY,
    }),
    ...letters.controls('/_mail'),
    ...createVoucherService(state, content, store),
    ...createAccountsService({
      state,
      mail,
      letterLimit,
      maintenance,
      platformOf,
      afterResponse,
      feedback: createJournal(state, 'feedback'),
    }),
    ...createWidgetService({ script: script('widget'), platformOf }),
    ...createPlatformService({ store, maintenance, wayBack }),
  ];
  return config.FAULTS ? endpoints : endpoints.filter(({ path }) => !path.startsWith('/_'));
}

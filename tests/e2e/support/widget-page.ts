import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brands } from '../../../brands/index.ts';
import { cultures, type CultureCode } from '../../../locales/index.ts';
import { widgetEvents } from '../../../shared/contract/account.ts';
import { accountLogGroups } from '../../../shared/contract/scripts.ts';

/** A policy that allows scripts and connections only to the page and the services, and requires Trusted Types. */
const policyFor = (services: string) =>
  [
    `default-src 'none'`,
    `script-src 'self' ${services}`,
    `connect-src ${services}`,
    `style-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types page-loader`,
  ].join('; ');

/** Runs in the page: loads the scripts as a site does, and collects the widget's events in `received` and posted messages in `messages`. */
function runPage(services: string, start: Record<string, unknown>, events: readonly string[]) {
  interface SonAuth {
    init(start: object): void;
    open(module: string, options?: object): void;
    on(event: string, listener: (detail: unknown) => void): void;
  }
  const page = window as unknown as {
    received: unknown[];
    messages: unknown[];
    sonAuth: SonAuth;
    sonAuthConfig: { widgetUrl: string };
  };
  const policy = (
    window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    }
  ).trustedTypes.createPolicy('page-loader', { createScriptURL: (url: string) => url });
  const load = (url: string) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = policy.createScriptURL(url);
      script.addEventListener('load', resolve);
      script.addEventListener('error', reject);
      document.head.append(script);
    });
  page.received = [];
  page.messages = [];
  window.addEventListener('message', ({ data }) => page.messages.push(data));
  void load(`${services}/tracking/script.js`)
    .then(() => load(`${services}/account-logger/script.js`))
    .then(() =>
      load(`${services}/auth/son-auth/config?lang=${String(start['lang'])}&country=${String(start['country'])}`),
    )
    .then(() => load(page.sonAuthConfig.widgetUrl))
    .then(() => {
      for (const event of events) page.sonAuth.on(event, (detail) => page.received.push([event, detail]));
      page.sonAuth.init({ ...page.sonAuthConfig, ...start });
      for (const button of document.querySelectorAll('button')) {
        const { module, mode: target } = button.dataset;
        const options = { funnelPoint: 'login', restriction: 'none', target };
        button.addEventListener('click', () => page.sonAuth.open(module ?? 'login', options));
        button.disabled = false;
      }
    });
}

const events = [...Object.keys(widgetEvents), ...accountLogGroups];

const startOf = (code: CultureCode) => {
  const { lang, defaultCountry, disableCountry, feedbacksEnabled, usePnpRegistration } = cultures[code];
  const addresses = { termsUrl: '/terms/', privacyUrl: '/privacy/' };
  const names = { brandCode: 'SC', siteName: 'Site' };
  return {
    lang,
    country: defaultCountry,
    disableCountry,
    feedbacksEnabled,
    usePnpRegistration,
    ...addresses,
    ...names,
  };
};

const buttons = ['login', 'register', 'resetPassword', 'feedback', 'maintenance'].map(
  (module) => `<button disabled type="button" data-module="${module}">${module}</button>`,
);

const html = (code: CultureCode) => `<!doctype html>
<html lang="${cultures[code].lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Widget</title>
<link rel="stylesheet" href="/theme.css?culture=${code}"></head>
<body><main><h1>Page</h1>${buttons.join('')}
<button disabled type="button" data-module="login" data-mode="depositlimits">limits</button></main>
<script src="/page.js?culture=${code}"></script></body></html>`;

const themeOf = (code: CultureCode) => {
  const brand = brands.find((each) => each.cultures.includes(code));
  const theme = readFileSync(`brands/${brand?.id}/theme.css`, 'utf8');
  return `${theme} body { background: var(--s0); color: var(--text); font-family: system-ui }`;
};

function send(response: ServerResponse, type: string, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': type, ...headers }).end(body);
}

/** Serves a page with only the widget, in the colours of a culture's brand and with a strict policy: `/?culture=sv`. */
export async function startWidgetPage(services: string): Promise<{ origin: string; stop(): void }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://page.localhost');
    const code = (url.searchParams.get('culture') ?? 'en-GB') as CultureCode;
    const script = () => `(${runPage.toString()})(${JSON.stringify([services, startOf(code), events]).slice(1, -1)})`;
    if (url.pathname === '/page.js') send(response, 'text/javascript', script());
    else if (url.pathname === '/theme.css') send(response, 'text/css', themeOf(code));
    else if (url.pathname === '/') {
      send(response, 'text/html', html(code), { 'content-security-policy': policyFor(services) });
    } else response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type Request, type Response } from 'express';
import { messages } from 'messages:all';
import { renderToPipeableStream } from 'react-dom/server';
import { Root } from '../../client/root.tsx';
import { readConfig } from '../../server/config/config.ts';
import { createHostTable, hostName } from '../../server/http/request/host.ts';
import { makeView, type ViewContext } from '../../server/page/make-view.ts';
import { createIntls } from '../../server/page/intls.ts';
import { loadPageComponents } from '../../server/page/page-components.ts';
import { type PageTarget, resolveTarget } from '../../server/http/request/target.ts';
import { siteScript } from '../../server/site/site-script.ts';
import { createSites } from '../../server/site/site.ts';
import { dataBlock, stateBlock } from '../../server/render/document.ts';
import { elementOf } from '../../server/render/element.tsx';
import type { Loading } from '../../server/render/view.ts';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import { type HttpResponse, fetchResource } from '../../shared/data/fetch-resource.ts';
import { planOf } from '../../shared/data/preloads/preloads.ts';
import type { Resource } from '../../shared/data/resource.ts';
import { headHtml } from '../../shared/seo/head-html.ts';

/**
 * The site's components as a guide would have them served: Express, `compression`, every request fetches its data and renders to
 * a stream, linked style sheets, one script that hydrates at once. No cache, but with DATA=cached responses are fetched once: then
 * only rendering and compression are compared.
 */
const config = readConfig(process.env);
const cachesData = process.env['DATA'] === 'cached';
const client = join(dirname(fileURLToPath(import.meta.url)), '..', 'client');
const assets = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as AssetManifest;
const hosts = createHostTable(config);
const context: ViewContext = {
  assets,
  sites: createSites(config, assets),
  Root,
  components: await loadPageComponents(),
  intlOf: createIntls(messages),
};
const cached = new Map<string, Promise<Loading>>();

async function send(url: string): Promise<HttpResponse> {
  const response = await fetch(url);
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: () => response.text(),
  };
}

async function load(resource: Resource<unknown>, origin: string): Promise<Loading> {
  const result = await fetchResource(resource, { origin, send, report: (failure) => console.error(failure) });
  return { resource, promise: Promise.resolve(result), result };
}

function read(resource: Resource<unknown>, origin: string): Promise<Loading> {
  if (!cachesData) return load(resource, origin);
  const known = cached.get(resource.key) ?? load(resource, origin);
  cached.set(resource.key, known);
  return known;
}

async function sendPage(target: PageTarget, response: Response) {
  const { culture, match, brandConfig } = target;
  const plan = planOf(match, target);
  const resources = [...plan.gates.map((gate) => gate.resource), ...plan.deferred];
  const loaded = await Promise.all(resources.map((resource) => read(resource, brandConfig.services.API)));
  const loading = new Map(loaded.map((entry) => [entry.resource.key, entry]));
  const view = makeView(
    target,
    { loading, decision: 'render' },
    { status: 200, requestId: 'request-9', renderedAt: Date.now() },
    context,
  );
  const { lang } = culture;
  const { pipe } = renderToPipeableStream(elementOf(view), {
    onShellReady() {
      response.type('html');
      response.write(
        `<!doctype html><html lang="${lang}" data-brand="${brandConfig.brand.id}" data-page="${match.key}"><head><meta charset="utf-8">` +
          '<meta name="viewport" content="width=device-width,initial-scale=1">' +
          `<link rel="stylesheet" href="/critical.css">` +
          headHtml(view.head, view.jsonLd, { siteName: brandConfig.brand.name, lang }) +
          `<script type="module">import { start } from '${assets.main.url}'; start();</script></head><body><div id="root">`,
      );
      const body = new PassThrough();
      body.on('end', () => {
        response.end(`</div>${stateBlock(view)}${loaded.map(dataBlock).join('')}</body></html>`);
      });
      body.pipe(response, { end: false });
      pipe(body);
    },
    onShellError: (error) => response.destroy(error instanceof Error ? error : undefined),
  });
}

const runtimeOf = (request: Request) => hosts.get(hostName(request.headers.host) ?? '');

async function proxyRequest(request: Request, response: Response) {
  const { status, headers, body } = await fetch((process.env['SERVICES_ORIGIN'] ?? '') + request.originalUrl);
  response.status(status).type(headers.get('content-type') ?? '');
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}

async function handle(request: Request, response: Response) {
  if (/^\/(?:api|images)\//.test(request.path)) return proxyRequest(request, response);
  const brandConfig = runtimeOf(request);
  const target = brandConfig && resolveTarget(brandConfig, request.originalUrl, assets.buildId);
  if (target?.kind === 'page') return sendPage(target, response);
  response.status(404).end();
}

const app = express();
app.use(compression());
for (const { url, code } of [...context.sites.values()].map(siteScript)) {
  app.get(url, (_, response) => void response.type('js').send(code));
}
app.use('/assets', express.static(join(client, 'assets'), { immutable: true, maxAge: '1y' }));
app.get('/critical.css', (request, response) => {
  response.type('css').send(assets.brands[runtimeOf(request)?.brand.id ?? '']?.criticalCss);
});
app.use((request, response) => {
  handle(request, response).catch(() => response.destroy());
});
const server = app.listen(config.port, '127.0.0.1', () => {
  console.log(JSON.stringify({ code: 'by-the-book.ready', port: (server.address() as AddressInfo).port }));
});

import * as v from 'valibot';
import { house } from '../../brands/index.ts';
import type { Culture } from '../../locales/index.ts';
import { sitePath } from '../../shared/contract/basics.ts';
import { newsletterForm, newsletterRefusal, type NewsletterRequest } from '../../shared/contract/newsletter.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import { withTimeout } from '../async/time-limit.ts';
import type { HttpClient } from '../upstream/http-client.ts';
import { type ResultPage, type PostResult, type PostEndpoint, problem, type ReportPost } from './endpoint.ts';
import { isRecord } from '../../shared/data/is-record.ts';

const servicePath = '/braze-profiles/v1/newsletter';

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim());

/** The first invalid field and its error, in the profile service's terms. */
function refusalOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): PostResult {
  const field = v.getDotPath(issue) ?? 'body';
  return { status: 422, data: { field, code: isEmpty(issue.input) ? 'missing' : 'malformed' } };
}

const textOf = (body: unknown, name: string): unknown => (isRecord(body) ? body[name] : undefined);

/** The culture whose form was posted, if this site has it. */
function cultureOf(body: unknown, { cultures }: BrandConfig): Culture {
  const code = textOf(body, 'culture');
  const [first] = cultures;
  const culture = cultures.find((each) => each.code === code) ?? first;
  if (!culture) throw new Error('[forms] A brand has no cultures. Give it at least one.');
  return culture;
}

interface NewsletterOptions {
  httpClient: HttpClient;
  report: ReportPost;
  timeoutMs: number;
  now?: () => Date;
}

/** Accepts a newsletter subscription and passes it to the profile service, whose key never reaches browsers. */
export function createNewsletter({
  httpClient,
  report,
  timeoutMs,
  now = () => new Date(),
}: NewsletterOptions): PostEndpoint {
  return {
    path: '/api/newsletter',
    area: 'newsletter',

    async handle({ body, brandConfig, requestId, signal }) {
      const form = v.safeParse(newsletterForm, body);
      if (!form.success) return refusalOf(form.issues);
      const { consent, ...fields } = form.output;
      const subscription: NewsletterRequest = {
        ...fields,
        culture: cultureOf(body, brandConfig).code,
        brandCode: house.brandCode,
        consent: { given: true, textVersion: consent.textVersion, at: now().toISOString() },
      };
      const url = brandConfig.services.PROFILE + servicePath;
      try {
        const post = {
          name: 'profile/newsletter',
          json: subscription,
          authorization: `Bearer ${brandConfig.profileKey}`,
        };
        const response = await withTimeout(timeoutMs, signal, (limited) =>
          httpClient.send(url, url, { requestId, signal: limited, post }),
        );
        // Don't reveal whether the service knows the address.
        if (response.status >= 200 && response.status < 300) return { status: 202, data: { status: 'pending' } };
        const refusal = response.status === 422 && v.safeParse(newsletterRefusal, JSON.parse(await response.text()));
        if (refusal && refusal.success) return { status: 422, data: refusal.output };
        report(brandConfig, { requestId, service: 'PROFILE', status: response.status });
      } catch (error) {
        if (!signal.aborted) report(brandConfig, { requestId, service: 'PROFILE', message: String(error) });
      }
      return problem(502);
    },

    page(result, { body, brandConfig }) {
      const culture = cultureOf(body, brandConfig);
      const path = v.safeParse(sitePath, textOf(body, 'pagePath'));
      const back = { href: path.success ? path.output : culture.route, label: 'newsletter.back' };
      return { culture, back, ...messagesOf(result) };
    },
  };
}

function messagesOf({ status, data }: PostResult): Pick<ResultPage, 'title' | 'text'> {
  if (status < 300) return { title: 'newsletter.thanks', text: 'newsletter.thanksText' };
  const wrong = status === 422 ? fieldMessage(data) : undefined;
  const other = status === 429 ? 'newsletter.tooMany' : 'newsletter.failed';
  return { title: 'newsletter.problem', text: wrong ?? other };
}

function fieldMessage(data: object): string | undefined {
  if (!('field' in data)) return undefined;
  const isMissing = 'code' in data && data.code === 'missing';
  if (data.field === 'name') return isMissing ? 'newsletter.missingName' : 'newsletter.badName';
  return data.field === 'email' ? (isMissing ? 'newsletter.missingEmail' : 'newsletter.badEmail') : undefined;
}

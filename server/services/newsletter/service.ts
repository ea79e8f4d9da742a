import { hash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { house } from '../../../brands/index.ts';
import { type Culture, cultureCodes, cultures, defaultCulture } from '../../../locales/index.ts';
import type { NewsletterRequest } from '../../../shared/contract/newsletter.ts';
import { type ServiceResponse, caching, json } from '../http/response.ts';
import { type Endpoint, get, post, type ServiceRequest } from '../http/endpoint.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { ProblemError } from '../http/problem.ts';
import { required } from '../http/query.ts';
import type { LetterLimit } from '../mail/letter-limit.ts';
import type { Mail } from '../mail/mail.ts';
import { html } from '../pages/html.ts';
import { pageResponse } from '../pages/page.ts';
import type { WayBack } from '../pages/way-back.ts';
import { fill, languageOf } from '../words.ts';
import { readRequest } from './refusal.ts';
import type { createSubscribers } from './subscribers.ts';
import { texts } from './texts.ts';

const path = '/profile/braze-profiles/v1/newsletter';

interface NewsletterContext {
  subscribers: ReturnType<typeof createSubscribers>;
  mail: Mail;
  letterLimit: LetterLimit;
  wayBack: WayBack;
  /** Key that authenticates the site's server. */
  key: string;
}

const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

function requireKey({ header }: ServiceRequest, key: string): void {
  if (!isSame(header('authorization') ?? '', `Bearer ${key}`)) {
    throw new ProblemError(401, 'the Authorization header lacks the key', { 'WWW-Authenticate': 'Bearer' });
  }
}

const cultureOf = (code: string): Culture => cultures[cultureCodes.find((each) => each === code) ?? defaultCulture];

/** Accepts subscriptions from the site's server, and confirmations by the link in the letter. */
export function createNewsletterService({
  subscribers,
  mail,
  letterLimit,
  wayBack,
  key,
}: NewsletterContext): Endpoint[] {
  function write(subscription: NewsletterRequest, token: string | undefined, origin: string) {
    const words = texts[languageOf(cultureOf(subscription.culture).code)];
    const values = { name: subscription.name, site: house.name, link: `${origin}${path}/confirm/?token=${token}` };
    mail({ to: subscription.email, subject: words.subject, text: fill(token ? words.letter : words.already, values) });
  }

  function confirmation(
    { name, culture: code }: { name: string; culture: string },
    referrer: string | undefined,
  ): ServiceResponse {
    const culture = cultureOf(code);
    const words = texts[languageOf(culture.code)];
    return pageResponse({
      culture,
      title: words.confirmed,
      content: html`<p>${fill(words.confirmedText, { name })}</p>`,
      back: { href: wayBack(culture, referrer), label: words.back },
    });
  }

  return [
    post(path, v.unknown(), (body, request) => {
      requireKey(request, key);
      const subscription = readRequest(body);
      if ('code' in subscription) return { ...json(subscription, caching.never), status: 422 };
      if (letterLimit.mayWrite('newsletter', subscription.email))
        write(subscription, subscribers.subscribe(subscription), ownOrigin(request));
      // The response is the same for every address, so that it does not reveal who has subscribed.
      return { ...json({ status: 'pending' }, caching.never), status: 202 };
    }),
    get(`${path}/confirm/`, { token: required(v.pipe(v.string(), v.maxLength(100))) }, ({ token }, request) => {
      const subscriber = subscribers.confirm(token);
      if (!subscriber) throw new ProblemError(404, 'the link is not valid, or a newer one has been sent');
      return request.header('accept')?.includes('text/html')
        ? confirmation(subscriber, request.header('referer'))
        : json({ status: 'subscribed' }, caching.never);
    }),
  ];
}

import { randomUUID } from 'node:crypto';
import type { LogEntry } from '../../../shared/contract/log-entry.ts';
import type { NewsletterRequest } from '../../../shared/contract/newsletter.ts';

/** A complete entry of the logger. */
export const logEntry = (number: LogEntry['log']['Number']): LogEntry => ({
  log: { Number: number, Message: 'the sky is dark', AdditionalData: '{"at":"night"}' },
  app: { name: 'site', domain: 'en.localhost', url: 'http://en.localhost/', referral: '' },
  user: { cookies: '', userAgent: 'test' },
});

/** A subscription to the newsletter for a new e-mail address. */
export const subscription = (change: Partial<NewsletterRequest> = {}): NewsletterRequest => ({
  email: `${randomUUID()}@readers.example`,
  name: 'Ann Reader',
  culture: 'en-GB',
  brandCode: 'SC',
  source: 'blog',
  pagePath: '/blog/',
  consent: { given: true, textVersion: '1', at: new Date().toISOString() },
  ...change,
});

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { longestPersonName } from '../../../shared/contract/person-name-length.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { usePage, useSite } from '../../site-context.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { consentVersion, newsletterUrl } from './consent.ts';
import type { Outcome } from './subscribe.ts';
import css from './subscribe-form.module.css';

export function SubscribeForm() {
  const { brand, culture, compliance } = useSite();
  const { path } = usePage();
  const { text } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const errors = outcome?.kind === 'wrong' ? outcome.errors : {};
  const [privacy] = menuItems(['privacy'], culture, brand.id);

  useEffect(() => {
    // Until hydration the browser's native validation applies.
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (outcome?.kind === 'wrong') form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
    // The focused button has been removed.
    if (outcome?.kind === 'taken') thanks.current?.focus();
  }, [outcome]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { currentTarget } = event;
    const wish = new FormData(currentTarget);
    setBusy(true);
    // Where the code fails to load, the browser submits the form.
    const code = await import('./subscribe.ts').catch(() => currentTarget.submit());
    if (!code) return;
    setOutcome(await code.subscribe(wish));
    setBusy(false);
  }

  return (
    <section aria-labelledby="newsletter" className={css.box}>
      <div>
        <h2 id="newsletter">{text('newsletter.title')}</h2>
        <p className={css.lead}>{text('newsletter.lead')}</p>
      </div>
      {outcome?.kind === 'taken' ? (
        <div ref={thanks} tabIndex={-1} className={css.thanks}>
          <p className="display">{text('newsletter.thanks')}</p>
          <p>{text('newsletter.thanksText')}</p>
        </div>
      ) : (
        <form ref={form} className={css.form} method="post" action={newsletterUrl} onSubmit={submit}>
          <TextField
            label={text('newsletter.name')}
            name="name"
            autoComplete="name"
            maxLength={longestPersonName}
            required
            error={errors.name && text(errors.name)}
          />
          <TextField
            label={text('newsletter.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            error={errors.email && text(errors.email)}
          />
          <input type="hidden" name="culture" value={culture.code} />
          <input type="hidden" name="pagePath" value={localHref(culture, path)} />
          <input type="hidden" name="consent" value={consentVersion} />
          <Button type="submit" kind="accent" busy={busy}>
            {text('newsletter.subscribe')}
          </Button>
          <p className={css.consent}>
            {text('newsletter.consent', { age: compliance.ageMark })}{' '}
            {privacy && <a href={privacy.href}>{text('menu.privacy')}</a>}
          </p>
          {outcome?.kind === 'failed' && (
            <p role="alert" className={css.failed}>
              {text(outcome.message)}
            </p>
          )}
        </form>
      )}
    </section>
  );
}

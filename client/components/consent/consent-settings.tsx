import { type SubmitEvent, useId } from 'react';
import { type Consent, consentCategories, fullConsent, onlyNecessary } from '../../../shared/consent/consent.ts';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { useVisitor, useVisitorStore } from '../../visitor/visitor-context.ts';
import { Button } from '../button/button.tsx';
import { useModal } from '../modal/use-modal.ts';
import choices from './choices.module.css';
import css from './consent-settings.module.css';
import { cookiesHash } from './consent-hash.ts';

const areas: readonly Area[] = ['consent'];

export function ConsentSettings() {
  const isOpen = useStore('ui', ({ hash }) => hash === cookiesHash);
  return (
    isOpen && (
      <LateTexts areas={areas}>
        <Settings />
      </LateTexts>
    )
  );
}

/** Switches for each category, set to the current choice. */
function Settings() {
  const title = useId();
  const { text } = useIntl();
  const { ui } = useStores();
  const { closeHash } = useNavigation();
  const { consent } = useVisitor().own;
  const { choice = onlyNecessary } = useVisitorStore('consent');
  const dialog = useModal(true);
  const choose = (next: Consent) => {
    consent.choice = next;
    dialog.current?.close();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const picked = consentCategories.map((category) => [category, category === 'necessary' || form.has(category)]);
    choose(Object.fromEntries(picked) as Consent);
  };
  return (
    <dialog
      ref={dialog}
      className={css.settings}
      aria-labelledby={title}
      closedby="any"
      onClose={() => {
        if (ui.hash === cookiesHash) closeHash();
      }}
    >
      <form onSubmit={submit}>
        <h2 id={title}>{text('consent.settings')}</h2>
        <ul>
          {consentCategories.map((category) => {
            const isAlwaysOn = category === 'necessary';
            return (
              <li key={category}>
                <label>
                  <input
                    type="checkbox"
                    name={category}
                    defaultChecked={isAlwaysOn || choice[category]}
                    disabled={isAlwaysOn}
                  />
                  <b>{text(`consent.category.${category}`)}</b>
                  {isAlwaysOn && <small>{text('consent.on')}</small>}
                </label>
                <p>{text(`consent.about.${category}`)}</p>
              </li>
            );
          })}
        </ul>
        <div className={`${choices.choices} ${choices.stacked} ${css.foot}`}>
          <Button kind="quiet" onClick={() => choose(onlyNecessary)}>
            {text('consent.necessaryOnly')}
          </Button>
          <Button kind="quiet" type="submit">
            {text('consent.save')}
          </Button>
          <Button kind="quiet" onClick={() => choose(fullConsent)}>
            {text('consent.all')}
          </Button>
        </div>
        <Button kind="ghost" className={css.close} onClick={() => dialog.current?.close()}>
          {text('consent.close')}
        </Button>
      </form>
    </dialog>
  );
}

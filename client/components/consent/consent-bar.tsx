import { type Consent, fullConsent, onlyNecessary } from '../../../shared/consent/consent.ts';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { useVisitor, useVisitorStore } from '../../visitor/visitor-context.ts';
import { Button } from '../button/button.tsx';
import { Notice } from '../notices/notice.tsx';
import choices from './choices.module.css';
import css from './consent-bar.module.css';
import { cookiesHash } from './consent-hash.ts';

const areas: readonly Area[] = ['consent'];

/** Requests consent until the visitor has chosen. */
export function ConsentBar() {
  const { choice } = useVisitorStore('consent');
  if (choice) return null;
  return (
    <LateTexts areas={areas}>
      <Bar />
    </LateTexts>
  );
}

function Bar() {
  const { culture } = useSite();
  const { text } = useIntl();
  const { consent } = useVisitor().own;
  const { openHash } = useNavigation();
  const choose = (choice: Consent) => {
    consent.choice = choice;
  };
  return (
    <Notice className={css.bar} labelledBy="consent-title">
      <div>
        <h2 id="consent-title">{text('consent.title')}</h2>
        {/* Two paragraphs: one, which comes late, would be the largest contentful paint of a category on a phone. */}
        <p>{text('consent.text')}</p>
        <p>
          {text('consent.change')} <a href={href(culture, 'privacy', {})}>{text('consent.privacy')}</a>
        </p>
      </div>
      <div className={`${choices.choices} ${choices.beside}`}>
        <Button kind="quiet" onClick={() => choose(onlyNecessary)}>
          {text('consent.necessaryOnly')}
        </Button>
        <Button kind="quiet" onClick={() => openHash(cookiesHash)}>
          {text('consent.choose')}
        </Button>
        <Button kind="quiet" onClick={() => choose(fullConsent)}>
          {text('consent.all')}
        </Button>
      </div>
    </Notice>
  );
}

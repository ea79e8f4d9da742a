import type { Restriction } from '../../../shared/contract/visitor-services.ts';
import { isTurnedAway } from '../../../shared/geo/permissions.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { RouteLink } from '../route-link.tsx';
import { ArcadeLink } from '../arcade-link/arcade-link.tsx';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { Notice } from '../notices/notice.tsx';
import { isPartly, placeWords } from './place-text.ts';
import css from './place-strip.module.css';

interface PlaceStripProps {
  iso2: string;
  restriction: Restriction;
  /** Called when the visitor denies being at the restricted location; absent where that changes nothing. */
  onDeny?: (() => void) | undefined;
  onClose: () => void;
}

export function PlaceStrip({ iso2, restriction, onDeny, onClose }: PlaceStripProps) {
  const { text } = useIntl();
  const words = placeWords(restriction, iso2);
  return (
    <Notice className={css.strip} labelledBy="place-title">
      <div>
        <h2 id="place-title">{text(words.title)}</h2>
        <p>{text(words.text)}</p>
      </div>
      {onDeny && (
        <Button kind="quiet" onClick={onDeny}>
          {text('widget.notOntario')}
        </Button>
      )}
      {isTurnedAway(iso2) && <ArcadeLink />}
      {isPartly(restriction, iso2) ? (
        <Button kind="quiet" onClick={onClose}>
          {text('account.close')}
        </Button>
      ) : (
        <RouteLink to="restricted" params={{ countrySlug: iso2.toLowerCase() }}>
          <a className={buttonClass('ghost')}>{text('restricted.help')}</a>
        </RouteLink>
      )}
    </Notice>
  );
}

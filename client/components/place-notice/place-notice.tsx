import { type ReactNode, useState } from 'react';
import { canDenyOntario, effectiveRestriction } from '../../../shared/account/restricted-mode.ts';
import { isBlocking, noticeOf } from '../../../shared/geo/permissions.ts';
import type { Area } from '../../../shared/i18n/message-ids.ts';
import { useStore } from '../../stores/use-store.ts';
import { LateTexts } from '../../texts/late-texts.tsx';
import { useVisitor, useVisitorStore } from '../../visitor/visitor-context.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PlaceStrip } from './place-strip.tsx';
import { isPartly } from './place-text.ts';

const areas: readonly Area[] = ['account', 'restricted', 'widget'];

/** A notice about restrictions of the visitor's location. Renders `otherwise` when there are none, or only partial ones. */
export function PlaceNotice({ otherwise }: { otherwise: ReactNode }) {
  const geo = useStore('geo');
  const { player } = useVisitor().own;
  const { notOntario } = useVisitorStore('player');
  const [wasRead, setWasRead] = useState(false);
  const restriction = effectiveRestriction({ ...geo, notOntario });
  const { iso2 } = geo.country;
  const kind = noticeOf(restriction, iso2);
  const deny = canDenyOntario(geo) ? () => (player.notOntario = true) : undefined;
  if (geo.initial || kind === 'none' || (wasRead && isPartly(restriction, iso2))) return otherwise;
  return (
    <>
      <LateTexts areas={areas}>
        {kind === 'full' && !wasRead ? (
          <PlaceDialog iso2={iso2} onClose={() => setWasRead(true)} />
        ) : (
          <PlaceStrip iso2={iso2} restriction={restriction} onDeny={deny} onClose={() => setWasRead(true)} />
        )}
      </LateTexts>
      {!isBlocking(restriction) && otherwise}
    </>
  );
}

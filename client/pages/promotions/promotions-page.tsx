import { promotionsHomeOf } from '../../../shared/data/published-or-draft.ts';
import { DraftBand } from '../../components/draft-band/draft-band.tsx';
import { ServedPage } from '../../components/served-page/served-page.tsx';
import { TermsOverlay } from '../../components/terms-overlay/terms-overlay.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { Promotions } from './promotions.tsx';

export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  return (
    <>
      <DraftBand />
      <ServedPage resource={promotionsHomeOf(culture.code, match.params)}>
        {(home) => <Promotions home={home} />}
      </ServedPage>
      <TermsOverlay />
    </>
  );
}

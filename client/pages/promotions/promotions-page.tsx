import { promotionsHomeOf } from '../../../shared/data/published-or-draft.ts';
import { DraftBand } from '../../components/draft-band/draft-band.tsx';
import { ResourcePage } from '../../components/resource-page/resource-page.tsx';
import { TermsOverlay } from '../../components/terms-overlay/terms-overlay.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { Promotions } from './promotions.tsx';

export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  return (
    <>
      <DraftBand />
      <ResourcePage resource={promotionsHomeOf(culture.code, match.params)}>
        {(home) => <Promotions home={home} />}
      </ResourcePage>
      <TermsOverlay />
    </>
  );
}

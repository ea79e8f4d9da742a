import { useSite } from '../../site-context.ts';
import { useStore } from '../../stores/use-store.ts';
import { lazyPart } from '../region/lazy-part.tsx';
import { QuietRegion } from '../region/quiet-region.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { termsOfHash, termsPage } from './terms-hash.ts';
import { termsTitle } from './terms-title.ts';

const TermsPanel = lazyPart(async () => (await import('./terms-panel.tsx')).TermsPanel);

/** The hash's terms in an overlay. On an error, navigates to the page with the full terms. */
export function TermsOverlay() {
  const { culture } = useSite();
  const key = useStore('ui', ({ hash }) => termsOfHash(hash, culture));
  return (
    <Sheet labelledBy={termsTitle} belongs={(hash) => termsOfHash(hash, culture) !== undefined}>
      {key && (
        <QuietRegion key={key} onFail={() => location.replace(termsPage(culture, key))}>
          <TermsPanel of={key} />
        </QuietRegion>
      )}
    </Sheet>
  );
}

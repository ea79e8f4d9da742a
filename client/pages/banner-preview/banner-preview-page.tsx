import { Suspense } from 'react';
import { readBt } from '../../../shared/banner/bt.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Button } from '../../components/button/button.tsx';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { BannerPreview } from './banner-preview.tsx';
import css from './banner-preview.module.css';

const nothingStored = { code: null, r: null };

/** Previews the banners that visitors with a brand tracking code see, for marketing. A plain form, so that every preview has a URL. */
export function Page() {
  const { culture } = useSite();
  const { search } = usePage();
  const { text } = useIntl();
  const bt = readBt(search, nothingStored);
  return (
    <div className="wrap">
      <PageHead title={text('bannerPreview.title')} lead={text('bannerPreview.lead')} />
      <form action={href(culture, 'bannerPreview', {})} className={css.form}>
        <TextField
          label={text('bannerPreview.code')}
          name="bt"
          defaultValue={bt?.code}
          required
          maxLength={64}
          pattern="[\w.\-]{1,64}"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={text('bannerPreview.number')}
          name="r"
          defaultValue={bt?.r}
          maxLength={64}
          pattern="[\w.\-]{1,64}"
          autoComplete="off"
        />
        <Button kind="accent" type="submit">
          {text('bannerPreview.show')}
        </Button>
      </form>
      {bt && (
        <Suspense fallback={<div className={css.place} />}>
          <BannerPreview bt={bt} />
        </Suspense>
      )}
    </div>
  );
}

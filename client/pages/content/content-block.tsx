import { Suspense } from 'react';
import type { Block } from '../../../shared/contract/cms.ts';
import { Html } from '../../components/html/html.tsx';
import { RailSkeleton } from '../../components/rail/rail-skeleton.tsx';
import css from './content.module.css';
import { GamesBlock } from './games-block.tsx';
import { OfferBlock } from './offer-block.tsx';
import { StepsBlock } from './steps-block.tsx';

export function ContentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'html':
      return <Html html={block.html} className={css.text} />;
    case 'games':
      return (
        <Suspense fallback={<RailSkeleton large />}>
          <GamesBlock block={block} />
        </Suspense>
      );
    case 'steps':
      return <StepsBlock block={block} />;
    case 'offer':
      return <OfferBlock block={block} />;
  }
}

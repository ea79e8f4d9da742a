import type { Block } from '../../../shared/contract/cms.ts';
import css from './steps-block.module.css';

export function StepsBlock({ block: { title, items } }: { block: Block & { type: 'steps' } }) {
  return (
    <section aria-label={title} className={css.steps}>
      <h2>{title}</h2>
      <ol data-steps={items.length}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

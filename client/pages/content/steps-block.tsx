import type { Block } from '../../../shared/contract/cms.ts';
import { uniqueKeys } from '../../components/unique-keys.ts';
import css from './steps-block.module.css';

export function StepsBlock({ block: { title, items } }: { block: Block & { type: 'steps' } }) {
  const keys = uniqueKeys(items, (item) => item.title);
  return (
    <section aria-label={title} className={css.steps}>
      <h2>{title}</h2>
      <ol data-steps={items.length}>
        {items.map((item, place) => (
          <li key={keys[place]}>
            <h3>{item.title}</h3>
            {item.text && <p>{item.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

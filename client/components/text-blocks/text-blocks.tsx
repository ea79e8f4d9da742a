import type { Block } from '../../../shared/contract/cms.ts';
import { Html } from '../html/html.tsx';
import { uniqueKeys } from '../unique-keys.ts';
import css from './text-blocks.module.css';

export function TextBlocks({ blocks, className }: { blocks: readonly Block[]; className?: string | undefined }) {
  const texts = blocks.flatMap((block) => (block.type === 'html' || block.type === 'steps' ? [block] : []));
  if (texts.length === 0) return null;
  const keys = uniqueKeys(texts, (block) => (block.type === 'html' ? block.html : block.title));
  return (
    <div className={className ? `${css.blocks} ${className}` : css.blocks}>
      {texts.map((block, place) =>
        block.type === 'html' ? (
          <Html key={keys[place]} html={block.html} />
        ) : (
          <Steps key={keys[place]} block={block} />
        ),
      )}
    </div>
  );
}

function Steps({ block: { title, items } }: { block: Block & { type: 'steps' } }) {
  const keys = uniqueKeys(items, (item) => item.title);
  return (
    <section className={css.steps}>
      <h2>{title}</h2>
      <ol>
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

import type { Block } from '../../../shared/contract/cms.ts';
import { Html } from '../html/html.tsx';
import css from './text-blocks.module.css';

export function TextBlocks({ blocks, className }: { blocks: readonly Block[]; className?: string | undefined }) {
  const texts = blocks.flatMap((block) => (block.type === 'html' || block.type === 'steps' ? [block] : []));
  if (texts.length === 0) return null;
  return (
    <div className={className ? `${css.blocks} ${className}` : css.blocks}>
      {texts.map((block) =>
        block.type === 'html' ? (
          <Html key={block.html} html={block.html} />
        ) : (
          <section key={block.title} className={css.steps}>
            <h2>{block.title}</h2>
            <ol>
              {block.items.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
        ),
      )}
    </div>
  );
}

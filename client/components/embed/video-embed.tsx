import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { contentLink } from '../../../shared/routing/content-link.ts';
import { useSite } from '../../site-context.ts';
import { buttonClass } from '../button/button-class.ts';
import css from './embed.module.css';

/** A link to a video on its own site. This site loads nothing from there. */
export function VideoEmbed({ video: { title, url } }: { video: { title: string; url: string } }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const link = contentLink(url, culture.routePrefix);
  if (!link) return null;
  return (
    <aside className={css.embed} aria-label={title}>
      <p className={`display ${css.name}`}>{title}</p>
      <a
        className={buttonClass('quiet', undefined, css.action)}
        href={link.href}
        {...(link.external && { target: '_blank', rel: 'noopener' })}
      >
        {text('blog.video')}
      </a>
    </aside>
  );
}

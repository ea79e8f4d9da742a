import { icons } from './icon-paths.ts';

/** The page's SVG sprite; `Icon` and `Logo` reference its symbols. Not `display: none`, which would disable its gradient. */
export function IconSprite() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {icons.map(({ name, path, filled }) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={path} fill={filled ? 'currentColor' : undefined} stroke={filled ? 'none' : undefined} />
        </symbol>
      ))}
      <linearGradient id="tail" x1="1" x2="0" y2="1">
        <stop stopColor="var(--logo-nucleus)" />
        <stop offset="1" stopColor="var(--logo-tail)" stopOpacity=".15" />
      </linearGradient>
      <symbol id="i-comet" viewBox="0 0 40 28">
        <path
          fill="url(#tail)"
          d="M28.5 3.2C18 7 8 14.5 0 27c10-7 20-10.5 30.5-11.5ZM24 16C17 18.5 11 22 6.5 27c7-3.5 13-5.5 20-6.5Z"
        />
        <circle cx="31" cy="9.3" r="7.5" fill="var(--logo-nucleus)" />
        <path
          fill="var(--s0)"
          opacity="var(--logo-star,0)"
          d="m31 4 1.2 4.1 4.1 1.2-4.1 1.2L31 14.6l-1.2-4.1-4.1-1.2 4.1-1.2Z"
        />
      </symbol>
    </svg>
  );
}

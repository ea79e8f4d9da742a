import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { SectionHead } from '../rail/section-head.tsx';
import css from './provider-marks.module.css';

const most = 8;

const letterings = [
  css.even,
  css.carved,
  css.thin,
  css.penned,
  css.heavy,
  css.bookish,
  css.leaning,
  css.spread,
] as const;

/** Returns a studio's lettering, derived only from its name, so that it looks the same everywhere. */
export function letteringOf(name: string): string | undefined {
  const code = (place: number) => name.at(place)?.charCodeAt(0) ?? 0;
  return letterings[(code(0) + 2 * (code(-1) + name.length)) % letterings.length];
}

/** Returns the studios by number of games, most first. */
export function providersOf(games: readonly TileCard[]): string[] {
  const counts = new Map<string, number>();
  for (const { provider } of games) if (provider) counts.set(provider.name, (counts.get(provider.name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name]) => name);
}

export function ProviderMarks({ games }: { games: readonly TileCard[] }) {
  const { text } = useIntl();
  const names = providersOf(games);
  if (names.length === 0) return null;
  return (
    <section className={css.section} aria-label={text('home.providers')}>
      <SectionHead title={text('home.providers')} />
      <ul className={css.marks}>
        {names.map((name) => (
          <li key={name} className={letteringOf(name)}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

import css from './rail-skeleton.module.css';

/** Reserves the space of a loading rail, to avoid layout shifts. */
export function RailSkeleton({ large = false }: { large?: boolean }) {
  return <div className={large ? `${css.skeleton} ${css.large}` : css.skeleton} />;
}

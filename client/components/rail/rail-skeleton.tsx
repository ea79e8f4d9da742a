import css from './rail-skeleton.module.css';

/** Keeps the place of a rail while its games are under way, so that what follows does not jump. */
export function RailSkeleton({ large = false }: { large?: boolean }) {
  return <div className={large ? `${css.skeleton} ${css.large}` : css.skeleton} />;
}

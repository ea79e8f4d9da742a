const duration = 250;

/** Fast at first and gentle at the end: 0 → 0, 0.5 → 0.875, 1 → 1. */
const easeOutCubic = (progress: number) => 1 - (1 - progress) ** 3;

/** Scrolls to the top in 250 ms, or at once with reduced motion. */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo(0, 0);
  const from = scrollY;
  const started = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, Math.max(0, (now - started) / duration));
    scrollTo(0, from * (1 - easeOutCubic(progress)));
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

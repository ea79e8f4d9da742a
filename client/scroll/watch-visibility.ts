/**
 * Calls back with whether at least `part` (0 to 1) of an element is in view, now and whenever that changes. Where an extension or script has
 * removed `IntersectionObserver`, the element counts as in view. Returns a function that stops it.
 */
export function watchVisibility(element: Element, part: number, onChange: (isInView: boolean) => void): () => void {
  if (!('IntersectionObserver' in window)) {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    threshold: part,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

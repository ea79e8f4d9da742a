/** Builds repeatedly and reuses the work of previous builds. */
export interface Rebuilder<T> {
  rebuild(): Promise<T>;
  dispose(): Promise<void>;
}

/** Builds something again and again and keeps what it has learnt in between. */
export interface Rebuilder<T> {
  rebuild(): Promise<T>;
  dispose(): Promise<void>;
}

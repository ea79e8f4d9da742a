import { Component, type ReactNode } from 'react';
import { loadAgain } from './lazy-part.tsx';

interface QuietRegionProps {
  /** Told when it has failed. */
  onFail?: () => void;
  children: ReactNode;
}

/** A part that the page does without when it fails: nothing stands in its place. */
export class QuietRegion extends Component<QuietRegionProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    loadAgain();
    this.props.onFail?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

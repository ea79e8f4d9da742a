import { Component, type ReactNode } from 'react';

interface QuietRegionProps {
  /** Called on failure. */
  onFail?: () => void;
  children: ReactNode;
}

/** An error boundary for an optional component: renders nothing when it fails. */
export class QuietRegion extends Component<QuietRegionProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

/** A part that the page does without when it fails: nothing stands in its place. */
export class QuietRegion extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

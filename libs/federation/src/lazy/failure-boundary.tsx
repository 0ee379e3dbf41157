import { Component, type ReactNode } from 'react';
import { reportError } from '@greenroom/reporting';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children after one of them threw. */
  fallback: ReactNode;
  /** The app it belongs to, where the files of an error may not show it because they failed to load. */
  about?: { name: string; version: string };
  /** Called with what was thrown; left out, it is logged to the console. */
  onError?: (error: unknown) => void;
}

/** Contains failures of its children. A new `key` renders them again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { onError = console.error } = this.props;
    reportError(error, 'boundary', this.props.about);
    onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

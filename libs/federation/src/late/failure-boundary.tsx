import { Component, type ReactNode } from 'react';
import { reportError } from '@greenroom/reporting';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Stands in place of everything within, once something in it threw. */
  fallback: ReactNode;
  /** Whose part it is, where that is not to be seen from the files of an error: they may be what did not come. */
  about?: { name: string; version: string };
  /** Told what was thrown; left out, it is written to the console. */
  onError?: (error: unknown) => void;
}

/** Keeps what goes wrong within from what stands around it. With another `key` it tries anew. */
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

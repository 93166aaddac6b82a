import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface ErrorBoundaryProps {
  /** Another value means another place, which deserves another try. */
  place?: string;
  /** In place of the screen that says so: for what a page can do without. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  place: string | undefined;
}

/** Catches what a screen throws while drawing, and a screen whose chunk could not be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.place === state.place ? null : { failed: false, place: props.place };
  }

  override render(): ReactNode {
    const { fallback = <ErrorScreen />, children } = this.props;
    return this.state.failed ? fallback : children;
  }
}

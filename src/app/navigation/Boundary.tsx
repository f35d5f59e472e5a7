import { Component, type ErrorInfo, type ReactNode } from 'react';
import { resetLoad } from '#components/lazyWithRetry.tsx';

interface BoundaryProps {
  /** The boundary resets when this value changes, for example the ids of the toasts. @default only by `retry` */
  resetKey?: string;
  /** Renders instead of children that crashed. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  resetKey: string | undefined;
  state: 'ok' | 'crashed';
}

/** Catches errors that its children throw, so that the rest of the page keeps working (docs/product-rules.md#crashes). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, state: 'ok' };

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, state: 'ok' };
  }

  static getDerivedStateFromError() {
    return { state: 'crashed' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    resetLoad(error);
    console.error('A part of the page crashed', error, componentStack);
  }

  override render() {
    if (this.state.state === 'ok') return this.props.children;
    return this.props.fallback(() => this.setState({ state: 'ok' }));
  }
}

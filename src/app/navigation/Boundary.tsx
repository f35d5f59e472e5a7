import { Component, type ErrorInfo, type ReactNode } from 'react';
import { resetLoad } from '#components/lazyWithRetry.tsx';

interface BoundaryProps {
  /** The boundary resets when this value changes, for example the path of the page or the ids of the toasts. */
  resetKey: string;
  /** Renders instead of children that crashed. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  resetKey: string;
  state: 'ok' | 'crashed';
  error: unknown;
}

/** Catches errors that its children throw, so that the rest of the page keeps working (docs/product-rules.md#crashes). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, state: 'ok', error: null };

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, state: 'ok', error: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { state: 'crashed', error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    resetLoad(error);
    console.error('A part of the page crashed', error, componentStack);
  }

  override render() {
    if (this.state.state === 'ok') return this.props.children;
    return this.props.fallback(() => this.setState({ state: 'ok', error: null }), this.state.error);
  }
}

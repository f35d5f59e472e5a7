import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashedScreen } from '#components/screens/shell/CrashedScreen/CrashedScreen.tsx';

interface RouteBoundaryProps {
  /** Another page gets another try. */
  path: string;
  children: ReactNode;
}

interface RouteBoundaryState {
  path: string;
  state: 'standing' | 'crashed';
}

/** Catches what a page throws: the shell stays, the page says so and offers Retry (DECISIONS "Crashes"). */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { path: this.props.path, state: 'standing' };

  static getDerivedStateFromProps({ path }: RouteBoundaryProps, state: RouteBoundaryState) {
    return path === state.path ? null : { path, state: 'standing' };
  }

  static getDerivedStateFromError() {
    return { state: 'crashed' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A page crashed', error, componentStack);
  }

  override render() {
    if (this.state.state === 'standing') return this.props.children;
    return <CrashedScreen view={{ state: 'crashed', homeHref: '/' }} onRetry={() => this.setState({ state: 'standing' })} />;
  }
}

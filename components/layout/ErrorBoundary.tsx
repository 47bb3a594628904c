import { Component, type ReactNode } from 'react';
import { lazyClient } from '@/components/ui/lazyClient';

const ErrorScreen = lazyClient(() =>
  import(/* webpackChunkName: "deferred" */ './ErrorScreen').then((it) => it.ErrorScreen),
);

interface Props {
  /** The page's address: a new one clears the error, so that a link leads out of it. */
  path: string;
  children: ReactNode;
}

interface State {
  error: Error | null;
  path: string;
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Shows the error screen for an error while rendering, and reports it once. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: asError(thrown) };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { error: null, path };
  }

  override componentDidCatch(thrown: unknown): void {
    const error = this.state.error ?? asError(thrown);
    const { pathname } = window.location;
    // A report that cannot be loaded could not be sent either.
    import('@/lib/browser/errorReports').then(
      ({ reportError }) => reportError(error, pathname),
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <ErrorScreen details={`${error.name}: ${error.message}`} /> : this.props.children;
  }
}

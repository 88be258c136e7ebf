import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Rendered instead of children that throw while rendering. */
  fallback: (error: unknown) => ReactNode;
  /** Called once after children have thrown. */
  onError?: () => void;
}

interface State {
  /** The thrown value in an object, because it may be anything, also undefined. */
  thrown: { error: unknown } | null;
}

/** Shows `fallback` instead of children that throw while rendering, until its `key` changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? this.props.fallback(thrown.error) : this.props.children;
  }
}

interface OptionalProps {
  /** The name of the content in console messages. */
  name: string;
  children: ReactNode;
  /** Rendered instead of children that throw; nothing by default. */
  instead?: ReactNode;
  /** Called once after children have thrown. */
  onFail?: () => void;
}

/** An error boundary around content that is not essential: if it throws, the rest of the page stays. */
export function OptionalBoundary({ name, children, instead = null, onFail }: OptionalProps) {
  const report = () => {
    // React has already logged the error.
    console.error(`The ${name} failed and is left out.`);
    onFail?.();
  };
  return (
    <ErrorBoundary fallback={() => instead} onError={report}>
      {children}
    </ErrorBoundary>
  );
}

import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Rendered instead of children that throw while rendering; nothing by default. */
  fallback?: (error: unknown) => ReactNode;
  /** The name of content that is not essential, for the message in the console. */
  optional?: string;
  /** Called once after children have thrown. */
  onError?: () => void;
}

interface State {
  /** The thrown value in an object, because it may be anything, also undefined. */
  thrown: { error: unknown } | null;
}

/**
 * Shows `fallback` instead of children that throw while rendering, until its `key` changes. Around content that is not essential, the rest of
 * the page stays.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(): void {
    const { optional, onError } = this.props;
    // React has already logged the error.
    if (optional) console.error(`The ${optional} failed and is left out.`);
    onError?.();
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? this.props.fallback?.(thrown.error) : this.props.children;
  }
}

import { Component, type ReactNode } from "react";
import { BareErrorScreen } from "./BareErrorScreen";
import { ErrorScreen } from "./ErrorScreen";

interface Props {
  /** The path of the current page; a new path resets the boundary. */
  path: string;
  children: ReactNode;
  /** Wraps the error screen, for a boundary around the whole site. */
  around?: (screen: ReactNode) => ReactNode;
  /** true for the last fallback, which uses no data of the site. */
  bare?: boolean;
}

interface State {
  path: string;
  /** The thrown value in an object, because it may be anything, also undefined. */
  thrown: { error: unknown } | null;
}

/** Shows the error screen instead of children that throw while rendering, until the visitor navigates to another page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, thrown: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, thrown: null };
  }

  override render(): ReactNode {
    const { children, around, bare } = this.props;
    const { thrown } = this.state;
    if (!thrown) return children;
    if (bare) return <BareErrorScreen error={thrown.error} />;
    const screen = <ErrorScreen error={thrown.error} />;
    return around ? around(screen) : screen;
  }
}

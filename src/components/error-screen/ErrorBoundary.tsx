import { Component, type ReactNode } from "react";
import { BareErrorScreen } from "./BareErrorScreen";
import { ErrorScreen } from "./ErrorScreen";

interface Props {
  /** The page that is shown; another one gets another chance. */
  path: string;
  children: ReactNode;
  /** What stands around the screen, where the boundary stands around the whole site. */
  around?: (screen: ReactNode) => ReactNode;
  /** true for the last resort, which needs nothing of the site. */
  bare?: boolean;
}

interface State {
  path: string;
  /** What was thrown, in a box: it may be anything, also nothing. */
  thrown: { error: unknown } | null;
}

/** Shows the error screen in place of what throws while it is rendered, until the visitor goes to another page. */
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

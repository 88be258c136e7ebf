import { Component, type ReactNode } from "react";

interface Props {
  /** The build that the page's data comes from, as Gatsby names it. */
  build: string | undefined;
  /** Called when a page of another build is wanted; loads it anew. */
  onOther: () => void;
  children: ReactNode;
}

interface State {
  shown: ReactNode;
  /** The build of what is shown. */
  build: string | undefined;
  /** true while a page of another build waits for its own scripts. */
  other: boolean;
}

/**
 * Shows a page whose data was made with the scripts that run. When a new build goes out while the site is open, the next page's data may
 * not fit the old scripts: then the page before stays, and the browser loads the new one with scripts of its own. What is shown first is
 * shown in any case, and so are pages of the same build, so that a host that mixes two builds up causes no endless reload.
 */
export class SameBuild extends Component<Props, State> {
  override state: State = { shown: null, build: undefined, other: false };

  static getDerivedStateFromProps({ build, children }: Props, state: State): State {
    const known = build === state.build || build === window.___webpackCompilationHash;
    if (state.shown !== null && !known) return { ...state, other: true };
    return { shown: children, build, other: false };
  }

  override componentDidUpdate(): void {
    if (this.state.other) this.props.onOther();
  }

  override render(): ReactNode {
    return this.state.shown;
  }
}

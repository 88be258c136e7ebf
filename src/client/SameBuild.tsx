import { Component, type ReactNode } from "react";

interface Props {
  /** The hash of the build that the page's data comes from. */
  build: string | undefined;
  /** Called for a page of another build; reloads it. */
  onOther: () => void;
  children: ReactNode;
}

interface State {
  shown: ReactNode;
  /** The build of the page in `shown`. */
  build: string | undefined;
  /** true while a page of another build is being reloaded. */
  other: boolean;
}

/**
 * Renders pages whose data fits the running scripts. After a deploy over an open page, the next page's data may not: the previous page then
 * stays until the browser has loaded the new one with its own scripts. The first page and pages of its build are always rendered, so that a
 * host that mixes two builds causes no endless reload.
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

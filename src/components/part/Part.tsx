import { Component, type ReactNode } from "react";

interface Props {
  /** How the part is called in the console. */
  name: string;
  children: ReactNode;
  /** What stands in its place when it fails; nothing if left out. */
  instead?: ReactNode;
  /** Called once when it has failed, for what leads to it. */
  onFail?: () => void;
}

/** A part that the page can do without: when it throws while it is rendered, the rest of the page stands. */
export class Part extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { name, onFail } = this.props;
    // React has logged the error itself.
    console.error(`The ${name} failed and is left out.`);
    onFail?.();
  }

  override render(): ReactNode {
    const { children, instead = null } = this.props;
    return this.state.failed ? instead : children;
  }
}

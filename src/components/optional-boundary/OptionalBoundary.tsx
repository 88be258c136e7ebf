import { Component, type ReactNode } from "react";

interface Props {
  /** The name of the content in the console. */
  name: string;
  children: ReactNode;
  /** Rendered in place of children that throw; nothing if left out. */
  instead?: ReactNode;
  /** Called once after children have thrown. */
  onFail?: () => void;
}

/** An error boundary around content that the page can do without: if it throws, the rest of the page stays. */
export class OptionalBoundary extends Component<Props, { failed: boolean }> {
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

import { Component, type ReactNode } from "react";

interface Props {
  /** The name of the content in console messages. */
  name: string;
  children: ReactNode;
  /** Rendered instead of children that throw; nothing by default. */
  instead?: ReactNode;
  /** Called once after children have thrown. */
  onFail?: () => void;
}

/** An error boundary around content that is not essential: if it throws, the rest of the page stays. */
export class OptionalBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { name, onFail } = this.props;
    // React has already logged the error.
    console.error(`The ${name} failed and is left out.`);
    onFail?.();
  }

  override render(): ReactNode {
    const { children, instead = null } = this.props;
    return this.state.failed ? instead : children;
  }
}

/** Where the pane itself fails: says so plainly, and offers to start it afresh. The document is not touched. */
import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" style={{ padding: 16 }}>
        <h1 style={{ fontSize: 20 }}>Cite Check has stopped</h1>
        <p>
          Something went wrong in this pane. Your document was not changed. Please open the pane again, then
          check again.
        </p>
        <button type="button" onClick={() => location.reload()}>
          Open again
        </button>
      </div>
    );
  }
}

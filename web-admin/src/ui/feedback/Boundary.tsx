import { clearFailedChunks } from "@machiya/schema/client/lazyResource";
import { Component, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { FailureNotice } from "./Notice.tsx";

interface CatcherProps {
  /** A new value clears the error and renders the children again. */
  attempt: unknown;
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface CatcherState {
  /** The error is boxed because any value may be thrown, null included. */
  caught: { error: unknown } | null;
  attempt: unknown;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { caught: null, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(props: CatcherProps, state: CatcherState): CatcherState | null {
    return props.attempt === state.attempt ? null : { caught: null, attempt: props.attempt };
  }

  override componentDidCatch(): void {
    clearFailedChunks();
  }

  override render() {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.failed(caught.error);
  }
}

interface BoundaryProps {
  /** The started query. */
  attempt: unknown;
  /** Wraps the error notice, for example in a dialog. */
  frame?: (failure: ReactNode) => ReactNode;
  /** Restarts a query that the route did not start. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Catches errors of its children and offers to restart the screen's queries. */
export function Boundary({ attempt, frame = (failure) => failure, onRetry, children }: BoundaryProps) {
  const { revalidate } = useRevalidator();
  return (
    <Catcher
      attempt={attempt}
      failed={(error) =>
        frame(<FailureNotice error={error} onRetry={onRetry ?? (() => void revalidate())} />)
      }
    >
      {children}
    </Catcher>
  );
}

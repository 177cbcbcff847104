import { Component, type ReactNode } from "react";
import { useRevalidator } from "react-router";
import { FailureNotice } from "./Notice.tsx";

interface CatcherProps {
  /** A new value gives the children another chance. */
  attempt: unknown;
  failed: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface CatcherState {
  /** Boxed, since anything may be thrown. */
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

  override render() {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.failed(caught.error);
  }
}

interface BoundaryProps {
  /** The started query. */
  attempt: unknown;
  /** What stands around the notice of a failure. */
  frame?: (failure: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Catches what fails below and offers to start the screen's queries again. */
export function Boundary({ attempt, frame = (failure) => failure, children }: BoundaryProps) {
  const { revalidate } = useRevalidator();
  return (
    <Catcher
      attempt={attempt}
      failed={(error) => frame(<FailureNotice error={error} onRetry={() => void revalidate()} />)}
    >
      {children}
    </Catcher>
  );
}

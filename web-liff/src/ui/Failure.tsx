import { clearFailedChunks } from "@machiya/schema/client/lazyResource";
import { isUnreachable, Refusal } from "@machiya/schema/client/refusal";
import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent } from "react";
import { useErrorSentence, useMessages } from "../language/language.ts";
import { useSession } from "../session/session.tsx";
import { Button } from "./Button.tsx";
import styles from "./Failure.module.css";
import { Icon } from "./Icon.tsx";

/** Returns a function that describes an error in the chosen language. */
export function useErrorText(): (error: unknown) => string {
  const text = useMessages("ui");
  const errorSentence = useErrorSentence();
  return (error) => {
    const hasAnswer = error instanceof Refusal && error.code !== "UNREACHABLE";
    if (!hasAnswer && !navigator.onLine) return text.offlineKept;
    if (!(error instanceof Refusal)) return text.failed;
    if (error.code === "UNREACHABLE" || error.code === "TIMED_OUT") return text.unreachable;
    if (error.code === "SERVER_FAILED") return errorSentence("INTERNAL");
    if (error.code === "OUTDATED") return text.outdated;
    // The pages offer alternatives as buttons below the sentence.
    return errorSentence(error.code, { ...error.params, alternatives: [] });
  };
}

interface FailureProps {
  error: unknown;
  /** True when this is the page's only content, so that the text is an h1. */
  page?: boolean;
  onRetry: () => void;
}

/** Describes an error and offers a retry, which follows by itself when the connection is back. */
export function Failure({ error, page, onRetry }: FailureProps) {
  const text = useMessages("ui");
  const session = useMessages("session");
  const { signIn } = useSession();
  const errorText = useErrorText();
  const retry = useEffectEvent(onRetry);
  const canRetryAlone = isUnreachable(error);
  useEffect(() => {
    if (!canRetryAlone) return;
    const onOnline = () => retry();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [canRetryAlone]);
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" size={36} />
      {page ? <h1>{errorText(error)}</h1> : <p>{errorText(error)}</p>}
      {error instanceof Refusal && error.code === "UNAUTHENTICATED" ? (
        <Button onClick={() => void signIn().then((customer) => customer && onRetry())}>
          {session.signIn}
        </Button>
      ) : (
        <Button look="quiet" onClick={onRetry}>
          {text.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** The props of a page's own error fallback. */
export interface ErrorFallbackProps {
  error: unknown;
  onRetry: () => void;
}

interface BoundaryProps {
  page?: boolean;
  Fault?: ComponentType<ErrorFallbackProps> | undefined;
  /** Puts the failure into a sheet or another frame. */
  frame?: (failure: ReactNode) => ReactNode;
  children: ReactNode;
  /** Called before the children render again. */
  onRetry?: () => void;
  /** The number of the attempt that the children show; a further one renders them again after a failure. */
  attempt?: number;
}

interface BoundaryState {
  error: unknown;
  attempt: number | undefined;
}

/**
 * Limits a failure to the part of the page that failed, with a retry button. It needs no chunk of its own, as
 * the failure may be that no chunk can be loaded.
 */
export class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState) {
    return attempt === state.attempt ? null : { error: null, attempt };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(): void {
    clearFailedChunks();
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const { page = false, Fault, frame = (failure) => failure } = this.props;
    const props = {
      error: this.state.error,
      onRetry: () => {
        this.setState({ error: null });
        this.props.onRetry?.();
      },
    };
    return frame(Fault === undefined ? <Failure page={page} {...props} /> : <Fault {...props} />);
  }
}

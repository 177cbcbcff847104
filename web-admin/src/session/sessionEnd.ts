import { Refusal } from "@machiya/schema/client/refusal";
import { useSyncExternalStore } from "react";
import { Observable } from "relay-runtime";

/** Whether the server has ended the session under the open screens. */
let hasEnded = false;
const watchers = new Set<() => void>();
/** The requests that are sent again when the same person has signed in again. */
const waiting = new Set<() => void>();

function set(next: boolean): void {
  if (hasEnded === next) return;
  hasEnded = next;
  for (const watcher of watchers) watcher();
}

function isSessionEnd(error: Error): boolean {
  return error instanceof Refusal && error.code === "UNAUTHENTICATED";
}

/** Sends a write. When the server has ended the session, the write fails, and the form that sent it stays. */
export function reportingSessionEnd<Response>(responses: Observable<Response>): Observable<Response> {
  return responses.do({
    error: (error: Error) => {
      if (isSessionEnd(error)) set(true);
    },
  });
}

/**
 * Sends a read or opens a stream. When the server has ended the session, it waits until the same person has signed in
 * again, so that the screens that show it stay.
 */
export function acrossSessions<Response>(send: () => Observable<Response>): Observable<Response> {
  return Observable.create((sink) => {
    let subscription = { unsubscribe: () => {} };
    const start = () => {
      waiting.delete(start);
      subscription = send().subscribe({
        next: sink.next,
        complete: sink.complete,
        error: (error: Error) => {
          if (!isSessionEnd(error)) return sink.error(error);
          waiting.add(start);
          set(true);
        },
      });
    };
    start();
    return () => {
      waiting.delete(start);
      subscription.unsubscribe();
    };
  });
}

/** Goes on with the screens as they are: the same person has signed in again. */
export function continueSession(): void {
  set(false);
  for (const start of [...waiting]) start();
}

/** Starts without anything of the former session. */
export function forgetSession(): void {
  waiting.clear();
  set(false);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useHasSessionEnded(): boolean {
  return useSyncExternalStore(watch, () => hasEnded);
}

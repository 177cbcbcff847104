import { codeFailure } from "@machiya/schema/client/releaseReload";
import { useSyncExternalStore } from "react";

/** The loads of screens' code that wait for the connection, as functions that try again. */
const waiting = new Set<() => void>();
const watchers = new Set<() => void>();

function changed(): void {
  for (const watcher of watchers) watcher();
}

/** Resolves when the user or the connection asks for another attempt. */
function nextAttempt(): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      waiting.delete(again);
      changed();
      resolve();
    };
    waiting.add(again);
    changed();
  });
}

/**
 * Loads the code of a screen for the router, as all routes do. While the server cannot be reached, the navigation waits,
 * so that the screen before it stays with everything that it shows; any other failure is the new screen's own, such as a
 * file that a release has removed. Before there is a screen that can tell about the wait, failures are not held back.
 */
export async function loadScreenCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const failure = await codeFailure(error);
      if (watchers.size === 0 || failure.code !== "UNREACHABLE") throw failure;
      await nextAttempt();
    }
  }
}

/** Tries again to load the code that waits for the connection. */
export function retryScreenCode(): void {
  for (const again of [...waiting]) again();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns whether the code of a screen waits for the connection. */
export function useIsScreenWaiting(): boolean {
  return useSyncExternalStore(watch, () => waiting.size > 0);
}

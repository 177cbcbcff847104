import { setTimeout as sleep } from "node:timers/promises";
import type { Viewer } from "@machiya/schema/context";
import type { Plugin } from "graphql-yoga";
import { isAsyncIterable } from "graphql-yoga";
import type { SessionRevocation } from "../sessions/sessionRevocation.ts";

export interface SubscriptionLifetime {
  /** Returns false once a session of this viewer has ended, or grants something different. */
  stillLives(viewer: Viewer): Promise<boolean>;
  sessionRevocation: SessionRevocation;
  /** Aborted when the server stops. */
  closing: AbortSignal;
  /** Milliseconds between two checks of a session without announcements, which may have expired. */
  lookEvery: number;
  now(): Date;
}

/** Ends a subscription with the session that opened it, and all of them when the server stops. */
export function useSubscriptionLifetime(lifetime: SubscriptionLifetime): Plugin<{ viewer: Viewer }> {
  return {
    onSubscribe({ args }) {
      const opened = structuredClone(args.contextValue.viewer);
      return {
        onSubscribeResult({ result, setResult }) {
          if (isAsyncIterable(result)) setResult(whileAlive(result, opened, lifetime));
        },
      };
    },
  };
}

function whileAlive<T>(
  source: AsyncIterable<T>,
  viewer: Viewer,
  lifetime: SubscriptionLifetime,
): AsyncIterableIterator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const stop = new AbortController();
  const done: IteratorResult<T> = { done: true, value: undefined };
  let ended = false;
  let wake: ((result: IteratorResult<T>) => void) | null = null;

  /** Does not await the generator, which handles `return` only after the event for which it waits. */
  function finish(): IteratorResult<T> {
    if (ended) return done;
    ended = true;
    stop.abort();
    wake?.(done);
    void iterator.return?.().catch(() => {});
    return done;
  }

  void sessionEnd(viewer, lifetime, stop.signal).then(finish);
  return {
    next() {
      if (ended) return Promise.resolve(done);
      return new Promise((resolve, reject) => {
        wake = resolve;
        iterator.next().then((result) => resolve(result.done ? finish() : result), reject);
      });
    },
    return: () => Promise.resolve(finish()),
    throw(error) {
      finish();
      return Promise.reject(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * Returns the milliseconds until the next check: at the expiry of the viewer's token at the latest, which is
 * not announced.
 */
function untilLook({ token }: Viewer, { lookEvery, now }: SubscriptionLifetime): number {
  const left = token?.expiresAt ? token.expiresAt.getTime() - now().getTime() : lookEvery;
  return Math.max(0, Math.min(lookEvery, left));
}

/** Resolves when a session of the viewer has ended, when the server stops, or when `stop` aborts. */
async function sessionEnd(viewer: Viewer, lifetime: SubscriptionLifetime, stop: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const signal = AbortSignal.any([stop, lifetime.closing, ended.signal]);
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  let toLook = new AbortController();
  const unwatch = lifetime.sessionRevocation.watch(viewer, (what) => {
    if (what === "ended") ended.abort();
    else toLook.abort();
  });

  async function whileItLives(): Promise<void> {
    // The first check runs after the watch began, because earlier announcements were not received.
    while (!signal.aborted && (await lifetime.stillLives(viewer))) {
      const wake = AbortSignal.any([signal, toLook.signal]);
      await sleep(untilLook(viewer, lifetime), undefined, { signal: wake, ref: false }).catch(() => {});
      toLook = new AbortController();
    }
  }

  try {
    await Promise.race([whileItLives(), aborted]);
  } catch {
    // The database does not answer: the client reconnects and is checked again.
  } finally {
    unwatch();
  }
}

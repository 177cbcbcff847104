import { createClient } from "graphql-sse";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSseClient } from "./sseClient.ts";

const REQUEST = {
  id: "hash",
  cacheID: "hash",
  name: "changes",
  operationKind: "subscription" as const,
  text: null,
  metadata: {},
};

/** The delay of the first reconnection, at most. */
const RECONNECTED_WITHIN_MS = 1_250;

/** The streams that the client has opened, each written by hand. */
let streams: { send: (text: string) => void; isAborted: () => boolean }[];
let close = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
    let send = (_text: string) => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
        signal?.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    streams.push({ send, isAborted: () => signal?.aborted === true });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  const subscription = createSseClient(async () => createClient)(REQUEST, {}).subscribe({});
  close = () => subscription.unsubscribe();
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("drops a connection that is silent for more than two heartbeats, within 20 seconds, and opens another", async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  streams[0]?.send(":\n");
  await vi.advanceTimersByTimeAsync(17_000);
  expect(streams.map(({ isAborted }) => isAborted())).toEqual([false]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(streams[0]?.isAborted()).toBe(true);
  await vi.advanceTimersByTimeAsync(RECONNECTED_WITHIN_MS);
  expect(streams.map(({ isAborted }) => isAborted())).toEqual([true, false]);
});

it("keeps a connection on which only heartbeats arrive", async () => {
  for (let beat = 0; beat < 20; beat += 1) {
    await vi.advanceTimersByTimeAsync(8_000);
    streams[0]?.send(":\n");
  }
  expect(streams.map(({ isAborted }) => isAborted())).toEqual([false]);
});

it("drops the connection when the browser goes offline, and opens another as soon as it is back", async () => {
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(streams.map(({ isAborted }) => isAborted())).toEqual([true]);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(streams.map(({ isAborted }) => isAborted())).toEqual([true, false]);
});

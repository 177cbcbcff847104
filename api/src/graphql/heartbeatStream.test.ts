import { expect, it } from "vitest";
import { withHeartbeats } from "./heartbeatStream.ts";

const EVENT_STREAM = { headers: { "content-type": "text/event-stream" } };

/** Returns a stream that is written by hand, and a reader of the stream with heartbeats. */
function openStream() {
  const state = { isCancelled: false, write: (_text: string) => {} };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      state.write = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  const response = withHeartbeats(new Response(body, EVENT_STREAM), 10);
  const reader = (response.body ?? new ReadableStream()).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return { state, read, cancel: () => reader.cancel() };
}

it("sends comment lines while nothing happens", async () => {
  const { read, cancel } = openStream();
  for (let beats = 0; beats < 3; beats += 1) expect(await read()).toBe(":\n");
  await cancel();
});

it("passes events on unchanged", async () => {
  const { state, read, cancel } = openStream();
  state.write("event: next\n");
  state.write("data: {}\n\n");
  let text = "";
  while (!text.endsWith("data: {}\n\n")) text += await read();
  expect(text.replaceAll(":\n", "")).toBe("event: next\ndata: {}\n\n");
  await cancel();
});

it("closes the stream below when the client leaves", async () => {
  const { state, read, cancel } = openStream();
  await read();
  await cancel();
  expect(state.isCancelled).toBe(true);
});

it("leaves other responses as they are", () => {
  const response = Response.json({});
  expect(withHeartbeats(response)).toBe(response);
});

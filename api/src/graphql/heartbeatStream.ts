/** How often an event stream sends something, so that clients notice a dead connection within 20 seconds. */
const HEARTBEAT_INTERVAL_MS = 8000;

/** A comment line, which clients skip. Unlike an empty line, it may stand within an event. */
const HEARTBEAT = new TextEncoder().encode(":\n");

/** Adds heartbeats to an event stream; its chunks must end with complete lines. */
export function withHeartbeats(response: Response, intervalMs = HEARTBEAT_INTERVAL_MS): Response {
  const isEventStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (!isEventStream || response.body === null) return response;
  const events = response.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => {
        // A client that does not read gets no further bytes, so that none are kept for it.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(HEARTBEAT);
      }, intervalMs);
    },
    async pull(controller) {
      const { done, value } = await events.read();
      if (!done) return controller.enqueue(value);
      clearInterval(timer);
      controller.close();
    },
    async cancel(reason) {
      clearInterval(timer);
      await events.cancel(reason);
    },
  });
  return new Response(body, response);
}

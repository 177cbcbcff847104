import { setTimeout as sleep } from "node:timers/promises";

/** The delay of responses for LINE's servers: about a round trip of slow 4G with a new connection. */
const RESPONSE_DELAY_MS = 450;

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: { sessionId?: string; requestId?: string; targetInfo?: { type: string } };
}

/**
 * Intercepts all HTTPS requests of this Chromium's pages (LINE's SDK requests its extensions) and responds to them in place of the real
 * servers, so that no request leaves this machine. Returns the function that stops it.
 */
export async function respondAsLine(debuggingPort: number): Promise<() => void> {
  const version = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let id = 0;
  const send = (method: string, params: object, sessionId?: string) =>
    socket.send(JSON.stringify({ id: ++id, method, params, ...(sessionId && { sessionId }) }));

  socket.addEventListener("message", ({ data }) => {
    const { method, params, sessionId }: Message = JSON.parse(String(data));
    if (method === "Target.attachedToTarget" && params?.sessionId !== undefined) {
      if (params.targetInfo?.type === "page")
        send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] }, params.sessionId);
      send("Runtime.runIfWaitingForDebugger", {}, params.sessionId);
    }
    if (method === "Fetch.requestPaused" && params?.requestId !== undefined) {
      const { requestId } = params;
      void sleep(RESPONSE_DELAY_MS).then(() => {
        const response = {
          requestId,
          responseCode: 200,
          responseHeaders: [
            { name: "access-control-allow-origin", value: "*" },
            { name: "access-control-allow-headers", value: "*" },
            { name: "content-type", value: "application/json" },
            { name: "cache-control", value: "max-age=31536000" },
          ],
          body: Buffer.from("{}").toString("base64"),
        };
        if (socket.readyState === WebSocket.OPEN) send("Fetch.fulfillRequest", response, sessionId);
      });
    }
  });
  send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  return () => socket.close();
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { NodeRequest, sendNodeResponse } from "srvx/node";
import { errorFields, log } from "../telemetry/log.ts";
import { type Client, readClient } from "./client.ts";

/** Milliseconds. An answer may take as long as it likes: subscriptions are answers. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 };

export interface NodeServer {
  /** The port that it listens on. */
  port: number;
  /** From now on every connection ends with its answer, so that whoever comes again comes to another process. */
  leave(): void;
  /** Takes no more requests, lets the running ones end within `graceMs`, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

type Handler = (request: Request, client: Client) => Promise<Response>;

/** A fetch handler behind node's HTTP server. Rejects when the port is taken. */
export async function listen(
  handler: Handler,
  host: string,
  port: number,
  trustProxy: boolean,
): Promise<NodeServer> {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const request: Request = new NodeRequest({ req, res });
      await sendNodeResponse(res, await handler(request, readClient(request, req, trustProxy)));
    } catch (error) {
      // Whoever asked is gone, or the answer broke while it was being sent: there is nobody to tell.
      log.debug("an answer did not arrive", errorFields(error));
      res.destroy();
    }
  }
  const open = new Set<ServerResponse>();
  let leaving = false;
  const server = createServer({ ...TIMEOUTS, noDelay: true }, (request, response) => {
    open.add(response);
    response.once("close", () => open.delete(response));
    if (leaving) response.shouldKeepAlive = false;
    void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    leave() {
      leaving = true;
      for (const response of open) response.shouldKeepAlive = false;
    },
    close: (graceMs) => close(server, graceMs),
  };
}

async function close(server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // Closes the idle keep-alive connections too; those in use close with their answer.
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}

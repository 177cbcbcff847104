import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { WholeResponse } from "@machiya/rest-bridge";
import { NodeRequest, sendNodeResponse } from "srvx/node";
import { errorFields, log } from "../telemetry/log.ts";
import { type Client, readClient } from "./client.ts";
import { METHODS } from "./methods.ts";

/** Milliseconds. A response has no timeout, because subscriptions are responses. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 };

const rawResponse = (status: string, headers = "") =>
  `HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`;
const BAD_REQUEST = rawResponse("400 Bad Request");
const WRONG_METHOD = rawResponse("405 Method Not Allowed", `Allow: ${METHODS.join(", ")}\r\n`);

export interface NodeServer {
  /** The port on which the server listens. */
  port: number;
  /** Closes every connection after its current response, so that clients reconnect to another process. */
  leave(): void;
  /**
   * Stops accepting requests, lets running ones finish within `graceMs`, then closes the remaining
   * connections.
   */
  close(graceMs: number): Promise<void>;
}

type Handler = (request: Request, client: Client) => Promise<Response>;

/** Serves a fetch handler with node's HTTP server. Rejects when the port is in use. */
export async function listen(
  handler: Handler,
  host: string,
  port: number,
  trustProxy: boolean,
): Promise<NodeServer> {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const request: Request = new NodeRequest({ req, res });
      await send(res, await handler(request, readClient(request, req, trustProxy)));
    } catch (error) {
      // The client disconnected, or sending the response failed: no response can be sent.
      log.debug("a response could not be sent", errorFields(error));
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
  // These never reach the handler: node's parser refuses unknown methods, and CONNECT has no response object.
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    socket.end(error.code === "HPE_INVALID_METHOD" ? WRONG_METHOD : BAD_REQUEST);
  });
  server.on("connect", (_request, socket) => socket.end(WRONG_METHOD));
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

/**
 * Sends a response. A complete body is sent by one call, which Node passes to the system in one piece together
 * with the headers; srvx writes them separately.
 */
function send(res: ServerResponse, response: Response): Promise<void> {
  if (!(response instanceof WholeResponse)) return sendNodeResponse(res, response);
  const { status, headers, body } = response._toNodeResponse();
  res.writeHead(status, headers);
  return new Promise((resolve) => res.end(body, () => resolve()));
}

async function close(server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // close() also closes the idle keep-alive connections; those in use close with their response.
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { BytesResponse, TextResponse, WholeResponse } from "@machiya/rest-bridge";
import { NodeRequest, sendNodeResponse } from "srvx/node";
import { errorFields, log } from "../telemetry/log.ts";
import { type Client, readClient } from "./client.ts";
import { METHODS } from "./methods.ts";

/** Milliseconds. A response has no timeout, because subscriptions are responses. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  /** How often Node looks for requests that take too long. */
  connectionsCheckingInterval: 30_000,
};
type Timeouts = typeof TIMEOUTS;

/**
 * How much of a body is received before it is read. Refused bodies are not read, and what was received of them made V8
 * collect garbage every second under an attack with large bodies (docs/decisions/0087-v8-settings.md).
 */
const BUFFERED_BYTES = 32_768;

/** How long a client whose request was not read completely may take to receive the response. */
const UNREAD_GRACE_MS = 1000;

const rawResponse = (status: string, headers = "") =>
  `HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`;
const BAD_REQUEST = rawResponse("400 Bad Request");
const WRONG_METHOD = rawResponse("405 Method Not Allowed", `Allow: ${METHODS.join(", ")}\r\n`);
const TIMED_OUT = "ERR_HTTP_REQUEST_TIMEOUT";
/** The responses to requests that Node could not read, by its error codes; all others are bad requests. */
const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: WRONG_METHOD,
  [TIMED_OUT]: rawResponse("408 Request Timeout"),
};

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
  timeouts: Partial<Timeouts> = {},
): Promise<NodeServer> {
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const request: Request = new NodeRequest({ req, res });
      const response = await handler(request, readClient(request, req, trustProxy));
      // A body that came together with the headers is received in the next turn, after a refusal without a wait.
      if (!req.complete) await setImmediate();
      await (req.complete ? send(res, response) : sendUnread(res, response));
    } catch (error) {
      // The client disconnected, or sending the response failed: no response can be sent.
      log.debug("a response could not be sent", errorFields(error));
      res.destroy();
    }
  }
  const open = new Set<ServerResponse>();
  let leaving = false;
  const server = createServer(
    { ...TIMEOUTS, ...timeouts, noDelay: true, highWaterMark: BUFFERED_BYTES },
    (request, response) => {
      open.add(response);
      response.once("close", () => open.delete(response));
      if (leaving) response.shouldKeepAlive = false;
      void answer(request, response);
    },
  );
  // These never reach the handler: node's parser refuses unknown methods, and CONNECT has no response object.
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Browsers open connections in advance. One that sends its first request at this moment would take a response for
    // the answer to it, but sends it again after a closed connection.
    if (error.code === TIMED_OUT && socket.bytesRead === 0) socket.destroy();
    else socket.end(CLIENT_ERRORS[error.code ?? ""] ?? BAD_REQUEST);
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

/**
 * Sends the response to a request whose body was not received completely, and closes the connection: reading
 * the rest only to discard it can cost more than the refusal saves. Closing at once could destroy the response
 * on its way, because the system resets a connection with unread bytes, so the connection stays open, without
 * being read, until the client closes it or the grace ends.
 */
async function sendUnread(res: ServerResponse, response: Response): Promise<void> {
  res.shouldKeepAlive = false;
  // Responses to a GET may be long, and the client is not waiting for its body to be read.
  if (res.req.method === "GET" || response.body === null) return send(res, response);
  const { status, headers, body } = (await wholeResponse(response))._toNodeResponse();
  res.writeHead(status, headers);
  res.write(body);
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, UNREAD_GRACE_MS);
    res.once("close", () => {
      clearTimeout(late);
      resolve();
    });
  });
  // Node resets the connection when the response ends.
  res.end();
}

/** Returns a response with its whole body, which is read if necessary. */
async function wholeResponse(response: Response): Promise<BytesResponse | TextResponse> {
  if (response instanceof BytesResponse || response instanceof TextResponse) return response;
  const { status, headers } = response;
  return new BytesResponse(new Uint8Array(await response.arrayBuffer()), { status, headers });
}

async function close(server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // close() also closes the idle keep-alive connections; those in use close with their response.
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
}

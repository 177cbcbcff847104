import type { IncomingMessage } from "node:http";
import type { Viewer } from "@machiya/schema/context";

/** The client of a request. */
export interface Client {
  address: string;
  /** Whether the browser's connection uses https. */
  secure: boolean;
  /** The viewer of an API token that was already checked; absent: the cookies decide. */
  byToken?: Viewer;
}

const clients = new WeakMap<Request, Client>();

export function setClient(request: Request, client: Client): void {
  clients.set(request, client);
}

export function clientOf(request: Request): Client {
  return clients.get(request) ?? { address: "unknown", secure: new URL(request.url).protocol === "https:" };
}

/**
 * Returns the client of a request. Trusts a proxy's X-Forwarded headers only if configured; the last address
 * of a list is the one that our proxy saw.
 */
export function readClient(
  request: Request,
  message: IncomingMessage | undefined,
  trustProxy: boolean,
): Client {
  const forwardedFor = trustProxy ? request.headers.get("x-forwarded-for") : null;
  const forwardedProto = trustProxy ? request.headers.get("x-forwarded-proto") : null;
  return {
    address: forwardedFor?.split(",").at(-1)?.trim() || (message?.socket.remoteAddress ?? "unknown"),
    secure: forwardedProto !== null ? forwardedProto.trim() === "https" : request.url.startsWith("https:"),
  };
}

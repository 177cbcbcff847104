import type { IncomingMessage } from "node:http";
import type { Viewer } from "@machiya/schema/context";

/** Where a request came from. */
export interface Client {
  address: string;
  /** The browser's side of the connection is https. */
  secure: boolean;
  /** Who asks by an API token that was looked at already; absent: cookies say who asks. */
  byToken?: Viewer;
}

const clients = new WeakMap<Request, Client>();

export function setClient(request: Request, client: Client): void {
  clients.set(request, client);
}

export function clientOf(request: Request): Client {
  return clients.get(request) ?? { address: "unknown", secure: new URL(request.url).protocol === "https:" };
}

/** Believes a proxy's X-Forwarded headers only when told to; of a list of addresses the last is the one our proxy saw. */
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

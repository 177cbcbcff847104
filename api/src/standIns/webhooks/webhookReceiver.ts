import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** The response from now on; 204 by default. */
  respond: (response: ServerResponse, request: Received) => void;
  close(): Promise<void>;
}

/** Starts the receiving system, which records its requests. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const got: Received = {
      path: request.url ?? "",
      method: request.method ?? "",
      headers,
      body: Buffer.concat(chunks).toString("utf8"),
    };
    receiver.received.push(got);
    receiver.respond(response, got);
  });
  const receiver: WebhookReceiver = {
    url: "",
    received: [],
    respond: (response) => response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}

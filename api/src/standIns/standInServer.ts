import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface StandInServer {
  url: string;
  close(): Promise<void>;
}

/** Serves a handler on a free local port, for tests. */
export async function serveStandIn(handle: (request: Request) => Promise<Response>): Promise<StandInServer> {
  let url = "";
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = "GET" } = incoming;
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const body = method === "GET" || method === "HEAD" ? null : Buffer.concat(chunks);
    const response = await handle(new Request(`${url}${incoming.url}`, { method, headers, body })).catch(
      (error: unknown) => new Response(String(error), { status: 500 }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

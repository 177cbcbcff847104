import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The interval of /readyz requests. */
const POLL_INTERVAL_MS = 50;

export interface Balancer {
  origin: string;
  /** Adds a backend; resolves when it is ready. */
  add(origin: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A reverse proxy for several processes: round-robin over the backends whose /readyz succeeds, with
 * keep-alive connections. It never retries: a lost request is answered with 502.
 */
export async function startBalancer(): Promise<Balancer> {
  const backends = new Map<string, { agent: Agent; ready: boolean }>();
  const closing = new AbortController();
  let turn = 0;

  async function watch(origin: string, backend: { ready: boolean }, onReady: () => void): Promise<void> {
    while (!closing.signal.aborted) {
      backend.ready = await fetch(`${origin}/readyz`, { signal: closing.signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (backend.ready) onReady();
      await sleep(POLL_INTERVAL_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const ready = () => [...backends].flatMap(([origin, backend]) => (backend.ready ? origin : []));

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const among = ready();
    const origin = among[turn++ % Math.max(1, among.length)];
    if (origin === undefined) {
      outgoing.writeHead(502).end("no process is ready");
      return;
    }
    const { method, headers, url } = incoming;
    const onward = request(`${origin}${url}`, { method, headers, agent: backends.get(origin)?.agent });
    onward.on("response", (answer) => {
      const { connection: _hop, "keep-alive": _too, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.on("error", () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    onward.on("error", (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(`lost: ${error.message}`);
    });
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }

  const server = createServer(forward).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    add(origin) {
      const backend = { agent: new Agent({ keepAlive: true }), ready: false };
      backends.set(origin, backend);
      return new Promise((resolve) => void watch(origin, backend, resolve));
    },
    async close() {
      closing.abort();
      for (const { agent } of backends.values()) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span in OTLP's JSON, with the fields that the tests read. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { code?: number };
}

interface Export {
  resourceSpans: {
    resource: { attributes: CollectedSpan["attributes"] };
    scopeSpans: { spans: CollectedSpan[] }[];
  }[];
}

export interface Collector {
  url: string;
  /** The raw bodies that were received. */
  bodies: string[];
  spans(): CollectedSpan[];
  /** The resource attributes of the sending process. */
  resource(): Record<string, unknown>;
  close(): Promise<void>;
}

/**
 * Starts a local trace collector (OTLP over HTTP, JSON). A `silent` one accepts requests and never responds.
 */
export async function startCollector({ silent = false } = {}): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    if (!silent) response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const exported = () => bodies.flatMap((body) => (JSON.parse(body) as Export).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () => exported().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => attributesOf(exported()[0]?.resource ?? { attributes: [] }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export function attributesOf({ attributes }: Pick<CollectedSpan, "attributes">): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

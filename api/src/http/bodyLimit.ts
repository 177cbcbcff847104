import { readBytes } from "@machiya/rest-bridge";

/**
 * Maximum size of a GraphQL request in bytes; a cart of a thousand lines is smaller. REST limits its own, in
 * its own envelope.
 */
export const MAX_GRAPHQL_BYTES = 256_000;
/** The maximum with a staff session or an API token, because mutations upload images and tables. */
export const MAX_STAFF_GRAPHQL_BYTES = 8_000_000;
/** Shorter bodies are not scanned for nesting, because parsing them costs less. */
const SHORT_BYTES = 16_000;

/** Returns whether a request exceeds the general limit according to its Content-Length, or has none. */
export function isLong({ headers }: Request): boolean {
  return !(Number(headers.get("content-length") ?? Number.NaN) <= MAX_GRAPHQL_BYTES);
}

/**
 * Returns the request with a body that is within the limit and not nested too deeply; null otherwise. A
 * Content-Length is trusted, because node's parser enforces it; long bodies and those without a length are
 * read here.
 */
export async function limitBody(request: Request, limit: number): Promise<Request | null> {
  const announced = request.headers.get("content-length");
  if (announced !== null && Number(announced) > limit) return null;
  if (announced !== null && Number(announced) <= SHORT_BYTES) return request;
  if (request.body === null || request.method === "GET" || request.method === "HEAD") return request;

  const body = await readBytes(request, limit);
  if (typeof body === "string") return null;
  const { url, method, headers, signal } = request;
  // Fetch requires `duplex` for a stream, but TypeScript's RequestInit does not know it.
  const init = { method, headers, signal, body: readableOnce(body), duplex: "half" };
  return new Request(url, init);
}

/** Returns a body that is freed once it is read; a Request keeps a body of bytes until it is answered. */
function readableOnce(body: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(body);
      controller.close();
    },
  });
}

import { isTooDeep } from "@machiya/schema/domain/jsonDepth";

/** The largest GraphQL request that is read, in bytes: carts of a thousand lines have less. REST limits its own, in its own envelope. */
export const MAX_GRAPHQL_BYTES = 256_000;
/** With a session of staff or an API token: pictures and tables travel in mutations. */
export const MAX_STAFF_GRAPHQL_BYTES = 8_000_000;
/** What is shorter is parsed sooner than looked through. */
const SHORT_BYTES = 16_000;

/** Whether a request may be longer than anybody's, as far as it says. */
export function isLong({ headers }: Request): boolean {
  return !(Number(headers.get("content-length") ?? Number.NaN) <= MAX_GRAPHQL_BYTES);
}

/**
 * The request, with a body that is known to keep to the limit, and not to be nested beyond reason; null when it does not.
 * A length that is announced is believed (node's parser holds the client to it); long bodies and those without one are read here.
 */
export async function limitBody(request: Request, limit: number): Promise<Request | null> {
  const announced = request.headers.get("content-length");
  if (announced !== null && Number(announced) > limit) return null;
  if (announced !== null && Number(announced) <= SHORT_BYTES) return request;
  if (request.body === null || request.method === "GET" || request.method === "HEAD") return request;

  const chunks: Uint8Array[] = [];
  let length = 0;
  // A reader, not a loop over the body: leaving a loop cancels the body, which cuts the connection before the answer.
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      reader.releaseLock();
      return null;
    }
    chunks.push(value);
  }
  const body = Buffer.concat(chunks);
  if (isTooDeep(body)) return null;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body });
}

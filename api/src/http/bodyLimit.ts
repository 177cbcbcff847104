/** The largest GraphQL request that is read, in bytes. REST limits its own, in its own envelope. */
export const MAX_GRAPHQL_BYTES = 2_000_000;
/** With a staff cookie: pictures and tables travel in mutations. */
export const MAX_STAFF_GRAPHQL_BYTES = 8_000_000;

/**
 * The request, with a body that is known to keep to the limit; null when it does not.
 * A length that is announced is believed (node's parser holds the client to it); any other body is read here.
 */
export async function limitBody(request: Request, limit: number): Promise<Request | null> {
  const announced = request.headers.get("content-length");
  if (announced !== null) return Number(announced) <= limit ? request : null;
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
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BytesResponse, TextResponse } from "@machiya/rest-bridge";

export type Encoding = "br" | "gzip";

/** Below this many bytes compression costs more than it saves. */
const MIN_BYTES = 1024;
const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(json|javascript|graphql-response\+json|manifest\+json)|image\/svg\+xml)/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Returns the first of our encodings that the caller accepts; null for none. */
export function acceptedEncoding(
  request: Request,
  ours: readonly Encoding[] = ["br", "gzip"],
): Encoding | null {
  const header = request.headers.get("accept-encoding");
  if (header === null) return null;
  const accepted = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  return ours.find((name) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0) ?? null;
}

export function isCompressible(contentType: string, length: number): boolean {
  return length > MIN_BYTES && COMPRESSIBLE.test(contentType);
}

/** "once" is for content that is cached, "fast" for a single response. */
export function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: "once" | "fast",
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return deflate(bytes, { level: effort === "once" ? 9 : 2 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === "once" ? 9 : 3,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return brotli(bytes, { params });
}

/** Long responses that are compressed while they are generated. */
const STREAMED = /^text\/csv/;

/**
 * Returns the same response, compressed if it is large enough and the caller accepts it. Event streams and
 * complete bytes pass unchanged.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const contentType = response.headers.get("content-type") ?? "";
  if (response instanceof TextResponse) return compressText(request, response, contentType);
  if (response instanceof BytesResponse) return response;
  if (response.body === null || response.headers.has("content-encoding") || !COMPRESSIBLE.test(contentType))
    return response;
  response.headers.append("vary", "accept-encoding");
  const isStreamed = STREAMED.test(contentType);
  const encoding = acceptedEncoding(request, isStreamed ? ["gzip"] : undefined);
  if (encoding === null) return response;

  const headers = copyOf(response.headers);
  headers.delete("content-length");
  if (isStreamed) {
    headers.set("content-encoding", encoding);
    const body = response.body.pipeThrough(new CompressionStream("gzip"));
    return new Response(body, { status: response.status, headers });
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!isCompressible(contentType, bytes.byteLength))
    return new Response(bytes, { status: response.status, headers });
  headers.set("content-encoding", encoding);
  return new Response(await compress(bytes, encoding, "fast"), { status: response.status, headers });
}

async function compressText(
  request: Request,
  response: TextResponse,
  contentType: string,
): Promise<Response> {
  const { headers, content, status } = response;
  if (headers.has("content-encoding") || !COMPRESSIBLE.test(contentType)) return response;
  headers.append("vary", "accept-encoding");
  const encoding = acceptedEncoding(request);
  if (encoding === null || Buffer.byteLength(content) <= MIN_BYTES) return response;
  const { encoded } = response;
  const compressed = encoded?.get(encoding) ?? compress(Buffer.from(content), encoding, "fast");
  encoded?.set(encoding, compressed);
  const bytes = await compressed.catch((error: unknown) => {
    encoded?.delete(encoding);
    throw error;
  });
  headers.delete("content-length");
  headers.set("content-encoding", encoding);
  return new BytesResponse(bytes, { status, headers });
}

function copyOf(headers: Headers): Headers {
  const copy = new Headers();
  headers.forEach((value, name) => {
    if (name !== "set-cookie") copy.set(name, value);
  });
  for (const cookie of headers.getSetCookie()) copy.append("set-cookie", cookie);
  return copy;
}

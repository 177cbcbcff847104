import { createDepthCheck } from "@machiya/schema/domain/jsonDepth";

/** Why a body is refused before all of it is read. */
type RefusedBody = "TOO_LARGE" | "TOO_DEEP";

/**
 * Reads the JSON body of a request. Stops at the piece with which the body exceeds the limit (in bytes) or is nested
 * too deeply, because the memory of the rest would only be collected as garbage.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | RefusedBody> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return "TOO_LARGE";
  const pieces: Uint8Array[] = [];
  const isTooDeep = createDepthCheck();
  let length = 0;
  // A reader is used because leaving a loop over the body cancels it, which closes the connection before the
  // response.
  const reader = request.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) return Buffer.concat(pieces, length);
    length += value.byteLength;
    const refused = length > limit ? "TOO_LARGE" : isTooDeep(value) ? "TOO_DEEP" : null;
    if (refused !== null) {
      reader?.releaseLock();
      return refused;
    }
    pieces.push(value);
  }
}

import { WholeResponse } from "./wholeResponse.ts";

/** A Response with complete bytes as its body. */
export class BytesResponse extends WholeResponse<Uint8Array<ArrayBuffer>> {
  override clone(): BytesResponse {
    const { content, status, headers } = this;
    return new BytesResponse(content, { status, headers });
  }
}

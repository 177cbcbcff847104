import { createHmac } from "node:crypto";

export interface SignedParts {
  channelSecret: string;
  /** The path without the query. */
  path: string;
  /** The body of a POST request, or the query of a GET request without its question mark. */
  content: string;
  nonce: string;
}

/** Returns the X-LINE-Authorization header of a request of the online API v3. */
export function linePaySignature({ channelSecret, path, content, nonce }: SignedParts): string {
  const message = `${channelSecret}${path}${content}${nonce}`;
  return createHmac("sha256", channelSecret).update(message, "utf8").digest("base64");
}

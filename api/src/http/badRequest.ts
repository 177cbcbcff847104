import { TextResponse } from "@machiya/rest-bridge";

const BAD_STATUSES: ReadonlySet<number> = new Set([400, 405, 408, 413, 415, 429]);
/** REST's envelope of INVALID_INPUT, which has HTTP status 200. */
const INVALID_ENVELOPE = '{"error_code":2001,';
/** A page loaded before an update names documents that no longer exist, which is not the client's error. */
const OUT_OF_DATE = '"PERSISTED_QUERY_NOT_FOUND"';

/**
 * Returns whether a response shows that its request was bad. A 200 with Retry-After is REST's envelope of a
 * refusal. GraphQL's validation errors are noted where they are masked, whatever their status.
 */
export function isBadRequest(response: Response): boolean {
  const { status, headers } = response;
  const content = response instanceof TextResponse ? response.content : "";
  if (BAD_STATUSES.has(status)) return status !== 400 || !content.includes(OUT_OF_DATE);
  return status === 200 && (headers.has("retry-after") || content.startsWith(INVALID_ENVELOPE));
}

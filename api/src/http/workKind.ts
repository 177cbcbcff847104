import type { ClientKind } from "./workBudgets.ts";
import type { WorkKind } from "./workMeter.ts";

/** What a small request costs that was not measured yet, in milliseconds. */
const SMALL_MS = 3;
/** How many bytes of a body, and rows of a page, are expected to cost a millisecond, and the largest estimate. */
const BYTES_PER_MS = 200;
const ROWS_PER_MS = 50;
const MAX_ESTIMATE_MS = 50;
/** How many bytes of the most expensive JSON are parsed in a millisecond. */
const PARSED_BYTES_PER_MS = 30_000;

const PAGE_SIZE = /[?&]page_num=(\d{1,9})/;

/**
 * Returns the kind of a request: those of the same kind of client with the same route, with bodies of about the
 * same size, and for pages of about the same size cost about the same. A body without a length is a kind of its own,
 * which is first expected to be large.
 */
export function workKindOf(client: ClientKind, { method, headers, url }: Request, route: string): WorkKind {
  const isUnknown = !headers.has("content-length") && headers.has("transfer-encoding");
  const bytes = Math.min(Number(headers.get("content-length") ?? 0) || 0, 1e9);
  const rows = Number(PAGE_SIZE.exec(url)?.[1] ?? 0);
  const bySize = isUnknown ? MAX_ESTIMATE_MS : bytes / BYTES_PER_MS + rows / ROWS_PER_MS;
  return {
    name: `${client} ${method} ${route} ${isUnknown ? "?" : magnitude(bytes)} ${magnitude(rows)}`,
    estimate: Math.max(SMALL_MS, Math.min(MAX_ESTIMATE_MS, bySize)),
    least: Math.min(MAX_ESTIMATE_MS, bytes / PARSED_BYTES_PER_MS),
  };
}

const magnitude = (size: number) => Math.ceil(Math.log2(1 + size));

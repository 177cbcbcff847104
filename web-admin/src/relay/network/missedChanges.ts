/** The header of a response that tells its position in the changes that the server has received. */
const POSITION_HEADER = "x-change-position";

/** The number of requests whose positions are remembered; older ones belong to screens that were left. */
const MAX_REQUESTS = 100;

interface Sent {
  /** The number of events that had arrived when the request was sent. */
  events: number;
  /** The number of times that the event stream had been opened by then. */
  openings: number;
  /** The position of the data; undefined until the response arrives. */
  position: string | null | undefined;
}

const sent = new Map<string, Sent>();
const watchers = new Set<{ identifier: string; missed: () => void }>();
let events = 0;
let openings = 0;
let openedAt: string | null = null;

/** Returns whether a change happened after the data of a request was read and before the stream was opened. */
function predatesStream({ openings: before, position }: Sent): boolean {
  return before < openings && position !== undefined && position !== openedAt;
}

/** Calls, once for each opening, the watchers of data that lacks a change that the stream did not pass on. */
function compare(): void {
  const stale = new Map([...sent].filter(([, request]) => predatesStream(request)));
  for (const { identifier, missed } of watchers) if (stale.has(identifier)) missed();
  const watched = new Set([...watchers].map(({ identifier }) => identifier));
  for (const [identifier, request] of stale) if (watched.has(identifier)) request.openings = openings;
}

/** Records that a request is sent. Returns a function that records the headers of its response. */
export function recordRequest(identifier: string): (headers: Headers) => void {
  const request: Sent = { events, openings, position: undefined };
  // The most recent request stands last.
  sent.delete(identifier);
  sent.set(identifier, request);
  const [oldest] = sent.keys();
  if (sent.size > MAX_REQUESTS && oldest !== undefined) sent.delete(oldest);
  return (headers) => {
    request.position = headers.get(POSITION_HEADER);
    compare();
  };
}

/** Records that the event stream was opened; it passes on every change after the position in its headers. */
export function recordOpening(headers: Headers): void {
  openings += 1;
  openedAt = headers.get(POSITION_HEADER);
  compare();
}

/** Records that an event arrived. */
export function recordEvent(): void {
  events += 1;
}

/**
 * Calls back when the data of a shown request lacks a change of which no event arrives: one before the event stream
 * was opened, or one whose event arrived before the data was shown. Returns the unsubscribe function.
 */
export function onMissedChange(identifier: string, missed: () => void): () => void {
  const watcher = { identifier, missed };
  watchers.add(watcher);
  const request = sent.get(identifier);
  if (request !== undefined && (request.events < events || predatesStream(request))) {
    request.openings = openings;
    missed();
  }
  return () => watchers.delete(watcher);
}

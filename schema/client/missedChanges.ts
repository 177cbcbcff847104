/** The header of a response that tells its position in the changes that the server has received. */
const POSITION_HEADER = "x-change-position";

/** The number of requests whose positions are remembered; older ones belong to screens that were left. */
const MAX_REQUESTS = 100;

interface Sent {
  /** The number of events that had arrived when the request was sent. */
  events: number;
  /** The number of times that the event stream had been opened by then. */
  openings: number;
  /** The position of the data; undefined until the data is in the store. */
  position: string | null | undefined;
}

const sent = new Map<string, Sent>();
const watchers = new Set<{ identifiers: () => readonly string[]; missed: () => void }>();
let events = 0;
let openings = 0;
let openedAt: string | null = null;

/** Returns whether a change happened after the data of a request was read and before the stream was opened. */
function predatesStream({ openings: before, position }: Sent): boolean {
  return before < openings && position !== undefined && position !== openedAt;
}

/** Calls the watchers of stale data, once for each opening of the stream. */
function callWatchers(isStale: (request: Sent) => boolean): void {
  const stale = new Map([...sent].filter(([, request]) => isStale(request)));
  const watched = [...watchers].map(({ identifiers, missed }) => ({ identifiers: identifiers(), missed }));
  for (const { identifiers, missed } of watched) if (identifiers.some((one) => stale.has(one))) missed();
  for (const one of watched.flatMap(({ identifiers }) => identifiers)) {
    const request = stale.get(one);
    if (request !== undefined) request.openings = openings;
  }
}

/**
 * Records that a request is sent. Returns a function that records the headers of its response once its data is in the
 * store. An event that arrived in between was overwritten there if the data was read before the change, so the shown
 * request is fetched again.
 */
export function recordRequest(identifier: string): (headers: Headers) => void {
  const request: Sent = { events, openings, position: undefined };
  // The most recent request stands last.
  sent.delete(identifier);
  sent.set(identifier, request);
  const [oldest] = sent.keys();
  if (sent.size > MAX_REQUESTS && oldest !== undefined) sent.delete(oldest);
  return (headers) => {
    request.position = headers.get(POSITION_HEADER);
    const isOvertaken = request.events < events;
    callWatchers((other) => predatesStream(other) || (isOvertaken && other === request));
  };
}

/**
 * Records that a mutation is sent. Returns a function to call once its response is in the store: if an event arrived in
 * between, the response may have overwritten newer data there, so all shown requests are fetched again.
 */
export function recordMutation(): () => void {
  const eventsBefore = events;
  return () => {
    if (eventsBefore === events) return;
    for (const { missed } of [...watchers]) missed();
  };
}

/** Records that the event stream was opened; it passes on every change after the position in its headers. */
export function recordOpening(headers: Headers): void {
  openings += 1;
  openedAt = headers.get(POSITION_HEADER);
  callWatchers(predatesStream);
}

/** Records that an event arrived. */
export function recordEvent(): void {
  events += 1;
}

/**
 * Calls back when the data of a shown request may lack a change of which no event arrives anymore: one before the
 * event stream was opened, or one whose event arrived before the data did or was shown, or before a mutation's
 * response. `refetched` returns the request that fetches the data again, if it is another one. Returns the
 * unsubscribe function.
 */
export function onMissedChange(
  identifier: string,
  missed: () => void,
  refetched: () => string = () => identifier,
): () => void {
  const watcher = { identifiers: () => [identifier, refetched()], missed };
  watchers.add(watcher);
  const request = sent.get(identifier);
  // Data that is still on its way is compared when it arrives.
  if (request?.position !== undefined && (request.events < events || predatesStream(request))) {
    request.openings = openings;
    missed();
  }
  return () => watchers.delete(watcher);
}

/**
 * The policy of the limits of work; docs/security.md explains it to operators. A point is a millisecond of processor time
 * of one process, or four of a connection to the database, or one of hashing a password.
 */

/** Whose requests are counted together; unknown senders of notifications are one client. */
export type ClientKind = "address" | "customer" | "staff" | "token" | "notifications";

/** Points of work, beyond which a client gets what others leave, and bad requests, from which on it is refused. */
export type Counted = "work" | "bad";
/** In how many seconds; and for how long an address whose last notification could be verified is trusted. */
export const SECONDS = { work: 5, bad: 20, trust: 24 * 3600 };
export const BUDGETS: Readonly<Record<Counted, Readonly<Record<ClientKind, number>>>> = {
  work: { address: 100, customer: 1500, staff: 5000, token: 2500, notifications: 1000 },
  bad: { address: 30, customer: 30, staff: 300, token: 300, notifications: Number.POSITIVE_INFINITY },
};

/**
 * How many requests of a class run at the same time in a process, and which share of its time they get at most while
 * clients within their budgets are active; how long one waits, and whether it is refused then. The classes are small
 * requests by their client; large ones of visitors and customers; those of clients beyond their budgets; and refusals.
 */
export const CLASSES = {
  address: { atOnce: 2, share: 1, waitMs: 1000, refuses: true },
  customer: { atOnce: 5, share: 1, waitMs: 1000, refuses: false },
  staff: { atOnce: 20, share: 1, waitMs: 1000, refuses: false },
  token: { atOnce: 20, share: 1, waitMs: 1000, refuses: false },
  notifications: { atOnce: 10, share: 1, waitMs: 1000, refuses: false },
  large: { atOnce: 1, share: 0.05, waitMs: 5000, refuses: true },
  beyond: { atOnce: 1, share: 0.1, waitMs: 1000, refuses: true },
  refused: { atOnce: 0, share: 1, waitMs: 1000, refuses: true },
};
export type WorkClass = keyof typeof CLASSES;
export type ClassPolicy = (typeof CLASSES)[WorkClass];

export const TURNS = {
  /** How many requests of a class wait; above that, those of the clients with the most use do not. */
  waiting: 200,
  /** A request that takes longer waits for something else, and others get its place. */
  placeMs: 250,
  /** How long a class rests at most after a request, so that it gets only its share. */
  restMs: 1000,
  /** How long clients count as active after a request. */
  activeMs: 3000,
  /** The longest body of a request whose refusal waits, because it is sent meanwhile. */
  refusedBytes: 64_000,
};

/** Points. */
export const COSTS = {
  /** What a request is expected to cost, by the length of its body and the rows of its page, and from what on it is large. */
  expected: { least: 3, perByte: 1 / 200, perRow: 1 / 50, most: 50, large: 10 },
  /** The share of the time with a connection that counts, and the most that it and hashing count each. */
  beside: { connection: 1 / 4, most: 50 },
  /** Looking up a session or token that is not valid. */
  invalidCredential: 10,
  /** Opening a live stream, as it goes on after the response begins. */
  stream: 100,
  /** What a page or an image costs for free, because a visit loads many of them. */
  freePage: 2,
  /** A bad request counts once for every so many points. */
  perBad: 5,
};

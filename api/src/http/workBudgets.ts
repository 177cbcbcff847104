/** A bucket of work: what it holds at most, and how fast it refills, in milliseconds. */
interface WorkBucket {
  capacity: number;
  perSecond: number;
}

export interface WorkBudget {
  /** Work that is done at once, whatever others do; expensive requests use it up faster. Beyond it, a client shares spare capacity. */
  prompt: WorkBucket;
  /** All work of a client; beyond it, a client is refused while other clients are active. */
  total: WorkBucket;
}

/**
 * The kinds of clients. A signed-in client has its own budget; all others share that of their address. Forged notifications
 * of all addresses together have one, too.
 */
export type ClientKind = "address" | "customer" | "staff" | "token" | "forgeries";

/**
 * Work is the processor time that a request costs this process, plus a quarter of the time for which it holds
 * connections to the database, at most 50 ms. Most requests of the webs cost 1 to 5 ms, an order about 10 ms.
 */
export const WORK_BUDGETS: Readonly<Record<ClientKind, WorkBudget>> = {
  address: { prompt: { capacity: 150, perSecond: 30 }, total: { capacity: 10_000, perSecond: 500 } },
  customer: { prompt: { capacity: 1500, perSecond: 250 }, total: { capacity: 10_000, perSecond: 500 } },
  staff: { prompt: { capacity: 6000, perSecond: 500 }, total: { capacity: 60_000, perSecond: 1000 } },
  token: { prompt: { capacity: 3000, perSecond: 250 }, total: { capacity: 60_000, perSecond: 1000 } },
  forgeries: { prompt: { capacity: 300, perSecond: 50 }, total: { capacity: 10_000, perSecond: 500 } },
};

/**
 * A request that costs more than this uses up a prompt budget faster, by the square of its cost, because
 * others wait for it: twice the cost counts four times.
 */
export const EXPENSIVE_MS = 10;
/** What a refused request takes from the prompt budget, so that a flood stays busy while it lasts. */
export const REFUSED_MS = 5;

/**
 * A client is refused at this many bad requests in quick succession, of which one that costs more than
 * `CHEAP_MS` counts as several. An outdated page makes a few; an integrator who tries a route makes many.
 */
export const MAX_BAD_REQUESTS: Readonly<Record<ClientKind, number>> = {
  address: 60,
  customer: 60,
  staff: 600,
  token: 600,
  forgeries: Number.POSITIVE_INFINITY,
};
/** The time in which the count of a client's bad requests decreases by one. */
export const BAD_REQUEST_DECAY_MS = 1000;

/** What a notification of an unknown sender is expected to cost before its body is read, in milliseconds. */
export const NOTIFICATION_MS = 1;
/**
 * How many notifications of an address that cannot be verified are accepted for one that was, and at most, as those of a
 * known sender, whom no limit delays.
 */
export const PROOF_CREDIT = { each: 20, most: 200 };

/** A request that is expected to cost at most this much processor time delays others only a little. */
export const CHEAP_MS = 5;
/**
 * Spare capacity for clients beyond their prompt budget while other clients are active, in milliseconds of
 * work per second and process. Without other clients, all of a process is theirs.
 */
export const SPARE_WORK_PER_SECOND = { cheap: 100, expensive: 40 };

/**
 * From which expected cost the requests of clients within their prompt budget run one after the other: many
 * clients at once must not spend their budgets in the same second. Pages, orders, and bookings cost less.
 */
export const LONG_MS = 10;
/** What such requests of all clients may cost together, in milliseconds of work per second and process. */
export const LONG_WORK_PER_SECOND = 40;

/**
 * Up to which expected cost, in milliseconds in all, shorter requests of clients within their prompt budget run
 * at the same time in a process: every further one would lengthen the responses to all others.
 */
export const PROMPT_WORK_AT_ONCE = { address: 5, customer: 16 };

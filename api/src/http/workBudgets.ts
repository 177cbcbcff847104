/** A bucket of work: what it holds at most, and how fast it refills, in milliseconds. */
interface WorkBucket {
  capacity: number;
  perSecond: number;
}

export interface WorkBudget {
  /** Work that is done at once, whatever others do. Beyond it, a client shares spare capacity. */
  prompt: WorkBucket;
  /** All work of a client; beyond it, a client is refused. */
  total: WorkBucket;
}

/** The kinds of clients. A signed-in client has its own budget; all others share that of their address. */
export type ClientKind = "address" | "customer" | "staff" | "token";

/**
 * Work is the time for which a request occupies the event loop, plus a quarter of the time for which it holds
 * connections to the database. A page of the shop costs 5 to 30 ms in all, an order about 10 ms.
 */
export const WORK_BUDGETS: Readonly<Record<ClientKind, WorkBudget>> = {
  address: { prompt: { capacity: 150, perSecond: 10 }, total: { capacity: 5000, perSecond: 300 } },
  customer: { prompt: { capacity: 300, perSecond: 20 }, total: { capacity: 5000, perSecond: 200 } },
  staff: { prompt: { capacity: 3000, perSecond: 150 }, total: { capacity: 30_000, perSecond: 1000 } },
  token: { prompt: { capacity: 1000, perSecond: 50 }, total: { capacity: 30_000, perSecond: 1000 } },
};

/** A client is limited at this many bad requests in quick succession; an outdated page makes a few. */
export const MAX_BAD_REQUESTS = 30;
/** The time in which the count of a client's bad requests decreases by one. */
export const BAD_REQUEST_DECAY_MS = 2000;

/**
 * Spare capacity for clients beyond their prompt budget, in milliseconds of work per second and process:
 * little while other clients are active, most of the process otherwise.
 */
export const SPARE_WORK = { whileOthersAreActive: 60, otherwise: 800 };

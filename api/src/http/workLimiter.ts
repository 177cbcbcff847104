import { hash } from "node:crypto";
import { storeNewest } from "@machiya/schema/execution/storeNewest";
import { networkPrefix } from "./networkPrefix.ts";
import {
  BAD_REQUEST_DECAY_MS,
  CHEAP_MS,
  type ClientKind,
  EXPENSIVE_MS,
  MAX_BAD_REQUESTS,
  REFUSED_MS,
  WORK_BUDGETS,
  type WorkBudget,
} from "./workBudgets.ts";

/** Maximum number of counted clients; above it, the one whose last request is the oldest is dropped. */
const MAX_CLIENTS = 20_000;
/** Smaller amounts of work are shared with the other processes later. */
const SHARED_FROM_MS = 20;
/** Maximum number of seconds after which a refused client is asked to retry. */
const MAX_RETRY_AFTER_SECONDS = 30;

/** A client whose work is counted: its kind and a digest of its address or account. */
export type ClientKey = `${ClientKind} ${string}`;

export const clientKey = (kind: ClientKind, name: string | number): ClientKey =>
  `${kind} ${hash("sha256", kind === "address" ? networkPrefix(String(name)) : String(name), "base64url").slice(0, 16)}`;

/**
 * Whether a request is done at once (prompt), shares spare capacity (busy), is refused while other clients are
 * active because its client exceeds its whole budget (exhausted), or is refused because its client made too
 * many bad requests (refused).
 */
export type Standing = "prompt" | "busy" | "exhausted" | "refused";

/** What is taken from the budgets of a client, in milliseconds, and the number of its bad requests. */
interface Charge {
  prompt: number;
  total: number;
  bad: number;
}
const NO_CHARGE: Charge = { prompt: 0, total: 0, bad: 0 };

/** What another process charged. */
export type WorkShare = readonly [client: ClientKey, prompt: number, total: number, bad: number];

/** Counts the work and the bad requests of clients. */
export interface WorkLimiter {
  standingOf(client: ClientKey): Standing;
  /** How much of its prompt budget a client has left, 1 for all; negative when it is exceeded. */
  restOf(client: ClientKey): number;
  /** Returns whether a request that costs this much fits into the prompt budget that a client has left. */
  affords(client: ClientKey, ms: number): boolean;
  /**
   * Charges what one request cost the main thread, and its share of the database and of other threads. The
   * returned function takes the charge back.
   */
  charge(client: ClientKey, ms: number, besideMs?: number): () => void;
  noteRefused(client: ClientKey): void;
  /** Counts a bad request, which cost this many milliseconds. */
  noteBad(client: ClientKey, ms?: number): void;
  /** Seconds after which a refused client should retry. */
  retryAfter(client: ClientKey): number;
  /** Returns what was counted here since the last call and is worth sharing. */
  takeShares(): WorkShare[];
  /** Adds what another process counted. */
  addShares(shares: readonly WorkShare[]): void;
}

interface Account {
  /** Milliseconds left of each budget; negative when it is exceeded. */
  prompt: number;
  total: number;
  /** True from when the prompt budget is spent until half of it is back, so that a flood stays busy. */
  isBusy: boolean;
  bad: number;
  /** When the account was last brought up to date. */
  at: number;
  /** What was not shared yet. */
  unshared: Charge;
}

/** Creates a limiter. `now` returns milliseconds. */
export function createWorkLimiter(now: () => number = () => performance.now()): WorkLimiter {
  const accounts = new Map<ClientKey, Account>();
  const unshared = new Set<ClientKey>();

  /** Returns an account with what it has recovered since its last use. */
  function refresh(client: ClientKey): Account | undefined {
    const account = accounts.get(client);
    if (account === undefined) return undefined;
    const { prompt, total } = budgetOf(client);
    const elapsed = now() - account.at;
    account.at += elapsed;
    account.prompt = Math.min(prompt.capacity, account.prompt + (elapsed * prompt.perSecond) / 1000);
    account.total = Math.min(total.capacity, account.total + (elapsed * total.perSecond) / 1000);
    account.bad = Math.max(0, account.bad - elapsed / BAD_REQUEST_DECAY_MS);
    if (account.prompt >= prompt.capacity / 2) account.isBusy = false;
    return account;
  }

  /** Returns an account to change, as the newest one. */
  function open(client: ClientKey): Account {
    const { prompt, total } = budgetOf(client);
    const account = refresh(client) ?? {
      prompt: prompt.capacity,
      total: total.capacity,
      isBusy: false,
      bad: 0,
      at: now(),
      unshared: NO_CHARGE,
    };
    const dropped = storeNewest(accounts, client, account, MAX_CLIENTS);
    if (dropped !== undefined) unshared.delete(dropped[0]);
    return account;
  }

  function add(client: ClientKey, charge: Charge): Account {
    const { prompt, total } = budgetOf(client);
    const account = open(client);
    // Debts are limited, so that every client recovers in the time of two budgets.
    account.prompt = clamp(account.prompt - charge.prompt, prompt.capacity);
    account.total = clamp(account.total - charge.total, total.capacity);
    account.bad = Math.min(MAX_BAD_REQUESTS[kindOfClient(client)], account.bad + charge.bad);
    if (account.prompt <= 0) account.isBusy = true;
    // What is taken back was never spent.
    else if (account.prompt >= prompt.capacity / 2) account.isBusy = false;
    return account;
  }

  function count(client: ClientKey, charge: Partial<Charge>): void {
    const { prompt = 0, total = 0, bad = 0 } = charge;
    const account = add(client, { prompt, total, bad });
    const before = account.unshared;
    account.unshared = { prompt: before.prompt + prompt, total: before.total + total, bad: before.bad + bad };
    if (account.unshared.prompt >= SHARED_FROM_MS || account.unshared.bad > 0) unshared.add(client);
  }

  return {
    standingOf(client) {
      const account = refresh(client);
      if (account === undefined) return "prompt";
      if (account.bad > MAX_BAD_REQUESTS[kindOfClient(client)] - 1) return "refused";
      if (account.total <= 0) return "exhausted";
      return account.isBusy ? "busy" : "prompt";
    },
    restOf: (client) => (refresh(client)?.prompt ?? Infinity) / budgetOf(client).prompt.capacity,
    affords(client, ms) {
      const account = refresh(client);
      if (account?.isBusy) return false;
      return promptCharge(ms) <= (account ?? { prompt: budgetOf(client).prompt.capacity }).prompt;
    },
    charge(client, ms, besideMs = 0) {
      const prompt = promptCharge(ms) + besideMs;
      const total = ms + besideMs;
      count(client, { prompt, total });
      return () => count(client, { prompt: -prompt, total: -total });
    },
    noteRefused: (client) => count(client, { prompt: REFUSED_MS }),
    noteBad: (client, ms = 0) => count(client, { bad: Math.max(1, ms / CHEAP_MS) }),
    retryAfter(client) {
      const account = refresh(client);
      if (account === undefined) return 1;
      const { total } = budgetOf(client);
      const forWork = -account.total / total.perSecond;
      const most = MAX_BAD_REQUESTS[kindOfClient(client)] - 1;
      const forBad = ((account.bad - most) * BAD_REQUEST_DECAY_MS) / 1000;
      return Math.min(MAX_RETRY_AFTER_SECONDS, Math.max(1, Math.ceil(Math.max(forWork, forBad))));
    },
    takeShares() {
      const taken = [...unshared].flatMap((client): WorkShare[] => {
        const account = accounts.get(client);
        if (account === undefined) return [];
        const { prompt, total, bad } = account.unshared;
        account.unshared = NO_CHARGE;
        return [[client, Math.round(prompt), Math.round(total), Math.round(bad)]];
      });
      unshared.clear();
      return taken;
    },
    addShares(shares) {
      for (const [client, prompt, total, bad] of shares) add(client, { prompt, total, bad });
    },
  };
}

const promptCharge = (ms: number) => ms * Math.max(1, ms / EXPENSIVE_MS);

const clamp = (rest: number, capacity: number) => Math.min(capacity, Math.max(-capacity, rest));

function budgetOf(client: ClientKey): WorkBudget {
  return WORK_BUDGETS[kindOfClient(client)];
}

export function kindOfClient(client: ClientKey): ClientKind {
  return client.slice(0, client.indexOf(" ")) as ClientKind;
}

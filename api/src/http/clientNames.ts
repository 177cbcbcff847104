import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Viewer } from "@machiya/schema/context";
import { storeNewest } from "@machiya/schema/execution/storeNewest";
import { tokensOf } from "../sessions/requestSessions.ts";
import { type ClientKey, clientKey } from "./workLimiter.ts";

/** Maximum number of remembered credentials; above it, the oldest one is dropped. */
const MAX_ENTRIES = 20_000;
/** How long a credential that is not valid is remembered. */
const INVALID_MS = 10_000;
/**
 * The invalid credentials of an address from which on its lookups wait. Sessions that have expired reach a few, also behind
 * an address that many customers share.
 */
const MANY_INVALID = 10;
/** How long lookups that are not urgent wait for each other. */
const GATHER_MS = 100;

/** A digest of the session cookies and the API token that a request carries, valid or not; null: none. */
export function credentialOf(request: Request): string | null {
  const { staff, customer } = tokensOf(request);
  const authorization = request.headers.get("authorization");
  if (staff === null && customer === null && authorization === null) return null;
  return hash("sha256", JSON.stringify([staff, customer, authorization]), "base64url");
}

/** Remembers to whose account the requests with a credential are charged; it grants nothing. */
export interface ClientNames {
  /** Returns the client of a credential that was valid before. */
  known(credential: string | null): ClientKey | null;
  /**
   * Looks up the sessions and the API token of a request; null: none is valid, or was a moment ago. Lookups that are
   * not urgent, and those of an address that just sent many invalid credentials, wait for a common moment, so that one
   * statement finds the sessions of a flood.
   */
  identify(request: Request, address: ClientKey, isUrgent: boolean): Promise<ClientKey | null>;
  /** Returns and remembers the client of an answered request, if answering it showed that it is valid. */
  learn(credential: string | null, request: Request): ClientKey | null;
}

interface Viewers {
  /** Returns the viewer of the valid sessions or the token of a request. */
  find(request: Request): Promise<Viewer>;
  /** Returns the viewer as far as it is known without the database. */
  peek(request: Request): Viewer | null;
}

/** When an address sent its first invalid credential, and how many it has sent until that one is forgotten. */
interface InvalidSender {
  since: number;
  count: number;
}

export function createClientNames(
  { find, peek }: Viewers,
  wait: () => Promise<unknown> = () => sleep(GATHER_MS),
  now: () => number = () => performance.now(),
): ClientNames {
  const names = new Map<string, ClientKey>();
  /** When credentials were found to be invalid. */
  const invalid = new Map<string, number>();
  const senders = new Map<ClientKey, InvalidSender>();
  let gathering: Promise<unknown> | null = null;

  /** Waits until the moment at which all that wait now continue. */
  async function gather(): Promise<void> {
    gathering ??= wait().finally(() => {
      gathering = null;
    });
    await gathering;
  }

  function remember(credential: string | null, client: ClientKey | null): ClientKey | null {
    if (credential === null || client === null) return null;
    storeNewest(names, credential, client, MAX_ENTRIES);
    return client;
  }

  const isRecent = (at = Number.NEGATIVE_INFINITY) => now() - at < INVALID_MS;

  function senderOf(address: ClientKey): InvalidSender {
    const sender = senders.get(address);
    return sender !== undefined && isRecent(sender.since) ? sender : { since: now(), count: 0 };
  }

  function rememberInvalid(credential: string, address: ClientKey): void {
    storeNewest(invalid, credential, now(), MAX_ENTRIES);
    const { since, count } = senderOf(address);
    storeNewest(senders, address, { since, count: count + 1 }, MAX_ENTRIES);
  }

  return {
    known: (credential) => (credential === null ? null : (names.get(credential) ?? null)),
    async identify(request, address, isUrgent) {
      const credential = credentialOf(request);
      if (credential !== null && isRecent(invalid.get(credential))) return null;
      if (!isUrgent || senderOf(address).count >= MANY_INVALID) await gather();
      const client = remember(credential, keyOf(await find(request)));
      if (client === null && credential !== null) rememberInvalid(credential, address);
      return client;
    },
    learn: (credential, request) => (credential === null ? null : remember(credential, keyOf(peek(request)))),
  };
}

function keyOf(viewer: Viewer | null): ClientKey | null {
  if (viewer === null) return null;
  const { token, staff, customer } = viewer;
  if (token !== null) return clientKey("token", token.id);
  if (staff !== null) return clientKey("staff", staff.id);
  return customer === null ? null : clientKey("customer", customer.id);
}

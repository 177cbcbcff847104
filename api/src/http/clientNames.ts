import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Viewer } from "@machiya/schema/context";
import { tokensOf } from "../sessions/requestSessions.ts";
import { type ClientKey, clientKey } from "./workLimiter.ts";

/** Maximum number of credentials whose clients are remembered; above it, the oldest one is dropped. */
const MAX_NAMES = 20_000;
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
   * Looks up the sessions and the API token of a request; null: none is valid. Lookups that are not urgent wait for a
   * common moment, so that one statement finds the sessions of a flood.
   */
  identify(request: Request, isUrgent: boolean): Promise<ClientKey | null>;
  /** Returns and remembers the client of an answered request, if answering it showed that it is valid. */
  learn(credential: string | null, request: Request): ClientKey | null;
}

interface Viewers {
  /** Returns the viewer of the valid sessions or the token of a request. */
  find(request: Request): Promise<Viewer>;
  /** Returns the viewer as far as it is known without the database. */
  peek(request: Request): Viewer | null;
}

export function createClientNames(
  { find, peek }: Viewers,
  wait: () => Promise<unknown> = () => sleep(GATHER_MS),
): ClientNames {
  const names = new Map<string, ClientKey>();
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
    names.set(credential, client);
    const [oldest] = names.keys();
    if (names.size > MAX_NAMES && oldest !== undefined) names.delete(oldest);
    return client;
  }

  return {
    known: (credential) => (credential === null ? null : (names.get(credential) ?? null)),
    async identify(request, isUrgent) {
      if (!isUrgent) await gather();
      return remember(credentialOf(request), keyOf(await find(request)));
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

import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Viewer } from "@machiya/schema/context";
import { storeNewest } from "@machiya/schema/execution/storeNewest";
import { tokensOf } from "../../sessions/requestSessions.ts";
import { networkPrefix } from "../networkPrefix.ts";
import type { Budgets, ClientKey } from "./budgets.ts";
import { type ClientKind, COSTS } from "./policy.ts";

const MAX_CREDENTIALS = 20_000;
/** How long lookups for an address beyond its budget wait for each other, so that one statement finds the sessions of a flood. */
const GATHER_MS = 100;

export const clientKey = (kind: ClientKind, name: string | number): ClientKey =>
  `${kind} ${digest(kind === "address" ? networkPrefix(String(name)) : String(name))}`;

const digest = (text: string) => hash("sha256", text, "base64url");

/** Returns a digest of the sessions and the API token that a request carries, valid or not; null: none. */
function credentialOf(request: Request): string | null {
  const { staff, customer } = tokensOf(request);
  const authorization = request.headers.get("authorization");
  if (staff === null && customer === null && authorization === null) return null;
  return digest(JSON.stringify([staff, customer, authorization]));
}

/**
 * Returns the owner of a request's session or token, else its address. An owner that is not remembered is looked up if this
 * request is worth it. It grants nothing.
 */
export type IdentifyClient = (request: Request, address: ClientKey, looksUp: boolean) => Promise<ClientKey>;

export function createIdentifyClient(
  budgets: Pick<Budgets, "isExceeded" | "count">,
  find: (request: Request) => Promise<Viewer>,
  wait: () => Promise<unknown> = () => sleep(GATHER_MS),
): IdentifyClient {
  const owners = new Map<string, ClientKey>();
  let gathering: Promise<unknown> | null = null;
  return async (request, address, looksUp) => {
    const credential = credentialOf(request);
    if (credential === null) return address;
    const known = owners.get(credential);
    if (known !== undefined || !looksUp) return known ?? address;
    if (await budgets.isExceeded("work", address)) {
      gathering ??= wait().finally(() => {
        gathering = null;
      });
      await gathering;
    }
    const { token, staff, customer } = await find(request);
    const owner = token ?? staff ?? customer;
    if (owner === null) {
      await budgets.count("work", address, COSTS.invalidCredential);
      return address;
    }
    const client = clientKey(token ? "token" : staff ? "staff" : "customer", owner.id);
    storeNewest(owners, credential, client, MAX_CREDENTIALS);
    return client;
  };
}

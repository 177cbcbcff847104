import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { type IdempotencyClaim, withIdempotencyClaim } from "@machiya/schema/idempotency/idempotencyClaim";
import { hashKey } from "@machiya/schema/idempotency/keyRecord";
import { errorFields, log } from "../telemetry/log.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import { createIdempotencyStore, type IdempotencyStore } from "./idempotencyStore.ts";

/** How long a repetition waits for the first response. */
const WAIT_TIMEOUT_MS = 10_000;
const MIN_POLL_INTERVAL_MS = 15;
const MAX_POLL_INTERVAL_MS = 500;

/** Marks a response as the stored one of an earlier attempt. */
const REPLAYED = "idempotency-replayed";

export interface IdempotentRequest {
  request: Request;
  body: Uint8Array;
  viewer(): Promise<Viewer>;
  /** Whether its write records the claim itself, so that it is not claimed before. */
  recordsClaim: boolean;
  /** Whether a response says that a retry may help, or that the request was not well-formed: then it is not stored. */
  isRetryable(response: Response): Promise<boolean>;
}

/** Carries a write out once for its Idempotency-Key, and answers repetitions with the first response. `work` may run twice; it writes once. */
export type Idempotent = (asked: IdempotentRequest, work: () => Promise<Response>) => Promise<Response>;

/**
 * It holds for all processes of one database. Requests without a key run as they are, and so do anonymous ones, which have no owner.
 * Throws INVALID_INPUT for a bad key; CONFLICT for a key that came with another request, one that another attempt still works on, and
 * one whose write was done and its response lost.
 */
export function createIdempotent(prisma: PrismaClient): Idempotent {
  const store = createIdempotencyStore(prisma);
  return async (asked, work) => {
    const key = idempotencyKey(asked.request);
    if (key === null) return work();
    const owner = ownerOf(await asked.viewer());
    if (owner === null) return work();
    const requestHash = hashRequest(key, asked);
    for (let isClaimedByWrite = asked.recordsClaim; ; isClaimedByWrite = false) {
      const claim: IdempotencyClaim = {
        ...{ owner, keyHash: hashKey(key), requestHash, claimId: randomUUID() },
        ...{ isTaken: false, skipsStoring: false },
      };
      const replayed = isClaimedByWrite ? null : await acquireOrReplay(store, claim);
      const response = replayed ?? (await carryOut(store, claim, asked, work));
      if (response !== null) return response;
    }
  };
}

/** A token has keys of its own, apart from those of the admin who made it; a browser with both sessions has others than one with either. */
function ownerOf({ staff, customer, token }: Viewer): string | null {
  if (token !== null) return `token:${token.id}`;
  const owners = [staff && `staff:${staff.id}`, customer && `customer:${customer.id}`];
  return owners.filter((owner) => owner !== null).join(" ") || null;
}

/** A request may contain a password: its hash can be compared with a guess only by those who know the key, which is not stored. */
function hashRequest(key: string, { request, body }: IdempotentRequest): Uint8Array<ArrayBuffer> {
  const { pathname, search } = new URL(request.url);
  const hash = createHmac("sha256", key)
    .update(`${request.method} ${pathname.replace(/\/+$/, "")}${search}\n`)
    .update(body)
    .digest();
  return Uint8Array.from(hash);
}

/** Takes the key for this attempt, or returns the response of an earlier one, for which it waits. */
async function acquireOrReplay(store: IdempotencyStore, claim: IdempotencyClaim): Promise<Response | null> {
  const deadline = performance.now() + WAIT_TIMEOUT_MS;
  for (let pause = MIN_POLL_INTERVAL_MS; ; pause = Math.min(2 * pause, MAX_POLL_INTERVAL_MS)) {
    if (await store.acquire(claim)) return null;
    const earlier = await store.find(claim);
    if (earlier.state === "ANSWERED") {
      earlier.response.headers.set(REPLAYED, "true");
      return earlier.response;
    }
    if (earlier.state === "FREE" && (await store.takeOver(claim, earlier.claimId))) return null;
    if (earlier.state === "OTHER_REQUEST") throw conflict({});
    if (earlier.state === "LOST") throw conflict({ claim: "LOST" });
    if (performance.now() > deadline) {
      const seconds = earlier.state === "RUNNING" ? Math.ceil(earlier.seconds) : 1;
      throw conflict({ claim: "RUNNING", seconds });
    }
    if (earlier.state === "RUNNING") await sleep(pause * (0.5 + Math.random()));
  }
}

const conflict = (params: DomainError["params"]) =>
  new DomainError("CONFLICT", { field: "idempotencyKey", ...params });

/** Runs one attempt and stores its response. Null: the key belongs to another attempt, and this one has written nothing. */
async function carryOut(
  store: IdempotencyStore,
  claim: IdempotencyClaim,
  { isRetryable }: IdempotentRequest,
  work: () => Promise<Response>,
): Promise<Response | null> {
  let response: Response;
  try {
    response = await withIdempotencyClaim(claim, work);
  } catch (error) {
    if (claim.isTaken) return null;
    await settle(() => store.release(claim));
    throw error;
  }
  if (claim.isTaken) return null;
  const isOurs = await settle(async () => {
    // Cookies of sessions are not stored, and logging in again is harmless.
    const isReleasable = response.headers.has("set-cookie") || (await isRetryable(response));
    // An attempt that wrote something is never repeated, whatever its response.
    return (isReleasable && (await store.release(claim))) || (await store.save(claim, response.clone()));
  });
  return isOurs ? response : null;
}

/** The caller gets the response even when it cannot be stored. */
async function settle(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    log.error("a response could not be stored for its repetition", errorFields(error));
    return true;
  }
}

import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type PrismaClient, withSharedWaitBudget } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { withoutTrailingSlashes } from "@machiya/schema/domain/trailingSlashes";
import {
  type IdempotencyClaim,
  LEASE_SECONDS,
  newClaim,
  withIdempotencyClaim,
} from "@machiya/schema/idempotency/idempotencyClaim";
import { hashKey } from "@machiya/schema/idempotency/keyRecord";
import { hasRepeatedAll, repeatResults } from "@machiya/schema/idempotency/recordedResults";
import { errorFields, log } from "../telemetry/log.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import { createIdempotencyStore, type IdempotencyStore } from "./idempotencyStore.ts";

/** The longest time that a repeated request waits for the first response. */
const WAIT_TIMEOUT_MS = 10_000;
const MIN_POLL_INTERVAL_MS = 15;
const MAX_POLL_INTERVAL_MS = 500;

/** Three renewals may fail or be late before the lease ends. */
const RENEWAL_INTERVAL_MS = (LEASE_SECONDS * 1000) / 4;

/** This header marks a response as the stored one of an earlier attempt. */
const REPLAYED = "idempotency-replayed";

export interface IdempotentRequest {
  request: Request;
  body: Uint8Array;
  viewer(): Promise<Viewer>;
  /** Whether the write records the claim itself, so that the key is not claimed beforehand. */
  recordsClaim: boolean;
  /**
   * Whether a response allows a retry or a corrected request with the same key, and is therefore not stored.
   */
  isRetryable(response: Response): Promise<boolean>;
}

/**
 * Executes a write once per Idempotency-Key, and replays the first response to repeated requests. `work` may
 * run twice; it writes once.
 */
export type Idempotent = (
  idempotentRequest: IdempotentRequest,
  work: () => Promise<Response>,
) => Promise<Response>;

/**
 * Creates the idempotency check, which holds across all processes of one database. Requests without a key and
 * anonymous requests, which have no owner, run unchecked. Throws INVALID_INPUT for an invalid key, and
 * CONFLICT for a key that was used with a different request, that another attempt is still working on, or
 * whose write succeeded and lost its response.
 */
export function createIdempotent(prisma: PrismaClient): Idempotent {
  const store = createIdempotencyStore(prisma);
  return async (idempotentRequest, work) => {
    const key = idempotencyKey(idempotentRequest.request);
    if (key === null) return work();
    const owner = ownerOf(await idempotentRequest.viewer());
    if (owner === null) return work();
    const requestHash = hashRequest(key, idempotentRequest);
    for (let isClaimedByWrite = idempotentRequest.recordsClaim; ; isClaimedByWrite = false) {
      const claim = newClaim({ owner, keyHash: hashKey(key), requestHash });
      const replayed = isClaimedByWrite ? null : await acquireOrReplay(store, claim);
      const response = replayed ?? (await carryOut(store, claim, idempotentRequest, work));
      if (response !== null) return response;
    }
  };
}

/**
 * Returns the owner of the viewer's keys; null for anonymous viewers. A token's keys are separate from those
 * of the admin who created it, and a browser with both sessions has other keys than one with either.
 */
function ownerOf({ staff, customer, token }: Viewer): string | null {
  if (token !== null) return `token:${token.id}`;
  const owners = [staff && `staff:${staff.id}`, customer && `customer:${customer.id}`];
  return owners.filter((owner) => owner !== null).join(" ") || null;
}

/**
 * Hashes the request with the key. A request may contain a password, and only clients that know the key,
 * which is not stored, can test guesses against the hash.
 */
function hashRequest(key: string, { request, body }: IdempotentRequest): Uint8Array<ArrayBuffer> {
  const { pathname, search } = new URL(request.url);
  const hash = createHmac("sha256", key)
    .update(`${request.method} ${withoutTrailingSlashes(pathname)}${search}\n`)
    .update(body)
    .digest();
  return Uint8Array.from(hash);
}

/** Claims the key for this attempt, or waits for and returns the response of an earlier one. */
async function acquireOrReplay(store: IdempotencyStore, claim: IdempotencyClaim): Promise<Response | null> {
  const deadline = performance.now() + WAIT_TIMEOUT_MS;
  for (let pause = MIN_POLL_INTERVAL_MS; ; pause = Math.min(2 * pause, MAX_POLL_INTERVAL_MS)) {
    if (await store.acquire(claim)) return null;
    const earlier = await store.find(claim);
    if (earlier.state === "ANSWERED") {
      earlier.response.headers.set(REPLAYED, "true");
      return earlier.response;
    }
    if (earlier.state === "OTHER_REQUEST") throw conflict({});
    if (earlier.state === "WRITTEN" && earlier.results === null) throw conflict({ claim: "LOST" });
    if (earlier.state !== "RUNNING" && (await store.takeOver(claim, earlier))) {
      if (earlier.state === "WRITTEN" && earlier.results !== null) repeatResults(claim, earlier.results);
      return null;
    }
    if (performance.now() > deadline) {
      const seconds = earlier.state === "RUNNING" ? Math.ceil(earlier.seconds) : 1;
      throw conflict({ claim: "RUNNING", seconds });
    }
    if (earlier.state === "RUNNING") await sleep(pause * (0.5 + Math.random()));
  }
}

const conflict = (params: DomainError["params"]) =>
  new DomainError("CONFLICT", { field: "idempotencyKey", ...params });

/**
 * Runs one attempt and stores its response. Returns null when the key belongs to another attempt; this one
 * has then written nothing.
 */
async function carryOut(
  store: IdempotencyStore,
  claim: IdempotencyClaim,
  { isRetryable }: IdempotentRequest,
  work: () => Promise<Response>,
): Promise<Response | null> {
  let response: Response;
  try {
    response = await whileRenewing(store, claim, () => withIdempotencyClaim(claim, work));
  } catch (error) {
    if (claim.isTaken) return null;
    await settle(() => leave(store, claim));
    throw error;
  }
  if (claim.isTaken) return null;
  if (response.status < 500 && !hasRepeatedAll(claim)) {
    // The response would not be that of the write that an earlier attempt has committed.
    await settle(() => leave(store, claim));
    throw conflict({ claim: "LOST" });
  }
  const isOurs = await settle(async () => {
    // A repeated request finds out what became of the write.
    if (response.status >= 500) return leave(store, claim);
    // Cookies of sessions are never stored, and logging in again is harmless.
    const isReleasable = response.headers.has("set-cookie") || (await isRetryable(response));
    // An attempt that wrote something is never repeated, whatever its response is.
    return (isReleasable && (await store.release(claim))) || (await store.save(claim, response.clone()));
  });
  return isOurs ? response : null;
}

/** Ends an attempt without a response. What it has written stays recorded. */
const leave = async (store: IdempotencyStore, claim: IdempotencyClaim): Promise<boolean> =>
  (await store.release(claim)) || (await store.abandon(claim));

/** Renews the lease while the work runs, with connections that do not count as the request's. */
async function whileRenewing<Result>(
  store: IdempotencyStore,
  claim: IdempotencyClaim,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => {
    withSharedWaitBudget(() => store.renew(claim)).catch((error: unknown) =>
      log.warn("a lease could not be renewed", errorFields(error)),
    );
  }, RENEWAL_INTERVAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Logs a storage error instead of throwing it, so that the caller gets the response anyway. */
async function settle(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    log.error("an idempotent response could not be stored", errorFields(error));
    return true;
  }
}

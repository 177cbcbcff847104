import { createHash, createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PrismaClient } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { type WriteClaim, withWriteClaim } from "@machiya/schema/writeClaim";
import { errorFields, log } from "../log.ts";
import { idempotencyKey } from "./idempotencyKey.ts";
import { type Asked, createKeptAnswers, type KeptAnswers } from "./keptAnswers.ts";

/** How long a repetition waits for the first to be answered, milliseconds. */
const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 500;

/** Says of an answer that it was given before. */
const REPLAYED = "idempotency-replayed";

export interface Repeatable {
  request: Request;
  body: Uint8Array;
  viewer(): Promise<Viewer>;
  /** Whether an answer says that trying again may help, or that the request was not well-formed: it is not kept. */
  mayComeAgain(answer: Response): Promise<boolean>;
}

/** Carries a write out once for its Idempotency-Key, and answers repetitions with the first answer. */
export type Once = (asked: Repeatable, work: () => Promise<Response>) => Promise<Response>;

/**
 * Over all processes of one database. Requests without a key, and those of nobody, whom nothing tells apart, are carried out as they come.
 * Throws INVALID_INPUT for a bad key; CONFLICT for a key that came with another request, that somebody still works on, or
 * whose write was done and its answer lost.
 */
export function createOnce(prisma: PrismaClient): Once {
  const kept = createKeptAnswers(prisma);
  return async ({ request, body, viewer, mayComeAgain }, work) => {
    const key = idempotencyKey(request);
    if (key === null) return work();
    const owner = ownerOf(await viewer());
    if (owner === null) return work();
    const asked = sealed(owner, key, request, body);
    const claim = await claimOrAnswer(kept, asked);
    return claim instanceof Response ? claim : carryOut(kept, claim, mayComeAgain, work);
  };
}

/** Whose keys these are. A token is not the admin who made it; a browser with both sessions is somebody else than one with either. */
function ownerOf({ staff, customer, token }: Viewer): string | null {
  if (token !== null) return `token:${token.id}`;
  const owners = [staff && `staff:${staff.id}`, customer && `customer:${customer.id}`];
  return owners.filter((owner) => owner !== null).join(" ") || null;
}

/** A request may hold a password: only with the key, which is not kept, can its hash be compared with a guess. */
function sealed(owner: string, key: string, request: Request, body: Uint8Array): Asked {
  const { pathname, search } = new URL(request.url);
  const hash = createHmac("sha256", key)
    .update(`${request.method} ${pathname.replace(/\/+$/, "")}${search}\n`)
    .update(body)
    .digest();
  const keyHash = createHash("sha256").update(key).digest("base64url");
  return { owner, key: keyHash, requestHash: Uint8Array.from(hash) };
}

async function claimOrAnswer(kept: KeptAnswers, asked: Asked): Promise<WriteClaim | Response> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const claim = await kept.claim(asked);
    if (claim !== null) return claim;
    const earlier = await kept.find(asked);
    if (earlier.state === "ANSWERED") {
      earlier.answer.headers.set(REPLAYED, "true");
      return earlier.answer;
    }
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

async function carryOut(
  kept: KeptAnswers,
  claim: WriteClaim,
  mayComeAgain: Repeatable["mayComeAgain"],
  work: () => Promise<Response>,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await withWriteClaim(claim, work);
  } catch (error) {
    await settle(() => kept.giveBack(claim));
    throw error;
  }
  await settle(async () => {
    // A session's cookie is kept nowhere, and one signs in again as often as one likes.
    const again = answer.headers.has("set-cookie") || (await mayComeAgain(answer));
    // What wrote something is never done again, whatever it answers.
    if (!(again && (await kept.giveBack(claim)))) await kept.keep(claim, answer.clone());
  });
  return answer;
}

/** Whoever asked gets the answer also when it cannot be kept. */
async function settle(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error("an answer could not be kept for its repetition", errorFields(error));
  }
}

import { connectionTime } from "@machiya/prisma/client";
import { refuse } from "@machiya/rest-bridge";
import { DomainError } from "@machiya/schema/domain/errors";
import { errorResponse } from "../graphql/errorResponse.ts";
import { maskError } from "../graphql/masking.ts";
import { isBadRequest } from "./badRequest.ts";
import type { Client } from "./client.ts";
import { type ClientNames, credentialOf } from "./clientNames.ts";
import { type Entrypoint, isApi, NOTIFICATION_ROUTES } from "./entrypoints.ts";
import { type KnownSenders, limitNotification } from "./limitNotification.ts";
import { CHEAP_MS } from "./workBudgets.ts";
import type { LeaveGate, WorkGate } from "./workGate.ts";
import { workKindOf } from "./workKind.ts";
import { type ClientKey, clientKey, kindOfClient, type WorkLimiter } from "./workLimiter.ts";
import type { WorkMeter } from "./workMeter.ts";

/**
 * A client that aborts a stream within this time counts as bad; real readers stay longer, even when they
 * leave the page soon.
 */
const DROPPED_WITHIN_MS = 250;
/** As how many bad requests such a stream counts, because it costs as much as several refusals. */
const BAD_PER_DROPPED_STREAM = 3;
/** The largest announced body of a request whose refusal is delayed. */
const PAUSED_BYTES = 64_000;
/** What pages and images may cost without being charged, because a visit loads many of them. */
const FREE_PAGE_MS = 2;
/** The name of a file ends with an extension, that of a page does not. */
const FILE = /\.\w+$/;
/** The share of the time with a connection that counts as work, and its maximum, because a wait is not work. */
const CONNECTION_SHARE = 1 / 4;
const MAX_CONNECTION_MS = 50;
/** The maximum for hashing passwords, which takes longer on a busy machine. */
const MAX_HASHING_MS = 50;
/** What looking up an invalid session or token costs, which answering the request does not measure. */
const LOOKUP_MS = 1;

/** What limiting work needs of a process. */
export interface WorkLimits {
  limiter: WorkLimiter;
  gate: WorkGate;
  meter: WorkMeter;
  names: ClientNames;
  senders: KnownSenders;
}

/** The facts on which limiting a request depends. */
export interface LimitedRequest {
  request: Request;
  entrypoint: Entrypoint;
  /** One of a fixed set, as for metrics. */
  route: string;
  client: Client;
  /** Whether the request turned out to be invalid. */
  wasInvalid(): boolean;
  /** For how many milliseconds passwords were hashed for the request. */
  hashingTime(): number;
  /** Whether the sender has proven who they are. */
  wasProven(): boolean;
  /** Takes the function that lets other requests run while this one waits for an outside service. */
  onEntered(leave: () => void): void;
}

/** How the limits of work let a request be answered. */
export interface WorkTerms {
  /**
   * False for a page of a client beyond its prompt budget: the browser draws that page itself, which costs the server
   * little.
   */
  rendersPage: boolean;
  /** Lets shorter requests run; present if the request is expected to be long. */
  giveWay?: () => Promise<void>;
}

/**
 * Answers a request unless its client exceeds its budget of work or sent too many bad requests, and charges
 * this one. A signed-in client is charged on its own account; all others on that of their address. Clients
 * beyond their prompt budget get what others leave. Pages are never refused, but not always rendered.
 */
export async function limitWork(
  limits: WorkLimits | null,
  limited: LimitedRequest,
  answer: (terms: WorkTerms) => Promise<Response>,
): Promise<Response> {
  const { request, entrypoint, route, wasInvalid, hashingTime, wasProven, onEntered } = limited;
  if (limits === null || entrypoint === "health" || entrypoint === "metrics")
    return answer({ rendersPage: true });
  const { address } = limited.client;
  const { limiter, gate, meter, names } = limits;
  const byAddress = clientKey("address", address);
  if (NOTIFICATION_ROUTES.has(route)) {
    const notification = { address: byAddress, kind: workKindOf("address", request, route), wasProven };
    const respond = () => answer({ rendersPage: true });
    return (await limitNotification(limits, notification, respond)) ?? refused(byAddress);
  }
  const isPage = entrypoint === "pages" && !FILE.test(new URL(request.url).pathname);
  const chargedMs = (ms: number) => (isApi(entrypoint) ? ms : Math.max(0, ms - FREE_PAGE_MS));
  const credential = credentialOf(request);
  let client = names.known(credential) ?? byAddress;
  // Pages and images cost little and need no session, so that theirs are looked up only when it matters.
  const isPrompt = limiter.standingOf(byAddress) === "prompt";
  if (client === byAddress && credential !== null && (isApi(entrypoint) || !isPrompt)) {
    client = (await names.identify(request, byAddress, isPrompt)) ?? byAddress;
    if (client === byAddress) limiter.charge(byAddress, LOOKUP_MS);
  }
  const standing = limiter.standingOf(client);
  const isRefused = standing === "refused" || (standing === "exhausted" && gate.othersAreActive());
  if (isRefused && isApi(entrypoint)) return refused(client);
  const kind = workKindOf(kindOfClient(client), request, route);
  const leave = await enter();
  const isLong = standing !== "prompt" || gate.isLong(client, meter.expected(kind));
  if (leave === null && !isPage) return refused(client);
  if (leave !== null && !isLong) onEntered(() => leave(0));

  const { expected, end } = meter.begin(kind);
  // Many requests at once must not pass as none, so the expected cost is charged in advance.
  const takeBack = limiter.charge(client, expected);
  const heldBefore = connectionTime();
  let response: Response;
  let cost = 0;
  try {
    response = await answer({ rendersPage: leave !== null, ...(isLong && { giveWay: gate.giveWay }) });
  } finally {
    const held = Math.min(MAX_CONNECTION_MS, (connectionTime() - heldBefore) * CONNECTION_SHARE);
    cost = chargedMs(end());
    // Hashing uses a processor, but not the main thread, so that it does not delay others by its square.
    const beside = held + Math.min(MAX_HASHING_MS, hashingTime());
    leave?.(cost + beside);
    takeBack();
    if (client === byAddress) client = names.learn(credential, request) ?? byAddress;
    // A sign-in that LINE has confirmed is a customer's, not that of an address that many may share.
    if (client !== byAddress || !wasProven()) limiter.charge(client, cost, beside);
  }
  if (isApi(entrypoint)) {
    if (wasInvalid() || isBadRequest(response)) limiter.noteBad(client, Math.max(cost, kind.least));
    noteDroppedStream(limiter, client, request, response);
  }
  return response;

  async function enter(): Promise<LeaveGate | null> {
    if (standing === "prompt") return gate.enterPrompt(client, chargedMs(meter.expected(kind)));
    return isPage ? null : gate.enterBusy(client, meter.expected(kind));
  }

  async function refused(by: ClientKey): Promise<Response> {
    limiter.noteRefused(by);
    const seconds = limiter.retryAfter(by);
    // A client that waits goes on sending a large body, which costs more than the pause saves.
    if (Number(request.headers.get("content-length") ?? 0) <= PAUSED_BYTES) await gate.pause();
    return tooMany(request, entrypoint, seconds);
  }
}

function noteDroppedStream(
  limiter: WorkLimiter,
  client: ClientKey,
  request: Request,
  response: Response,
): void {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return;
  const opened = performance.now();
  request.signal.addEventListener("abort", () => {
    if (performance.now() - opened < DROPPED_WITHIN_MS)
      limiter.noteBad(client, BAD_PER_DROPPED_STREAM * CHEAP_MS);
  });
}

/** Refuses without reading the body, so the connection closes with the response. */
function tooMany(request: Request, entrypoint: Entrypoint, seconds: number): Response {
  const refusal = new DomainError("TOO_MANY_ATTEMPTS", { seconds });
  const response =
    entrypoint === "graphql" ? errorResponse(maskError(refusal), 429) : refuse(request, refusal, 429);
  response.headers.set("retry-after", String(seconds));
  response.headers.set("connection", "close");
  return response;
}

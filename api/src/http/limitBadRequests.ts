import { refuse } from "@machiya/rest-bridge";
import { DomainError } from "@machiya/schema/domain/errors";
import { maskError } from "../graphql/masking.ts";
import { type BadRequestLimiter, isBadRequest, RETRY_AFTER_SECONDS } from "./badRequestLimiter.ts";
import type { Client } from "./client.ts";
import { type Entrypoint, isApi } from "./entrypoints.ts";

/**
 * A client that aborts a stream within this time counts as bad; real readers stay longer, even when they
 * leave the page soon.
 */
const DROPPED_WITHIN_MS = 250;

/** The facts on which limiting a request depends. */
export interface BadRequestLimitOptions {
  request: Request;
  entrypoint: Entrypoint;
  client: Client;
  /**
   * Returns the viewer of the request's session, null for none; called only where the address exceeds the
   * limit.
   */
  identify(): Promise<string | null>;
}

/**
 * Answers a request unless its client sent too many bad requests, and counts this one if it is bad. A
 * signed-in client behind a limited address (a café, a carrier, a proxy) is limited by its own count. Pages
 * and images are not limited, because they cost little.
 */
export async function limitBadRequests(
  badRequestLimiter: BadRequestLimiter,
  { request, entrypoint, client: { address }, identify }: BadRequestLimitOptions,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isApi(entrypoint)) return answer();
  const countedClient = badRequestLimiter.isLimited(address) ? await identify() : address;
  if (countedClient === null || badRequestLimiter.isLimited(countedClient)) {
    await badRequestLimiter.pause();
    return tooMany(request, entrypoint);
  }
  const response = await answer();
  if (isBadRequest(response) && !(await isOutOfDate(response))) badRequestLimiter.note(countedClient);
  if (isStream(response)) {
    const opened = performance.now();
    request.signal.addEventListener("abort", () => {
      if (performance.now() - opened < DROPPED_WITHIN_MS) badRequestLimiter.note(countedClient);
    });
  }
  return response;
}

const isStream = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/event-stream");

/** A page loaded before an update names documents that no longer exist, which is not the client's error. */
async function isOutOfDate(response: Response): Promise<boolean> {
  return response.status === 400 && (await response.clone().text()).includes('"PERSISTED_QUERY_NOT_FOUND"');
}

/** Refuses without reading the body, so the connection closes with the response. */
function tooMany(request: Request, entrypoint: Entrypoint): Response {
  const refusal = new DomainError("TOO_MANY_ATTEMPTS", { seconds: RETRY_AFTER_SECONDS });
  const { message, extensions } = maskError(refusal);
  const response =
    entrypoint === "graphql"
      ? Response.json({ errors: [{ message, extensions }] }, { status: 429 })
      : refuse(request, refusal, 429);
  response.headers.set("retry-after", String(RETRY_AFTER_SECONDS));
  response.headers.set("connection", "close");
  return response;
}

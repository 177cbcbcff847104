import { refuse } from "@machiya/rest-bridge";
import { DomainError } from "@machiya/schema/domain/errors";
import { maskError } from "../graphql/masking.ts";
import { type BadRequestLimiter, isBadRequest, RETRY_AFTER_SECONDS } from "./badRequestLimiter.ts";
import type { Client } from "./client.ts";
import { type Entrypoint, isApi } from "./entrypoints.ts";

/** Whoever reads a stream reads it for longer than this, also when they leave the page soon. */
const DROPPED_WITHIN_MS = 250;

/** What a request is judged by. */
export interface BadRequestLimitOptions {
  request: Request;
  entrypoint: Entrypoint;
  client: Client;
  /** Whose living session it brings; only asked for where the address makes too many mistakes. Null: nobody's. */
  identify(): Promise<string | null>;
}

/**
 * Answers a request of somebody who does not make too many mistakes, and counts the next. Whoever shares an address with
 * somebody who does (a café, a carrier, a proxy) and is signed in is judged by their own. Pages and pictures cost next to nothing.
 */
export async function limitBadRequests(
  badRequestLimiter: BadRequestLimiter,
  { request, entrypoint, client: { address }, identify }: BadRequestLimitOptions,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isApi(entrypoint)) return answer();
  const whose = badRequestLimiter.isLimited(address) ? await identify() : address;
  if (whose === null || badRequestLimiter.isLimited(whose)) {
    await badRequestLimiter.pause();
    return tooMany(request, entrypoint);
  }
  const response = await answer();
  if (isBadRequest(response) && !(await isOutOfDate(response))) badRequestLimiter.note(whose);
  if (isStream(response)) {
    const opened = performance.now();
    request.signal.addEventListener("abort", () => {
      if (performance.now() - opened < DROPPED_WITHIN_MS) badRequestLimiter.note(whose);
    });
  }
  return response;
}

const isStream = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/event-stream");

/** A page that was loaded before an update names documents that are no more: no fault of whoever sits before it. */
async function isOutOfDate(response: Response): Promise<boolean> {
  return response.status === 400 && (await response.clone().text()).includes('"PERSISTED_QUERY_NOT_FOUND"');
}

/** Its body is not read: the connection ends with the answer. */
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

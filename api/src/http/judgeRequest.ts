import { refuse } from "@machiya/rest-bridge";
import { DomainError } from "@machiya/schema/domain/errors";
import { maskError } from "../graphql/masking.ts";
import type { Client } from "./client.ts";
import { type Door, isApi } from "./doors.ts";
import { isMistake, type Mistakes, RETRY_AFTER_S } from "./mistakes.ts";

/** Whoever reads a stream reads it for longer than this, also when they leave the page soon. */
const DROPPED_WITHIN_MS = 250;

/** What a request is judged by. */
export interface Judged {
  request: Request;
  door: Door;
  client: Client;
  /** Whose living session it brings; only asked for where the address makes too many mistakes. Null: nobody's. */
  whoAsks(): Promise<string | null>;
}

/**
 * Answers a request of somebody who does not make too many mistakes, and counts the next. Whoever shares an address with
 * somebody who does (a café, a carrier, a proxy) and is signed in is judged by their own. Pages and pictures cost next to nothing.
 */
export async function judgeRequest(
  mistakes: Mistakes,
  { request, door, client: { address }, whoAsks }: Judged,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isApi(door)) return answer();
  const whose = mistakes.areTooMany(address) ? await whoAsks() : address;
  if (whose === null || mistakes.areTooMany(whose)) {
    await mistakes.pause();
    return tooMany(request, door);
  }
  const response = await answer();
  if (isMistake(response) && !(await isOutOfDate(response))) mistakes.note(whose);
  if (isStream(response)) {
    const opened = performance.now();
    request.signal.addEventListener("abort", () => {
      if (performance.now() - opened < DROPPED_WITHIN_MS) mistakes.note(whose);
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
function tooMany(request: Request, door: Door): Response {
  const refusal = new DomainError("TOO_MANY_ATTEMPTS", { seconds: RETRY_AFTER_S });
  const { message, extensions } = maskError(refusal);
  const response =
    door === "graphql"
      ? Response.json({ errors: [{ message, extensions }] }, { status: 429 })
      : refuse(request, refusal, 429);
  response.headers.set("retry-after", String(RETRY_AFTER_S));
  response.headers.set("connection", "close");
  return response;
}

import { refuse } from "@machiya/rest-bridge";
import { DomainError } from "@machiya/schema/domain/errors";
import { maskError } from "../graphql/masking.ts";
import type { Client } from "./client.ts";
import { type Door, isApi } from "./doors.ts";
import { isMistake, type Mistakes, RETRY_AFTER_S } from "./mistakes.ts";

/** Whoever reads a stream reads it for longer than this, also when they leave the page soon. */
const DROPPED_WITHIN_MS = 250;

/** Answers a request of somebody who does not make too many mistakes, and counts the next. Pages and pictures cost next to nothing. */
export async function judgeRequest(
  mistakes: Mistakes,
  request: Request,
  { address }: Client,
  door: Door,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isApi(door)) return answer();
  if (await mistakes.tooMany(address)) return tooMany(request, door);
  const response = await answer();
  if (isMistake(response) && !(await isOutOfDate(response))) mistakes.note(address);
  if (isStream(response)) {
    const opened = performance.now();
    request.signal.addEventListener("abort", () => {
      if (performance.now() - opened < DROPPED_WITHIN_MS) mistakes.note(address);
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

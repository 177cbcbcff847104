import { connectionTime } from "@machiya/prisma/client";
import { refuse } from "@machiya/rest-bridge";
import { DomainError } from "@machiya/schema/domain/errors";
import { errorResponse } from "../../graphql/errorResponse.ts";
import { maskError } from "../../graphql/masking.ts";
import type { RequestRecord } from "../../telemetry/log.ts";
import { isBadRequest } from "../badRequest.ts";
import { type Entrypoint, isApi, NOTIFICATION_ROUTES } from "../entrypoints.ts";
import { type Budgets, kindOfClient } from "./budgets.ts";
import { clientKey, type IdentifyClient } from "./clients.ts";
import { type createCostMeter, expectedPoints } from "./cost.ts";
import type { createClasses } from "./places.ts";
import { COSTS, TURNS } from "./policy.ts";

/** Without a session, everybody can send notifications from ever new addresses. */
const UNKNOWN_SENDERS = clientKey("notifications", "unknown");

/** The limits of work of a process. */
export interface WorkLimits {
  budgets: Budgets;
  enter: ReturnType<typeof createClasses>;
  identify: IdentifyClient;
  beginCost: ReturnType<typeof createCostMeter>;
}

export interface LimitedRequest {
  request: Request;
  entrypoint: Entrypoint;
  /** One of a fixed set, as for metrics. */
  route: string;
  address: string;
  /** What answering the request notes about it. */
  record: Pick<RequestRecord, "isInvalid" | "isProven" | "hashingMs" | "leaveGate">;
}

/**
 * Answers a request at its turn in its class of work, and charges its client for what it cost. Pages are never refused, but
 * those of clients beyond their budgets are not rendered: the browser draws them, which costs the server little.
 */
export async function limitWork(
  limits: WorkLimits | null,
  { request, entrypoint, route, address, record }: LimitedRequest,
  answer: (rendersPage: boolean) => Promise<Response>,
): Promise<Response> {
  if (limits === null || entrypoint === "health" || entrypoint === "metrics") return answer(true);
  const { budgets, enter, identify, beginCost } = limits;
  const isOfApi = isApi(entrypoint);
  const isNotification = NOTIFICATION_ROUTES.has(route);
  const byAddress = clientKey("address", address);
  const isTrusted = isNotification && (await budgets.isTrusted(byAddress));
  const client = isNotification ? UNKNOWN_SENDERS : await identify(request, byAddress, isOfApi);
  const kind = kindOfClient(client);
  const expected = expectedPoints(request);
  // Many requests at once must not pass as none, so that what they are expected to cost is charged in advance.
  const advance = isOfApi && !isTrusted ? expected : 0;
  const use = await budgets.count("work", client, advance);
  const isBeyond = use >= 1 && !isTrusted;
  /** Whose bad requests count. */
  const sender = isNotification ? byAddress : client;
  const isBad = isOfApi && !isTrusted && (await budgets.isExceeded("bad", sender));
  const isLarge = expected > COSTS.expected.large && (kind === "address" || kind === "customer");
  const name =
    isBad || (isBeyond && isNotification) ? "refused" : isBeyond ? "beyond" : isLarge ? "large" : kind;
  // A client that waits for its refusal goes on sending a large body, which costs more than the wait saves.
  if (name === "refused" && !(Number(request.headers.get("content-length")) <= TURNS.refusedBytes))
    return tooMany();
  const leave = entrypoint === "pages" && isBeyond ? null : await enter(name, use, expected);
  if (leave === null && entrypoint !== "pages") return tooMany();
  if (leave !== null && name === kind) record.leaveGate = () => leave(0);

  const endCost = beginCost(expected);
  const heldBefore = connectionTime();
  let response: Response | null = null;
  try {
    response = await answer(leave !== null);
    return response;
  } finally {
    const { connection, most } = COSTS.beside;
    const work = endCost();
    const held = Math.min(most, (connectionTime() - heldBefore) * connection);
    const isStream = response?.headers.get("content-type")?.startsWith("text/event-stream") === true;
    const more = held + Math.min(most, record.hashingMs ?? 0) + (isStream ? COSTS.stream : 0);
    const points = more + (isOfApi ? work : Math.max(0, work - COSTS.freePage));
    leave?.(points);
    // A sign-in that LINE has confirmed is a customer's, not that of an address that many may share.
    const isProven = record.isProven === true;
    const isFree = isProven && (isNotification || client === byAddress);
    await budgets.count("work", client, (isFree ? 0 : points) - advance);
    if (isNotification) await budgets.setTrust(byAddress, isProven);
    const isInvalid = record.isInvalid === true || (response !== null && isBadRequest(response));
    if (isOfApi && (isNotification ? !isProven : isInvalid))
      await budgets.count("bad", sender, Math.max(1, work / COSTS.perBad));
  }

  /** Refuses without reading the body, so the connection closes with the response. */
  async function tooMany(): Promise<Response> {
    const seconds = await budgets.refuse(sender);
    const refusal = new DomainError("TOO_MANY_ATTEMPTS", { seconds });
    const refused =
      entrypoint === "graphql" ? errorResponse(maskError(refusal), 429) : refuse(request, refusal, 429);
    refused.headers.set("retry-after", String(seconds));
    refused.headers.set("connection", "close");
    return refused;
  }
}

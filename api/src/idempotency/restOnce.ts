import type { BridgeOptions } from "@machiya/rest-bridge";
import { findViewer, type Services } from "../context.ts";
import { SESSION_OF_DOOR } from "../requestSessions.ts";
import type { Once } from "./once.ts";

/** 1004 TOO_MANY_ATTEMPTS, 5000 INTERNAL, 5001 LINE_UNAVAILABLE: they say nothing about the request itself. */
const TRY_AGAIN = /^\{"error_code":(1004|5000|5001),/;

/** REST whose writes are carried out once for their Idempotency-Key. */
export function onceOverRest(once: Once, services: Services): BridgeOptions["once"] {
  return ({ request, door, body }, work) => {
    const viewer = () => findViewer(services, request, [SESSION_OF_DOOR[door]]);
    return once({ request, body, viewer, tryAgain }, work);
  };
}

async function tryAgain(answer: Response): Promise<boolean> {
  return answer.status >= 500 || answer.status === 429 || TRY_AGAIN.test(await answer.clone().text());
}

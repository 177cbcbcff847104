import type { BridgeOptions } from "@machiya/rest-bridge";
import { findViewer, type Services } from "../context.ts";
import { SESSION_OF_DOOR } from "../requestSessions.ts";
import type { Once } from "./once.ts";

/**
 * 1004 TOO_MANY_ATTEMPTS, 5000 INTERNAL, 5001 LINE_UNAVAILABLE: trying again may help. 2001 INVALID_INPUT: the same attempt
 * comes again, put right.
 */
const MAY_COME_AGAIN = /^\{"error_code":(1004|2001|5000|5001),/;

/** REST whose writes are carried out once for their Idempotency-Key. */
export function onceOverRest(once: Once, services: Services): BridgeOptions["once"] {
  return ({ request, door, body }, work) => {
    const viewer = () => findViewer(services, request, [SESSION_OF_DOOR[door]]);
    return once({ request, body, viewer, mayComeAgain }, work);
  };
}

async function mayComeAgain(answer: Response): Promise<boolean> {
  return answer.status >= 400 || MAY_COME_AGAIN.test(await answer.clone().text());
}

import type { Actor } from "../actor.ts";
import { DomainError, OutcomeUnknown } from "../domain/errors.ts";
import {
  cancelFromChat,
  keepFromChat,
  moveFromChat,
  promptCancellation,
  promptTimes,
} from "./appointmentActions.ts";
import type { CardAction } from "./cardAction.ts";
import { handleDigitsReply, handlePaidReply, promptDigits, reportPaid } from "./orderActions.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Runs a card's action with the writes and rules of the customer pages. A refusal becomes an outcome and
 * changes nothing. An action whose outcome is unknown fails, so that its event is processed again.
 */
export async function runCardAction(context: Actor, action: CardAction): Promise<Outcome> {
  try {
    const customerId = context.viewer.customer?.id;
    if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
    return await run(context, customerId, action);
  } catch (error) {
    if (error instanceof DomainError && !(error instanceof OutcomeUnknown)) return { is: "REFUSED", error };
    throw error;
  }
}

function run(context: Actor, customerId: number, action: CardAction): Promise<Outcome> {
  switch (action.do) {
    case "ASK_DIGITS":
      return promptDigits(context, customerId, action.order);
    case "REPORT_PAID":
      return reportPaid(context, customerId, action.order);
    case "PAID":
      return handlePaidReply(context, customerId, action);
    case "DIGITS":
      return handleDigitsReply(context, customerId, action.digits);
    case "ASK_TIMES":
      return promptTimes(context, customerId, action.appointment);
    case "MOVE":
      return moveFromChat(context, customerId, action);
    case "ASK_CANCEL":
      return promptCancellation(context, customerId, action.appointment);
    case "CANCEL":
      return cancelFromChat(context, customerId, action);
    case "KEEP":
      return keepFromChat(context, customerId, action.appointment);
  }
}

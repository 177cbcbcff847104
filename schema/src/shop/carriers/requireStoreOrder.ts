import {
  DECLARED_VALUE,
  type StoreOrder,
  type StoreOrderProblem,
  storeOrderProblems,
} from "../../domain/carriers/carriers.ts";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";

const RULES: Readonly<Record<StoreOrderProblem, FieldRule>> = {
  NAME: { kind: "CARRIER_NAME" },
  PHONE: { kind: "MOBILE_PHONE" },
  AMOUNT: { kind: "NUMBER", ...DECLARED_VALUE },
};

/** The recipient and the buyer of a checkout; empty texts of the recipient mean the buyer's. */
interface Party {
  buyerName: string;
  buyerPhone: string;
  recipientName: string;
  recipientPhone: string;
}

/**
 * Throws INVALID_INPUT with the field that the carrier of a convenience store would refuse after the order is paid and
 * packed: the name, the phone, or the total.
 */
export function requireStoreOrder(party: Party, amounts: Pick<StoreOrder, "price" | "collected">): void {
  const name = party.recipientName === "" ? "buyerName" : "recipientName";
  const phone = party.recipientPhone === "" ? "buyerPhone" : "recipientPhone";
  const fields: Readonly<Record<StoreOrderProblem, string>> = { NAME: name, PHONE: phone, AMOUNT: "total" };
  const order = { recipientName: party[name], recipientPhone: party[phone], ...amounts };
  const [problem] = storeOrderProblems(order);
  if (problem === undefined) return;
  const field = fields[problem];
  throw new DomainError("INVALID_INPUT", { field, rule: RULES[problem] }, ["input", field]);
}

import type { PaymentEntryState, PaymentKind, RefundState } from "@machiya/prisma/enums";
import { z } from "zod";
import { decimalOutput as decimal, instantOutput as instant } from "../wire/outputTypes.ts";
import { requireRowNumber } from "../wire/rowNumber.ts";

/** A payment of an order, which only admins see. */
export const orderPayment = z
  .object({
    id: z.int(),
    provider: z.string().meta({ description: "MANUAL: staff recorded it." }),
    kind: z.string().meta({ description: "For example CASH, TRANSFER, or CARD." }),
    channel: z.string().meta({ description: "The provider's name of the means of payment; may be empty." }),
    dollar: decimal.meta({ description: "The amount." }),
    currency: z.string().nullable().meta({ description: "ISO 4217. Null: the store's currency." }),
    state: z.string().meta({ description: "PENDING, AUTHORIZED, CAPTURED, FAILED, CANCELLED, or EXPIRED." }),
    reference: z.string().nullable().meta({ description: "The provider's reference. Null: none." }),
    received_at: instant.nullable(),
    refunds: z.array(
      z.object({
        dollar: decimal.meta({ description: "The amount." }),
        state: z.string().meta({ description: "PENDING, DONE, or FAILED." }),
        reason: z.string(),
        done_at: instant.nullable(),
      }),
    ),
  })
  .meta({ id: "ProductOrderPayment" });

export interface PaymentData {
  id: string;
  provider: string | null;
  kind: PaymentKind;
  channel: string;
  amount: string;
  currency: string | null;
  state: PaymentEntryState;
  reference: string | null;
  receivedAt: string | null;
  refunds: readonly { amount: string; state: RefundState; reason: string; doneAt: string | null }[];
}

export const ORDER_PAYMENT_FIELDS = `
  fragment RestPayment on Payment {
    id provider kind channel amount currency state reference receivedAt
    refunds { amount state reason doneAt }
  }
`;

export function presentPayment(data: PaymentData): z.output<typeof orderPayment> {
  return {
    id: requireRowNumber("Payment", data.id),
    provider: data.provider ?? "MANUAL",
    kind: data.kind,
    channel: data.channel,
    dollar: data.amount,
    currency: data.currency,
    state: data.state,
    reference: data.reference,
    received_at: data.receivedAt,
    refunds: data.refunds.map(({ amount, state, reason, doneAt }) => ({
      dollar: amount,
      state,
      reason,
      done_at: doneAt,
    })),
  };
}

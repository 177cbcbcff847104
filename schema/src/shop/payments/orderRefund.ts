import type { RefundState } from "@machiya/prisma/enums";
import { builder } from "../../builder.ts";
import { type Big, decimal } from "../../domain/money.ts";
import { isCorrection } from "../../domain/orders/declaredPayment.ts";
import { isReceived } from "../../domain/orders/paymentLedger.ts";
import { providerNameOf } from "../../domain/orders/recordedPayment.ts";
import { Order } from "../orders/order.ts";
import { PaymentProviderEnum, RefundStateEnum } from "./ledgerEnums.ts";

interface ShownRefund {
  id: number;
  amount: Big;
  state: RefundState;
  /** MANUAL if the shop returns the money itself. */
  provider: string;
  doneAt: Date | null;
}

const OrderRefund = builder.objectRef<ShownRefund>("OrderRefund").implement({
  description: "Money of an order that is returned, as its customer sees it.",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Its number, which no other refund has." }),
    amount: t.expose("amount", { type: "Decimal", description: "The amount." }),
    state: t.expose("state", { type: RefundStateEnum, description: "PENDING or DONE." }),
    provider: t.field({
      type: PaymentProviderEnum,
      nullable: true,
      description: "The provider that returns it. Null: the shop does, in cash or by transfer.",
      resolve: ({ provider }) => providerNameOf(provider),
    }),
    at: t.expose("doneAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was returned. Null: not yet.",
    }),
  }),
});

builder.prismaObjectField(Order, "refunds", (t) =>
  t.field({
    type: [OrderRefund],
    description:
      "The refunds that are done or pending, oldest first, without those by which staff corrected the payment state.",
    select: {
      payments: {
        select: {
          id: true,
          provider: true,
          state: true,
          refunds: {
            select: { id: true, amount: true, state: true, method: true, reason: true, doneAt: true },
            orderBy: { id: "asc" },
          },
        },
        orderBy: { id: "asc" },
      },
    },
    resolve: ({ payments }) =>
      payments
        .filter(isReceived)
        .flatMap(({ provider, refunds }) =>
          refunds
            .filter(({ state, reason }) => state !== "FAILED" && !isCorrection(reason))
            .map(({ id, amount, state, method, doneAt }) => ({
              id,
              amount: decimal(amount),
              state,
              doneAt,
              provider: method === "MANUAL" ? "MANUAL" : provider,
            })),
        )
        .sort((a, b) => a.id - b.id),
  }),
);

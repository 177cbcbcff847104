import type { Payment } from "@machiya/prisma/client";
import { z } from "zod";
import { isCurrency, type MinorAmount, toMinorUnits } from "../domain/minorUnits.ts";
import { isPaymentChannel, type PaymentChannelName } from "../domain/orders/onlinePayments.ts";
import type { PaymentCode } from "../domain/orders/providerReport.ts";
import {
  type PaymentProviderName,
  requirePaymentProvider,
} from "../domain/paymentProviders/providerRegistry.ts";

/** A payment at a provider, as it is stored. */
export interface OnlinePayment {
  id: number;
  orderId: number | null;
  provider: PaymentProviderName;
  channel: PaymentChannelName;
  reference: string;
  providerReference: string | null;
  amount: MinorAmount;
  state: Payment["state"];
  /** Whether the provider reserves the money until staff capture it. */
  capturesLater: boolean;
  /** What staff asked the provider to do with the reserved money. */
  requested: Payment["requested"];
  expiresAt: Date | null;
  /** The provider's page, once the payment was started there. */
  startUrl: string | null;
  /** With what the customer pays elsewhere; null without a code. */
  code: PaymentCode | null;
}

const storedInstructions = z
  .object({ url: z.string() })
  .or(z.object({ bankCode: z.string().nullable(), code: z.string(), expiresAt: z.string() }));

/** Reads a row of the ledger; null for a payment that staff recorded. Throws for a provider without a module. */
export function readOnlinePayment(row: Payment): OnlinePayment | null {
  const { provider, channel, currency, merchantReference: reference } = row;
  if (provider === "MANUAL" || !isPaymentChannel(channel) || !isCurrency(currency)) return null;
  const minor = toMinorUnits(row.amount, currency);
  if (reference === null || minor === null) return null;
  const { id, orderId, providerReference, state, expiresAt, capturesLater, requested } = row;
  return {
    id,
    orderId,
    provider: requirePaymentProvider(provider),
    channel,
    reference,
    providerReference,
    state,
    expiresAt,
    capturesLater,
    requested,
    amount: { currency, minor },
    ...readInstructions(row.instructions),
  };
}

function readInstructions(stored: unknown): Pick<OnlinePayment, "startUrl" | "code"> {
  const { data } = storedInstructions.safeParse(stored);
  if (data === undefined) return { startUrl: null, code: null };
  return "url" in data ? { startUrl: data.url, code: null } : { startUrl: null, code: data };
}

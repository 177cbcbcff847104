import type * as stored from "@machiya/prisma/enums";
import { forEachProvider, type PaymentProviderName } from "../domain/paymentProviders/providerRegistry.ts";
import { describedEnum } from "../enums.ts";
import type { UnassignedReason } from "./findOnlinePayments.ts";
import type { CredentialTest } from "./paymentConnections.ts";

export const OnlinePaymentProviderEnum = describedEnum<PaymentProviderName>(
  "OnlinePaymentProvider",
  "A provider that takes payments online.",
  forEachProvider(({ description }) => description),
);

export const PaymentChannelEnum = describedEnum<stored.PaymentChannel>(
  "PaymentChannel",
  "A way in which customers pay at a provider.",
  {
    WALLET: "The provider's own wallet.",
    CARD: "A credit or debit card.",
    ATM: "A transfer to a virtual account.",
    CVS: "Cash at a convenience store, with a code.",
  },
);

export const CredentialTestOutcomeEnum = describedEnum<CredentialTest["outcome"]>(
  "CredentialTestOutcome",
  "What came of a test of a provider's credentials.",
  {
    ACCEPTED: "The provider accepts them.",
    REFUSED: "The provider does not accept them.",
    UNREACHABLE: "The provider did not answer usably.",
    NOT_SET: "There are none, or the server does not have the key that encrypted them.",
  },
);

export const UnassignedReasonEnum = describedEnum<UnassignedReason>(
  "UnassignedReason",
  "Why no order needs received money.",
  {
    ORDER_DELETED: "Its order was deleted.",
    ORDER_CANCELLED: "Its order was cancelled.",
    PAID_TWICE: "Its order was paid more than once.",
    ABOVE_TOTAL: "A part of it exceeds the total of its order.",
  },
);

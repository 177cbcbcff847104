import {
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { Metric } from "../metrics/exposition.ts";

/**
 * What became of a notification. FORGED: it does not come from the provider. UNVERIFIED: the provider, which must be
 * queried about it, did not answer usably.
 */
const NOTIFICATION_RESULTS = ["RECORDED", "REPEATED", "REFUSED", "IGNORED", "FORGED", "UNVERIFIED"] as const;
export type NotificationResult = (typeof NOTIFICATION_RESULTS)[number];

export interface PaymentMetrics {
  countNotification(provider: PaymentProviderName, result: NotificationResult): void;
  metrics(): Metric[];
}

/** Counts the notifications of payment providers that this process received. */
export function createPaymentMetrics(): PaymentMetrics {
  const counts = new Map<string, number>();
  const keyOf = (provider: PaymentProviderName, result: NotificationResult) => `${provider} ${result}`;
  return {
    countNotification(provider, result) {
      const key = keyOf(provider, result);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    metrics: () => [
      {
        name: "machiya_payment_notifications_total",
        help: "Notifications of payment providers by what became of them, of this process.",
        type: "counter",
        samples: PAYMENT_PROVIDERS.flatMap((provider) =>
          NOTIFICATION_RESULTS.map((result) => ({
            labels: { provider, result },
            value: counts.get(keyOf(provider, result)) ?? 0,
          })),
        ),
      },
    ],
  };
}

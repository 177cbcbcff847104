import { CARRIERS, type CarrierName } from "@machiya/schema/domain/carriers/carrierRegistry";
import type { Metric } from "../metrics/exposition.ts";

/** What became of a carrier's notification. FORGED: it does not come from the carrier. */
const RESULTS = ["RECORDED", "REPEATED", "REFUSED", "FORGED"] as const;
export type CarrierNotificationResult = (typeof RESULTS)[number];

export interface CarrierMetrics {
  countNotification(carrier: CarrierName, result: CarrierNotificationResult): void;
  metrics(): Metric[];
}

/** Counts the notifications of carriers that this process received. */
export function createCarrierMetrics(): CarrierMetrics {
  const counts = new Map<string, number>();
  return {
    countNotification(carrier, result) {
      const key = `${carrier} ${result}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    metrics: () => [
      {
        name: "machiya_carrier_notifications_total",
        help: "Notifications of carriers by what became of them, of this process.",
        type: "counter",
        samples: CARRIERS.flatMap((carrier) =>
          RESULTS.map((result) => ({
            labels: { carrier, result },
            value: counts.get(`${carrier} ${result}`) ?? 0,
          })),
        ),
      },
    ],
  };
}

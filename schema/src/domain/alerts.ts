/** The events of which the console alerts staff. */
export const ALERT_KINDS = [
  "ORDER_PLACED",
  "PAYMENT_REPORTED",
  "APPOINTMENT_REQUESTED",
  "PAYMENT_FAILED",
  "REFUND_FAILED",
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** The most alerts of one request, and the number that the console lists. */
export const MAX_ALERTS = 50;

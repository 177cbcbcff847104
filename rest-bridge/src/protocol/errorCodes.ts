import type { ErrorCode } from "@machiya/schema/domain/errors";

/** The error numbers of the REST API (decisions.md §2). 0 is success. */
export const ERROR_NUMBERS: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 1001,
  FORBIDDEN: 1002,
  WRONG_CREDENTIALS: 1003,
  TOO_MANY_ATTEMPTS: 1004,
  ACCOUNT_DISABLED: 1005,
  LOGIN_METHOD_UNAVAILABLE: 1006,
  PASSWORD_CHANGE_REQUIRED: 1007,
  INVALID_INPUT: 2001,
  NOT_FOUND: 2002,
  CONFLICT: 2003,
  ALREADY_EXISTS: 2004,
  IN_USE: 2005,
  OUT_OF_STOCK: 3001,
  PRICE_CHANGED: 3002,
  ORDER_STATE_FORBIDS: 3003,
  PRODUCT_NOT_ON_SALE: 3004,
  DELIVERY_DATE_NOT_ALLOWED: 3005,
  PAYMENT_METHOD_NOT_OFFERED: 3006,
  BANK_CODE_REQUIRED: 3007,
  STORE_ALREADY_EXISTS: 3008,
  CUSTOMER_BLOCKED: 3009,
  SLOT_TAKEN: 4001,
  STAFF_NOT_AVAILABLE: 4002,
  APPOINTMENT_STATE_FORBIDS: 4003,
  OUTSIDE_BOOKING_WINDOW: 4004,
  SHIFT_HAS_APPOINTMENTS: 4005,
  INTERNAL: 5000,
  LINE_UNAVAILABLE: 5001,
  LINE_QUOTA_EXHAUSTED: 5002,
};

/** Whether a value, such as `extensions.code` of a GraphQL error, is an error code with a number. */
export function hasErrorNumber(text: unknown): text is ErrorCode {
  return typeof text === "string" && Object.hasOwn(ERROR_NUMBERS, text);
}

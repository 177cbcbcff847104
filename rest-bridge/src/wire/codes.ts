import type {
  AppointmentSource,
  AppointmentState,
  CancelledBy,
  DiscountAudience,
  DiscountKind,
  DiscountState,
  OrderSource,
  OrderState,
  PaymentState,
  ProductState,
  StaffRole,
  StaffState,
  VisitOutcome,
} from "@machiya/prisma/enums";

/** Maps enum values to their REST numbers (decisions.md §1); a value without a number does not compile. */
export type CodeTable<Word extends string = string> = Readonly<Record<Word, number>>;

export const PRODUCT_STATUS: CodeTable<ProductState> = { DISABLED: 1, ENABLED: 2, FROZEN: 3 };

/** is_top: 1 not top, 2 top (shop.md §3). */
export const IS_TOP: CodeTable<"ORDINARY" | "TOP_PICK"> = { ORDINARY: 1, TOP_PICK: 2 };

export const DISCOUNT_CODE: CodeTable<DiscountKind> = { PER_PRODUCT: 1, WHOLE_CART: 2 };

export const DISCOUNT_SCOPE: CodeTable<DiscountAudience> = { CUSTOMER: 1, PRODUCT: 2 };

export const DISCOUNT_STATUS: CodeTable<DiscountState> = { DISABLED: 1, ENABLED: 2, FROZEN: 3 };

export const ORDER_STATUS: CodeTable<OrderState> = {
  ESTABLISHED: 1,
  IN_ACTION: 2,
  WAITING: 3,
  COMPLETE: 4,
  CANCELLED: 5,
};

export const ORDER_SOURCE: CodeTable<OrderSource> = { ROBOT: 1, SHOPPING_PLATFORM: 2, MANUAL: 3 };

export const PAYMENT_STATUS: CodeTable<PaymentState> = {
  UNPAID: 1,
  PAID: 2,
  PARTIALLY_PAID: 3,
  REFUND_PENDING: 4,
  REFUNDED: 5,
  FAILED: 6,
};

export const ROLE: CodeTable<StaffRole> = { ADMIN: 1, STAFF: 3 };

export const STAFF_STATUS: CodeTable<StaffState> = { DISABLED: 1, IN_SERVICE: 2, DISMISSED: 3 };

/** status of an appointment: 1 reviewing, 2 reviewed, 3 cancelled or rejected (booking.md §3). */
export const APPOINTMENT_STATUS: CodeTable<AppointmentState> = { PENDING: 1, CONFIRMED: 2, CANCELLED: 3 };

export const APPOINTMENT_SOURCE: CodeTable<AppointmentSource> = { MANUAL: 1, CHAT_APP: 2 };

/** outcome of an appointment: 1 arrived, 2 done, 3 did not come, 4 cancelled late. */
export const VISIT_OUTCOME: CodeTable<VisitOutcome> = { ARRIVED: 1, DONE: 2, NO_SHOW: 3, LATE_CANCEL: 4 };

/** cancelled_by of an appointment that was cancelled late: 1 customer, 2 shop. */
export const CANCELLED_BY: CodeTable<CancelledBy> = { CUSTOMER: 1, SHOP: 2 };

/** auth_method of a login: 1 company, 2 Google (decisions.md §3). */
export const AUTH_METHOD: CodeTable<"COMPANY" | "GOOGLE"> = { COMPANY: 1, GOOGLE: 2 };

/** Returns the value for a number; undefined when the table has none. */
export function wordOf<Word extends string>(table: CodeTable<Word>, number: number): Word | undefined {
  return (Object.keys(table) as Word[]).find((word) => table[word] === number);
}

/** Lists the numbers of a table with their meanings. */
export function meaningsOf(table: CodeTable<string>): string {
  return Object.entries<number>(table)
    .map(([word, number]) => `${number} ${word}`)
    .join(", ");
}

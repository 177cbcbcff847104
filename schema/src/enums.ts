import type * as stored from "@machiya/prisma/enums";
import { builder } from "./builder.ts";
import type { ApiTokenState as TokenState } from "./domain/access/apiScopes.ts";
import { ERROR_CODES } from "./domain/errors.ts";
import type { InCurrency } from "./domain/figureCurrency.ts";
import { type Currency, readCurrency } from "./domain/minorUnits.ts";
import type { PAYMENT_METHODS } from "./domain/orders/payment.ts";

/** Defines a GraphQL enum; a value without a description does not compile. */
export function describedEnum<Value extends string>(
  name: string,
  description: string,
  values: Record<Value, string>,
) {
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string>(values).map(([value, text]) => [value, { description: text }]),
    ) as Record<Value, { description: string }>,
  });
}

export const StaffRoleEnum = describedEnum<stored.StaffRole>("StaffRole", "The role of a staff member.", {
  ADMIN: "May do everything.",
  STAFF: "Reads the booking side, and manages their own shifts and password.",
});

export const CurrencyEnum = describedEnum<Currency>("Currency", "A currency of prices and payments.", {
  TWD: "New Taiwan dollar, whole dollars.",
  JPY: "Japanese yen, whole yen.",
  THB: "Thai baht, two fraction digits.",
  HKD: "Hong Kong dollar, two fraction digits.",
  USD: "US dollar, two fraction digits.",
});

/** The field of an object whose amounts are those of orders in one currency. */
export const orderCurrency = {
  type: CurrencyEnum,
  nullable: true as const,
  description: "The currency of the orders. Null: they have none.",
  resolve: ({ currency }: InCurrency) => readCurrency(currency),
};

export const ApiScopeEnum = describedEnum<stored.ApiScope>(
  "ApiScope",
  "What an API token may do. Writing includes reading.",
  {
    PRODUCTS_READ: "Read products, product types, discounts, and images.",
    PRODUCTS_WRITE: "Also change them.",
    ORDERS_READ: "Read orders.",
    ORDERS_WRITE: "Also enter and change orders.",
    CUSTOMERS_READ: "Read customers and blocks.",
    CUSTOMERS_WRITE: "Also change them.",
    BOOKING_READ:
      "Read services, shifts, absences, appointments, and free times, and staff members as far as bookings show them.",
    BOOKING_WRITE: "Also change services, shifts, absences, and appointments.",
    STORE_READ: "Read the store's record.",
    STORE_WRITE: "Also change the store's record.",
  },
);

export const ApiTokenStateEnum = describedEnum<TokenState>(
  "ApiTokenState",
  "Whether an API token is still valid.",
  {
    ACTIVE: "The token opens its scopes while its creator is an active admin.",
    EXPIRED: "The token has expired.",
    REVOKED: "The token was revoked.",
  },
);

export const StaffStateEnum = describedEnum<stored.StaffState>(
  "StaffState",
  "Whether a staff member is active.",
  {
    DISABLED: "Not enabled: cannot sign in.",
    IN_SERVICE: "Active.",
    DISMISSED: "Dismissed: cannot sign in, but may be reinstated.",
  },
);

export const ProductStateEnum = describedEnum<stored.ProductState>(
  "ProductState",
  "Whether a product is on sale.",
  {
    DISABLED: "Not on sale.",
    ENABLED: "On sale; the only state that customers see.",
    FROZEN: "Paused with the enable/pause toggle.",
  },
);

export const DiscountKindEnum = describedEnum<stored.DiscountKind>(
  "DiscountKind",
  "The amount to which a discount applies.",
  {
    PER_PRODUCT: "The total of one line within its quantity range.",
    WHOLE_CART: "The sum of all lines, once for each cart: 5 % off from 500, 10 % off from 1000.",
  },
);

export const DiscountAudienceEnum = describedEnum<stored.DiscountAudience>(
  "DiscountAudience",
  "Whether a discount is given to customers or to products.",
  {
    CUSTOMER: "Given to customers: it applies to every cart of theirs.",
    PRODUCT: "Given to products: it applies to the lines that contain them.",
  },
);

export const DiscountStateEnum = describedEnum<stored.DiscountState>(
  "DiscountState",
  "Whether a discount applies.",
  {
    DISABLED: "It does not apply.",
    ENABLED: "It applies.",
    FROZEN: "It is paused.",
  },
);

export const OrderStateEnum = describedEnum<stored.OrderState>("OrderState", "The state of an order.", {
  ESTABLISHED: "New.",
  IN_ACTION: "Being prepared.",
  WAITING: "Waiting for handover.",
  COMPLETE: "Handed over; final.",
  CANCELLED: "Canceled, with its stock returned; final.",
});

export const OrderCancelReasonEnum = describedEnum<stored.OrderCancelReason>(
  "OrderCancelReason",
  "Why an order was canceled.",
  {
    STAFF: "Staff canceled it.",
    CUSTOMER: "The customer canceled it.",
    EXPIRED: "It was not paid in time.",
  },
);

export const OrderSourceEnum = describedEnum<stored.OrderSource>("OrderSource", "How an order was created.", {
  ROBOT: "Through the chat.",
  SHOPPING_PLATFORM: "Through the storefront.",
  MANUAL: "Staff entered it.",
});

export const PaymentStateEnum = describedEnum<stored.PaymentState>(
  "PaymentState",
  "The payment state of an order.",
  {
    UNPAID: "No payment received.",
    PAID: "Paid in full.",
    PARTIALLY_PAID: "Paid in part.",
    REFUND_PENDING: "The money must be refunded.",
    REFUNDED: "The money was refunded.",
    FAILED: "The payment failed.",
  },
);

export const PaymentMethodEnum = describedEnum<(typeof PAYMENT_METHODS)[number]>(
  "PaymentMethod",
  "How an order is paid.",
  {
    NONE: "Not chosen yet.",
    CARD: "A card, online.",
    BANK_TRANSFER:
      "A transfer to the shop's account; the note starts with the last five digits of the payer's account.",
    PAY_AT_STORE: "At the store.",
    CASH_ON_DELIVERY: "Cash on delivery.",
    UNKNOWN: "An unknown method; see `paymentMethodCode`.",
  },
);

export const ImageVariantEnum = describedEnum<"LIST" | "DETAIL" | "CARD">(
  "ImageVariant",
  "A size in which images are stored.",
  {
    LIST: "For lists.",
    DETAIL: "For detail pages.",
    CARD: "For share cards, as JPEG.",
  },
);

export const OrderActionEnum = describedEnum<"ADVANCE" | "CANCEL" | "DELETE" | "EDIT" | "CHANGE_LINES">(
  "OrderAction",
  "An action on an order.",
  {
    ADVANCE: "Advance it to its next state.",
    CANCEL: "Cancel it.",
    DELETE: "Delete it.",
    EDIT: "Change details other than the payment state and the note.",
    CHANGE_LINES: "Add, change, or remove lines.",
  },
);

export const BroadcastStateEnum = describedEnum<stored.BroadcastState>(
  "BroadcastState",
  "The state of a broadcast.",
  {
    SCHEDULED: "Waiting for its scheduled time.",
    QUEUED: "Waiting for the worker.",
    SENDING: "Sent to some recipients so far.",
    SENT: "LINE has accepted it for all recipients.",
    FAILED: "Sending failed for some or all recipients.",
    CANCELLED: "Canceled before its scheduled time.",
  },
);

export const BroadcastAudienceEnum = describedEnum<stored.BroadcastAudience>(
  "BroadcastAudience",
  "The kinds of audience. Blocked and deleted customers, and those known not to be friends of the shop's account, are always excluded.",
  {
    EVERYONE: "All customers.",
    BOUGHT: "Customers who ordered one of the products, or of the product types, and did not cancel.",
    BOOKED: "Customers who booked one of the services and did not cancel.",
    CHOSEN: "The named customers.",
  },
);

export const LoginMethodEnum = describedEnum<"COMPANY" | "GOOGLE">(
  "LoginMethod",
  "A login method for staff.",
  {
    COMPANY: "Username and password.",
    GOOGLE: "Google, if the shop has configured it.",
  },
);

export const NoticeKindEnum = describedEnum<stored.NoticeKind>(
  "NoticeKind",
  "The kinds of LINE notifications to customers about their orders and appointments.",
  {
    ORDER_RECEIVED: "The customer placed an order.",
    ORDER_ADVANCED: "The customer's order reached another state.",
    ORDER_CANCELLED: "The customer's order was canceled.",
    PAYMENT_DUE: "An unpaid order expires soon.",
    PAYMENT_RECORDED: "The customer's full or partial payment was recorded.",
    REFUND_RECORDED: "Money was returned to the customer.",
    PARCEL_SHIPPED: "A parcel of the customer's order was shipped.",
    APPOINTMENT_REQUESTED: "The customer booked an appointment, which waits for review.",
    APPOINTMENT_CONFIRMED: "The customer's appointment was confirmed.",
    APPOINTMENT_MOVED: "The customer's appointment was moved.",
    APPOINTMENT_CANCELLED: "The customer's appointment was canceled or rejected.",
    APPOINTMENT_REMINDER:
      "A reminder on the day before a confirmed appointment, from 10:00 in the store's time zone.",
  },
);

export const ChangeKindEnum = describedEnum<"CREATED" | "UPDATED" | "DELETED">(
  "ChangeKind",
  "The kind of change of a row.",
  {
    CREATED: "The row was created.",
    UPDATED: "The row was changed.",
    DELETED: "The row was deleted.",
  },
);

export const ImportActionEnum = describedEnum<"CREATE" | "UPDATE" | "UNCHANGED" | "REFUSED">(
  "ImportAction",
  "The effect of a row of an imported file.",
  {
    CREATE: "Creates a product.",
    UPDATE: "Changes a product.",
    UNCHANGED: "None: the product already has these values.",
    REFUSED: "None: the row breaks a rule, so nothing of the file is written.",
  },
);

export const ErrorCodeEnum = builder.enumType("ErrorCode", {
  description: "Why a request is refused; also the `extensions.code` of errors.",
  values: Object.fromEntries(
    ERROR_CODES.map((code) => [code, { description: `The request is refused with ${code}.` }]),
  ) as Record<(typeof ERROR_CODES)[number], { description: string }>,
});

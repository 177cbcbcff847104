import type * as stored from "@machiya/prisma/enums";
import { builder } from "./builder.ts";
import type { ApiTokenState as TokenState } from "./domain/apiScopes.ts";
import type * as appointments from "./domain/appointmentState.ts";
import { ERROR_CODES } from "./domain/errors.ts";
import type { PAYMENT_METHODS } from "./domain/payment.ts";
import type * as slots from "./domain/slots.ts";

/** A GraphQL enum whose every value is described; a value without a description does not compile. */
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

export const StaffRole = describedEnum<stored.StaffRole>("StaffRole", "What a staff member may do.", {
  ADMIN: "Everything.",
  STAFF: "Reads the booking side, keeps their own shifts and password.",
});

export const ApiScope = describedEnum<stored.ApiScope>(
  "ApiScope",
  "What an API token opens. Writing includes reading.",
  {
    PRODUCTS_READ: "Read products, product types, discounts and pictures.",
    PRODUCTS_WRITE: "Change them too.",
    ORDERS_READ: "Read orders.",
    ORDERS_WRITE: "Enter and change them too.",
    CUSTOMERS_READ: "Read customers, and who is blocked.",
    CUSTOMERS_WRITE: "Change them too.",
    BOOKING_READ:
      "Read services, shifts, absences, appointments, free times, and staff as far as they are booked.",
    BOOKING_WRITE: "Change services, shifts, absences and appointments too.",
    STORE_READ: "Read the store record.",
    STORE_WRITE: "Change it too.",
  },
);

export const ApiTokenState = describedEnum<TokenState>(
  "ApiTokenState",
  "Whether an API token still opens anything.",
  {
    ACTIVE: "It opens its scopes, while its maker is an admin in service.",
    EXPIRED: "Its time is over.",
    REVOKED: "Somebody ended it.",
  },
);

export const StaffState = describedEnum<stored.StaffState>(
  "StaffState",
  "Whether a staff member works here.",
  {
    DISABLED: "Not enabled: cannot sign in.",
    IN_SERVICE: "Works here.",
    DISMISSED: "Left: cannot sign in, may be reinstated.",
  },
);

export const ShiftState = describedEnum<stored.ShiftState>(
  "ShiftState",
  "How far somebody's shift on a day has come.",
  {
    PROPOSED: "Asked for; not promised, and nobody can be booked in it.",
    CONFIRMED: "They work then; staff may book them, customers not yet.",
    OPEN_TO_CUSTOMERS: "They work then, and customers may book them.",
  },
);

export const AppointmentState = describedEnum<stored.AppointmentState>(
  "AppointmentState",
  "How far an appointment has come.",
  {
    PENDING: "Waits for review, and holds its time.",
    CONFIRMED: "Reviewed: it will take place.",
    CANCELLED: "Called off or turned down; its time is free again. Final.",
  },
);

export const AppointmentSource = describedEnum<stored.AppointmentSource>(
  "AppointmentSource",
  "How an appointment came in.",
  {
    MANUAL: "Entered by staff.",
    CHAT_APP: "Booked by a customer through LINE.",
  },
);

export const AppointmentAction = describedEnum<appointments.AppointmentAction>(
  "AppointmentAction",
  "What somebody may want to do with an appointment.",
  {
    CONFIRM: "Review it: it will take place.",
    REJECT: "Review it: it will not.",
    CANCEL: "Call it off.",
    RESCHEDULE: "Move it to another time or person.",
    EDIT: "Change anything else in it.",
    DELETE: "Remove it from the books.",
  },
);

export const SlotRefusal = describedEnum<slots.SlotRefusal>("SlotRefusal", "Why a time cannot be had.", {
  PAST: "It is past.",
  OUTSIDE_WINDOW: "Appointments cannot start then: too early, too late, or at an hour that is not offered.",
  NO_SHIFT: "Nobody who was asked for works then.",
  NOT_OPEN_TO_CUSTOMERS: "They work then, but customers cannot book it.",
  CLOSED: "The store is closed.",
  TIME_OFF: "They are away.",
  LACKS_SERVICE: "They do not offer the service.",
  TAKEN: "Another appointment has it.",
});

export const ProductState = describedEnum<stored.ProductState>(
  "ProductState",
  "Whether a product is on sale.",
  {
    DISABLED: "Not on sale.",
    ENABLED: "On sale: the only state that customers see.",
    FROZEN: "Taken off sale for a while by the enable/freeze toggle.",
  },
);

export const DiscountKind = describedEnum<stored.DiscountKind>(
  "DiscountKind",
  "What a discount is counted on.",
  {
    PER_PRODUCT: "The total of one line, inside its quantity window.",
    WHOLE_CART: "The sum of all lines, once a cart: 5 % off from 500, 10 % off from 1000.",
  },
);

export const DiscountAudience = describedEnum<stored.DiscountAudience>(
  "DiscountAudience",
  "What a discount is given to.",
  {
    CUSTOMER: "Customers: it counts on every cart of theirs.",
    PRODUCT: "Products: it counts on the lines that hold them.",
  },
);

export const DiscountState = describedEnum<stored.DiscountState>(
  "DiscountState",
  "Whether a discount counts.",
  {
    DISABLED: "Does not count.",
    ENABLED: "Counts.",
    FROZEN: "Does not count for a while.",
  },
);

export const OrderState = describedEnum<stored.OrderState>("OrderState", "How far an order has come.", {
  ESTABLISHED: "Came in.",
  IN_ACTION: "Is being prepared.",
  WAITING: "Waits to be handed over.",
  COMPLETE: "Handed over; final.",
  CANCELLED: "Called off, its stock given back; final.",
});

export const OrderSource = describedEnum<stored.OrderSource>("OrderSource", "How an order came in.", {
  ROBOT: "Through the chat.",
  SHOPPING_PLATFORM: "Through the storefront.",
  MANUAL: "Entered by staff.",
});

export const PaymentState = describedEnum<stored.PaymentState>("PaymentState", "Whether an order is paid.", {
  UNPAID: "Nothing came in.",
  PAID: "Paid in full.",
  PARTIALLY_PAID: "Paid in part.",
  REFUND_PENDING: "Money is to be given back.",
  REFUNDED: "Money was given back.",
  FAILED: "The payment failed.",
});

export const PaymentMethod = describedEnum<(typeof PAYMENT_METHODS)[number]>(
  "PaymentMethod",
  "How an order is paid.",
  {
    NONE: "Not chosen yet.",
    CARD: "Card, online.",
    BANK_TRANSFER:
      "Transfer to the shop's account; the note starts with the last five digits of the payer's account.",
    PAY_AT_STORE: "At the store.",
    CASH_ON_DELIVERY: "Cash, when it is delivered.",
    UNKNOWN: "A number that has no name here; see `paymentMethodCode`.",
  },
);

export const ImageVariant = describedEnum<"LIST" | "DETAIL" | "CARD">(
  "ImageVariant",
  "A size in which a picture is kept.",
  {
    LIST: "For lists.",
    DETAIL: "For a page of its own.",
    CARD: "For share cards, as JPEG.",
  },
);

export const OrderAction = describedEnum<"ADVANCE" | "CANCEL" | "DELETE" | "EDIT" | "CHANGE_LINES">(
  "OrderAction",
  "What staff may want to do with an order.",
  {
    ADVANCE: "Take it to its next state.",
    CANCEL: "Call it off.",
    DELETE: "Remove it from the books.",
    EDIT: "Change more of its details than payment state and note.",
    CHANGE_LINES: "Add, change or remove lines.",
  },
);

export const BroadcastState = describedEnum<stored.BroadcastState>(
  "BroadcastState",
  "How far a broadcast has come.",
  {
    SCHEDULED: "Waits for its time.",
    QUEUED: "Waits for the worker.",
    SENDING: "Some of it is sent.",
    SENT: "LINE has taken all of it.",
    FAILED: "Some or all of it could not be sent.",
    CANCELLED: "Taken back before its time.",
  },
);

export const BroadcastAudience = describedEnum<stored.BroadcastAudience>(
  "BroadcastAudience",
  "Whom a broadcast goes to; never to the blocked, the deleted and those who are known to be no friends of the shop's account.",
  {
    EVERYONE: "All customers.",
    BOUGHT: "Who ordered one of the products, or of the product types, and did not cancel.",
    BOOKED: "Who booked one of the services, and did not cancel.",
    CHOSEN: "The named customers.",
  },
);

export const LoginMethod = describedEnum<"COMPANY" | "GOOGLE">("LoginMethod", "How staff sign in.", {
  COMPANY: "User name and password.",
  GOOGLE: "Through Google, where the shop has set it up.",
});

export const NoticeKind = describedEnum<stored.NoticeKind>(
  "NoticeKind",
  "What customers are told through LINE about their orders and appointments.",
  {
    ORDER_RECEIVED: "They placed an order.",
    ORDER_ADVANCED: "An order of theirs moved on to another state.",
    ORDER_CANCELLED: "An order of theirs was called off.",
    PAYMENT_RECORDED: "Their payment, or a part of it, was recorded.",
    APPOINTMENT_REQUESTED: "They booked an appointment, which waits for review.",
    APPOINTMENT_CONFIRMED: "An appointment of theirs was confirmed.",
    APPOINTMENT_MOVED: "An appointment of theirs has another time.",
    APPOINTMENT_CANCELLED: "An appointment of theirs was called off or rejected.",
    APPOINTMENT_REMINDER: "The day before a confirmed appointment, from 10:00 by the store's clock.",
  },
);

export const ChangeKind = describedEnum<"CREATED" | "UPDATED" | "DELETED">(
  "ChangeKind",
  "What happened to a row.",
  {
    CREATED: "It came in.",
    UPDATED: "It changed.",
    DELETED: "It is gone.",
  },
);

export const ImportAction = describedEnum<"CREATE" | "UPDATE" | "UNCHANGED" | "REFUSED">(
  "ImportAction",
  "What a row of an imported file does.",
  {
    CREATE: "Adds a product.",
    UPDATE: "Changes a product.",
    UNCHANGED: "Says what already is.",
    REFUSED: "Nothing: it breaks a rule, and so the whole file is not written.",
  },
);

export const ErrorCodeEnum = builder.enumType("ErrorCode", {
  description: "Why something is refused; also `extensions.code` of errors.",
  values: Object.fromEntries(
    ERROR_CODES.map((code) => [code, { description: `The refusal ${code}.` }]),
  ) as Record<(typeof ERROR_CODES)[number], { description: string }>,
});

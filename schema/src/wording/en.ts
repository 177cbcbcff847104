import type { FieldRule } from "../domain/fieldRule.ts";
import type { ServerWording } from "./serverWords.ts";
import type { Wording } from "./words.ts";

/** Formats "“price” in row 3", or the part that is known. */
function place(row: number | null, field: string | null): string {
  const what = field === null ? "Something" : `“${field}”`;
  return row === null ? what : `${what} in row ${row}`;
}

/** Formats bounds such as "5 to 480". */
function span({ min, max }: FieldRule): string | null {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? null : `at least ${min}`;
}

/** Formats bounds of what is counted, such as "at least 1 entry". */
function counted(rule: FieldRule, one: string, several: string): string | null {
  const bounds = span(rule);
  return bounds === null ? null : `${bounds} ${(rule.max ?? rule.min) === 1 ? one : several}`;
}

const UNITS = { MINUTES: "minutes", DAYS: "days" };

/** Formats bounds with their unit, such as "5 to 480 minutes". */
function measure(rule: FieldRule): string | null {
  const bounds = span(rule);
  return bounds === null || rule.unit === undefined ? bounds : `${bounds} ${UNITS[rule.unit]}`;
}

/** Formats the other fields of a rule, such as "“start” or “end”". */
const others = ({ fields = [] }: FieldRule) => fields.map((field) => `“${field}”`).join(" or ");

/** Appends the greatest distance of a time, if there is one. */
const within = (rule: FieldRule) => (rule.max === undefined ? "" : `, ${measure(rule)} later`);

const rules: Record<FieldRule["kind"], (rule: FieldRule) => string> = {
  TEXT: (rule) =>
    rule.min === 1 && rule.max === undefined
      ? "must not be empty"
      : (counted(rule, "character", "characters") ?? "text without U+0000"),
  LETTERS: () => "a to z only",
  DIGITS: () => "digits only",
  ASCII: (rule) => `${span(rule)} visible ASCII characters`,
  EMAIL: () => "an e-mail address",
  URL: () => "an https address that is reachable from the internet",
  TIME_ZONE: () => "an IANA time zone, for example Asia/Taipei",
  LINE_USER_ID: () => "U and 32 hexadecimal digits",
  CURSOR: () => "a cursor of this list",
  PHONE: () => "a phone number with 8 to 15 digits",
  MOBILE_PHONE: () => "a mobile number of Taiwan, for example 0912345678",
  CARRIER_NAME: () => "a name of 2 to 5 Chinese characters, or of 4 to 10 letters",
  LINE_ACCOUNT: () => "a LINE ID such as @shop, or a link on line.me or lin.ee",
  BANK_CODE: () => "3 to 11 letters and digits, for example 822",
  WEB_LINK: () => "a link that begins with https://",
  DATE: () => "a date and time with an offset, for example 2026-12-01T10:00:00+08:00",
  DAY: () => "a date, for example 2026-12-01",
  DAY_OR_TIME: () =>
    "a date such as 2026-12-01, or a date and time with an offset such as 2026-12-01T10:00:00+08:00",
  WHOLE_PHONE: () =>
    "a phone number with its first 0, which a spreadsheet may have removed, or with + and the country",
  READABLE: () => "a text that can be read; a character or the result of a formula in this cell cannot",
  LOCAL_TIME: () => "a date and time, for example 2026-12-01 10:00",
  TIME_OF_DAY: () => "a time of day, for example 09:30",
  AFTER: (rule) => `must be after ${others(rule)}${within(rule)}`,
  AHEAD: (rule) => `must be in the future${rule.max === undefined ? "" : `, ${measure(rule)} ahead`}`,
  NOT_AHEAD: () => "must not be in the future",
  WHOLE_NUMBER: (rule) => measure(rule) ?? "a whole number",
  NUMBER: (rule) => span(rule) ?? "a number",
  POSITIVE: () => "more than 0",
  MULTIPLE: ({ of = "" }) => `must be a multiple of ${of}`,
  DECIMAL: ({ max = 5 }) => `a number with at most 12 integer digits and ${max} decimal places`,
  BOOLEAN: () => "true or false",
  OBJECT: () => "a JSON object",
  FORMAT: () => "a value in the documented format",
  CHOICE: ({ choices = [] }) => `one of ${choices.join(", ")}`,
  LIST: (rule) => counted(rule, "entry", "entries") ?? "a list of entries",
  UNIQUE: () => "the same entry must not occur twice",
  NO_COMMA: () => "must not contain a comma",
  SPANS: (rule) => `${span(rule)} entries that end after they start and do not overlap`,
  KEEPS_ONE: () => "an appointment must keep at least one service",
  NAMES: () => "names separated by semicolons",
  NAME_EACH: () => "one name for all services, or at most one for each service",
  REQUIRED: () => "is required",
  REQUIRES: ({ fields = [] }) => `requires ${fields.map((field) => `“${field}”`).join(" and ")}`,
  MORE_THAN: (rule) => `must be more than ${others(rule)}`,
  SAME: (rule) => `must be the same as ${others(rule)}`,
  DIFFERENT: () => "must differ from the current one",
  ONE_OF: (rule) => `exactly one of ${others(rule)} is required`,
  SAME_LENGTH: (rule) => `as many entries as ${others(rule)}`,
  ALONE: () => "must be sent without the other fields",
  AUDIENCE: ({ choices = [] }) => `only discounts with the audience ${choices.join(", ")}`,
  HTTPS_SHOP: () => "LINE shows images only if the store's website uses https",
  VARIANT: () => "the ID of one of the product's variants, which are ordered in its place",
  PER_VARIANT: () => "must be set on each variant of the product",
  PER_PRODUCT: () => "must be set on the product, for all its variants",
  FITTING_AMOUNTS: ({ max = 0, count = 0, choices = [] }) =>
    `prices, discounts, and shipping fees may have at most ${max} decimal places; ${count} have more: ${choices.join(", ")}`,
};

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

function because(reason: string | null): string {
  return reason === null ? "" : ` (${reason})`;
}

function instead(alternatives: string | null): string {
  return alternatives === null ? "" : ` Nearest available times: ${alternatives}.`;
}

export const en: Wording = {
  orderState: {
    ESTABLISHED: "New",
    IN_ACTION: "In progress",
    WAITING: "Ready for handover",
    COMPLETE: "Completed",
    CANCELLED: "Canceled",
  },
  orderAction: {
    ADVANCE: "Move to next status",
    CANCEL: "Cancel order",
    DELETE: "Delete order",
    EDIT: "Edit order",
    CHANGE_LINES: "Change items",
  },
  paymentState: {
    UNPAID: "Unpaid",
    PAID: "Paid",
    PARTIALLY_PAID: "Partially paid",
    REFUND_PENDING: "Refund pending",
    REFUNDED: "Refunded",
    FAILED: "Payment failed",
  },
  paymentMethod: {
    NONE: "Not chosen",
    CARD: "Card (online)",
    BANK_TRANSFER: "Bank transfer",
    PAY_AT_STORE: "Pay at store",
    CASH_ON_DELIVERY: "Cash on delivery",
    UNKNOWN: "Unknown payment method",
  },
  recordedByStaff: "Recorded by staff",
  paymentKind: {
    CASH: "Cash",
    TRANSFER: "Bank transfer",
    COD: "Cash on delivery",
    CARD: "Card",
    WALLET: "Wallet",
    CONVENIENCE_STORE: "Convenience store",
    OTHER: "Other",
    PART: "Part of unknown amount",
    ADJUSTMENT: "Adjustment",
  },
  paymentEntryState: {
    PENDING: "Pending",
    AUTHORIZED: "Authorized",
    CAPTURED: "Received",
    FAILED: "Failed",
    CANCELLED: "Canceled",
    EXPIRED: "Expired",
  },
  refundState: {
    PENDING: "Refund pending",
    DONE: "Refunded",
    FAILED: "Refund failed",
  },
  paymentField: {
    day: "Day",
    number: "Order number",
    provider: "Provider",
    kind: "Kind",
    channel: "Channel",
    amount: "Amount",
    currency: "Currency",
    fee: "Fee",
    state: "State",
    reference: "Reference",
  },
  shippingKind: {
    STORE_PICKUP: "Pick up at the store",
    HOME_DELIVERY: "Home delivery",
    CONVENIENCE_STORE: "Convenience store",
  },
  parcelState: { PACKED: "Packed", SHIPPED: "Shipped", DELIVERED: "Delivered", RETURNED: "Returned" },
  orderSource: {
    ROBOT: "Chatbot",
    SHOPPING_PLATFORM: "Online store",
    MANUAL: "Entered by staff",
  },
  orderField: {
    number: "Order number",
    buyerName: "Buyer",
    buyerPhone: "Buyer's phone",
    recipientName: "Recipient",
    recipientPhone: "Recipient's phone",
    address: "Address",
    expectedDeliveryDate: "Requested delivery",
    deliveryDate: "Delivery",
    totalQuantity: "Quantity",
    total: "Total",
    subtotal: "Original total",
    discountTotal: "Discount total",
    discountRecords: "Discounts",
    shippingName: "Shipping method",
    shippingFee: "Shipping fee",
    shippingSlot: "Time slot",
    source: "Source",
    paymentMethod: "Payment method",
    paymentState: "Payment status",
    state: "Order status",
    note: "Note",
    createdAt: "Created",
    items: "Items",
  },
  productState: { DISABLED: "Disabled", ENABLED: "On sale", FROZEN: "Paused" },
  discountKind: { PER_PRODUCT: "Per product", WHOLE_CART: "Whole cart" },
  discountAudience: { CUSTOMER: "Chosen customers", PRODUCT: "Chosen products" },
  discountState: { DISABLED: "Disabled", ENABLED: "Enabled", FROZEN: "Paused" },
  staffRole: { ADMIN: "Admin", STAFF: "Staff" },
  staffState: { DISABLED: "Disabled", IN_SERVICE: "In service", DISMISSED: "Dismissed" },
  shiftState: { PROPOSED: "Proposed", CONFIRMED: "Confirmed", OPEN_TO_CUSTOMERS: "Open to customers" },
  appointmentState: { PENDING: "Awaiting confirmation", CONFIRMED: "Confirmed", CANCELLED: "Canceled" },
  appointmentSource: { MANUAL: "Entered by staff", CHAT_APP: "Booked through LINE" },
  visitOutcome: { ARRIVED: "Arrived", DONE: "Done", NO_SHOW: "No-show", LATE_CANCEL: "Late cancellation" },
  orderCancelReason: { STAFF: "By the shop", CUSTOMER: "By the customer", EXPIRED: "Not paid in time" },
  cancelledBy: { CUSTOMER: "Customer", SHOP: "Shop" },
  appointmentAction: {
    CONFIRM: "Confirm appointment",
    REJECT: "Decline appointment",
    CANCEL: "Cancel appointment",
    RESCHEDULE: "Move appointment",
    EDIT: "Edit appointment",
    DELETE: "Delete appointment",
  },
  slotRefusal: {
    PAST: "in the past",
    OUTSIDE_WINDOW: "bookings start at 10:00, 14:00, or 18:00, from tomorrow to the end of next month",
    NO_SHIFT: "no shift at this time",
    NOT_OPEN_TO_CUSTOMERS: "not open for booking yet",
    CLOSED: "store closed",
    TIME_OFF: "time off",
    LACKS_SERVICE: "does not offer this service",
    TAKEN: "already booked",
  },
  notSpecified: "No preference",
  weekday: {
    1: "Monday",
    2: "Tuesday",
    3: "Wednesday",
    4: "Thursday",
    5: "Friday",
    6: "Saturday",
    7: "Sunday",
  },
  rule: (rule) => rules[rule.kind](rule),
  thing: {
    Appointment: "appointment",
    AppointmentItem: "appointment item",
    Customer: "customer",
    Discount: "discount",
    Image: "image",
    Order: "order",
    OrderLine: "order item",
    Payment: "payment",
    Product: "product",
    ProductType: "product type",
    Service: "service",
    ShiftAssignment: "shift",
    ShiftTemplate: "shift template",
    ShippingMethod: "shipping method",
    StaffMember: "staff member",
    StaffTimeOff: "time off",
    Store: "store record",
    StoreClosure: "closure",
  },
  orderSum: { ROUNDING: "Rounding", ADJUSTMENT: "Adjustment" },
  listSeparator: ", ",
  price: (name, price) => `${name} ${price}`,
  preOrder: (name, quantity, day) => `${quantity} × ${name} (expected on ${day})`,
  claim: {
    RUNNING: "The same request is still running. Please try again in a moment.",
    LOST: "This request has already been processed, but its response is no longer available. Please check the data before you send it again.",
  },
  file: {
    WRONG_TYPE: ({ types }) => `This file has the wrong type. Please choose (${types.join(" or ")}).`,
    TOO_LARGE: ({ megabytes }) => `This file is too large. The limit is ${megabytes} MB.`,
    TOO_MANY_ROWS: ({ rows }) => `This file has too many rows. The limit is ${rows} rows below the header.`,
    UNREADABLE: () => "This file cannot be read: it is damaged or protected by a password.",
    QUOTES: ({ row }) => `A quotation mark in row ${row} has no partner. Please correct that row.`,
    OTHER_SHOP: ({ program }) =>
      `This is a file of ${program}, whose columns mean something else. Please copy its columns into the template.`,
    WRONG_HEADER: ({ columns }) => `The first row must contain these column names, each once: ${columns}.`,
  },
  picture: {
    NOT_A_PICTURE: () => "is not a PNG, JPEG, WebP, or GIF image.",
    BROKEN: () => "is damaged and cannot be opened.",
    TOO_MANY_BYTES: ({ bytes }) => `has more than ${bytes} bytes. Please use a smaller image.`,
    TOO_MANY_PIXELS: ({ megapixels }) =>
      `has more than ${megapixels} megapixels (width × height). Please use a smaller image.`,
    TOO_LONG_SIDES: ({ sides }) => `is more than ${sides} pixels wide or high. Please use a smaller image.`,
    TOO_COMPLEX: () => "takes too long to process. Please save it as a plain JPEG or PNG and try again.",
    NOT_STORED: () => "is not stored on this server. Please add it again.",
  },
  contactRule: {
    PHONE: "A phone number has 8 to 15 digits, such as 0912-345-678.",
    ADDRESS: "An address has at least 6 letters or digits.",
    ACCOUNT_DIGITS: "Exactly five digits are needed: the last five of the account number.",
  },
  errors: {
    UNAUTHENTICATED: () => "Please sign in first.",
    FORBIDDEN: ({ scopes, refusal }) =>
      refusal === "LAST_ADMIN"
        ? "The shop needs at least one admin in service. Please make someone else an admin first."
        : refusal === "UNDO_EXPIRED"
          ? "This can no longer be undone."
          : refusal === "SAME_CUSTOMER"
            ? "These are the same customer. Please choose another one."
            : refusal === "BOTH_USE_LINE"
              ? "Both customers use LINE and cannot be merged. Only a customer without LINE can be merged with their LINE account."
              : refusal === "NEITHER_USES_LINE"
                ? "Neither of these customers uses LINE. Only a customer without LINE can be merged with their LINE account."
                : refusal === "IN_STOCK"
                  ? "This product is in stock. You can order it now."
                  : scopes === null
                    ? "You are not allowed to do this."
                    : scopes === ""
                      ? "No API token may do this."
                      : `The API token lacks these scopes: ${scopes}.`,
    WRONG_CREDENTIALS: () => "The sign-in details are not correct. Please check them and try again.",
    TOO_MANY_ATTEMPTS: ({ seconds }) =>
      `Too many attempts. Please try again ${seconds === null ? "later" : `in ${wait(seconds)}`}.`,
    ACCOUNT_DISABLED: () => "This account is disabled. Please ask an admin.",
    LOGIN_METHOD_UNAVAILABLE: () =>
      "This way of signing in is not available. Please use another one, or contact the shop.",
    PASSWORD_CHANGE_REQUIRED: () => "Please choose a new password first.",
    INVALID_INPUT: ({ row, field, file, picture, rule, contactRule, maxProducts, products }) =>
      file ??
      (maxProducts &&
        `Without signing in, a cart may have at most ${maxProducts.anonymous} products; after signing in, ${maxProducts.signedIn}.`) ??
      (picture !== null
        ? `${place(row, field)} ${picture}`
        : contactRule !== null
          ? row === null && field === null
            ? contactRule
            : `${place(row, field)}: ${contactRule}`
          : rule !== null && field !== null
            ? `${place(row, field)}${products === null ? "" : ` (${products})`}: ${rule}.`
            : row === null && field === null
              ? "Some of the input is not valid. Please check it and try again."
              : `${place(row, field)} is not valid. Please correct it and try again.`),
    NOT_FOUND: ({ thing, number }) =>
      `This ${thing ?? "entry"}${number === null ? "" : ` (number ${number})`} cannot be found. It may have been deleted.`,
    CONFLICT: ({ thing, field, claim, products, refusal, left }) =>
      claim ??
      (refusal === "COUNTED_SINCE"
        ? `“${products}” has been counted by someone else since. Please count it again.`
        : refusal === "REFUNDED_SINCE"
          ? left === null
            ? "All of this payment has been refunded meanwhile."
            : `More of this payment has been refunded meanwhile: at most ${left} can be refunded now. Please check the amount and submit again.`
          : field === null
            ? `Someone else has changed this ${thing ?? "entry"} in the meantime. Please reload and try again.`
            : `“${field}” has already been used for something else. Please use another one.`),
    ALREADY_EXISTS: ({ thing, field, refusal }) =>
      refusal === "AMBIGUOUS_NAME"
        ? `More than one ${thing} has this name. Please rename one of them and try again.`
        : refusal === "NAME_TAKEN"
          ? `Another ${thing} already has this name. Each name can be used only once; please choose a different one.`
          : `This ${thing ?? "entry"} already exists. Please ${field === null ? "change yours and try again" : `change “${field}”`}.`,
    IN_USE: ({ thing, field }) =>
      `This ${thing ?? "entry"} is in use ${field === null ? "and cannot be deleted" : `and its “${field}” cannot be changed`}.`,
    OUT_OF_STOCK: ({ products, refusal }) =>
      products === null
        ? "There is not enough stock. Please order fewer."
        : refusal === "SOLD_SINCE_COUNT"
          ? `More of “${products}” was sold since the count than was counted. Please count again.`
          : `Not enough stock: ${products}. Please order fewer or remove them.`,
    PRICE_CHANGED: ({ prices }) =>
      prices === null
        ? "Prices have changed. Please review your cart."
        : `Prices have changed. Today's prices: ${prices}. Please review them and order again.`,
    ORDER_STATE_FORBIDS: ({ state, refusal, stateOf }) =>
      refusal === "NO_LINES"
        ? "The order has no products yet. Add a product before you advance it."
        : refusal === "REFUND_STARTED"
          ? "The payment provider is already returning the money, so this cannot be undone."
          : refusal === "LABEL_EXISTS"
            ? "The store is fixed, because a parcel to it was created at the carrier and may have a label. Unpack that parcel first."
            : refusal === "ADDRESS_OF_STORE"
              ? "The order goes to a convenience store, whose address it has. Change the store instead."
              : state === null
                ? "The order's status does not allow this."
                : stateOf === "PARCEL"
                  ? `The parcel's status is “${state}”, which does not allow this.`
                  : stateOf === "PAYMENT"
                    ? `The payment status is “${state}”, which does not allow this.`
                    : `The order's status is “${state}”, which does not allow this.`,
    PRODUCT_NOT_ON_SALE: ({ products }) =>
      products === null
        ? "A product is not on sale at the moment. Please remove it from your cart."
        : `Not on sale at the moment: ${products}. Please remove them from your cart.`,
    DELIVERY_DATE_NOT_ALLOWED: () =>
      "This date is not available. Please choose an open day within the ordering period.",
    PAYMENT_METHOD_NOT_OFFERED: () => "Please choose one of the payment methods that the shop offers.",
    BANK_CODE_REQUIRED: () =>
      "For a bank transfer, please start the note with the last five digits of your account number.",
    STORE_ALREADY_EXISTS: () => "There can be only one store record. Please edit the existing one.",
    CUSTOMER_BLOCKED: () => "You cannot order or book at the moment. Please contact the shop.",
    SHIPPING_METHOD_NOT_OFFERED: () =>
      "Please choose one of the shipping methods that the shop offers for this order.",
    SHIPPING_SLOT_NOT_AVAILABLE: () => "This time is full or no longer offered. Please choose another one.",
    ORDER_LIMIT: ({ limit }) =>
      limit === null
        ? "You have as many unpaid orders as the shop allows. Please pay for one of them, or contact the shop."
        : `You already have ${limit.most} unpaid ${limit.most === 1 ? "order" : "orders"}, which is as many as the shop allows. Please pay for one of them, or contact the shop.`,
    PURCHASE_LIMIT: ({ purchaseLimit, products }) =>
      purchaseLimit === null
        ? "This is more than the shop sells to one person. Please order fewer."
        : `At most ${purchaseLimit.most} ${purchaseLimit.of === "PER_ORDER" ? "per order" : "per person"}${products === null ? "" : `: ${products}`}. You can order ${purchaseLimit.left} now.`,
    PRE_ORDER_CHANGED: ({ preOrders }) =>
      preOrders === null
        ? "More of your order would now be a pre-order. Please review it and order again."
        : `More of your order would now be a pre-order: ${preOrders}. Please review it and order again.`,
    SLOT_TAKEN: ({ alternatives }) =>
      `This time has been taken. Please choose another.${instead(alternatives)}`,
    STAFF_NOT_AVAILABLE: ({ reason, alternatives }) =>
      `This staff member is not available at this time${because(reason)}. Please choose another time or staff member.${instead(alternatives)}`,
    APPOINTMENT_STATE_FORBIDS: ({ state }) =>
      state === null
        ? "The appointment's status does not allow this."
        : `The appointment's status is “${state}”, which does not allow this.`,
    OUTSIDE_BOOKING_WINDOW: ({ reason, alternatives }) =>
      `This time is not open for booking${because(reason)}. Please choose another.${instead(alternatives)}`,
    SHIFT_HAS_APPOINTMENTS: ({ appointments }) =>
      appointments === null
        ? "There are appointments during this time. Please reschedule or cancel them first."
        : `There are appointments during this time: ${appointments}. Please reschedule or cancel them first.`,
    BOOKING_LIMIT: ({ limit }) =>
      limit === null
        ? "You have as many bookings as the shop allows. Please cancel one of them, or contact the shop."
        : limit.isOverlap
          ? `The shop allows at most ${limit.most} of your bookings at the same time. Please choose another time, or contact the shop.`
          : `You already have ${limit.most} upcoming ${limit.most === 1 ? "booking" : "bookings"}, which is as many as the shop allows. Please book again after one of them, cancel one, or contact the shop.`,
    INTERNAL: () => "Something went wrong on our side. Please try again later.",
    LINE_UNAVAILABLE: () => "LINE cannot be reached right now. Please try again later.",
    LINE_QUOTA_EXHAUSTED: ({ messages }) =>
      messages === null
        ? "This month's quota of LINE messages has been used up."
        : `This month's quota of LINE messages is not sufficient: ${messages.need} messages are needed, and ${messages.left} are left.`,
    QUEUE_FULL: ({ seconds }) =>
      `Too many uploads are being processed at the moment, so this one was not accepted. Please try again ${seconds === null ? "later" : `in ${wait(seconds)}`}.`,
    OUTCOME_UNKNOWN: () =>
      "This may have been done, but the confirmation was lost. Please look before you try again; a retry with the same key is safe.",
  },
};

export const enServer: ServerWording = {
  notification: {
    title: {
      ORDER_RECEIVED: "We have received your order",
      ORDER_ADVANCED: "Your order has a new status",
      ORDER_CANCELLED: "Your order has been canceled",
      PAYMENT_DUE: "Please pay soon, or your order will expire",
      PAYMENT_RECORDED: "We have received your payment",
      REFUND_RECORDED: "We have sent you a refund",
      PARCEL_SHIPPED: "Your parcel is on its way",
      APPOINTMENT_REQUESTED: "We have received your booking request and will confirm it",
      APPOINTMENT_CONFIRMED: "Your booking is confirmed",
      APPOINTMENT_MOVED: "Your booking has a new time",
      APPOINTMENT_CANCELLED: "Your booking has been canceled",
      APPOINTMENT_REMINDER: "Your booking is tomorrow",
    },
    order: "Order",
    appointment: "Booking",
    state: "Status",
    payment: "Payment",
    tracking: "Tracking",
    product: "Product",
    backInStock: "It is in stock again",
    items: "Items",
    total: "Total",
    received: "Received",
    outstanding: "Still to pay",
    refunded: "Refunded",
    payUntil: "Pay by",
    reason: "Reason",
    expired: "It was not paid in time",
    time: "Time",
    services: "Services",
    staff: "With",
    times: (name, quantity) => `${name} × ${quantity}`,
    preOrder: (day) => `Pre-order, expected on ${day}`,
    more: (count) => `and ${count} more`,
    paid: "I have paid",
    paidOrder: (order) => `I have paid order #${order}`,
    changeTime: "Change time",
    changeTimeOf: (appointment) => `Change the time of booking #${appointment}`,
    cancel: "Cancel booking",
    cancelOf: (appointment) => `Cancel booking #${appointment}`,
    openOrder: "View order",
    openAppointment: "View booking",
  },
  chat: {
    order: ({ number, state, payment, total }) =>
      `Order #${number}\nStatus: ${state}\nPayment: ${payment}\nTotal: ${total}`,
    noOrder: "You have no open orders.",
    appointment: ({ at, services, state }) => `Your next booking: ${at}\n${services}\nStatus: ${state}`,
    noAppointment: "You have no upcoming bookings.",
    openOn: "Open on: ",
    address: "Address: ",
    noHours: "The shop has not entered its opening hours yet.",
    help: "You can check your order status, your next booking, or the opening hours here. Tap a button below.",
    ask: { ORDER_STATUS: "Order status", NEXT_APPOINTMENT: "Next booking", OPENING_HOURS: "Opening hours" },
  },
  chatAction: {
    askDigits: (order, total) =>
      `Please enter the last five digits of the account that you paid from (order #${order}, ${total}).`,
    notFive: "Please enter exactly five digits.",
    enterDigits: "Enter the digits",
    whichOrder: "Which order did you pay for?",
    noOrderToPay: "You have no orders awaiting a bank transfer.",
    paymentSaid: (order, digits) =>
      `Thanks, we've told the shop that order #${order} is paid (last five digits ${digits}). The shop will check the payment. To correct the digits, enter them again.`,
    times: (appointment, at) =>
      `Booking #${appointment} is at ${at}. Please choose another time; the shop will confirm it again.`,
    noTimes: "No other times are available right now.",
    appointment: ({ number, at, services, state }) =>
      `Booking #${number}: ${at}\n${services}\nStatus: ${state}`,
    askCancel: (at, services) => `Cancel this booking?\n${at}\n${services}`,
    cancelNow: "Cancel booking",
    keep: "Keep booking",
    cancelled: (appointment, at) => `Booking #${appointment} (${at}) has been canceled.`,
    changed:
      "This booking has changed in the meantime, so no change was made. Please check its current details and try again.",
    tooLate: (until) =>
      `The deadline to change or cancel this booking here was ${until}. Please contact the shop.`,
  },
  lastFiveDigits: "last five digits",
  buyNow: "Buy now",
  appointmentTemplate: {
    appointments: "Appointments",
    explanation: "Instructions",
    column: "Column",
    meaning: "Contents",
    example: "Example",
    columns: {
      customer_name: "The customer's name (required)",
      customer_phone: "The customer's phone number (required)",
      start_time:
        "The start time in the store's time zone (required): an Excel date and time, YYYY-MM-DD HH:mm, or YYYY/MM/DD HH:mm",
      services: "Names of services (required), separated by semicolons; they follow one another",
      staff:
        "Names of staff: one name for all services, or one name per service in the same order, separated by semicolons; leave empty for no preference",
      remark: "A note",
    },
    rules: [
      "Fill in the first sheet. Keep the column names in the first row; each row is one appointment, up to 5,000.",
      "If any row has an error, nothing is imported, unless you choose to import only the rows without errors. Imported appointments await confirmation.",
    ],
    service: "Service",
    minutes: "Minutes",
    staffMember: "Staff",
    offers: "Services offered",
    customer: "Wang Xiaoming",
    remark: "First visit",
  },
  importHeadings: {
    product: {
      name: "Name",
      code: "Code",
      description: "Description",
      price: "Price",
      stock: "Stock",
      top_pick: "Top pick",
      state: "Status",
      types: "Types",
      keywords: "Keywords",
      low_stock_level: "Low-stock level",
      max_per_order: "At most per order",
      max_per_customer: "At most per customer",
      pre_order_cap: "Pre-order cap",
      pre_order_day: "Pre-order day",
      quantity_step: "Quantity step",
      variant_of: "Variant of",
      option_values: "Option values",
      currency: "Currency",
    },
    appointment: {
      customer_name: "Customer",
      customer_phone: "Phone",
      start_time: "Start",
      services: "Services",
      staff: "Staff",
      remark: "Note",
    },
  },
  exportFile: {
    appointment: {
      number: "Appointment number",
      customerName: "Customer",
      customerPhone: "Phone",
      startsAt: "Start",
      endsAt: "End",
      services: "Services",
      staff: "Staff",
      price: "Price",
      state: "Status",
      outcome: "Outcome",
      cancelledBy: "Canceled late by",
      source: "Source",
      note: "Note",
      createdAt: "Created",
      currency: "Currency",
    },
    walkIn: "Walk-in",
    customer: {
      number: "Customer number",
      name: "Name",
      phone: "Phone",
      note: "Note",
      tags: "Tags",
      state: "Status",
      blockNote: "Reason for the block",
      reach: "LINE friend",
      discounts: "Discounts",
      spent: "Spent",
      orders: "Orders",
      visits: "Visits",
      noShows: "No-shows",
      lateCancellations: "Late cancellations",
      firstContactAt: "First contact",
      lastContactAt: "Last contact",
      currency: "Currency",
      spentOtherwise: "Spent in other currencies",
    },
    blocked: "Blocked",
    reach: {
      FRIEND: "Friend",
      NOT_FRIEND: "Not a friend",
      UNKNOWN: "Not known yet",
      NO_LINE: "Without LINE",
    },
    staffHours: {
      day: "Day",
      number: "Staff number",
      name: "Staff member",
      shifts: "Shifts",
      shiftHours: "Shift hours",
      absenceHours: "Absence hours",
      workingHours: "Working hours",
      bookings: "Bookings",
      bookedHours: "Booked hours",
    },
  },
  protocolFault: {
    malformed: "The request body is not valid JSON.",
    notFound: "This path does not exist.",
    wrongMethod: "This path does not accept this method.",
    tooLarge: "The request body is too large.",
    wrongType: "The request body must be JSON (application/json).",
    notReady: "The server cannot respond right now. Please try again in a moment.",
  },
  inRow: (row, text) => `Row ${row}: ${text}`,
};

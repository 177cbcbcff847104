import type { ServerWording } from "./serverWords.ts";
import type { Wording } from "./words.ts";

/** Formats "“price” in row 3", or the part that is known. */
function place(row: number | null, field: string | null): string {
  const what = field === null ? "Something" : `“${field}”`;
  return row === null ? what : `${what} in row ${row}`;
}

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

function because(reason: string | null): string {
  return reason === null ? "" : ` (${reason})`;
}

function instead(alternatives: string | null): string {
  return alternatives === null ? "" : ` The nearest free times: ${alternatives}.`;
}

export const en: Wording = {
  orderState: {
    ESTABLISHED: "New",
    IN_ACTION: "In progress",
    WAITING: "Ready for handover",
    COMPLETE: "Completed",
    CANCELLED: "Cancelled",
  },
  orderAction: {
    ADVANCE: "Move to next state",
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
  orderSource: {
    ROBOT: "Chatbot",
    SHOPPING_PLATFORM: "Online store",
    MANUAL: "Entered by staff",
  },
  productState: { DISABLED: "Disabled", ENABLED: "On sale", FROZEN: "Paused" },
  discountKind: { PER_PRODUCT: "Per product", WHOLE_CART: "Whole cart" },
  discountAudience: { CUSTOMER: "Chosen customers", PRODUCT: "Chosen products" },
  discountState: { DISABLED: "Disabled", ENABLED: "Enabled", FROZEN: "Paused" },
  staffRole: { ADMIN: "Admin", STAFF: "Staff" },
  staffState: { DISABLED: "Disabled", IN_SERVICE: "In service", DISMISSED: "Dismissed" },
  shiftState: { PROPOSED: "Proposed", CONFIRMED: "Confirmed", OPEN_TO_CUSTOMERS: "Open to customers" },
  appointmentState: { PENDING: "Awaiting review", CONFIRMED: "Confirmed", CANCELLED: "Cancelled" },
  appointmentSource: { MANUAL: "Entered by staff", CHAT_APP: "Booked through LINE" },
  appointmentAction: {
    CONFIRM: "Confirm appointment",
    REJECT: "Turn down appointment",
    CANCEL: "Cancel appointment",
    RESCHEDULE: "Move appointment",
    EDIT: "Edit appointment",
    DELETE: "Delete appointment",
  },
  slotRefusal: {
    PAST: "in the past",
    OUTSIDE_WINDOW: "outside the booking times",
    NO_SHIFT: "no shift then",
    NOT_OPEN_TO_CUSTOMERS: "not open for booking yet",
    CLOSED: "store closed",
    TIME_OFF: "time off",
    LACKS_SERVICE: "does not offer this service",
    TAKEN: "already booked",
  },
  notSpecified: "Not specified",
  weekday: {
    1: "Monday",
    2: "Tuesday",
    3: "Wednesday",
    4: "Thursday",
    5: "Friday",
    6: "Saturday",
    7: "Sunday",
  },
  thing: {
    Appointment: "appointment",
    AppointmentItem: "appointment item",
    Customer: "customer",
    Discount: "discount",
    Image: "image",
    Order: "order",
    OrderLine: "order item",
    Product: "product",
    ProductType: "product type",
    Service: "service",
    ShiftAssignment: "shift",
    ShiftTemplate: "shift template",
    StaffMember: "staff member",
    StaffTimeOff: "time off",
    Store: "store record",
    StoreClosure: "closure",
  },
  listSeparator: ", ",
  price: (name, price) => `${name} ${price}`,
  claim: {
    RUNNING: "The same request is still running. Please try again in a moment.",
    LOST: "This request has already been processed, but its response is no longer available. Please check the data before you send it again.",
  },
  file: {
    WRONG_TYPE: ({ types }) =>
      `This file has the wrong type. Please choose a file of type ${types.join(" or ")}.`,
    TOO_LARGE: ({ megabytes }) => `This file is too large. The limit is ${megabytes} MB.`,
    TOO_MANY_ROWS: ({ rows }) => `This file has too many rows. The limit is ${rows} rows below the header.`,
    UNREADABLE: () => "This file cannot be read: it is damaged or protected by a password.",
    WRONG_HEADER: ({ columns }) => `The first row must contain these column names, each once: ${columns}.`,
  },
  picture: {
    NOT_A_PICTURE: () => "is not a PNG, JPEG, WebP, or GIF image.",
    BROKEN: () => "is damaged and cannot be opened.",
    TOO_MANY_BYTES: ({ bytes }) => `has more than ${bytes} bytes. Please use a smaller image.`,
    TOO_MANY_PIXELS: ({ megapixels }) =>
      `has more than ${megapixels} megapixels (width × height). Please use a smaller image.`,
  },
  rule: {
    PHONE: "A phone number has 8 to 15 digits, such as 0912-345-678.",
    ADDRESS: "An address has at least 6 letters or digits.",
    ACCOUNT_DIGITS: "Exactly five digits are needed: the last five of the account number.",
  },
  errors: {
    UNAUTHENTICATED: () => "Please sign in first.",
    FORBIDDEN: ({ scopes }) =>
      scopes === null
        ? "You are not allowed to do this."
        : scopes === ""
          ? "No API token may do this."
          : `The API token lacks: ${scopes}.`,
    WRONG_CREDENTIALS: () => "The sign-in details are not correct. Please check them and try again.",
    TOO_MANY_ATTEMPTS: ({ seconds }) =>
      `Too many attempts. Please try again ${seconds === null ? "later" : `in ${wait(seconds)}`}.`,
    ACCOUNT_DISABLED: () => "This account is disabled. Please ask an admin.",
    LOGIN_METHOD_UNAVAILABLE: () =>
      "This way of signing in is not available. Please use your username and password.",
    INVALID_INPUT: ({ row, field, rule, file, picture }) =>
      file ??
      (picture !== null
        ? `${place(row, field)} ${picture}`
        : rule !== null
          ? row === null && field === null
            ? rule
            : `${place(row, field)}: ${rule}`
          : row === null && field === null
            ? "Some of the input is not valid. Please check it and try again."
            : `${place(row, field)} is not valid. Please correct it and try again.`),
    NOT_FOUND: ({ thing }) => `This ${thing ?? "entry"} cannot be found. It may have been deleted.`,
    CONFLICT: ({ thing, field, claim }) =>
      claim ??
      (field === null
        ? `Someone else has changed this ${thing ?? "entry"} in the meantime. Please reload and try again.`
        : `“${field}” has already been used for something else. Please use another one.`),
    ALREADY_EXISTS: ({ thing, field }) =>
      `This ${thing ?? "entry"} already exists. Please ${field === null ? "change yours and try again" : `change “${field}”`}.`,
    IN_USE: ({ thing, field }) =>
      `This ${thing ?? "entry"} is in use ${field === null ? "and cannot be deleted" : `and its “${field}” cannot be changed`}.`,
    OUT_OF_STOCK: ({ products }) =>
      products === null
        ? "There is not enough stock. Please order fewer."
        : `Not enough stock: ${products}. Please order fewer or remove them.`,
    PRICE_CHANGED: ({ prices }) =>
      prices === null
        ? "Prices have changed. Please check your cart again."
        : `Prices have changed. Today's prices: ${prices}. Please check and order again.`,
    ORDER_STATE_FORBIDS: ({ state }) =>
      state === null
        ? "The order's state does not allow this."
        : `The order's state is “${state}”, which does not allow this.`,
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
    SLOT_TAKEN: ({ alternatives }) =>
      `This time has been taken. Please choose another.${instead(alternatives)}`,
    STAFF_NOT_AVAILABLE: ({ reason, alternatives }) =>
      `This staff member is not available then${because(reason)}. Please choose another time or another person.${instead(alternatives)}`,
    APPOINTMENT_STATE_FORBIDS: ({ state }) =>
      state === null
        ? "The appointment's state does not allow this."
        : `The appointment's state is “${state}”, which does not allow this.`,
    OUTSIDE_BOOKING_WINDOW: ({ reason, alternatives }) =>
      `This time is not open for booking${because(reason)}. Please choose another.${instead(alternatives)}`,
    SHIFT_HAS_APPOINTMENTS: ({ appointments }) =>
      appointments === null
        ? "There are appointments in this time. Please deal with them first."
        : `There are appointments in this time: ${appointments}. Please deal with them first.`,
    INTERNAL: () => "Something went wrong on our side. Please try again later.",
    LINE_UNAVAILABLE: () => "LINE cannot be reached right now. Please try again later.",
    LINE_QUOTA_EXHAUSTED: ({ messages }) =>
      messages === null
        ? "This month's quota of LINE messages has been used up."
        : `This month's quota of LINE messages is not sufficient: ${messages.need} messages are needed, and ${messages.left} are left.`,
  },
};

export const enServer: ServerWording = {
  notification: {
    title: {
      ORDER_RECEIVED: "We have your order",
      ORDER_ADVANCED: "Your order moved on",
      ORDER_CANCELLED: "Your order is cancelled",
      PAYMENT_RECORDED: "We have your payment",
      APPOINTMENT_REQUESTED: "We have your booking and will confirm it",
      APPOINTMENT_CONFIRMED: "Your booking is confirmed",
      APPOINTMENT_MOVED: "Your booking has another time",
      APPOINTMENT_CANCELLED: "Your booking is cancelled",
      APPOINTMENT_REMINDER: "Your booking is tomorrow",
    },
    order: "Order",
    appointment: "Booking",
    state: "State",
    payment: "Payment",
    items: "Items",
    total: "Total",
    time: "Time",
    services: "Services",
    staff: "With",
    times: (name, quantity) => `${name} × ${quantity}`,
    more: (count) => `and ${count} more`,
    paid: "I have paid",
    paidOrder: (order) => `I have paid order #${order}`,
    changeTime: "Change time",
    changeTimeOf: (appointment) => `Change the time of booking #${appointment}`,
    cancel: "Cancel booking",
    cancelOf: (appointment) => `Cancel booking #${appointment}`,
    myOrders: "My orders",
    myAppointments: "My bookings",
  },
  chat: {
    order: ({ number, state, payment, total }) =>
      `Order #${number}\nState: ${state}\nPayment: ${payment}\nTotal: ${total}`,
    noOrder: "You have no open order.",
    appointment: ({ at, services, state }) => `Your next booking: ${at}\n${services}\nState: ${state}`,
    noAppointment: "You have no booking ahead.",
    openOn: "Open on: ",
    address: "Address: ",
    noHours: "The shop has not told its opening hours.",
    help: "Ask here for the state of your order, your next booking or the opening hours: tap a button below.",
    ask: { ORDER_STATUS: "Order status", NEXT_APPOINTMENT: "Next booking", OPENING_HOURS: "Opening hours" },
  },
  chatAction: {
    askDigits: (order, total) =>
      `Please type the last five digits of the account that you paid from (order #${order}, ${total}).`,
    notFive: "These must be exactly five digits.",
    enterDigits: "Type the digits",
    whichOrder: "Which order did you pay?",
    noOrderToPay: "You have no order that waits for a bank transfer.",
    paymentSaid: (order, digits) =>
      `The shop now knows: order #${order} is paid, last five digits ${digits}. They will check it. To correct the digits, type them again.`,
    times: (appointment, at) =>
      `Booking #${appointment} is at ${at}. Please choose another time; the shop will confirm it again.`,
    noTimes: "No other time is free now.",
    otherTimes: "My bookings",
    appointment: ({ number, at, services, state }) =>
      `Booking #${number}: ${at}\n${services}\nState: ${state}`,
    askCancel: (at, services) => `Cancel this booking?\n${at}\n${services}`,
    cancelNow: "Cancel it",
    keep: "Keep it",
    cancelled: (appointment, at) => `Booking #${appointment} (${at}) is cancelled.`,
    changed: "This booking has changed since, so nothing was done. Please choose again for how it is now.",
    tooLate: (until) =>
      `Bookings can be changed or cancelled here until ${until}. Please contact the shop itself.`,
  },
  lastFiveDigits: "last five digits",
  buyNow: "Buy now",
  orderColumn: {
    number: "Order number",
    buyerName: "Orderer",
    buyerPhone: "Orderer's phone",
    recipientName: "Receiver",
    recipientPhone: "Receiver's phone",
    address: "Address",
    expectedDelivery: "Predicted delivery",
    delivery: "Delivery",
    quantity: "Quantity",
    total: "Total",
    subtotal: "Original total",
    discountTotal: "Discount total",
    discounts: "Discounts",
    source: "Source",
    paymentMethod: "Payment method",
    paymentState: "Payment status",
    state: "Order status",
    note: "Remark",
    createdAt: "Created",
  },
  appointmentTemplate: {
    appointments: "Appointments",
    explanation: "How to fill it in",
    column: "Column",
    meaning: "What goes in it",
    example: "Example",
    columns: {
      customer_name: "The customer's name (needed)",
      customer_phone: "Their phone number (needed)",
      start_time:
        "When it begins, by the store's clock (needed): a date and time of Excel, or YYYY-MM-DD HH:mm, or YYYY/MM/DD HH:mm",
      services: "Names of services (needed); a semicolon between them, one follows the other",
      staff:
        "Names of staff: one alone does all services; otherwise in the order of the services, a semicolon between them; empty: not specified",
      remark: "A remark",
    },
    rules: [
      "Fill in the first sheet. Leave the column names in its first row; every row is an appointment, at most 5,000 of them.",
      "While a row has a problem, none is imported. Imported appointments wait for review.",
    ],
    service: "Service",
    minutes: "Minutes",
    staffMember: "Staff",
    offers: "Services offered",
    customer: "Wang Xiaoming",
    remark: "First visit",
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

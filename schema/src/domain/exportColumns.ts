/** The columns of the CSV export of appointments, in its order. */
export const APPOINTMENT_FILE_COLUMNS = [
  "number",
  "customerName",
  "customerPhone",
  "startsAt",
  "endsAt",
  "services",
  "staff",
  "price",
  "state",
  "outcome",
  "cancelledBy",
  "source",
  "note",
  "createdAt",
] as const;

/** The column that follows in a shop that has or had a currency: that of the price. */
export const APPOINTMENT_CURRENCY_COLUMN = "currency";
export type AppointmentFileColumn =
  | (typeof APPOINTMENT_FILE_COLUMNS)[number]
  | typeof APPOINTMENT_CURRENCY_COLUMN;

/** The columns of the CSV export of customers, in its order. */
export const CUSTOMER_FILE_COLUMNS = [
  "number",
  "name",
  "phone",
  "note",
  "tags",
  "state",
  "blockNote",
  "reach",
  "discounts",
  "spent",
  "orders",
  "visits",
  "noShows",
  "lateCancellations",
  "firstContactAt",
  "lastContactAt",
] as const;

/** The columns that follow in a shop that has or had a currency. */
export const CUSTOMER_CURRENCY_COLUMNS = ["currency", "spentOtherwise"] as const;
export type CustomerFileColumn =
  | (typeof CUSTOMER_FILE_COLUMNS)[number]
  | (typeof CUSTOMER_CURRENCY_COLUMNS)[number];

/** The columns of the CSV export of the staff's hours, in its order. */
export const STAFF_HOURS_COLUMNS = [
  "day",
  "number",
  "name",
  "shifts",
  "shiftHours",
  "absenceHours",
  "workingHours",
  "bookings",
  "bookedHours",
] as const;
export type StaffHoursColumn = (typeof STAFF_HOURS_COLUMNS)[number];

/** Whether LINE delivers messages to a customer. */
export type CustomerReach = "FRIEND" | "NOT_FRIEND" | "UNKNOWN" | "NO_LINE";

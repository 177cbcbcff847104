import type { LineQuestion, NoticeKind } from "@machiya/prisma/enums";
import type { AppointmentColumn } from "../domain/appointments/appointmentImport.ts";
import type {
  AppointmentFileColumn,
  CustomerFileColumn,
  CustomerReach,
  StaffHoursColumn,
} from "../domain/exportColumns.ts";
import type { ProductFileColumn } from "../domain/products/productImport.ts";

/** The texts of customer notifications. */
interface NotificationWords {
  title: Record<NoticeKind, string>;
  order: string;
  appointment: string;
  state: string;
  payment: string;
  tracking: string;
  product: string;
  /** The title of the message that a product is in stock again. */
  backInStock: string;
  items: string;
  total: string;
  /** The labels of amounts. */
  received: string;
  outstanding: string;
  refunded: string;
  /** The label before the end of the time to pay. */
  payUntil: string;
  /** The label before the reason of a cancellation, and the reason of an unpaid order. */
  reason: string;
  expired: string;
  time: string;
  services: string;
  staff: string;
  /** A product with its quantity. */
  times: (name: string, quantity: string) => string;
  /** Below a line of which pieces are not in stock yet. */
  preOrder: (day: string) => string;
  /** The last line of a truncated list: the number of further items. */
  more: (count: number) => string;
  /**
   * Button labels of at most 20 characters (line.md: quick replies), and the chat messages that they send.
   */
  paid: string;
  paidOrder: (order: number) => string;
  changeTime: string;
  changeTimeOf: (appointment: number) => string;
  cancel: string;
  cancelOf: (appointment: number) => string;
  openOrder: string;
  openAppointment: string;
}

/** The shop's replies to questions in the chat. */
interface ChatWords {
  order: (order: { number: number; state: string; payment: string; total: string }) => string;
  noOrder: string;
  appointment: (appointment: { at: string; services: string; state: string }) => string;
  noAppointment: string;
  /** The label before the open weekdays. */
  openOn: string;
  address: string;
  noHours: string;
  help: string;
  /** The label of the button for each question; at most 20 characters (line.md). */
  ask: Record<Exclude<LineQuestion, "HELP">, string>;
}

/** The shop's replies to the buttons of cards. */
interface ChatActionWords {
  askDigits: (order: number, total: string) => string;
  notFive: string;
  /** Button label of at most 20 characters (line.md), like the ones below. */
  enterDigits: string;
  whichOrder: string;
  noOrderToPay: string;
  paymentSaid: (order: number, digits: string) => string;
  times: (appointment: number, at: string) => string;
  noTimes: string;
  appointment: (appointment: { number: number; at: string; services: string; state: string }) => string;
  askCancel: (at: string, services: string) => string;
  cancelNow: string;
  keep: string;
  cancelled: (appointment: number, at: string) => string;
  changed: string;
  tooLate: (until: string) => string;
}

/** The headings of the columns of files that are imported. A file may have those of any language. */
interface ImportHeadings {
  product: Record<ProductFileColumn, string>;
  appointment: Record<AppointmentColumn, string>;
}

/** The texts of the Excel template for appointments. */
interface AppointmentTemplateWords {
  /** Sheet names of at most 31 characters. */
  appointments: string;
  explanation: string;
  /** The headings above the explanation of the columns. */
  column: string;
  meaning: string;
  example: string;
  columns: Record<AppointmentColumn, string>;
  rules: readonly string[];
  service: string;
  minutes: string;
  staffMember: string;
  offers: string;
  customer: string;
  remark: string;
}

/** The texts of the CSV exports of appointments, customers, and staff hours. */
interface ExportWords {
  appointment: Record<AppointmentFileColumn, string>;
  /** In place of the source of an appointment of a person who came without one. */
  walkIn: string;
  customer: Record<CustomerFileColumn, string>;
  blocked: string;
  reach: Record<CustomerReach, string>;
  staffHours: Record<StaffHoursColumn, string>;
}

/** The words that only the server uses, in one language. A missing one is a compile error. */
export interface ServerWording {
  notification: NotificationWords;
  chat: ChatWords;
  chatAction: ChatActionWords;
  /** Follows an order's number in the message that a customer completes with the digits of their account. */
  lastFiveDigits: string;
  /** The button of a product in a broadcast; at most 20 characters (line.md). */
  buyNow: string;
  appointmentTemplate: AppointmentTemplateWords;
  importHeadings: ImportHeadings;
  exportFile: ExportWords;
  /** Errors of the REST protocol (decisions.md §2.1). */
  protocolFault: Record<
    "malformed" | "notFound" | "wrongMethod" | "tooLarge" | "wrongType" | "notReady",
    string
  >;
  /** Adds the row of a batch to an error message. */
  inRow: (row: number, text: string) => string;
}

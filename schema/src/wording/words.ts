import type {
  AppointmentSource,
  AppointmentState,
  DiscountAudience,
  DiscountKind,
  DiscountState,
  OrderSource,
  OrderState,
  PaymentState,
  ProductState,
  ShiftState,
  StaffRole,
  StaffState,
} from "@machiya/prisma/enums";
import type { AppointmentAction } from "../domain/appointments/appointmentState.ts";
import type { SlotRefusal } from "../domain/appointments/slots.ts";
import type { ClaimState, ErrorCode } from "../domain/errors.ts";
import type { OrderAction } from "../domain/orders/orderState.ts";
import type { PaymentMethod } from "../domain/orders/payment.ts";
import type { PictureProblem } from "../domain/products/imageLimits.ts";
import type { FileProblem } from "../domain/products/tableFile.ts";

/** What the text of an error may name, ready to be put into a sentence; null: not known. */
export interface ErrorWords {
  field: string | null;
  row: number | null;
  /** Names of products, as a list of the language. */
  products: string | null;
  /** Products with their prices today, as a list of the language. */
  prices: string | null;
  /** Appointments with their times, as a list of the language. */
  appointments: string | null;
  state: string | null;
  /** Why a time cannot be had, in a few words. */
  reason: string | null;
  /** Times that could be had instead, with whom, as a list of the language. */
  alternatives: string | null;
  seconds: number | null;
  /** Messages that are needed, and those that are left. */
  messages: { need: number; left: number } | null;
  /** What became of a request that is repeated, as a sentence. */
  claim: string | null;
  /** What is wrong with a file, as a sentence. */
  file: string | null;
  /** What is wrong with a picture, to be said of the place where it stands. */
  picture: string | null;
  /** What an API token lacks, as a list of the language; empty: no token opens it. */
  scopes: string | null;
  thing: string | null;
}

/** What a picture may have. */
export interface PictureWords {
  /** Grouped as the language does. */
  bytes: string;
  megapixels: number;
}

/** What a file of rows may be. */
export interface FileWords {
  /** Extensions. */
  types: readonly string[];
  megabytes: number;
  rows: number;
  /** The headers of its columns. */
  columns: string;
}

export type ErrorText = (words: ErrorWords) => string;

/** GraphQL types that an error's `what` may name. */
export type EntityName =
  | "Appointment"
  | "AppointmentItem"
  | "Customer"
  | "Discount"
  | "Image"
  | "Order"
  | "OrderLine"
  | "Product"
  | "ProductType"
  | "Service"
  | "ShiftAssignment"
  | "ShiftTemplate"
  | "StaffMember"
  | "StaffTimeOff"
  | "Store"
  | "StoreClosure";

/** The words that screens and errors have in common, in one language. A missing one does not compile. */
export interface Wording {
  orderState: Record<OrderState, string>;
  orderAction: Record<OrderAction, string>;
  paymentState: Record<PaymentState, string>;
  paymentMethod: Record<PaymentMethod, string>;
  orderSource: Record<OrderSource, string>;
  productState: Record<ProductState, string>;
  discountKind: Record<DiscountKind, string>;
  discountAudience: Record<DiscountAudience, string>;
  discountState: Record<DiscountState, string>;
  staffRole: Record<StaffRole, string>;
  staffState: Record<StaffState, string>;
  shiftState: Record<ShiftState, string>;
  appointmentState: Record<AppointmentState, string>;
  appointmentSource: Record<AppointmentSource, string>;
  appointmentAction: Record<AppointmentAction, string>;
  /** Why a time cannot be had, in a few words. */
  slotRefusal: Record<SlotRefusal, string>;
  /** Stands for a staff member where nobody was chosen. */
  notSpecified: string;
  /** 1 Monday to 7 Sunday. */
  weekday: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>;
  thing: Record<EntityName, string>;
  /** Stands between the items of a list. */
  listSeparator: string;
  /** A product with its price. */
  price: (name: string, price: string) => string;
  /** What became of a request that came before with the same Idempotency-Key. */
  claim: Record<ClaimState, string>;
  /** What is wrong with a file of rows. */
  file: Record<FileProblem, (file: FileWords) => string>;
  /** What is wrong with a picture: what follows the place where it stands. */
  picture: Record<PictureProblem, (picture: PictureWords) => string>;
  errors: Record<ErrorCode, ErrorText>;
}

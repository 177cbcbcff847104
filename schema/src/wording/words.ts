import type {
  AppointmentSource,
  AppointmentState,
  DiscountAudience,
  DiscountKind,
  DiscountState,
  OrderCancelReason,
  OrderSource,
  OrderState,
  ParcelState,
  PaymentEntryState,
  PaymentKind,
  PaymentState,
  ProductState,
  RefundState,
  ShiftState,
  ShippingKind,
  StaffRole,
  StaffState,
} from "@machiya/prisma/enums";
import type { AppointmentAction } from "../domain/appointments/appointmentState.ts";
import type { SlotRefusal } from "../domain/appointments/slotRefusals.ts";
import type { CancelledBy, VisitOutcome } from "../domain/appointments/visitOutcome.ts";
import type { ContactRule } from "../domain/contactDetails.ts";
import type { MergeRefusal } from "../domain/customers/mergedCustomer.ts";
import type { ClaimState, ErrorCode } from "../domain/errors.ts";
import type { FieldRule } from "../domain/fieldRule.ts";
import type { OrderField } from "../domain/orders/orderFields.ts";
import type { OrderAction } from "../domain/orders/orderState.ts";
import type { PaymentMethod } from "../domain/orders/payment.ts";
import type { PurchaseLimit } from "../domain/orders/purchaseLimit.ts";
import type { PaymentField } from "../domain/orders/recordedPayment.ts";
import type { PictureProblem } from "../domain/products/imageLimits.ts";
import type { FileProblem } from "../domain/products/tableFile.ts";

/** Values of an error message, formatted for use in a sentence; null means unknown. */
export interface ErrorWords {
  field: string | null;
  /** What the field accepts, as a phrase. */
  rule: string | null;
  /** The number of the record that was not found. */
  number: number | null;
  /** Why an action is forbidden although the caller's role allows it, or which problem a name has. */
  refusal:
    | "LAST_ADMIN"
    | "NO_LINES"
    | "UNDO_EXPIRED"
    | "REFUND_STARTED"
    | "LABEL_EXISTS"
    | "ADDRESS_OF_STORE"
    | "IN_STOCK"
    | "SOLD_SINCE_COUNT"
    | "COUNTED_SINCE"
    | "REFUNDED_SINCE"
    | "AMBIGUOUS_NAME"
    | "NAME_TAKEN"
    | MergeRefusal
    | null;
  row: number | null;
  /** The rule of contact details that the value breaks, as a sentence. */
  contactRule: string | null;
  /** Product names, as a list in the language. */
  products: string | null;
  /** Products with current prices, as a list in the language. */
  prices: string | null;
  /** Products with what would be pre-ordered of them, as a list in the language. */
  preOrders: string | null;
  /** Appointments with their times, as a list in the language. */
  appointments: string | null;
  /** The state that forbids the action, and what has it. */
  state: string | null;
  stateOf: "ORDER" | "PAYMENT" | "PARCEL";
  /** What of a payment can still be refunded; null when nothing, or unknown. */
  left: string | null;
  /** Why a time is not available, in a few words. */
  reason: string | null;
  /** Alternative times and their staff members, as a list in the language. */
  alternatives: string | null;
  seconds: number | null;
  /** Messages that are needed and that are left. */
  messages: { need: number; left: number } | null;
  /** The store's limit that is reached: its number, and whether it concerns appointments at the same time. */
  limit: { most: number; isOverlap: boolean } | null;
  /** The product's limit that is exceeded: its kind, its number, and how much of it is left. */
  purchaseLimit: PurchaseLimit | null;
  /** State of the first request with this Idempotency-Key, as a sentence. */
  claim: string | null;
  /** The problem of a file, as a sentence. */
  file: string | null;
  /** The problem of an image, as a phrase that follows its position. */
  picture: string | null;
  /** How many products a cart may have, without and with a session. */
  maxProducts: { anonymous: number; signedIn: number } | null;
  /** Scopes that an API token lacks, as a list in the language; empty when no token has access. */
  scopes: string | null;
  thing: string | null;
}

/** Limits of an image. */
export interface PictureWords {
  /** Formatted with the language's digit grouping. */
  bytes: string;
  megapixels: number;
  /** The maximum width and height in pixels, formatted like `bytes`. */
  sides: string;
}

/** Limits of an imported file. */
export interface FileWords {
  /** File extensions. */
  types: readonly string[];
  megabytes: number;
  rows: number;
  /** The column headers as one text. */
  columns: string;
  /** The row that cannot be read. */
  row: number;
  /** The program that wrote the file. */
  program: string;
}

export type ErrorText = (words: ErrorWords) => string;

/** GraphQL type names that an error's `what` can contain. */
export type EntityName =
  | "Appointment"
  | "AppointmentItem"
  | "Customer"
  | "Discount"
  | "Image"
  | "Order"
  | "OrderLine"
  | "Payment"
  | "Product"
  | "ProductType"
  | "Service"
  | "ShiftAssignment"
  | "ShiftTemplate"
  | "ShippingMethod"
  | "StaffMember"
  | "StaffTimeOff"
  | "Store"
  | "StoreClosure";

/** The words shared by screens and errors, in one language. A missing one is a compile error. */
export interface Wording {
  orderState: Record<OrderState, string>;
  orderAction: Record<OrderAction, string>;
  paymentState: Record<PaymentState, string>;
  paymentMethod: Record<PaymentMethod, string>;
  /** In place of a provider. */
  recordedByStaff: string;
  paymentKind: Record<PaymentKind, string>;
  paymentEntryState: Record<PaymentEntryState, string>;
  refundState: Record<RefundState, string>;
  paymentField: Record<PaymentField, string>;
  shippingKind: Record<ShippingKind, string>;
  parcelState: Record<ParcelState, string>;
  orderSource: Record<OrderSource, string>;
  orderField: Record<OrderField, string>;
  productState: Record<ProductState, string>;
  discountKind: Record<DiscountKind, string>;
  discountAudience: Record<DiscountAudience, string>;
  discountState: Record<DiscountState, string>;
  staffRole: Record<StaffRole, string>;
  staffState: Record<StaffState, string>;
  shiftState: Record<ShiftState, string>;
  appointmentState: Record<AppointmentState, string>;
  appointmentSource: Record<AppointmentSource, string>;
  visitOutcome: Record<VisitOutcome, string>;
  orderCancelReason: Record<OrderCancelReason, string>;
  /** Who canceled an appointment late. */
  cancelledBy: Record<CancelledBy, string>;
  appointmentAction: Record<AppointmentAction, string>;
  /** Why a time is not available, in a few words. */
  slotRefusal: Record<SlotRefusal, string>;
  /** Shown in place of a staff member when none was selected. */
  notSpecified: string;
  /** 1 is Monday, 7 Sunday. */
  weekday: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>;
  thing: Record<EntityName, string>;
  /** Says what a field accepts, as a phrase after the field's name. */
  rule: (rule: FieldRule) => string;
  /** The rows of an order's sums that have no name of their own. */
  orderSum: Record<"ROUNDING" | "ADJUSTMENT", string>;
  /** Separates the items of a list. */
  listSeparator: string;
  /** A product with its price. */
  price: (name: string, price: string) => string;
  /** A product with how much of it is pre-ordered, and the expected day. */
  preOrder: (name: string, quantity: string, day: string) => string;
  /** State of an earlier request with the same Idempotency-Key. */
  claim: Record<ClaimState, string>;
  /** The problem of an imported file. */
  file: Record<FileProblem, (file: FileWords) => string>;
  /** The problem of an image: the phrase that follows its position. */
  picture: Record<PictureProblem, (picture: PictureWords) => string>;
  /** What a field must contain, as a sentence. */
  contactRule: Record<ContactRule, string>;
  errors: Record<ErrorCode, ErrorText>;
}

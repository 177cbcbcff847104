import type { SlotRefusal } from "./appointments/slotRefusals.ts";
import type { ContactRule } from "./contactDetails.ts";
import type { MergeRefusal } from "./customers/mergedCustomer.ts";
import type { FieldRule } from "./fieldRule.ts";
import type { PurchaseLimit } from "./orders/purchaseLimit.ts";
import type { PictureProblem } from "./products/imageLimits.ts";
import type { FileProblem } from "./products/tableFile.ts";

/** Every error code of Machiya; rest-bridge maps them to REST's integers. Source: decisions.md §2. */
export const ERROR_CODES = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "WRONG_CREDENTIALS",
  "TOO_MANY_ATTEMPTS",
  "ACCOUNT_DISABLED",
  "LOGIN_METHOD_UNAVAILABLE",
  "PASSWORD_CHANGE_REQUIRED",
  "INVALID_INPUT",
  "NOT_FOUND",
  "CONFLICT",
  "ALREADY_EXISTS",
  "IN_USE",
  "OUT_OF_STOCK",
  "PRICE_CHANGED",
  "ORDER_STATE_FORBIDS",
  "PRODUCT_NOT_ON_SALE",
  "DELIVERY_DATE_NOT_ALLOWED",
  "PAYMENT_METHOD_NOT_OFFERED",
  "BANK_CODE_REQUIRED",
  "STORE_ALREADY_EXISTS",
  "CUSTOMER_BLOCKED",
  "ORDER_LIMIT",
  "PURCHASE_LIMIT",
  "PRE_ORDER_CHANGED",
  "SHIPPING_METHOD_NOT_OFFERED",
  "SHIPPING_SLOT_NOT_AVAILABLE",
  "SLOT_TAKEN",
  "STAFF_NOT_AVAILABLE",
  "APPOINTMENT_STATE_FORBIDS",
  "OUTSIDE_BOOKING_WINDOW",
  "SHIFT_HAS_APPOINTMENTS",
  "BOOKING_LIMIT",
  "INTERNAL",
  "LINE_UNAVAILABLE",
  "LINE_QUOTA_EXHAUSTED",
  "OUTCOME_UNKNOWN",
  "QUEUE_FULL",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Returns whether a value is an error code. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return ERROR_CODES.some((code) => code === text);
}

/** An available time to suggest instead. */
export interface Alternative {
  /** ISO 8601 in UTC. */
  startsAt: string;
  at: string;
  /** The staff member's global id; null means not specified. */
  staffMemberId: string | null;
  staffName: string | null;
}

/**
 * The state of an earlier request with the same Idempotency-Key: still running, or finished with a lost
 * response.
 */
export type ClaimState = "RUNNING" | "LOST";

/** A limit per customer that the store has set, and its number. */
export interface LimitReached {
  of: "OPEN_ORDERS" | "OPEN_APPOINTMENTS" | "OVERLAPPING_APPOINTMENTS";
  most: number;
}

/** Values that an error message can include. */
export interface ErrorParams {
  /** The input field that caused the error, by its GraphQL name in that operation. */
  field?: string;
  /** The rule that the field's value must follow, for INVALID_INPUT. */
  rule?: FieldRule;
  /** The number of the record that was not found. */
  number?: number;
  /**
   * Why an action is forbidden although the caller's role allows it, why a stock cannot be set, or that several or
   * another one have a name.
   */
  refusal?:
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
    | MergeRefusal;
  /** The rule of contact details that the field's value breaks, for INVALID_INPUT. */
  contactRule?: ContactRule;
  /** Row of a batch (1-based). */
  row?: number;
  /** Names of the products that caused the error. */
  products?: string[];
  /** Current prices, for PRICE_CHANGED. */
  prices?: { productId: string; name: string; price: string }[];
  /** The code of the currency of these prices; absent for none. */
  currency?: string;
  /** How much of products would be pre-ordered now, and for which day, for PRE_ORDER_CHANGED. */
  preOrders?: { productId: string; name: string; preOrdered: string; expectedDay: string }[];
  /** The state that forbids the action. */
  state?: string;
  /** What of a payment can still be refunded, for CONFLICT. */
  left?: string;
  /** LINE messages that are needed and that are left, for LINE_QUOTA_EXHAUSTED. */
  messages?: { need: number; left: number };
  /** Seconds until a retry makes sense. */
  seconds?: number;
  /** Conflicting appointments, for SHIFT_HAS_APPOINTMENTS; `at` is day and time in the store's zone. */
  appointments?: { appointmentId: string; customerName: string; at: string }[];
  /** The number of all conflicting appointments, of which `appointments` has the first 50. */
  appointmentCount?: number;
  /** Why a time is not available. */
  reason?: SlotRefusal;
  /** State of the first request with this Idempotency-Key. */
  claim?: ClaimState;
  /** Line of an appointment (1-based). */
  line?: number;
  /** The nearest available times, best first; `at` is day and time in the store's zone. */
  alternatives?: Alternative[];
  /** The problem of an imported file, and the limits that apply. */
  file?: {
    problem: FileProblem;
    types: readonly string[];
    megabytes: number;
    rows: number;
    columns: readonly string[];
    /** The row of the spreadsheet that cannot be read. */
    row?: number;
    /** The program that wrote the file, for OTHER_SHOP. */
    program?: string;
  };
  /** The problem of an image, and the limits that apply. */
  picture?: { problem: PictureProblem; bytes: number; megapixels: number; sides: number };
  /** How many products a cart may have, without and with a session. */
  maxProducts?: { anonymous: number; signedIn: number };
  /** The store's limit per customer that is reached, for ORDER_LIMIT and BOOKING_LIMIT. */
  limit?: LimitReached;
  /** The product's limit that is exceeded, and how much of it is left, for PURCHASE_LIMIT. */
  purchaseLimit?: PurchaseLimit;
  /** Scopes that an API token lacks, for FORBIDDEN; empty when no token has access. */
  scopes?: string[];
  /** GraphQL type name of the record that was not found, is in use, already exists, or has the state. */
  what?: string;
}

type InputPath = readonly (string | number)[];

/** What INVALID_INPUT must say: the field, and the rule that its value breaks. */
export type InvalidField = ErrorParams & { field: string } & (
    | { rule: FieldRule }
    | { contactRule: ContactRule }
    | Required<Pick<ErrorParams, "file">>
    | Required<Pick<ErrorParams, "picture">>
    | Required<Pick<ErrorParams, "maxProducts">>
  );

type DomainErrorArguments =
  | [code: Exclude<ErrorCode, "INVALID_INPUT">, params?: ErrorParams, inputPath?: InputPath | undefined]
  | [code: "INVALID_INPUT", params: InvalidField, inputPath?: InputPath | undefined];

/**
 * A refusal by a business rule. It is shown to the caller unchanged, and nothing was written; only
 * OUTCOME_UNKNOWN says otherwise.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /**
   * Path into the arguments, such as ["input", "lines", 0, "quantity"]. It is not named `path`, which
   * graphql-js uses itself.
   */
  readonly inputPath: InputPath | undefined;

  constructor(...[code, params = {}, inputPath]: DomainErrorArguments) {
    super(code);
    this.name = "DomainError";
    this.code = code;
    this.params = params;
    this.inputPath = inputPath;
  }

  /** Rebuilds an error from its parts, such as those in the response of an operation. */
  static of(code: ErrorCode, params: ErrorParams = {}, inputPath?: InputPath | undefined): DomainError {
    return new DomainError(...([code, params, inputPath] as DomainErrorArguments));
  }

  /** Returns the same error with more parameters, such as the row in which it occurred. */
  with(params: ErrorParams): DomainError {
    return DomainError.of(this.code, { ...this.params, ...params }, this.inputPath);
  }
}

/**
 * The error of a write that may have been committed, or was committed and lost its response. The caller must
 * look before repeating it, or repeat it with the same Idempotency-Key.
 */
export class OutcomeUnknown extends DomainError {
  constructor(cause: unknown) {
    super("OUTCOME_UNKNOWN");
    this.cause = cause;
  }
}

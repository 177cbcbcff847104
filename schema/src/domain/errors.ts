import type { SlotRefusal } from "./appointments/slots.ts";
import type { PictureProblem } from "./products/imageLimits.ts";
import type { FileProblem } from "./products/tableFile.ts";

/** Every refusal that Machiya gives; REST's integers for them stand in rest-bridge. Source: decisions.md §2. */
export const ERROR_CODES = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "WRONG_CREDENTIALS",
  "TOO_MANY_ATTEMPTS",
  "ACCOUNT_DISABLED",
  "LOGIN_METHOD_UNAVAILABLE",
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
  "SLOT_TAKEN",
  "STAFF_NOT_AVAILABLE",
  "APPOINTMENT_STATE_FORBIDS",
  "OUTSIDE_BOOKING_WINDOW",
  "SHIFT_HAS_APPOINTMENTS",
  "INTERNAL",
  "LINE_UNAVAILABLE",
  "LINE_QUOTA_EXHAUSTED",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Whether a text is the code of a refusal. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return ERROR_CODES.some((code) => code === text);
}

/** A time that could be had instead. */
export interface Alternative {
  /** ISO 8601 in UTC. */
  startsAt: string;
  at: string;
  /** With whom, as a global id; null: not specified. */
  staffMemberId: string | null;
  staffName: string | null;
}

/** Of a request that is repeated with the same Idempotency-Key: it is still being worked on, or it was done and its answer is lost. */
export type ClaimState = "RUNNING" | "LOST";

/** What the text of an error may name. */
export interface ErrorParams {
  /** The input field at fault, as the door at which it came in calls it in GraphQL. */
  field?: string;
  /** 1-based row of a batch. */
  row?: number;
  /** Names of products at fault. */
  products?: string[];
  /** Today's prices, for PRICE_CHANGED. */
  prices?: { productId: string; name: string; price: string }[];
  /** The state that forbids. */
  state?: string;
  /** Messages of LINE that it takes, and those that are left for it, for LINE_QUOTA_EXHAUSTED. */
  messages?: { need: number; left: number };
  /** Seconds until it is worth trying again. */
  seconds?: number;
  /** Appointments in the way, for SHIFT_HAS_APPOINTMENTS; `at` is day and time in the store's zone. */
  appointments?: { appointmentId: string; customerName: string; at: string }[];
  /** Why a time cannot be had. */
  reason?: SlotRefusal;
  /** What became of the request that brought this Idempotency-Key first. */
  claim?: ClaimState;
  /** 1-based line of an appointment. */
  line?: number;
  /** The nearest times that could be had instead, best first; `at` is day and time in the store's zone. */
  alternatives?: Alternative[];
  /** What is wrong with a file of rows, and what it may be. */
  file?: {
    problem: FileProblem;
    types: readonly string[];
    megabytes: number;
    rows: number;
    columns: readonly string[];
  };
  /** What is wrong with a picture, and what it may have. */
  picture?: { problem: PictureProblem; bytes: number; megapixels: number };
  /** What an API token lacks, for FORBIDDEN; empty: no token opens it. */
  scopes?: string[];
  /** What kind of thing was not found, in use or already there: a GraphQL type name. */
  what?: string;
}

/** A refusal by the rules: shown to the caller as it is, with nothing written. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Where in the arguments, for example ["input", "lines", 0, "quantity"]. Not `path`: graphql-js takes that for its own. */
  readonly inputPath: readonly (string | number)[] | undefined;

  constructor(code: ErrorCode, params: ErrorParams = {}, inputPath?: readonly (string | number)[]) {
    super(code);
    this.name = "DomainError";
    this.code = code;
    this.params = params;
    this.inputPath = inputPath;
  }
}

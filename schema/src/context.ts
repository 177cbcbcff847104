import type { PrismaClient } from "@machiya/prisma/client";
import type { ApiScope, StaffRole } from "@machiya/prisma/enums";
import type { Language } from "./domain/language.ts";
import type { PaymentConnections } from "./payments/paymentConnections.ts";
import type { CarrierConnections } from "./shop/carriers/carrierConnections.ts";

/** A signed-in staff member. */
export interface StaffViewer {
  id: number;
  role: StaffRole;
  /** While true, only their own record and setting a new password are allowed (decisions.md §3). */
  mustChangePassword: boolean;
  /** Null: the request uses an API token. */
  sessionId: number | null;
}

/** A signed-in customer. */
export interface CustomerViewer {
  id: number;
  sessionId: number;
}

/** An API token, which acts as the admin who created it, within its scopes. */
export interface TokenViewer {
  id: number;
  scopes: readonly ApiScope[];
  /** Null: it does not expire. */
  expiresAt: Date | null;
}

/**
 * The authenticated parties of a request. A browser can have both sessions; neither grants the rights of the
 * other.
 */
export interface Viewer {
  staff: StaffViewer | null;
  customer: CustomerViewer | null;
  /** The token that authenticated `staff`; null: the request uses sessions, or is anonymous. */
  token: TokenViewer | null;
}

/** Starts and ends sessions; the response sets the cookies. Each call also updates the context's viewer. */
export interface Sessions {
  startStaff(staffMember: Omit<StaffViewer, "sessionId">): Promise<void>;
  endStaff(): Promise<void>;
  startCustomer(customer: { id: number }): Promise<void>;
  endCustomer(): Promise<void>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes equally long with a null hash and returns false, so that timing does not reveal whether a username
   * exists.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Counts failed logins per account and address, across all processes. */
export interface LoginThrottle {
  /**
   * Runs `check` and returns its result; false counts as a failure. Attempts at one account are checked one
   * after the other over all processes, so that parallel guesses cannot bypass the limit and parallel logins
   * with the right password are not refused. Throws TOO_MANY_ATTEMPTS with the seconds to wait.
   */
  attempt(account: string, by: CountedBy, check: () => Promise<boolean>): Promise<boolean>;
  /** Throws TOO_MANY_ATTEMPTS with the seconds to wait when too many customers' sign-ins from this address were refused. */
  admitCustomer(): Promise<void>;
  customerRefused(): Promise<void>;
}

/**
 * Selects the failures that count against an attempt. "account": those from its address and, if no one has
 * signed in to the account from there, those from every address. "address": those from its address only. A
 * live session of the account: only the failures of that session.
 */
export type CountedBy = "account" | "address" | { session: number };

/** A customer's access token of LINE, encrypted. */
export interface LineAuthorization {
  sealedToken: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
}

/** The profile that LINE returns for a user. */
export interface LineProfile {
  lineUserId: string;
  /** Null: LINE did not return it. */
  name: string | null;
  /** With it, LINE revokes the user's permissions later. Omitted: the sign-in contained no access token. */
  authorization?: LineAuthorization;
}

/**
 * Verifies tokens with LINE. Throws WRONG_CREDENTIALS when LINE rejects a token, LINE_UNAVAILABLE when LINE
 * does not respond.
 */
export interface LineIdentity {
  /** `accessToken` is not verified: it is only kept for the case that the customer is deleted. */
  verifyIdToken(token: string, accessToken?: string): Promise<LineProfile>;
  verifyAccessToken(token: string): Promise<LineProfile>;
  /**
   * Compares a key with the one configured for the unverified form (user ID and key); null when that form is
   * disabled.
   */
  unverifiedKeyMatches: ((key: string) => boolean) | null;
}

/** The query parameters of the redirect from LINE's login page. */
export interface LineLoginCallback {
  code: string;
  state: string;
}

/** LINE Login, which starts at /line/login/start. */
export interface LineLogin {
  /**
   * Returns the user who signed in at LINE. A callback is valid once, and only in the browser that started
   * with its state. Throws WRONG_CREDENTIALS, LOGIN_METHOD_UNAVAILABLE when no channel is configured,
   * LINE_UNAVAILABLE.
   */
  finish(answer: LineLoginCallback): Promise<LineProfile>;
}

/** A changed row, as Postgres' NOTIFY reports it. */
export interface Change {
  kind: "CREATED" | "UPDATED" | "DELETED";
  id: number;
  customerId: number | null;
}

/** Changed working hours, as Postgres' NOTIFY reports them. */
export interface ShiftChange {
  /** Null: everyone's. */
  staffMemberId: number | null;
  /** The first and the last changed day (YYYY-MM-DD); null: unbounded. */
  from: string | null;
  to: string | null;
}

/** The position of an import's file in the queue of the process that reads it. */
export interface QueuePosition {
  /** The ID that the client chose for the import. */
  queueId: string;
  /** The number of files that are read before it. */
  position: number;
}

/** Subscriptions to changes. Each iteration ends when its consumer returns. */
/** The lists of the console that changes are announced for, besides orders and appointments. */
export type ListName =
  | "PRODUCTS"
  | "PRODUCT_TYPES"
  | "DISCOUNTS"
  | "CUSTOMERS"
  | "BLOCKS"
  | "IMAGES"
  | "SERVICES"
  | "SHARED_VIEWS"
  | "SHIFT_TEMPLATES"
  | "SHIPPING_METHODS"
  | "STAFF"
  | "STORE"
  | "WEBHOOKS"
  | "API_TOKENS"
  | "BROADCASTS"
  | "FAILED_JOBS";

export interface Changes {
  orders(): AsyncIterable<Change>;
  broadcasts(): AsyncIterable<Change>;
  appointments(): AsyncIterable<Change>;
  shifts(): AsyncIterable<ShiftChange>;
  /** The lists whose rows may have changed; of a list that changes often, at most once a second. */
  lists(): AsyncIterable<ListName>;
  queuePositions(): AsyncIterable<QueuePosition>;
  /** Publishes a position to the subscribers of all processes. A lost position is followed by the next one. */
  publishQueuePosition(position: QueuePosition): void;
}

/** The synchronous part of LINE's Messaging API; messages are sent through the outbox. */
export interface Messaging {
  /** Returns the month's remaining quota, cached for at most a minute. */
  quota(): Promise<LineQuota>;
}

/** The month's message quota, as LINE last reported it. */
export interface LineQuota {
  /** The remaining messages; null when no limit is known. */
  remaining: number | null;
  /** False: the shop has no LINE channel, so nothing can be sent. Omitted: it has one. */
  connected?: boolean;
  /** The time of LINE's report; messages sent since then are not counted. */
  asOf: Date;
}

/** The public addresses of the shop. */
export interface ShopAddress {
  /** The public URL without a trailing slash. Null: not configured. */
  publicUrl: string | null;
  /** Makes links open inside LINE. Null: LIFF is not configured. */
  liffId: string | null;
}

/** Stores images by the hash of their content. */
export interface Images {
  /**
   * Returns the image's hash, the key of an ImageFile; `forMessages` also stores it in the size of LINE
   * messages. Throws INVALID_INPUT on `image` for an invalid or too large image.
   */
  store(upload: Uint8Array, forMessages?: boolean): Promise<string>;
  /**
   * Re-encodes an image without storing it, for images that must not be publicly accessible by their URL.
   * Throws INVALID_INPUT on `image`.
   */
  redraw(upload: Uint8Array): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> }>;
}

/** Decides which URLs can receive webhooks. */
export interface WebhookAddresses {
  /** Returns whether events may be posted to this URL, judged by its text alone. */
  accepts(url: string): boolean;
}

/** Encrypts the signing secrets of webhook endpoints. */
export interface WebhookSecrets {
  /** Returns the form of an endpoint's secret that is stored; without a key, that is the secret itself. */
  seal(secret: string, endpointId: number): string;
}

export interface Context {
  prisma: PrismaClient;
  /** The primary database, for the audit rows of reads, whose `prisma` may be a replica. */
  primary: PrismaClient;
  viewer: Viewer;
  /** The language of the response. */
  language: Language;
  sessions: Sessions;
  passwords: Passwords;
  loginThrottle: LoginThrottle;
  line: LineIdentity;
  lineLogin: LineLogin;
  changes: Changes;
  messaging: Messaging;
  shopAddress: ShopAddress;
  images: Images;
  webhookAddresses: WebhookAddresses;
  webhookSecrets: WebhookSecrets;
  payments: PaymentConnections;
  carriers: CarrierConnections;
  /** The initial password of new staff unless the input has one; null: one is generated for each. */
  defaultStaffPassword: string | null;
  now(): Date;
  /** Whether phone numbers and addresses must follow the rules, as `followsContactRules` decides. */
  validatesContacts: boolean;
  /** The maximum `first` of a list: 100 over HTTP, more for REST's documented page sizes. */
  maxPageSize: number;
  /** Lets other requests run. A long task awaits it between its steps. */
  giveWay(): Promise<void>;
}

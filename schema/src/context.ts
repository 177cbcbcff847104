import type { PrismaClient } from "@machiya/prisma/client";
import type { ApiScope, StaffRole } from "@machiya/prisma/enums";
import type { Language } from "./domain/language.ts";

/** A signed-in staff member. */
export interface StaffViewer {
  id: number;
  role: StaffRole;
  /** While true, nothing is open to them but their own record and a new password (decisions.md §3). */
  mustChangePassword: boolean;
  /** Null: they ask by an API token of theirs. */
  sessionId: number | null;
}

/** A signed-in customer. */
export interface CustomerViewer {
  id: number;
  sessionId: number;
}

/** An API token that asks in the name of the admin who made it, within its scopes. */
export interface TokenViewer {
  id: number;
  scopes: readonly ApiScope[];
  /** Null: it does not expire. */
  expiresAt: Date | null;
}

/** Who asks. A browser may hold both sessions; neither opens what belongs to the other. */
export interface Viewer {
  staff: StaffViewer | null;
  customer: CustomerViewer | null;
  /** The token by which `staff` asks; null: whoever asks has sessions, or none. */
  token: TokenViewer | null;
}

/** Opens and ends sessions; the cookies leave with the answer. Each call also updates the context's viewer. */
export interface Sessions {
  startStaff(staffMember: Omit<StaffViewer, "sessionId">): Promise<void>;
  endStaff(): Promise<void>;
  startCustomer(customer: { id: number }): Promise<void>;
  endCustomer(): Promise<void>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With a null hash it takes as long and answers false, so that an unknown name cannot be told from a wrong password. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Counts failed logins per account and address, over all processes. */
export interface LoginThrottle {
  /** Throws TOO_MANY_ATTEMPTS with the seconds to wait. */
  admit(account: string, by?: CountedBy): Promise<void>;
  failed(account: string, by?: CountedBy): Promise<void>;
  succeeded(account: string, by?: CountedBy): Promise<void>;
  /** Throws TOO_MANY_ATTEMPTS with the seconds to wait when too many customers' sign-ins from this address were refused. */
  admitCustomer(): Promise<void>;
  customerRefused(): Promise<void>;
}

/**
 * Which failures stand against an attempt: those from its address and, where nobody has signed in to the account from there, those from
 * everywhere ("account"); those from its address alone; or, for who holds a live session of the account, those of that session alone.
 */
export type CountedBy = "account" | "address" | { session: number };

/** Who LINE says somebody is. */
export interface LineProfile {
  lineUserId: string;
  /** LINE may leave it out. */
  name: string | null;
}

/** LINE's word on a token. Throws WRONG_CREDENTIALS when LINE refuses it, LINE_UNAVAILABLE when LINE does not answer. */
export interface LineIdentity {
  verifyIdToken(token: string): Promise<LineProfile>;
  verifyAccessToken(token: string): Promise<LineProfile>;
  /** Compares with the key of the bare user id + key form; null when that form is switched off. */
  unverifiedKeyMatches: ((key: string) => boolean) | null;
}

/** What a browser brings back from LINE's own login page. */
export interface LineLoginCallback {
  code: string;
  state: string;
}

/** LINE Login, which a browser begins at /line/login/start. */
export interface LineLogin {
  /**
   * Who signed in at LINE. An answer counts once, and only in the browser that began with its state.
   * Throws WRONG_CREDENTIALS, LOGIN_METHOD_UNAVAILABLE when no channel is configured, LINE_UNAVAILABLE.
   */
  finish(answer: LineLoginCallback): Promise<LineProfile>;
}

/** A row that changed, as Postgres announced it. */
export interface Change {
  kind: "CREATED" | "UPDATED" | "DELETED";
  id: number;
  customerId: number | null;
}

/** An order that was written, for those who follow orders. */
export type WrittenOrder = Omit<Change, "kind">;

/** Working hours that changed, as Postgres announced it. */
export interface ShiftChange {
  /** Whose; null: everyone's. */
  staffMemberId: number | null;
  /** The first and the last day (YYYY-MM-DD) that changed; null: any. */
  from: string | null;
  to: string | null;
}

/** Each iteration ends when its consumer returns. */
export interface Changes {
  orders(): AsyncIterable<Change>;
  broadcasts(): AsyncIterable<Change>;
  appointments(): AsyncIterable<Change>;
  shifts(): AsyncIterable<ShiftChange>;
  /**
   * Whether this process tells of the order that is about to be written, instead of the transaction that writes it: it does so when
   * orders come thick and fast, for many at a time.
   */
  publishesOrderChanges(): boolean;
  /** Tells of an order that was written so, within a moment. One that was not written after all does no harm. */
  publishOrderChange(order: WrittenOrder): void;
}

/** What LINE's Messaging API tells while somebody waits; messages themselves leave through the outbox. */
export interface Messaging {
  /** What may still be sent this month, as LINE said it at most a minute ago. */
  quota(): Promise<LineQuota>;
}

/** What LINE last said of the month's messages. */
export interface LineQuota {
  /** Messages that may still be sent; null when no limit is known. */
  remaining: number | null;
  /** When it was asked: what was sent since is not counted. */
  asOf: Date;
}

/** Where people elsewhere reach the shop. */
export interface ShopAddress {
  /** Where everybody reaches it, without a slash at its end. Null: nobody has said. */
  publicUrl: string | null;
  /** With it, links open inside LINE. Null: LIFF is not configured. */
  liffId: string | null;
}

/** Keeps pictures by what they show. */
export interface Images {
  /**
   * Answers the picture's hash, an ImageFile's key; `forMessages` keeps it in the size of LINE's messages too.
   * Throws INVALID_INPUT on `image` for what is no picture or too large.
   */
  store(upload: Uint8Array, forMessages?: boolean): Promise<string>;
  /** Draws a picture anew without keeping it, for what must not be open to whoever has its address. Throws INVALID_INPUT on `image`. */
  redraw(upload: Uint8Array): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> }>;
}

/** Where webhooks may be sent. */
export interface WebhookAddresses {
  /** Whether this is a URL that events may be posted to, as far as its text tells. */
  accepts(url: string): boolean;
}

export interface Context {
  prisma: PrismaClient;
  viewer: Viewer;
  /** What whoever asks reads. */
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
  /** What new staff begin with when nobody says otherwise; null: one is generated for each. */
  defaultStaffPassword: string | null;
  now(): Date;
  /** The largest `first` of a list: 100 over HTTP, more for REST's documented page sizes. */
  maxPageSize: number;
}

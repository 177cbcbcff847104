import type { Language } from "@machiya/schema/domain/language";
import type { MinorAmount } from "@machiya/schema/domain/minorUnits";
import type { PaymentChannelName } from "@machiya/schema/domain/orders/onlinePayments";
import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { RefundReport } from "@machiya/schema/payments/settleRefund";

/** What a provider needs to know to charge a customer, or to reserve the money. */
export interface PaymentRequest {
  /** Our name of the payment, which the provider repeats: at most 20 letters and digits, unique forever. */
  reference: string;
  amount: MinorAmount;
  channel: PaymentChannelName;
  /** What is paid for, as the provider's page shows it. */
  description: string;
  language: Language;
  expiresAt: Date;
  /** Whether to reserve the money until it is captured, instead of charging the customer at once. */
  capturesLater: boolean;
  addresses: PaymentAddresses;
}

/** The public addresses to which a provider sends customers and notifications. */
export interface PaymentAddresses {
  /** Receives the provider's notifications. */
  notification: string;
  /** The URL to which the provider returns the customer, also after a failed payment. */
  result: string;
  /** Where the customer continues after giving up. */
  cancelled: string;
}

/** What the customer's browser does next: open an address, or post a form to it. */
export type PaymentStep =
  | { kind: "REDIRECT"; url: string }
  | { kind: "FORM"; url: string; fields: Readonly<Record<string, string>> };

export interface StartedPayment {
  /** The provider's name of the payment; null when it gives one later. */
  providerReference: string | null;
  step: PaymentStep;
}

/** What names a started payment in later requests to its provider. */
export interface OpenPayment {
  reference: string;
  /** The provider's name of it, as text: LINE Pay's numbers do not fit a JavaScript number. */
  providerReference: string | null;
  amount: MinorAmount;
  channel: PaymentChannelName;
  /** Whether the money is reserved until it is captured. */
  capturesLater: boolean;
}

/** An unverified request to the notification address: anyone can send one. */
export interface RawNotification {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

/**
 * A notification after its verification. A CLAIM names a payment without proof, so that the provider is
 * queried; IGNORED does not concern a payment.
 */
export type ReadNotification =
  | { kind: "REPORT"; report: ProviderReport }
  | { kind: "CLAIM"; reference: string; providerReference: string }
  | { kind: "REFUND"; report: RefundReport }
  | { kind: "IGNORED" };

export interface RefundRequest {
  /** Our name of the refund: a repeated request with the same one refunds once. */
  refundReference: string;
  amount: MinorAmount;
  /** What was refunded before this refund, in minor units. */
  refundedBefore: number;
  /** False for a repetition of a request whose outcome is unknown. */
  isFirstAttempt: boolean;
}

/**
 * The outcome of a refund. DONE: the provider has made it. REFUSED: it will never accept it. LATER: it may
 * accept it at another time, and nothing was refunded now. UNKNOWN: it may have been
 * refunded, or the provider has not finished it.
 */
export type RefundOutcome =
  | { outcome: "DONE"; refundReference: string | null }
  | { outcome: "REFUSED"; reason: string }
  | { outcome: "LATER"; reason: string }
  | { outcome: "UNKNOWN"; reason: string };

/** A connection to one provider with one merchant's credentials. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** What the provider expects as the response to a notification. */
  readonly acknowledgement: string;
  /** The largest body of a notification; a larger one is refused before it is read. */
  readonly maxNotificationBytes: number;
  /** Throws ProviderRefusal or ProviderUnavailable. */
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** Verifies a notification. Throws ForgedNotification when it does not come from the provider. */
  readNotification(notification: RawNotification): Promise<ReadNotification>;
  /** Requests the payment's state, which counts where a notification is missing or proves nothing. */
  query(payment: OpenPayment): Promise<ProviderReport>;
  /**
   * Confirms a payment that the customer has approved, which charges it, or reserves the money of one that is captured
   * later. A repetition returns the same report.
   */
  confirm(payment: OpenPayment): Promise<ProviderReport>;
  /**
   * Takes all of the money that is reserved. A repetition returns the same report, and a payment that is over returns
   * its state. Throws ProviderRefusal when the money stays reserved.
   */
  capture(payment: OpenPayment): Promise<ProviderReport>;
  /**
   * Ends a payment that is not captured, as far as the provider can, and releases reserved money; returns its state
   * afterwards.
   */
  cancel(payment: OpenPayment): Promise<ProviderReport>;
  refund(payment: OpenPayment, refund: RefundRequest): Promise<RefundOutcome>;
  /** Checks the credentials without effect. Throws ProviderRefusal or ProviderUnavailable. */
  test(): Promise<void>;
}

/** The provider understood a request and refused it; nothing has changed there. */
export class ProviderRefusal extends Error {
  /** The error code as the provider sent it, for staff and for the provider's support. */
  readonly code: string;
  /** Whether the credentials are at fault. */
  readonly isCredentialError: boolean;
  constructor(code: string, message: string, isCredentialError = false) {
    // The reason is stored for staff, and Postgres refuses U+0000.
    super(message.replaceAll("\0", ""));
    this.name = "ProviderRefusal";
    this.code = code.replaceAll("\0", "");
    this.isCredentialError = isCredentialError;
  }
}

/** The provider did not answer, or not usably: whether a request took effect is unknown. */
export class ProviderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ProviderUnavailable";
  }
}

/** A notification that does not come from the provider, or is meant for another merchant. */
export class ForgedNotification extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ForgedNotification";
  }
}

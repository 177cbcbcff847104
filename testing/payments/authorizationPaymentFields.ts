import type { FieldsRow } from "../authorization.ts";

/** The rows of the table that are about payment providers and banks. */
export const paymentFields: Record<string, FieldsRow> = {
  CredentialTestResult: { reach: "admin", holder: "detail outcome" },
  PaymentProviderSetting: {
    reach: "admin",
    admin: "capturesLater channels credentialsSetAt currency enabled id isTest provider version",
  },
  OnlinePayment: { reach: "owner", holder: "amount channel code currency provider state" },
  PaymentCode: { reach: "owner", holder: "bankCode code expiresAt" },
  PaymentOption: { reach: "everyone", holder: "channel isTest provider" },
  StartedPayment: { reach: "customers", holder: "order url" },
  UnassignedPayment: { reach: "admin", holder: "left orderNumber payment reason receivedAt reference" },
  PaymentSetup: { reach: "admin", holder: "canStoreCredentials providers publicUrl" },
  BankFormat: { reach: "admin", holder: "name" },
  BankReading: { reach: "admin", holder: "columns header lines missing sample unreadable" },
  BankRow: { reach: "admin", holder: "cells line" },
  CountedBankLine: { reach: "admin", holder: "isOrderDeleted orderNumber paymentId undoUntil" },
  MatchedBankLine: {
    reach: "admin",
    holder: "amount counted day digits line name note order others reason time verdict",
  },
  StockChange: {
    reach: "admin",
    holder: "after before createdAt key orderNumber reason staffMember",
  },
  StockChangeConnection: { reach: "admin", holder: "edges pageCursors pageInfo totalCount" },
  StockChangeEdge: { reach: "admin", holder: "cursor node" },
  OpenTransfer: { reach: "admin", holder: "buyerName digits number orderId outstanding version" },
  UnreadableBankLine: { reach: "admin", holder: "line problem text" },
};

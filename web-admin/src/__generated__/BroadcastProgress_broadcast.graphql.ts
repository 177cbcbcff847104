/**
 * @generated SignedSource<<eac2101aba32cfd6a2d202bfe22799fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BroadcastState = "CANCELLED" | "FAILED" | "QUEUED" | "SCHEDULED" | "SENDING" | "SENT" | "%future added value";
export type ErrorCode = "ACCOUNT_DISABLED" | "ALREADY_EXISTS" | "APPOINTMENT_STATE_FORBIDS" | "BANK_CODE_REQUIRED" | "BOOKING_LIMIT" | "CONFLICT" | "CUSTOMER_BLOCKED" | "DELIVERY_DATE_NOT_ALLOWED" | "FORBIDDEN" | "INTERNAL" | "INVALID_INPUT" | "IN_USE" | "LINE_QUOTA_EXHAUSTED" | "LINE_UNAVAILABLE" | "LOGIN_METHOD_UNAVAILABLE" | "NOT_FOUND" | "ORDER_LIMIT" | "ORDER_STATE_FORBIDS" | "OUTCOME_UNKNOWN" | "OUTSIDE_BOOKING_WINDOW" | "OUT_OF_STOCK" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_METHOD_NOT_OFFERED" | "PRE_ORDER_CHANGED" | "PRICE_CHANGED" | "PRODUCT_NOT_ON_SALE" | "PURCHASE_LIMIT" | "QUEUE_FULL" | "SHIFT_HAS_APPOINTMENTS" | "SHIPPING_METHOD_NOT_OFFERED" | "SHIPPING_SLOT_NOT_AVAILABLE" | "SLOT_TAKEN" | "STAFF_NOT_AVAILABLE" | "STORE_ALREADY_EXISTS" | "TOO_MANY_ATTEMPTS" | "UNAUTHENTICATED" | "WRONG_CREDENTIALS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BroadcastProgress_broadcast$data = {
  readonly failed: number;
  readonly finishedAt: string | null | undefined;
  readonly lastError: ErrorCode | null | undefined;
  readonly recipients: number;
  readonly sent: number;
  readonly state: BroadcastState;
  readonly " $fragmentType": "BroadcastProgress_broadcast";
};
export type BroadcastProgress_broadcast$key = {
  readonly " $data"?: BroadcastProgress_broadcast$data;
  readonly " $fragmentSpreads": FragmentRefs<"BroadcastProgress_broadcast">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BroadcastProgress_broadcast",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipients",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastError",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    }
  ],
  "type": "Broadcast",
  "abstractKey": null
};

(node as any).hash = "b8255e23b0266d3c1f9bb2942b01f9e8";

export default node;

/**
 * @generated SignedSource<<4adb16309a864fc37080565f97b1cb1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type CustomerEventKind = "APPOINTMENT_BOOKED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CHANGED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_MOVED" | "APPOINTMENT_REJECTED" | "BLOCKED" | "BLOCK_CHANGED" | "BROADCAST_SENT" | "CHANGE_UNDONE" | "CUSTOMER_ADDED" | "CUSTOMER_CHANGED" | "CUSTOMER_DELETED" | "MERGED" | "MESSAGE_SENT" | "ORDER_ADVANCED" | "ORDER_CANCELLED" | "ORDER_PLACED" | "OUTCOME_RECORDED" | "PAYMENT_RECEIVED" | "PAYMENT_REFUNDED" | "UNBLOCKED" | "%future added value";
export type NoticeKind = "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_MOVED" | "APPOINTMENT_REMINDER" | "APPOINTMENT_REQUESTED" | "ORDER_ADVANCED" | "ORDER_CANCELLED" | "ORDER_RECEIVED" | "PARCEL_SHIPPED" | "PAYMENT_DUE" | "PAYMENT_RECORDED" | "REFUND_RECORDED" | "%future added value";
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING" | "%future added value";
export type VisitOutcome = "ARRIVED" | "DONE" | "LATE_CANCEL" | "NO_SHOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CustomerEvent_event$data = {
  readonly amount: string | null | undefined;
  readonly appointmentNumber: number | null | undefined;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly field: string;
    readonly " $fragmentSpreads": FragmentRefs<"HistoryChange_change">;
  }>;
  readonly currency: Currency | null | undefined;
  readonly kind: CustomerEventKind;
  readonly notice: NoticeKind | null | undefined;
  readonly orderNumber: number | null | undefined;
  readonly orderState: OrderState | null | undefined;
  readonly outcome: VisitOutcome | null | undefined;
  readonly staffName: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "CustomerEvent_event";
};
export type CustomerEvent_event$key = {
  readonly " $data"?: CustomerEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerEvent_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerEvent_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appointmentNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HistoryChange_change"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerEvent",
  "abstractKey": null
};

(node as any).hash = "e34860edc97e49a38e75ff8c2c39d714";

export default node;

/**
 * @generated SignedSource<<111a8f4a9a5b310a84518d4b3df35ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type NoticeKind = "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_MOVED" | "APPOINTMENT_REMINDER" | "APPOINTMENT_REQUESTED" | "ORDER_ADVANCED" | "ORDER_CANCELLED" | "ORDER_RECEIVED" | "PARCEL_SHIPPED" | "PAYMENT_DUE" | "PAYMENT_RECORDED" | "REFUND_RECORDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useStoreDraft_store$data = {
  readonly address: string;
  readonly bankAccount: string;
  readonly bankCode: string;
  readonly bookingHours: ReadonlyArray<{
    readonly endMinute: number;
    readonly startMinute: number;
    readonly weekday: number;
  }>;
  readonly broadcastFloor: number;
  readonly cancelCutOffHours: number;
  readonly currency: Currency | null | undefined;
  readonly delivers: boolean;
  readonly id: string;
  readonly lineAccount: string;
  readonly mapUrl: string;
  readonly maxOpenAppointments: number | null | undefined;
  readonly maxOpenOrders: number | null | undefined;
  readonly maxOverlappingAppointments: number | null | undefined;
  readonly name: string;
  readonly notices: ReadonlyArray<NoticeKind>;
  readonly openWeekdays: ReadonlyArray<number>;
  readonly openingHours: string;
  readonly orderingClosesAt: string | null | undefined;
  readonly orderingOpensAt: string | null | undefined;
  readonly phone: string;
  readonly timeZone: string;
  readonly version: number;
  readonly " $fragmentType": "useStoreDraft_store";
};
export type useStoreDraft_store$key = {
  readonly " $data"?: useStoreDraft_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoreDraft_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStoreDraft_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderingOpensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderingClosesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mapUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openWeekdays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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
      "name": "delivers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingHours",
      "kind": "LinkedField",
      "name": "bookingHours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endMinute",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelCutOffHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "broadcastFloor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxOpenOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxOpenAppointments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxOverlappingAppointments",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "0ca928b881ef264e71d0365f67df0b67";

export default node;

/**
 * @generated SignedSource<<e98575b971c3268a05f7ac93ac872825>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreEditor_store$data = {
  readonly address: string;
  readonly bankAccount: string;
  readonly bankCode: string;
  readonly bookingHours: ReadonlyArray<{
    readonly endMinute: number;
    readonly startMinute: number;
    readonly weekday: number;
  }>;
  readonly cancelCutOffHours: number;
  readonly delivers: boolean;
  readonly id: string;
  readonly name: string;
  readonly openWeekdays: ReadonlyArray<number>;
  readonly openingHours: string;
  readonly orderingClosesAt: string | null | undefined;
  readonly orderingOpensAt: string | null | undefined;
  readonly timeZone: string;
  readonly version: number;
  readonly " $fragmentType": "StoreEditor_store";
};
export type StoreEditor_store$key = {
  readonly " $data"?: StoreEditor_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreEditor_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreEditor_store",
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
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "f4ab1be6865b4454f9bb19c3defd1a8e";

export default node;

/**
 * @generated SignedSource<<57362c83900749a7c6961b64e8d47ed0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreColumns_store$data = {
  readonly address: string;
  readonly bankAccount: string;
  readonly bankCode: string;
  readonly cancelCutOffHours: number;
  readonly delivers: boolean;
  readonly id: string;
  readonly lineAccount: string;
  readonly mapUrl: string;
  readonly name: string;
  readonly openingHours: string;
  readonly orderingClosesAt: string | null | undefined;
  readonly orderingOpensAt: string | null | undefined;
  readonly phone: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"StoreBookingHours_store" | "StoreWeekdays_store">;
  readonly " $fragmentType": "StoreColumns_store";
};
export type StoreColumns_store$key = {
  readonly " $data"?: StoreColumns_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreColumns_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreColumns_store",
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
      "name": "openingHours",
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
      "kind": "ScalarField",
      "name": "cancelCutOffHours",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoreWeekdays_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoreBookingHours_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "9797e2de9808d84b1d23fc62b56108c6";

export default node;

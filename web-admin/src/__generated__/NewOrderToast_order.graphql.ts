/**
 * @generated SignedSource<<872995c238ff09e444e4919cdc464276>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewOrderToast_order$data = {
  readonly buyerName: string;
  readonly currency: Currency | null | undefined;
  readonly number: number;
  readonly total: string;
  readonly " $fragmentType": "NewOrderToast_order";
};
export type NewOrderToast_order$key = {
  readonly " $data"?: NewOrderToast_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOrderToast_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewOrderToast_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
      "name": "buyerName",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7e0b9639c2b93d98be4c970bfa20ee08";

export default node;

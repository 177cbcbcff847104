/**
 * @generated SignedSource<<8163e9fbf9d49230a0460254ac7235e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type OrderView_order$data = {
  readonly number: number;
  readonly state: OrderState;
  readonly " $fragmentSpreads": FragmentRefs<"OnlinePayment_order" | "OrderFacts_order" | "OrderLines_order" | "OrderParcels_order" | "OrderTimeline_order" | "Transfer_order">;
  readonly " $fragmentType": "OrderView_order";
};
export type OrderView_order$key = {
  readonly " $data"?: OrderView_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderView_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderView_order",
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
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OnlinePayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Transfer_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderParcels_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0b141e87a66758fb000a2c097269beb4";

export default node;

/**
 * @generated SignedSource<<d2afedd223fbafa1d48002702fecd17e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD";
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type OrderView_order$data = {
  readonly currency: Currency | null | undefined;
  readonly number: number;
  readonly state: OrderState;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrder_order" | "OnlinePayment_order" | "OrderFacts_order" | "OrderLines_order" | "OrderParcels_order" | "OrderTimeline_order" | "PaymentDeadline_order" | "Refunds_order" | "Reorder_order" | "Transfer_order">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentDeadline_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OnlinePayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Refunds_order"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Reorder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrder_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "eed870f123ef33fbad295cb12766a3ae";

export default node;

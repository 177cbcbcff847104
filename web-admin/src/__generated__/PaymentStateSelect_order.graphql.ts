/**
 * @generated SignedSource<<3f83d08802a9bd6f8c14e22cc4d70dcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentState = "FAILED" | "PAID" | "PARTIALLY_PAID" | "REFUNDED" | "REFUND_PENDING" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentStateSelect_order$data = {
  readonly id: string;
  readonly paymentState: PaymentState;
  readonly payments: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly version: number;
  readonly " $fragmentType": "PaymentStateSelect_order";
};
export type PaymentStateSelect_order$key = {
  readonly " $data"?: PaymentStateSelect_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStateSelect_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStateSelect_order",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "e2d1a4a1504c1e82a94bbcda94ffea2d";

export default node;

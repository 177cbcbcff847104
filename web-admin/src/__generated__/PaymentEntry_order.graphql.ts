/**
 * @generated SignedSource<<026ce6f2401c7f20d62f85e44f5107ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentEntry_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_order">;
  readonly " $fragmentType": "PaymentEntry_order";
};
export type PaymentEntry_order$key = {
  readonly " $data"?: PaymentEntry_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentEntry_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentEntry_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b6f3afca7b1a795f7d28e37c6fcd994d";

export default node;

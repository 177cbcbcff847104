/**
 * @generated SignedSource<<09deec006c757e666b3ad7a824afaab4>>
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
  readonly version: number;
  readonly " $fragmentType": "PaymentStateSelect_order";
};
export type PaymentStateSelect_order$key = {
  readonly " $data"?: PaymentStateSelect_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStateSelect_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStateSelect_order",
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
      "name": "paymentState",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0dea843554a9891508b67aaf72ea6cdf";

export default node;

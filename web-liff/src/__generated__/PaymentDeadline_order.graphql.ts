/**
 * @generated SignedSource<<84e5589fc99b49dcbc2a7914f10f9f7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderCancelReason = "CUSTOMER" | "EXPIRED" | "STAFF";
import type { FragmentRefs } from "relay-runtime";
export type PaymentDeadline_order$data = {
  readonly cancelReason: OrderCancelReason | null | undefined;
  readonly paymentDeadline: {
    readonly at: string;
    readonly isPaused: boolean;
  } | null | undefined;
  readonly " $fragmentType": "PaymentDeadline_order";
};
export type PaymentDeadline_order$key = {
  readonly " $data"?: PaymentDeadline_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentDeadline_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentDeadline_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDeadline",
      "kind": "LinkedField",
      "name": "paymentDeadline",
      "plural": false,
      "selections": [
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
          "name": "isPaused",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8f597afa36c089363c70e28d3f99ee47";

export default node;

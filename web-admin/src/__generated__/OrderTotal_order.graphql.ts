/**
 * @generated SignedSource<<a8e777715f2fd3f6ce542dc3716b86a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTotal_order$data = {
  readonly shippingFee: string;
  readonly subtotal: string;
  readonly total: string;
  readonly " $fragmentType": "OrderTotal_order";
};
export type OrderTotal_order$key = {
  readonly " $data"?: OrderTotal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotal_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTotal_order",
  "selections": [
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
      "name": "subtotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingFee",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3f4d6a53a0214a8c41f5fe8c56f3bb66";

export default node;

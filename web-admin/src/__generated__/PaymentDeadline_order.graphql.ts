/**
 * @generated SignedSource<<03b05fa2a5b750d713373a0d8abf963e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentDeadline_order$data = {
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "80410403ce455d7feaec93c341c84a44";

export default node;

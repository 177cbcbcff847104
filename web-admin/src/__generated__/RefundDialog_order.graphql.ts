/**
 * @generated SignedSource<<6735291d8e60a5dd205da00205b16c87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundDialog_order$data = {
  readonly lines: ReadonlyArray<{
    readonly product: {
      readonly id: string;
    };
    readonly restockable: string;
    readonly " $fragmentSpreads": FragmentRefs<"RestockFields_line">;
  }>;
  readonly " $fragmentType": "RefundDialog_order";
};
export type RefundDialog_order$key = {
  readonly " $data"?: RefundDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundDialog_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restockable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RestockFields_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "690976ec55bc1ac6aae2aa7972c95d58";

export default node;

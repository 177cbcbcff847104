/**
 * @generated SignedSource<<4b396581b651e7edc407985f544f7fa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLines_order$data = {
  readonly lines: ReadonlyArray<{
    readonly expectedDay: string | null | undefined;
    readonly id: string;
    readonly imageUrl: string | null | undefined;
    readonly lineTotal: string;
    readonly preOrdered: string;
    readonly product: {
      readonly id: string;
    };
    readonly productName: string;
    readonly quantity: string;
    readonly restocked: string;
    readonly unitPrice: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSums_order">;
  readonly " $fragmentType": "OrderLines_order";
};
export type OrderLines_order$key = {
  readonly " $data"?: OrderLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_order">;
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
  "name": "OrderLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productName",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restocked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preOrdered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderSums_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "cf5886ce9545d3f7c0136cb05cd1bace";

export default node;

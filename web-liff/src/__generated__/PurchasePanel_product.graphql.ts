/**
 * @generated SignedSource<<f5c5b60bb973e5e369524c1139449b69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN";
import type { FragmentRefs } from "relay-runtime";
export type PurchasePanel_product$data = {
  readonly discounts: ReadonlyArray<{
    readonly discount: {
      readonly id: string;
      readonly kind: DiscountKind;
      readonly name: string;
      readonly state: DiscountState;
    };
    readonly maxQuantity: string | null | undefined;
    readonly minQuantity: string;
  }>;
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly stock: string;
  readonly " $fragmentType": "PurchasePanel_product";
};
export type PurchasePanel_product$key = {
  readonly " $data"?: PurchasePanel_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchasePanel_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchasePanel_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductDiscount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Discount",
          "kind": "LinkedField",
          "name": "discount",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "3f893078c0ebe440acddb4afeb290732";

export default node;

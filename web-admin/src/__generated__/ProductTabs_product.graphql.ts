/**
 * @generated SignedSource<<3f976a6a55666a87644de3e3f0ba7d97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTabs_product$data = {
  readonly discounts: ReadonlyArray<{
    readonly minQuantity: string;
  }>;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDiscounts_product" | "ProductHistory_product" | "StockHistory_product" | "VariantSummary_product">;
  readonly " $fragmentType": "ProductTabs_product";
};
export type ProductTabs_product$key = {
  readonly " $data"?: ProductTabs_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTabs_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTabs_product",
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
      "name": "name",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VariantSummary_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDiscounts_product"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        }
      ],
      "kind": "FragmentSpread",
      "name": "StockHistory_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductHistory_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "f72bd7f1973eac6843bbee111b4aed84";

export default node;

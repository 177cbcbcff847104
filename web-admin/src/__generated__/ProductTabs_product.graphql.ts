/**
 * @generated SignedSource<<f591d4241b71448c542fa2f3958d4b94>>
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

(node as any).hash = "75ddf67e91d19d616202fe5c19a8f8c3";

export default node;

/**
 * @generated SignedSource<<4ba069bdb41b858271eb16394a5c8d97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCartSheet_product$data = {
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly price: string;
  readonly stock: string;
  readonly " $fragmentSpreads": FragmentRefs<"PurchasePanel_product">;
  readonly " $fragmentType": "AddToCartSheet_product";
};
export type AddToCartSheet_product$key = {
  readonly " $data"?: AddToCartSheet_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartSheet_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddToCartSheet_product",
  "selections": [
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
      "args": [
        {
          "kind": "Literal",
          "name": "variant",
          "value": "LIST"
        }
      ],
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": "imageUrl(variant:\"LIST\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PurchasePanel_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "c592b6d9dbe11ea3c5f217af734e4625";

export default node;

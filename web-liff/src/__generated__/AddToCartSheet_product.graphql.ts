/**
 * @generated SignedSource<<6322fe59ca36e91c703e1084a1ca883e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCartSheet_product$data = {
  readonly hasVariants: boolean;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly preOrderDay: string | null | undefined;
  readonly preOrderLeft: string;
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
      "kind": "ScalarField",
      "name": "hasVariants",
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
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderDay",
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

(node as any).hash = "1b9c132d2290852e35d2fd584d67cd53";

export default node;

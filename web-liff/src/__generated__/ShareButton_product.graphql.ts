/**
 * @generated SignedSource<<e22d42ab7e2c0b1704e86c03dd1b3a1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_product$data = {
  readonly cardUrl: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly stock: string;
  readonly " $fragmentType": "ShareButton_product";
};
export type ShareButton_product$key = {
  readonly " $data"?: ShareButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareButton_product",
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
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": "cardUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "variant",
          "value": "CARD"
        }
      ],
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": "imageUrl(variant:\"CARD\")"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "eaaa1235b3b498844f15b6da83ced356";

export default node;

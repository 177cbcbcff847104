/**
 * @generated SignedSource<<b47321f028bacd36fb80e58e08bb32e2>>
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
  readonly preOrderLeft: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preOrderLeft",
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

(node as any).hash = "fe97eb11bafa533dc290849a355e255a";

export default node;

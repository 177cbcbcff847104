/**
 * @generated SignedSource<<b420bd8b851f150481750d1e79c29400>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareButton_product$data = {
  readonly cardUrl: string | null | undefined;
  readonly hasVariants: boolean;
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly topPick: boolean;
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
      "name": "price",
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
      "name": "topPick",
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

(node as any).hash = "442a6b7de05149a83a6f0b93b36480dc";

export default node;

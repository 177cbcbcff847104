/**
 * @generated SignedSource<<ba7e721c1071dda3a67c0115103fded8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantSummary_product$data = {
  readonly variants: ReadonlyArray<{
    readonly code: string;
    readonly id: string;
    readonly offered: boolean;
    readonly optionValues: ReadonlyArray<string>;
    readonly price: string;
    readonly stock: string;
  }>;
  readonly " $fragmentType": "VariantSummary_product";
};
export type VariantSummary_product$key = {
  readonly " $data"?: VariantSummary_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantSummary_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantSummary_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
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
          "name": "optionValues",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
          "name": "offered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "1b60359a5b34e59f3c2e3a486f5aa526";

export default node;

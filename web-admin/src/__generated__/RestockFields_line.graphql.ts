/**
 * @generated SignedSource<<772f4cd5f7b03d58423c6bb7966e5e28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestockFields_line$data = ReadonlyArray<{
  readonly product: {
    readonly id: string;
  };
  readonly productName: string;
  readonly restockable: string;
  readonly unitPrice: string;
  readonly " $fragmentType": "RestockFields_line";
}>;
export type RestockFields_line$key = ReadonlyArray<{
  readonly " $data"?: RestockFields_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestockFields_line">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RestockFields_line",
  "selections": [
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
      "kind": "ScalarField",
      "name": "restockable",
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
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "bc56891962beab9d667f32d731ebb133";

export default node;

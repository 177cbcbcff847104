/**
 * @generated SignedSource<<bfbc24d12bf34195a47a28e6af6f1a5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTypeTable_productTypes$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTypeRow_productType">;
  readonly " $fragmentType": "ProductTypeTable_productTypes";
}>;
export type ProductTypeTable_productTypes$key = ReadonlyArray<{
  readonly " $data"?: ProductTypeTable_productTypes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTypeTable_productTypes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductTypeTable_productTypes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductTypeRow_productType"
    }
  ],
  "type": "ProductType",
  "abstractKey": null
};

(node as any).hash = "bf2dd0bda5fe09070341139efde63cea";

export default node;

/**
 * @generated SignedSource<<0c82aeb5c6efcc6f6dffeb4480a1cc1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTypeColumns_productType$data = {
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
  readonly " $fragmentType": "ProductTypeColumns_productType";
};
export type ProductTypeColumns_productType$key = {
  readonly " $data"?: ProductTypeColumns_productType$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTypeColumns_productType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTypeColumns_productType",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    }
  ],
  "type": "ProductType",
  "abstractKey": null
};

(node as any).hash = "b7af04d4c0600c6da8a87fd8eb1a663e";

export default node;

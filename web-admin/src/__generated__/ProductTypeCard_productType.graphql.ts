/**
 * @generated SignedSource<<ab88e59836bed44201ecc3760ad8c0b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTypeCard_productType$data = {
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
  readonly " $fragmentType": "ProductTypeCard_productType";
};
export type ProductTypeCard_productType$key = {
  readonly " $data"?: ProductTypeCard_productType$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTypeCard_productType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTypeCard_productType",
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

(node as any).hash = "5f51babfa0b8373f1b3fad215a7a1eeb";

export default node;

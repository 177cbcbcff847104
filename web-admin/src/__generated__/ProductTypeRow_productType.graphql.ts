/**
 * @generated SignedSource<<e05e879bdab6ccaf4bbd5f33e1a626f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTypeRow_productType$data = {
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly productCount: number;
  readonly " $fragmentType": "ProductTypeRow_productType";
};
export type ProductTypeRow_productType$key = {
  readonly " $data"?: ProductTypeRow_productType$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTypeRow_productType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTypeRow_productType",
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

(node as any).hash = "64a51fd77424cec5f1acaec4d4b4f0c4";

export default node;

/**
 * @generated SignedSource<<a889ea23b5c094be13f9325d61efc20c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTypeEditor_productType$data = {
  readonly description: string;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "ProductTypeEditor_productType";
};
export type ProductTypeEditor_productType$key = {
  readonly " $data"?: ProductTypeEditor_productType$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTypeEditor_productType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTypeEditor_productType",
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
      "name": "version",
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
    }
  ],
  "type": "ProductType",
  "abstractKey": null
};

(node as any).hash = "8905c6d83a4d3b96a709c6e435809228";

export default node;

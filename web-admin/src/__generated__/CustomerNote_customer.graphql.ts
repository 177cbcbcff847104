/**
 * @generated SignedSource<<b3aad251298e2e1b4115728ff330f890>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerNote_customer$data = {
  readonly id: string;
  readonly note: string;
  readonly version: number;
  readonly " $fragmentType": "CustomerNote_customer";
};
export type CustomerNote_customer$key = {
  readonly " $data"?: CustomerNote_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerNote_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerNote_customer",
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
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "4c7dde25d08b4999b01adf9c8c260ca0";

export default node;

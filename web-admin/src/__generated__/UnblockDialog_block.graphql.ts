/**
 * @generated SignedSource<<c977c5d5d03516654131af5498384f38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnblockDialog_block$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly " $fragmentType": "UnblockDialog_block";
};
export type UnblockDialog_block$key = {
  readonly " $data"?: UnblockDialog_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnblockDialog_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnblockDialog_block",
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
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerBlock",
  "abstractKey": null
};

(node as any).hash = "9c4d5b93ba48c80ba7ae0c69e33e10d0";

export default node;

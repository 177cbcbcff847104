/**
 * @generated SignedSource<<3a707f1d1552ce16644f9fb71fa4b775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockActions_block$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BlockEditor_block" | "UnblockDialog_block">;
  readonly " $fragmentType": "BlockActions_block";
};
export type BlockActions_block$key = {
  readonly " $data"?: BlockActions_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockActions_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockActions_block",
  "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockEditor_block"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnblockDialog_block"
    }
  ],
  "type": "CustomerBlock",
  "abstractKey": null
};

(node as any).hash = "1f3d8a8c010add94e9cb50e4f98b2360";

export default node;

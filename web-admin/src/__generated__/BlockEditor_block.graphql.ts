/**
 * @generated SignedSource<<12a5b0504cf651aa59ff7b6bb2774b04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockEditor_block$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly id: string;
  readonly note: string;
  readonly " $fragmentType": "BlockEditor_block";
};
export type BlockEditor_block$key = {
  readonly " $data"?: BlockEditor_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockEditor_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockEditor_block",
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
      "name": "note",
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

(node as any).hash = "7d1149bfa8734183e3ec628330cfc18c";

export default node;

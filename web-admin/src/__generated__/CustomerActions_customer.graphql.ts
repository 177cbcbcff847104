/**
 * @generated SignedSource<<11ed1010be85c09a0233a4f76d6deb41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerActions_customer$data = {
  readonly block: {
    readonly " $fragmentSpreads": FragmentRefs<"UnblockDialog_block">;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockDialog_customer">;
  readonly " $fragmentType": "CustomerActions_customer";
};
export type CustomerActions_customer$key = {
  readonly " $data"?: CustomerActions_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerActions_customer",
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
      "concreteType": "CustomerBlock",
      "kind": "LinkedField",
      "name": "block",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnblockDialog_block"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockDialog_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d12f6455a0dc37d2ea9e658c50e07533";

export default node;

/**
 * @generated SignedSource<<f4d94b1ec43867a20aefa4b877b4e180>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerTools_customer$data = {
  readonly block: {
    readonly " $fragmentSpreads": FragmentRefs<"UnblockDialog_block">;
  } | null | undefined;
  readonly erased: boolean;
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly usesLine: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BlockDialog_customer">;
  readonly " $fragmentType": "CustomerTools_customer";
};
export type CustomerTools_customer$key = {
  readonly " $data"?: CustomerTools_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTools_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerTools_customer",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usesLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erased",
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

(node as any).hash = "15f70336cfb8e125cca57ccbb4ede6ce";

export default node;

/**
 * @generated SignedSource<<81834f4cd423bc80351dafb398613692>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerHead_customer$data = {
  readonly block: {
    readonly note: string;
  } | null | undefined;
  readonly name: string;
  readonly phone: string;
  readonly reachable: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerDiscounts_customer">;
  readonly " $fragmentType": "CustomerHead_customer";
};
export type CustomerHead_customer$key = {
  readonly " $data"?: CustomerHead_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerHead_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerHead_customer",
  "selections": [
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
      "name": "reachable",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerDiscounts_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "21f8f777921ad1cffad5b7123e334c65";

export default node;

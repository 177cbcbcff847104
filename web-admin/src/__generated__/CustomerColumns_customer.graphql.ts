/**
 * @generated SignedSource<<af5408a5a667428567df34da90e1416f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerColumns_customer$data = {
  readonly block: {
    readonly note: string;
  } | null | undefined;
  readonly blocked: boolean;
  readonly createdAt: string;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly phone: string;
  readonly reachable: boolean | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly usesLine: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer" | "CustomerDiscounts_customer" | "CustomerOrders_customer">;
  readonly " $fragmentType": "CustomerColumns_customer";
};
export type CustomerColumns_customer$key = {
  readonly " $data"?: CustomerColumns_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerColumns_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerColumns_customer",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blocked",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerDiscounts_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerOrders_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerActions_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "c5591277ce8650432f8f4bbe66990bdd";

export default node;

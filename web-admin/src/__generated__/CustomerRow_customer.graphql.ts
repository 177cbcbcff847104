/**
 * @generated SignedSource<<bbb9b5945e0001ca9e4dad635afc7818>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerRow_customer$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer" | "CustomerDiscounts_customer" | "CustomerOrders_customer">;
  readonly " $fragmentType": "CustomerRow_customer";
};
export type CustomerRow_customer$key = {
  readonly " $data"?: CustomerRow_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerRow_customer">;
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
  "name": "CustomerRow_customer",
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
      "name": "blocked",
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

(node as any).hash = "25f2f5c61ed4e4e6c496d6f14ceb16c7";

export default node;

/**
 * @generated SignedSource<<27599d58f5af0e15f6c67a90c1c5f23e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerCard_customer$data = {
  readonly block: {
    readonly note: string;
  } | null | undefined;
  readonly blocked: boolean;
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly phone: string;
  readonly reachable: boolean | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer" | "CustomerDiscounts_customer" | "CustomerOrders_customer">;
  readonly " $fragmentType": "CustomerCard_customer";
};
export type CustomerCard_customer$key = {
  readonly " $data"?: CustomerCard_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerCard_customer">;
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
  "name": "CustomerCard_customer",
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

(node as any).hash = "c04b64daa3b34a090c645660dd6cf7ec";

export default node;

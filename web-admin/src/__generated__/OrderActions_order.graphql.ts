/**
 * @generated SignedSource<<17a4e3c760420b05db16802c5f3714ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderActions_order$data = {
  readonly canAdvance: {
    readonly allowed: boolean;
  };
  readonly canCancel: {
    readonly allowed: boolean;
  };
  readonly nextStates: ReadonlyArray<OrderState>;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"AdvanceDialog_order" | "CancelDialog_order">;
  readonly " $fragmentType": "OrderActions_order";
};
export type OrderActions_order$key = {
  readonly " $data"?: OrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActions_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextStates",
      "storageKey": null
    },
    {
      "alias": "canAdvance",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "ADVANCE"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"ADVANCE\")"
    },
    {
      "alias": "canCancel",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "CANCEL"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"CANCEL\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdvanceDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "cf6e24f9651d45c3c9d91be5aaa65b5c";

export default node;

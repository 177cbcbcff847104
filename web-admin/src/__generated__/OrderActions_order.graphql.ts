/**
 * @generated SignedSource<<e1bac117330b31b294a78c8bf5cac445>>
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
  readonly canDelete: {
    readonly allowed: boolean;
  };
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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
      "alias": "canDelete",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "DELETE"
        }
      ],
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "can",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "can(action:\"DELETE\")"
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

(node as any).hash = "315880de3287b19ee412304bccf19d62";

export default node;

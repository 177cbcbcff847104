/**
 * @generated SignedSource<<77462f1b1660169a40cf5ea9efbf3e78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DueOrder_order$data = {
  readonly buyerName: string;
  readonly can: {
    readonly allowed: boolean;
  };
  readonly currency: Currency | null | undefined;
  readonly customer: {
    readonly erased: boolean;
    readonly id: string;
  } | null | undefined;
  readonly nextStates: ReadonlyArray<OrderState>;
  readonly number: number;
  readonly state: OrderState;
  readonly total: string;
  readonly " $fragmentSpreads": FragmentRefs<"AdvanceDialog_order">;
  readonly " $fragmentType": "DueOrder_order";
};
export type DueOrder_order$key = {
  readonly " $data"?: DueOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueOrder_order",
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
      "name": "buyerName",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "erased",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "alias": null,
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        }
      ],
      "storageKey": "can(action:\"ADVANCE\")"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdvanceDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b0e3f88137b947a5f8425c59acd18414";

export default node;

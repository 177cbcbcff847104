/**
 * @generated SignedSource<<5bfb865fd6911a8ddf5f28ff2db2f185>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderAlert_order$data = {
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
  readonly " $fragmentType": "OrderAlert_order";
};
export type OrderAlert_order$key = {
  readonly " $data"?: OrderAlert_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAlert_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAlert_order",
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
      "name": "buyerName",
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

(node as any).hash = "0e36cc13ef2b22ed840d0eb58ab166cd";

export default node;

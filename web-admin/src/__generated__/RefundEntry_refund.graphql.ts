/**
 * @generated SignedSource<<b9f3edb0e5255a415312daf210b7bba4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RefundState = "DONE" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RefundEntry_refund$data = {
  readonly amount: string;
  readonly canSettle: {
    readonly allowed: boolean;
  };
  readonly createdAt: string;
  readonly doneAt: string | null | undefined;
  readonly id: string;
  readonly reason: string;
  readonly restocked: boolean;
  readonly state: RefundState;
  readonly " $fragmentType": "RefundEntry_refund";
};
export type RefundEntry_refund$key = {
  readonly " $data"?: RefundEntry_refund$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundEntry_refund">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundEntry_refund",
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
      "name": "amount",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doneAt",
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
      "alias": null,
      "args": null,
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "canSettle",
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
      "storageKey": null
    }
  ],
  "type": "Refund",
  "abstractKey": null
};

(node as any).hash = "9b5ab2ca56ff279c06bc2277b4e6d106";

export default node;

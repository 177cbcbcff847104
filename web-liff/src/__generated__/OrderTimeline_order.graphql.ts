/**
 * @generated SignedSource<<e680b47e7787eebba365f0fdc7854af4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type OrderTimeline_order$data = {
  readonly timeline: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly reached: boolean;
    readonly state: OrderState;
  }>;
  readonly " $fragmentType": "OrderTimeline_order";
};
export type OrderTimeline_order$key = {
  readonly " $data"?: OrderTimeline_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTimeline_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTimeline_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStep",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": true,
      "selections": [
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
          "name": "reached",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8d34709fdb8e7c153d92348fa42f0fc2";

export default node;

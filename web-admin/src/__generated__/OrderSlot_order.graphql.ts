/**
 * @generated SignedSource<<8a52e32fbfb6c5ce4774da057a822eb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSlot_order$data = {
  readonly canEdit: {
    readonly allowed: boolean;
  };
  readonly id: string;
  readonly shippingSlot: {
    readonly day: string;
    readonly endMinute: number;
    readonly startMinute: number;
  } | null | undefined;
  readonly " $fragmentType": "OrderSlot_order";
};
export type OrderSlot_order$key = {
  readonly " $data"?: OrderSlot_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSlot_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSlot_order",
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
      "concreteType": "OrderSlot",
      "kind": "LinkedField",
      "name": "shippingSlot",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startMinute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endMinute",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "canEdit",
      "args": [
        {
          "kind": "Literal",
          "name": "action",
          "value": "EDIT"
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
      "storageKey": "can(action:\"EDIT\")"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "05dcf2ec9aa57358212d117519fb9730";

export default node;

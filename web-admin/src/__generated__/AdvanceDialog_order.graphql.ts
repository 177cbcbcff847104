/**
 * @generated SignedSource<<a08cd6c7b43171af4c872be1be9415cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "CANCELLED" | "COMPLETE" | "ESTABLISHED" | "IN_ACTION" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdvanceDialog_order$data = {
  readonly id: string;
  readonly nextStates: ReadonlyArray<OrderState>;
  readonly number: number;
  readonly " $fragmentType": "AdvanceDialog_order";
};
export type AdvanceDialog_order$key = {
  readonly " $data"?: AdvanceDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdvanceDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdvanceDialog_order",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e094d0735229a251c6612cc4b16d0d8a";

export default node;

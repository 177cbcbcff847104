/**
 * @generated SignedSource<<8531841a58ac9561af3517ea850ce582>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Transfer_order$data = {
  readonly canReportPayment: {
    readonly allowed: boolean;
  };
  readonly outstanding: string;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentReport_order">;
  readonly " $fragmentType": "Transfer_order";
};
export type Transfer_order$key = {
  readonly " $data"?: Transfer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"Transfer_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Transfer_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outstanding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Permission",
      "kind": "LinkedField",
      "name": "canReportPayment",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentReport_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "74dee56c20d6d105231f9d304c671085";

export default node;

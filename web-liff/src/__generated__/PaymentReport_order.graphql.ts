/**
 * @generated SignedSource<<9c3f0f17dfa31abef297f0c92129b979>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentReport_order$data = {
  readonly accountDigits: string | null | undefined;
  readonly canReportPayment: {
    readonly allowed: boolean;
  };
  readonly id: string;
  readonly paymentReport: {
    readonly at: string;
    readonly digits: string;
    readonly waits: boolean;
  } | null | undefined;
  readonly " $fragmentType": "PaymentReport_order";
};
export type PaymentReport_order$key = {
  readonly " $data"?: PaymentReport_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentReport_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentReport_order",
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
      "name": "accountDigits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentReport",
      "kind": "LinkedField",
      "name": "paymentReport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "digits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waits",
          "storageKey": null
        }
      ],
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8e24a5b17553cca6a5b28d4b2a56124a";

export default node;

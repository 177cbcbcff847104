/**
 * @generated SignedSource<<d5fdda365cfadf4badb13db694db7209>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnassignedPayments_query$data = {
  readonly unassignedPayments: ReadonlyArray<{
    readonly reference: string;
    readonly " $fragmentSpreads": FragmentRefs<"UnassignedPayment_payment">;
  }>;
  readonly " $fragmentType": "UnassignedPayments_query";
};
export type UnassignedPayments_query$key = {
  readonly " $data"?: UnassignedPayments_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnassignedPayments_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnassignedPayments_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnassignedPayment",
      "kind": "LinkedField",
      "name": "unassignedPayments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UnassignedPayment_payment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5a65e3ec465456e0675988dc6992769f";

export default node;

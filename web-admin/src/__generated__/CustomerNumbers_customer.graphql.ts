/**
 * @generated SignedSource<<3a66f9d42b1952e1558b54b6ffa03088>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerNumbers_customer$data = {
  readonly figures: {
    readonly firstContactAt: string;
    readonly lastContactAt: string;
    readonly lateCancellations: number;
    readonly noShows: number;
    readonly orders: number;
    readonly spent: string;
    readonly visits: number;
  } | null | undefined;
  readonly " $fragmentType": "CustomerNumbers_customer";
};
export type CustomerNumbers_customer$key = {
  readonly " $data"?: CustomerNumbers_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerNumbers_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerNumbers_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "spent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noShows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateCancellations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstContactAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastContactAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "2a79dcea109abf9c3bc0a567ba57e377";

export default node;

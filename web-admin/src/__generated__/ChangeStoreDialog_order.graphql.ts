/**
 * @generated SignedSource<<53663d7e4a36359ee7612cf1b5b24cc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StoreChain = "FAMILY" | "UNIMART" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeStoreDialog_order$data = {
  readonly id: string;
  readonly pickUpStore: {
    readonly address: string;
    readonly chain: StoreChain;
    readonly code: string;
    readonly name: string;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ChangeStoreDialog_order";
};
export type ChangeStoreDialog_order$key = {
  readonly " $data"?: ChangeStoreDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeStoreDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeStoreDialog_order",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickUpStore",
      "kind": "LinkedField",
      "name": "pickUpStore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "b2e3eb2607a6598105ae4f2ea97a4359";

export default node;

/**
 * @generated SignedSource<<37f54b42df0e115120ab2e86705e3e1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParcelShipment_parcel$data = {
  readonly canUnpack: boolean;
  readonly id: string;
  readonly order: {
    readonly pickUpStore: {
      readonly code: string;
      readonly name: string;
    } | null | undefined;
  };
  readonly shipment: {
    readonly collects: boolean;
    readonly goodsAmount: number;
    readonly isCreated: boolean;
    readonly labelPath: string | null | undefined;
    readonly statusAt: string | null | undefined;
    readonly statusText: string;
  } | null | undefined;
  readonly " $fragmentType": "ParcelShipment_parcel";
};
export type ParcelShipment_parcel$key = {
  readonly " $data"?: ParcelShipment_parcel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParcelShipment_parcel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParcelShipment_parcel",
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
      "name": "canUnpack",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shipment",
      "kind": "LinkedField",
      "name": "shipment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCreated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodsAmount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "collects",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statusText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statusAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labelPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Parcel",
  "abstractKey": null
};

(node as any).hash = "6c23949718e75150d10df93da4c07394";

export default node;

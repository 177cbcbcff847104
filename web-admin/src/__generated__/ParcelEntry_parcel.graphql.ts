/**
 * @generated SignedSource<<4b21795930f83f85fef6d6b9b33e593d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParcelState = "DELIVERED" | "PACKED" | "RETURNED" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ParcelEntry_parcel$data = {
  readonly canUnpack: boolean;
  readonly carrier: string;
  readonly deliveredAt: string | null | undefined;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly productName: string;
    readonly quantity: string;
  }>;
  readonly nextStates: ReadonlyArray<ParcelState>;
  readonly number: number;
  readonly shipment: {
    readonly isCreated: boolean;
  } | null | undefined;
  readonly shippedAt: string | null | undefined;
  readonly state: ParcelState;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ParcelShipment_parcel" | "TrackingDialog_parcel">;
  readonly " $fragmentType": "ParcelEntry_parcel";
};
export type ParcelEntry_parcel$key = {
  readonly " $data"?: ParcelEntry_parcel$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParcelEntry_parcel">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParcelEntry_parcel",
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
      "name": "version",
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
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextStates",
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
      "kind": "ScalarField",
      "name": "shippedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ParcelItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackingDialog_parcel"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ParcelShipment_parcel"
    }
  ],
  "type": "Parcel",
  "abstractKey": null
};

(node as any).hash = "5b27020fa871388433f4640b4fea9584";

export default node;

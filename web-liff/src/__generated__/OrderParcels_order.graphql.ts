/**
 * @generated SignedSource<<2ef69ca28ce9bb1599195fd64b87fe33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ParcelState = "DELIVERED" | "PACKED" | "RETURNED" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type OrderParcels_order$data = {
  readonly parcels: ReadonlyArray<{
    readonly carrier: string;
    readonly id: string;
    readonly items: ReadonlyArray<{
      readonly productName: string;
      readonly quantity: string;
    }>;
    readonly number: number;
    readonly state: ParcelState;
    readonly trackingNumber: string;
    readonly trackingUrl: string | null | undefined;
  }>;
  readonly " $fragmentType": "OrderParcels_order";
};
export type OrderParcels_order$key = {
  readonly " $data"?: OrderParcels_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderParcels_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderParcels_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Parcel",
      "kind": "LinkedField",
      "name": "parcels",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d851e5ba2396e69089df847bc9cf7f09";

export default node;

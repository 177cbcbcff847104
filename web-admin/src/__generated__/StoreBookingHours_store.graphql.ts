/**
 * @generated SignedSource<<a5f0cfbce56e5d9506ede737d7ba6e72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreBookingHours_store$data = {
  readonly bookingHours: ReadonlyArray<{
    readonly endMinute: number;
    readonly startMinute: number;
    readonly weekday: number;
  }>;
  readonly " $fragmentType": "StoreBookingHours_store";
};
export type StoreBookingHours_store$key = {
  readonly " $data"?: StoreBookingHours_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreBookingHours_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreBookingHours_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingHours",
      "kind": "LinkedField",
      "name": "bookingHours",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
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
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "927434ad77aba6aa24fb9d9f5ec88eb1";

export default node;

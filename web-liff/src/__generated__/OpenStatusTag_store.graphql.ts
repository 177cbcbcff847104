/**
 * @generated SignedSource<<7dafda661683a4f0be5d4abe1b15838b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenStatusTag_store$data = {
  readonly bookingHours: ReadonlyArray<{
    readonly endMinute: number;
    readonly startMinute: number;
    readonly weekday: number;
  }>;
  readonly closures: ReadonlyArray<{
    readonly endsAt: string;
    readonly startsAt: string;
  }>;
  readonly openWeekdays: ReadonlyArray<number>;
  readonly openingHours: string;
  readonly timeZone: string;
  readonly " $fragmentType": "OpenStatusTag_store";
};
export type OpenStatusTag_store$key = {
  readonly " $data"?: OpenStatusTag_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenStatusTag_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenStatusTag_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openWeekdays",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreClosurePeriod",
      "kind": "LinkedField",
      "name": "closures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "57b21effa6b057c4ab0b07916a80600c";

export default node;

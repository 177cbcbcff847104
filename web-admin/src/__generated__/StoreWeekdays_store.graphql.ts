/**
 * @generated SignedSource<<7c4b7ee52fd065edc8b20e99ffeb2b9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StoreWeekdays_store$data = {
  readonly openWeekdays: ReadonlyArray<number>;
  readonly " $fragmentType": "StoreWeekdays_store";
};
export type StoreWeekdays_store$key = {
  readonly " $data"?: StoreWeekdays_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreWeekdays_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreWeekdays_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openWeekdays",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "964af41373a4512de6307db79a38d521";

export default node;

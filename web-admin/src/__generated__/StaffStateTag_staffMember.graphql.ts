/**
 * @generated SignedSource<<1f8c14187892d982f69ce4c5f76c9882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffState = "DISABLED" | "DISMISSED" | "IN_SERVICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffStateTag_staffMember$data = {
  readonly state: StaffState;
  readonly " $fragmentType": "StaffStateTag_staffMember";
};
export type StaffStateTag_staffMember$key = {
  readonly " $data"?: StaffStateTag_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffStateTag_staffMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffStateTag_staffMember",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "af788b7dd1057f1bd13dd683a9768818";

export default node;

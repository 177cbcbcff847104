/**
 * @generated SignedSource<<aa0dc4854bfd05abe4100defac61c6be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "ADMIN" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Frame_staffMember$data = {
  readonly role: StaffRole;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenu_staffMember">;
  readonly " $fragmentType": "Frame_staffMember";
};
export type Frame_staffMember$key = {
  readonly " $data"?: Frame_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"Frame_staffMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Frame_staffMember",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserMenu_staffMember"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "79aa4d28e456c4150c463a70776db125";

export default node;

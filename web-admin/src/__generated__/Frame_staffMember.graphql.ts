/**
 * @generated SignedSource<<5bbbb5ce53516458a3990f1c3c63e9d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "ADMIN" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Frame_staffMember$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "c2d6a2d8a45a53b41687607200ef0e48";

export default node;

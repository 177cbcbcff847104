/**
 * @generated SignedSource<<85f8bb3846ac413244c230f5fdd9800c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserMenu_staffMember$data = {
  readonly name: string;
  readonly username: string;
  readonly " $fragmentType": "UserMenu_staffMember";
};
export type UserMenu_staffMember$key = {
  readonly " $data"?: UserMenu_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserMenu_staffMember">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserMenu_staffMember",
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
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};

(node as any).hash = "584d3fd85376c1d0bb953e538ee29b61";

export default node;

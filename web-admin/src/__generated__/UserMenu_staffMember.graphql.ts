/**
 * @generated SignedSource<<9e915fa22b9d6c1776b4a8ae5a837dd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserMenu_staffMember$data = {
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "def12d225e45512c125571d983021e5f";

export default node;

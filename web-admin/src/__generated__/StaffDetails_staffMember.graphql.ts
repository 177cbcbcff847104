/**
 * @generated SignedSource<<5bfd52d77e779490ba99f79b8cb1eb9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "ADMIN" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffDetails_staffMember$data = {
  readonly englishName: string;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly positionName: string;
  readonly role: StaffRole;
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "StaffDetails_staffMember";
};
export type StaffDetails_staffMember$key = {
  readonly " $data"?: StaffDetails_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffDetails_staffMember">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffDetails_staffMember",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "positionName",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};
})();

(node as any).hash = "716a5a5272096fcea6d25b3d431c3c10";

export default node;

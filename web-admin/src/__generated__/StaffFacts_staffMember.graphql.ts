/**
 * @generated SignedSource<<4036fa8b3d079f5ac7ed7ffb66fa79cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "ADMIN" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffFacts_staffMember$data = {
  readonly englishName: string;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly positionName: string;
  readonly role: StaffRole;
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "StaffFacts_staffMember";
};
export type StaffFacts_staffMember$key = {
  readonly " $data"?: StaffFacts_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffFacts_staffMember">;
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
  "name": "StaffFacts_staffMember",
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

(node as any).hash = "0aa89e5343c74c31a688cab1d699cc9c";

export default node;

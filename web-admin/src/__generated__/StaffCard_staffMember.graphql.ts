/**
 * @generated SignedSource<<c16cdd8d1fe69cf3edbe405250c3ede6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffCard_staffMember$data = {
  readonly englishName: string;
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly name: string;
  readonly positionName: string;
  readonly services: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"StaffStateTag_staffMember">;
  readonly " $fragmentType": "StaffCard_staffMember";
};
export type StaffCard_staffMember$key = {
  readonly " $data"?: StaffCard_staffMember$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffCard_staffMember">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "StaffCard_staffMember",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffStateTag_staffMember"
    }
  ],
  "type": "StaffMember",
  "abstractKey": null
};
})();

(node as any).hash = "717e5be8edba5c88bbd8c77f9db0c19b";

export default node;

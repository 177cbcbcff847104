/**
 * @generated SignedSource<<84a4668d804096b422d875faecff4d0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAssignShifts_inverse$data = {
  readonly add: ReadonlyArray<{
    readonly date: string;
    readonly shiftTemplateId: string;
    readonly state: ShiftState;
  }>;
  readonly remove: ReadonlyArray<{
    readonly date: string;
    readonly shiftTemplateId: string;
  }>;
  readonly seen: ReadonlyArray<{
    readonly date: string;
    readonly shiftTemplateId: string;
    readonly state: ShiftState | null | undefined;
  }>;
  readonly staffMemberId: string;
  readonly " $fragmentType": "useAssignShifts_inverse";
};
export type useAssignShifts_inverse$key = {
  readonly " $data"?: useAssignShifts_inverse$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAssignShifts_inverse">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shiftTemplateId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAssignShifts_inverse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffMemberId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddedShift",
      "kind": "LinkedField",
      "name": "add",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RemovedShift",
      "kind": "LinkedField",
      "name": "remove",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeenShift",
      "kind": "LinkedField",
      "name": "seen",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "StaffShifts",
  "abstractKey": null
};
})();

(node as any).hash = "f2607a39f81db094604b03a437cdd40e";

export default node;

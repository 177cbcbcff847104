/**
 * @generated SignedSource<<9a7f58ec14c6e75476cd7f30ddbd0ca7>>
 * @relayHash 7e8370dcb47f2f38101b95b52d2b66ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e8853a0d436fec3deeeff4a4f093846e99d86a64973fa6f1009603d20ea9aa9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DismissStaffMemberInput = {
  force?: boolean;
  id: string;
  version?: number | null | undefined;
};
export type useDismissStaffMemberMutation$variables = {
  input: DismissStaffMemberInput;
};
export type useDismissStaffMemberMutation$data = {
  readonly dismissStaffMember: {
    readonly undoable: {
      readonly id: string;
    } | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"StaffActions_staffMember" | "StaffStateTag_staffMember">;
  };
};
export type useDismissStaffMemberMutation = {
  response: useDismissStaffMemberMutation$data;
  variables: useDismissStaffMemberMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UndoableChange",
  "kind": "LinkedField",
  "name": "undoable",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDismissStaffMemberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "dismissStaffMember",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StaffActions_staffMember"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StaffStateTag_staffMember"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDismissStaffMemberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "dismissStaffMember",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v3/*:: as any*/),
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
            "name": "state",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9e8853a0d436fec3deeeff4a4f093846e99d86a64973fa6f1009603d20ea9aa9",
    "metadata": {},
    "name": "useDismissStaffMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7bc55590cb9f2f77ca0dfbb379e5eca8";

export default node;

/**
 * @generated SignedSource<<60856ff26ebc6589e1f33f327217107c>>
 * @relayHash 99198c05702f3eebbab4157715ad036a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 689fdc9f78f5f49e012d59d59ddeb2a5c7cf5eb725c5520d6843471d9c200312

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
];
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "689fdc9f78f5f49e012d59d59ddeb2a5c7cf5eb725c5520d6843471d9c200312",
    "metadata": {},
    "name": "useDismissStaffMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fe42810307e836bda6018847df89221";

export default node;

/**
 * @generated SignedSource<<31f316b0760d4b99cab7e8a227a8987b>>
 * @relayHash f86b724dc8313b77a46f7344f910f6c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2ebcbc57b7112505db1e9585e698a5de30ce4ec0c32d5e0f261ce983868184f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReinstateStaffMemberInput = {
  id: string;
  version?: number | null | undefined;
};
export type useReinstateStaffMemberMutation$variables = {
  input: ReinstateStaffMemberInput;
};
export type useReinstateStaffMemberMutation$data = {
  readonly reinstateStaffMember: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffActions_staffMember" | "StaffStateTag_staffMember">;
  };
};
export type useReinstateStaffMemberMutation = {
  response: useReinstateStaffMemberMutation$data;
  variables: useReinstateStaffMemberMutation$variables;
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
    "name": "useReinstateStaffMemberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "reinstateStaffMember",
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
    "name": "useReinstateStaffMemberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "reinstateStaffMember",
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
    "id": "f2ebcbc57b7112505db1e9585e698a5de30ce4ec0c32d5e0f261ce983868184f",
    "metadata": {},
    "name": "useReinstateStaffMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0f4ed50749cd1a036d99621fc40543e";

export default node;

/**
 * @generated SignedSource<<09a8f4be76d0283d37bf89edb8b81374>>
 * @relayHash 7ad10a701c2772fb60fde2f3fa25c5bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e4d03ada090f7b4fa4fe4d43c890d90a38fc222b977489dcf24db1a8f10f65e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenStaffQuery$variables = {
  id: string;
};
export type OpenStaffQuery$data = {
  readonly node: {
    readonly id: string;
    readonly person: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"StaffActions_staffMember" | "StaffDetails_staffMember" | "StaffStateTag_staffMember">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
};
export type OpenStaffQuery = {
  response: OpenStaffQuery$data;
  variables: OpenStaffQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffMember",
      "kind": "LinkedField",
      "name": "staffMember",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenStaffQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "StaffStateTag_staffMember"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "StaffActions_staffMember"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "StaffDetails_staffMember"
                }
              ],
              "type": "StaffMember",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "person"
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenStaffQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
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
              },
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "StaffMember",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "id": "7e4d03ada090f7b4fa4fe4d43c890d90a38fc222b977489dcf24db1a8f10f65e",
    "metadata": {},
    "name": "OpenStaffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c630285b847492636f21c59345e0143a";

export default node;

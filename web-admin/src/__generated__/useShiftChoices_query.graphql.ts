/**
 * @generated SignedSource<<ed039d98ba603b201d71b758e1cc26e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffRole = "ADMIN" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useShiftChoices_query$data = {
  readonly people: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly role: StaffRole;
      };
    }>;
  };
  readonly shiftTemplates: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endTime: string;
        readonly id: string;
        readonly name: string;
        readonly startTime: string;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly staffMembers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly viewer: {
    readonly staffMember: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "useShiftChoices_query";
};
export type useShiftChoices_query$key = {
  readonly " $data"?: useShiftChoices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShiftChoices_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
  "IN_SERVICE"
],
v5 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "staffMemberIds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShiftChoices_query",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "ShiftTemplateConnection",
      "kind": "LinkedField",
      "name": "shiftTemplates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ShiftTemplateEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ShiftTemplate",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endTime",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": "shiftTemplates(first:100)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "roles": [
              "STAFF"
            ],
            "states": (v4/*:: as any*/)
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "StaffMemberConnection",
      "kind": "LinkedField",
      "name": "staffMembers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMemberEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffMember",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": "staffMembers(filter:{\"roles\":[\"STAFF\"],\"states\":[\"IN_SERVICE\"]},first:100)"
    },
    {
      "alias": "people",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "ids",
              "variableName": "staffMemberIds"
            },
            {
              "kind": "Literal",
              "name": "states",
              "value": (v4/*:: as any*/)
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "StaffMemberConnection",
      "kind": "LinkedField",
      "name": "staffMembers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMemberEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffMember",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "role",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
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
          "selections": (v5/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3a878ce2859de1dc274233d943cdd5a1";

export default node;

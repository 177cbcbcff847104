/**
 * @generated SignedSource<<0dffbe01968f7e5efe69c6b609012b31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShiftBoard_query$data = {
  readonly shiftAssignments: ReadonlyArray<{
    readonly date: string;
    readonly id: string;
    readonly shiftTemplate: {
      readonly endMinute: number;
      readonly endTime: string;
      readonly id: string;
      readonly name: string;
      readonly startMinute: number;
      readonly startTime: string;
    };
    readonly staffMember: {
      readonly id: string;
      readonly name: string;
    };
    readonly state: ShiftState;
    readonly withdrawable: boolean;
  }>;
  readonly shiftTemplates: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endTime: string;
        readonly id: string;
        readonly name: string;
        readonly startTime: string;
      };
    }>;
  };
  readonly staffMembers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly staffTimeOff: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly staffMember: {
      readonly name: string;
    };
    readonly startsAt: string;
  }>;
  readonly storeClosures: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly note: string;
    readonly startsAt: string;
  }>;
  readonly viewer: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "ShiftBoard_query";
};
export type ShiftBoard_query$key = {
  readonly " $data"?: ShiftBoard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShiftBoard_query">;
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
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endTime",
  "storageKey": null
},
v5 = {
  "kind": "Variable",
  "name": "range",
  "variableName": "days"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v8 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "days"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "range"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "staffMemberIds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShiftBoard_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "range",
          "variableName": "range"
        }
      ],
      "concreteType": "ShiftAssignment",
      "kind": "LinkedField",
      "name": "shiftAssignments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
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
          "name": "withdrawable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "staffMember",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShiftTemplate",
          "kind": "LinkedField",
          "name": "shiftTemplate",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startMinute",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endMinute",
              "storageKey": null
            },
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v5/*:: as any*/)
      ],
      "concreteType": "StoreClosure",
      "kind": "LinkedField",
      "name": "storeClosures",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v5/*:: as any*/),
        {
          "kind": "Variable",
          "name": "staffMemberIds",
          "variableName": "staffMemberIds"
        }
      ],
      "concreteType": "StaffTimeOff",
      "kind": "LinkedField",
      "name": "staffTimeOff",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffMember",
          "kind": "LinkedField",
          "name": "staffMember",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v8/*:: as any*/)
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
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
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
            "states": [
              "IN_SERVICE"
            ]
          }
        },
        (v8/*:: as any*/)
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
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "staffMembers(filter:{\"states\":[\"IN_SERVICE\"]},first:100)"
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
          "selections": [
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "5f08df1603bb6163e3cd214f6656637d";

export default node;

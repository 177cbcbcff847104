/**
 * @generated SignedSource<<63b05706304fdf149884a863baa9e6f2>>
 * @relayHash 77105a5039fb123bc4ce7d7f0eb5924a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca7e5c78549a1504e3e7c5d8bef7be685166d7b07cfb195209a325b6178ea0e9

import type { ConcreteRequest } from 'relay-runtime';
export type ShiftTemplateFilter = {
  ids?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
};
export type findShiftTemplatesQuery$variables = {
  count: number;
  filter: ShiftTemplateFilter;
};
export type findShiftTemplatesQuery$data = {
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
};
export type findShiftTemplatesQuery = {
  response: findShiftTemplatesQuery$data;
  variables: findShiftTemplatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "count"
      }
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "findShiftTemplatesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findShiftTemplatesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ca7e5c78549a1504e3e7c5d8bef7be685166d7b07cfb195209a325b6178ea0e9",
    "metadata": {},
    "name": "findShiftTemplatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d420c5a867190d2f65b8006baa70539c";

export default node;

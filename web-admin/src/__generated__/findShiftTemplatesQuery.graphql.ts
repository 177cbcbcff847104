/**
 * @generated SignedSource<<7988c54354414101771ba818563809b3>>
 * @relayHash 3a5dcc0d9498500c7854ee428b21a78b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0955fcbc241aceadcbc3d72789636e904060c57d5d59b20daca8686626584cfe

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
  readonly found: {
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
    "alias": "found",
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
    "id": "0955fcbc241aceadcbc3d72789636e904060c57d5d59b20daca8686626584cfe",
    "metadata": {},
    "name": "findShiftTemplatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "071db09b29ab246b2a24e1000bdeff60";

export default node;

/**
 * @generated SignedSource<<65d0322bded0022c62f80fd277dde48a>>
 * @relayHash 55fccb0b85d2dc08253e7081d753f83f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 590eb8e8987c4ea6e0a4be166d2eadb47170158db49e96484b22b61c823dd298

import type { ConcreteRequest } from 'relay-runtime';
export type TimeZoneQuestionQuery$variables = {
  now: string;
};
export type TimeZoneQuestionQuery$data = {
  readonly appointments: {
    readonly totalCount: number;
  };
};
export type TimeZoneQuestionQuery = {
  response: TimeZoneQuestionQuery$data;
  variables: TimeZoneQuestionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "now"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "fields": [
              {
                "kind": "Variable",
                "name": "from",
                "variableName": "now"
              }
            ],
            "kind": "ObjectValue",
            "name": "startsAt"
          },
          {
            "kind": "Literal",
            "name": "states",
            "value": [
              "PENDING",
              "CONFIRMED"
            ]
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "AppointmentConnection",
    "kind": "LinkedField",
    "name": "appointments",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TimeZoneQuestionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TimeZoneQuestionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "590eb8e8987c4ea6e0a4be166d2eadb47170158db49e96484b22b61c823dd298",
    "metadata": {},
    "name": "TimeZoneQuestionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "77dd6fc75c25a351ef7e5615a8922721";

export default node;

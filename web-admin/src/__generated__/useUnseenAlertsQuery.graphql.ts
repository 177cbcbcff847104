/**
 * @generated SignedSource<<180c22058a24e357bc9e6bc01038da7b>>
 * @relayHash 9f6a37bca23f7f01322b7ddd44041072
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9472f09c9be9eea50f195ce3eb5c236d665734886d49dc30660b17426943d269

import type { ConcreteRequest } from 'relay-runtime';
export type useUnseenAlertsQuery$variables = Record<PropertyKey, never>;
export type useUnseenAlertsQuery$data = {
  readonly alerts: ReadonlyArray<{
    readonly at: string;
    readonly id: string;
  }>;
};
export type useUnseenAlertsQuery = {
  response: useUnseenAlertsQuery$data;
  variables: useUnseenAlertsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Alert",
    "kind": "LinkedField",
    "name": "alerts",
    "plural": true,
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
        "name": "at",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnseenAlertsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnseenAlertsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9472f09c9be9eea50f195ce3eb5c236d665734886d49dc30660b17426943d269",
    "metadata": {},
    "name": "useUnseenAlertsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac04a6fed528f72b208d67a698dba4e0";

export default node;

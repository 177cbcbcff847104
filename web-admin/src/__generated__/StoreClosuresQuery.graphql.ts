/**
 * @generated SignedSource<<630615210541da17f5120d87bed108db>>
 * @relayHash d522e34e8049aea8c93b19bd532f441d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17d02fcb202ee6ca2e282ce5d57b63b0cb2cd867734171618a36f195cc4f0b83

import type { ConcreteRequest } from 'relay-runtime';
export type DayRange = {
  from: string;
  to: string;
};
export type StoreClosuresQuery$variables = {
  range: DayRange;
};
export type StoreClosuresQuery$data = {
  readonly storeClosures: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly note: string;
    readonly startsAt: string;
    readonly version: number;
  }>;
};
export type StoreClosuresQuery = {
  response: StoreClosuresQuery$data;
  variables: StoreClosuresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "range",
        "variableName": "range"
      }
    ],
    "concreteType": "StoreClosure",
    "kind": "LinkedField",
    "name": "storeClosures",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
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
    "name": "StoreClosuresQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StoreClosuresQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "17d02fcb202ee6ca2e282ce5d57b63b0cb2cd867734171618a36f195cc4f0b83",
    "metadata": {},
    "name": "StoreClosuresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "12f90728fe6a070de328eb500dfcec3c";

export default node;

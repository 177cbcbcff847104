/**
 * @generated SignedSource<<7fc54c873a9749a4e4b992ab2aaa222c>>
 * @relayHash 78b4c40d00a1025ce3d7e01b96d0a2eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faad63f9f59f71ad07c7d9ed553812833e9860e9e2834f306be2d77d37a1ca18

import type { ConcreteRequest } from 'relay-runtime';
export type DayRange = {
  from: string;
  to: string;
};
export type useClosedDaysQuery$variables = {
  range: DayRange;
};
export type useClosedDaysQuery$data = {
  readonly storeClosures: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly note: string;
    readonly startsAt: string;
  }>;
};
export type useClosedDaysQuery = {
  response: useClosedDaysQuery$data;
  variables: useClosedDaysQuery$variables;
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
    "name": "useClosedDaysQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClosedDaysQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "faad63f9f59f71ad07c7d9ed553812833e9860e9e2834f306be2d77d37a1ca18",
    "metadata": {},
    "name": "useClosedDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7053faed3424885bd13d0b84fe5bf903";

export default node;

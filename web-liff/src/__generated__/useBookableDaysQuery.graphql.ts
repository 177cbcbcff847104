/**
 * @generated SignedSource<<350166ab0c2fa78f2735c923d6c7f371>>
 * @relayHash 0c7c14aeaa8af38f9189dc8ba7c07e65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 575dfff6bbb42191304df6ac55124e6adbe5eb920c62c299f3e31702ff50c2e8

import type { ConcreteRequest } from 'relay-runtime';
export type DayAvailability = "FEW" | "FREE" | "FULL";
export type useBookableDaysQuery$variables = {
  from: string;
  to: string;
};
export type useBookableDaysQuery$data = {
  readonly bookableDays: ReadonlyArray<{
    readonly availability: DayAvailability | null | undefined;
    readonly date: string;
  }>;
};
export type useBookableDaysQuery = {
  response: useBookableDaysQuery$data;
  variables: useBookableDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "from",
        "variableName": "from"
      },
      {
        "kind": "Variable",
        "name": "to",
        "variableName": "to"
      }
    ],
    "concreteType": "BookableDay",
    "kind": "LinkedField",
    "name": "bookableDays",
    "plural": true,
    "selections": [
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
        "name": "availability",
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
    "name": "useBookableDaysQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookableDaysQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "575dfff6bbb42191304df6ac55124e6adbe5eb920c62c299f3e31702ff50c2e8",
    "metadata": {},
    "name": "useBookableDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b1f0f6ed864ab30ad3a7f85c022b630";

export default node;

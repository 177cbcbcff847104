/**
 * @generated SignedSource<<530b82cfb67e55f8c2b6ba2304d24b4e>>
 * @relayHash f56f7d8546113551f9f50f6e5248077b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0dad594a9fd023f9fb4a6a4c70bd05a2d320a7d20c4875b491fc750f8d69c52

import type { ConcreteRequest } from 'relay-runtime';
export type DayRange = {
  from: string;
  to: string;
};
export type useClosedDaysQuery$variables = {
  range: DayRange;
};
export type useClosedDaysQuery$data = {
  readonly store: {
    readonly openWeekdays: ReadonlyArray<number>;
  } | null | undefined;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openWeekdays",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
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
    (v2/*:: as any*/),
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useClosedDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v3/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useClosedDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "c0dad594a9fd023f9fb4a6a4c70bd05a2d320a7d20c4875b491fc750f8d69c52",
    "metadata": {},
    "name": "useClosedDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "71e3ee07442adaab746c31b6e26a5961";

export default node;

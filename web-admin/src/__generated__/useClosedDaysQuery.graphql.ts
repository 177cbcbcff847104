/**
 * @generated SignedSource<<289f690f7307a5369a994ab94086dd31>>
 * @relayHash 16fd54e403634b9741a80e55c975b52f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1fbfebfd2a335651bf805a5898a9aa5146293d3fc96b8201e91d52977459195

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
v2 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "StoreClosure",
        "kind": "LinkedField",
        "name": "storeClosures",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
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
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "StoreClosure",
        "kind": "LinkedField",
        "name": "storeClosures",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c1fbfebfd2a335651bf805a5898a9aa5146293d3fc96b8201e91d52977459195",
    "metadata": {},
    "name": "useClosedDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e3545fe547e26292abec2724e57fc6d6";

export default node;

/**
 * @generated SignedSource<<0810bdfec6391203b6f466ea14ac995b>>
 * @relayHash 50931761100cf316cf019ca488a35942
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e088cfad9771457d1c9fa84f24b20dec24a4e5e9ffc550bb261f0c4933921f9d

import type { ConcreteRequest } from 'relay-runtime';
export type HomeCountsQuery$variables = Record<PropertyKey, never>;
export type HomeCountsQuery$data = {
  readonly today: {
    readonly lowStock: number;
    readonly ordersToAdvance: number;
    readonly transfersToCheck: number;
  };
};
export type HomeCountsQuery = {
  response: HomeCountsQuery$data;
  variables: HomeCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Today",
    "kind": "LinkedField",
    "name": "today",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordersToAdvance",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "transfersToCheck",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lowStock",
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
    "name": "HomeCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomeCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e088cfad9771457d1c9fa84f24b20dec24a4e5e9ffc550bb261f0c4933921f9d",
    "metadata": {},
    "name": "HomeCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "add06134c35ebb26a16f5dfd0c2a653e";

export default node;

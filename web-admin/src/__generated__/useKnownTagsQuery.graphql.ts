/**
 * @generated SignedSource<<91e82d3a9ff16de7b2696d1b6b4a281c>>
 * @relayHash 0342b0e8dc7e83d31e319e3e5334ce2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b026fc95ea6a578ca3ba9906b8a60ff2f6a0b07776f0accfc2a9c9a2547e442

import type { ConcreteRequest } from 'relay-runtime';
export type useKnownTagsQuery$variables = Record<PropertyKey, never>;
export type useKnownTagsQuery$data = {
  readonly customerTags: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type useKnownTagsQuery = {
  response: useKnownTagsQuery$data;
  variables: useKnownTagsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerTag",
    "kind": "LinkedField",
    "name": "customerTags",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "useKnownTagsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useKnownTagsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9b026fc95ea6a578ca3ba9906b8a60ff2f6a0b07776f0accfc2a9c9a2547e442",
    "metadata": {},
    "name": "useKnownTagsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a685c57c37e4246ee9e6bb6aabd25a41";

export default node;

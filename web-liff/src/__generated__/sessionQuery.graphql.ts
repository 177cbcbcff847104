/**
 * @generated SignedSource<<788c0d376c88464df1c0e1b8c0319e20>>
 * @relayHash c4ad79ee1b9276fa724ca0bba28e31e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70c969cf388a797d7a3ba8b35d4c6df592d9d0f656fb64de8dcb85c72803ffbd

import type { ConcreteRequest } from 'relay-runtime';
export type sessionQuery$variables = Record<PropertyKey, never>;
export type sessionQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly blocked: boolean;
      readonly id: string;
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
  };
};
export type sessionQuery = {
  response: sessionQuery$data;
  variables: sessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
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
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "blocked",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "70c969cf388a797d7a3ba8b35d4c6df592d9d0f656fb64de8dcb85c72803ffbd",
    "metadata": {},
    "name": "sessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e688a2dccffbca85b04b55ebd66bcc9";

export default node;

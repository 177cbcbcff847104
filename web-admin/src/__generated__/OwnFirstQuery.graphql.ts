/**
 * @generated SignedSource<<30aa9b34bf3b1b64c8a90faf9176ebcf>>
 * @relayHash 590bb66afd69a6854ea7475812b861cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71e6e15a3990d1a911310d4b42e8624cc3bf0e34709f686c0830c0a198f168ca

import type { ConcreteRequest } from 'relay-runtime';
export type OwnFirstQuery$variables = Record<PropertyKey, never>;
export type OwnFirstQuery$data = {
  readonly viewer: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
};
export type OwnFirstQuery = {
  response: OwnFirstQuery$data;
  variables: OwnFirstQuery$variables;
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
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "staffMember",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "OwnFirstQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnFirstQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "71e6e15a3990d1a911310d4b42e8624cc3bf0e34709f686c0830c0a198f168ca",
    "metadata": {},
    "name": "OwnFirstQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "388a2daa0b568a12f1d80fa332ab7b37";

export default node;

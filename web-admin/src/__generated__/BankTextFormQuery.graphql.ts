/**
 * @generated SignedSource<<7c5a684b5ecb46a23a8b107e5a297d7c>>
 * @relayHash f594399c7758852fad508f5794a75d93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b103b23e0ead849f062ce8c1fe3da65ec90c86e3c6fb8b7d4191d46789b18c5

import type { ConcreteRequest } from 'relay-runtime';
export type BankTextFormQuery$variables = Record<PropertyKey, never>;
export type BankTextFormQuery$data = {
  readonly bankFormats: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type BankTextFormQuery = {
  response: BankTextFormQuery$data;
  variables: BankTextFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BankFormat",
    "kind": "LinkedField",
    "name": "bankFormats",
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
    "name": "BankTextFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BankTextFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1b103b23e0ead849f062ce8c1fe3da65ec90c86e3c6fb8b7d4191d46789b18c5",
    "metadata": {},
    "name": "BankTextFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a05119d0afa8c3c20cd317eee4506f45";

export default node;

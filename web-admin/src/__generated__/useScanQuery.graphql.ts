/**
 * @generated SignedSource<<d044ab5166a7f9890a270cd2c1db72f6>>
 * @relayHash f7f2dd7f2e9af15529c74738f9831067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50533b2fb622a203255ea088537f407fc40a140e7d358455455ff9833ca81d2b

import type { ConcreteRequest } from 'relay-runtime';
export type useScanQuery$variables = {
  text: string;
};
export type useScanQuery$data = {
  readonly stockItems: ReadonlyArray<{
    readonly code: string;
    readonly id: string;
    readonly name: string;
    readonly stock: string;
  }>;
};
export type useScanQuery = {
  response: useScanQuery$data;
  variables: useScanQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "stockItems",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stock",
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
    "name": "useScanQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScanQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "50533b2fb622a203255ea088537f407fc40a140e7d358455455ff9833ca81d2b",
    "metadata": {},
    "name": "useScanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca43c22512fc5c962d4f33565172e2b0";

export default node;

/**
 * @generated SignedSource<<bddb8dd5746478cd40dc47e11e51a9ae>>
 * @relayHash 748a0eb5ab46378401561119f4ff9b30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ba074f8729cc33a02b5287b3d7d8c19261ddb6e14b5281e47b243bae6adc718

import type { ConcreteRequest } from 'relay-runtime';
export type StaffHomeQuery$variables = Record<PropertyKey, never>;
export type StaffHomeQuery$data = {
  readonly viewer: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
};
export type StaffHomeQuery = {
  response: StaffHomeQuery$data;
  variables: StaffHomeQuery$variables;
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
    "name": "StaffHomeQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StaffHomeQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "4ba074f8729cc33a02b5287b3d7d8c19261ddb6e14b5281e47b243bae6adc718",
    "metadata": {},
    "name": "StaffHomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48bb9f306f1b5be393a55141743f242b";

export default node;

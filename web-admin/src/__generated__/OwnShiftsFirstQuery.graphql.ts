/**
 * @generated SignedSource<<fb676572c771b16473297c7c86b292ff>>
 * @relayHash dde418081bc572c402f77c3b0c95cd75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97cb17965154827b9c89984c159ff6c6ec2822d59beb521b28600da53fe0d721

import type { ConcreteRequest } from 'relay-runtime';
export type OwnShiftsFirstQuery$variables = Record<PropertyKey, never>;
export type OwnShiftsFirstQuery$data = {
  readonly viewer: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
};
export type OwnShiftsFirstQuery = {
  response: OwnShiftsFirstQuery$data;
  variables: OwnShiftsFirstQuery$variables;
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
    "name": "OwnShiftsFirstQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnShiftsFirstQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "97cb17965154827b9c89984c159ff6c6ec2822d59beb521b28600da53fe0d721",
    "metadata": {},
    "name": "OwnShiftsFirstQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d4f49d881598f3572d27b0d8b071671";

export default node;

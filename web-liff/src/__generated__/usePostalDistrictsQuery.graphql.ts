/**
 * @generated SignedSource<<e40a6d8cf720e6c4b8c1055f9d88976f>>
 * @relayHash ed50a474a038e1580cc13d2a15040aed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6ed7c6f18a30524fe9fa00dc75a87983fe6fcbdfe0a77403fb0eeb00f39523b

import type { ConcreteRequest } from 'relay-runtime';
export type usePostalDistrictsQuery$variables = {
  code: string;
};
export type usePostalDistrictsQuery$data = {
  readonly postalDistricts: ReadonlyArray<{
    readonly city: string;
    readonly district: string;
  }>;
};
export type usePostalDistrictsQuery = {
  response: usePostalDistrictsQuery$data;
  variables: usePostalDistrictsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "PostalDistrict",
    "kind": "LinkedField",
    "name": "postalDistricts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "district",
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
    "name": "usePostalDistrictsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePostalDistrictsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6ed7c6f18a30524fe9fa00dc75a87983fe6fcbdfe0a77403fb0eeb00f39523b",
    "metadata": {},
    "name": "usePostalDistrictsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83966f6170208d765d816d16ab67d060";

export default node;

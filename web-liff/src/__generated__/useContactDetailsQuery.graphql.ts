/**
 * @generated SignedSource<<d62d7bcca84b218d072f2eb5b6530bde>>
 * @relayHash 87f4399915b3d941e3292ba238597687
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e9495657a7c07b07b47567c21aca768a68eea3629171e97d7a15930d3997506

import type { ConcreteRequest } from 'relay-runtime';
export type useContactDetailsQuery$variables = Record<PropertyKey, never>;
export type useContactDetailsQuery$data = {
  readonly myContactDetails: {
    readonly addresses: ReadonlyArray<string>;
    readonly bookingName: string;
    readonly recipients: ReadonlyArray<{
      readonly name: string;
      readonly phone: string;
    }>;
  };
};
export type useContactDetailsQuery = {
  response: useContactDetailsQuery$data;
  variables: useContactDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContactDetails",
    "kind": "LinkedField",
    "name": "myContactDetails",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "addresses",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Recipient",
        "kind": "LinkedField",
        "name": "recipients",
        "plural": true,
        "selections": [
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bookingName",
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
    "name": "useContactDetailsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useContactDetailsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3e9495657a7c07b07b47567c21aca768a68eea3629171e97d7a15930d3997506",
    "metadata": {},
    "name": "useContactDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b1d9a9e1b9cf7b3859770551ac1716f8";

export default node;

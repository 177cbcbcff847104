/**
 * @generated SignedSource<<cfdedb0908d6aee39c2ae22371ac8c40>>
 * @relayHash aeae133be04730f5605b0399bb22307d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c46bc59cad229d8ee1ba994eb773ec4e0ba3ba3f55067a6086d02c567b3efbba

import type { ConcreteRequest } from 'relay-runtime';
export type Carrier = "ECPAY" | "%future added value";
export type CredentialTestOutcome = "ACCEPTED" | "NOT_SET" | "REFUSED" | "UNREACHABLE" | "%future added value";
export type TestCarrierInput = {
  carrier: Carrier;
};
export type useTestCarrierMutation$variables = {
  input: TestCarrierInput;
};
export type useTestCarrierMutation$data = {
  readonly testCarrier: {
    readonly detail: string;
    readonly outcome: CredentialTestOutcome;
  };
};
export type useTestCarrierMutation = {
  response: useTestCarrierMutation$data;
  variables: useTestCarrierMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CredentialTestResult",
    "kind": "LinkedField",
    "name": "testCarrier",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "outcome",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
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
    "name": "useTestCarrierMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestCarrierMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c46bc59cad229d8ee1ba994eb773ec4e0ba3ba3f55067a6086d02c567b3efbba",
    "metadata": {},
    "name": "useTestCarrierMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c72db23dc3b15bbdab57e1b878cf3f4c";

export default node;

/**
 * @generated SignedSource<<27b6516dfb98ac6233ff2ad4ae4c9af5>>
 * @relayHash 03c1f392ffafff4c79f68bc9e0837e8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72d9d3b6f15d1eb546d28b742d3ec36f3f23144ef063922833bbe1dd387ac3fc

import type { ConcreteRequest } from 'relay-runtime';
export type CredentialTestOutcome = "ACCEPTED" | "NOT_SET" | "REFUSED" | "UNREACHABLE" | "%future added value";
export type OnlinePaymentProvider = "ECPAY" | "LINE_PAY" | "STRIPE" | "%future added value";
export type TestPaymentProviderInput = {
  provider: OnlinePaymentProvider;
};
export type useTestPaymentProviderMutation$variables = {
  input: TestPaymentProviderInput;
};
export type useTestPaymentProviderMutation$data = {
  readonly testPaymentProvider: {
    readonly detail: string;
    readonly outcome: CredentialTestOutcome;
  };
};
export type useTestPaymentProviderMutation = {
  response: useTestPaymentProviderMutation$data;
  variables: useTestPaymentProviderMutation$variables;
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
    "name": "testPaymentProvider",
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
    "name": "useTestPaymentProviderMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestPaymentProviderMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "72d9d3b6f15d1eb546d28b742d3ec36f3f23144ef063922833bbe1dd387ac3fc",
    "metadata": {},
    "name": "useTestPaymentProviderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f50842bf60c941c10b8e5b309271b4b";

export default node;

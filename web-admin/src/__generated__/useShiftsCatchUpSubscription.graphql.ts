/**
 * @generated SignedSource<<a501eff022c344e2ec8199c3857c5aa6>>
 * @relayHash ef5e6a1aab79dced7d10ee71b2ac3538
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ec05176b2f4141f74c8b7ebba27ede5aa1803945ac5793807dab56fdfa66fa1

import type { ConcreteRequest } from 'relay-runtime';
export type useShiftsCatchUpSubscription$variables = Record<PropertyKey, never>;
export type useShiftsCatchUpSubscription$data = {
  readonly shiftsChanged: {
    readonly from: string | null | undefined;
  };
};
export type useShiftsCatchUpSubscription = {
  response: useShiftsCatchUpSubscription$data;
  variables: useShiftsCatchUpSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShiftsChange",
    "kind": "LinkedField",
    "name": "shiftsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "from",
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
    "name": "useShiftsCatchUpSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useShiftsCatchUpSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0ec05176b2f4141f74c8b7ebba27ede5aa1803945ac5793807dab56fdfa66fa1",
    "metadata": {},
    "name": "useShiftsCatchUpSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "425c79a2129163d82742d281242b8681";

export default node;

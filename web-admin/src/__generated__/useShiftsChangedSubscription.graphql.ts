/**
 * @generated SignedSource<<fa0f01c510b656d0235fb8b9c2620a82>>
 * @relayHash 59dfb750cbb744b45b900a8f088123c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15e95e769734152e2436008fc31bf8f44d297892a2c30af8874ac6ea903679a4

import type { ConcreteRequest } from 'relay-runtime';
export type useShiftsChangedSubscription$variables = Record<PropertyKey, never>;
export type useShiftsChangedSubscription$data = {
  readonly shiftsChanged: {
    readonly from: string | null | undefined;
    readonly to: string | null | undefined;
  };
};
export type useShiftsChangedSubscription = {
  response: useShiftsChangedSubscription$data;
  variables: useShiftsChangedSubscription$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "to",
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
    "name": "useShiftsChangedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useShiftsChangedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "15e95e769734152e2436008fc31bf8f44d297892a2c30af8874ac6ea903679a4",
    "metadata": {},
    "name": "useShiftsChangedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "162ff08a45accb4091b31ffab0145d7a";

export default node;

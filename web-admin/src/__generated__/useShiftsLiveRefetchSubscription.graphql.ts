/**
 * @generated SignedSource<<69d0ce6e243ecb6dc99fd09acf17c41c>>
 * @relayHash b21fd5a7704e572135c9377e7ba76f75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7729185ae1f274dd90c61a5ecfbf2e67625f0017dae69767140ab1b867deebbc

import type { ConcreteRequest } from 'relay-runtime';
export type useShiftsLiveRefetchSubscription$variables = Record<PropertyKey, never>;
export type useShiftsLiveRefetchSubscription$data = {
  readonly shiftsChanged: {
    readonly from: string | null | undefined;
  };
};
export type useShiftsLiveRefetchSubscription = {
  response: useShiftsLiveRefetchSubscription$data;
  variables: useShiftsLiveRefetchSubscription$variables;
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
    "name": "useShiftsLiveRefetchSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useShiftsLiveRefetchSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7729185ae1f274dd90c61a5ecfbf2e67625f0017dae69767140ab1b867deebbc",
    "metadata": {},
    "name": "useShiftsLiveRefetchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5a9d4b891d644b4e686351935bfef302";

export default node;

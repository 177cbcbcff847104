/**
 * @generated SignedSource<<d204a303c82add4305f97e6b89cfaa91>>
 * @relayHash 81e6c938e877af9f398f8c5de1c8042c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 078ce4fcd2b94033aff7712ae3e477cd7ceafcfc54bd3a41d515a2e72dec29c9

import type { ConcreteRequest } from 'relay-runtime';
export type ListName = "API_TOKENS" | "BLOCKS" | "CUSTOMERS" | "DISCOUNTS" | "FAILED_JOBS" | "IMAGES" | "PRODUCTS" | "PRODUCT_TYPES" | "SERVICES" | "SHIFT_TEMPLATES" | "STAFF" | "WEBHOOKS" | "%future added value";
export type ListAlertsSubscription$variables = Record<PropertyKey, never>;
export type ListAlertsSubscription$data = {
  readonly listChanged: {
    readonly list: ListName;
  };
};
export type ListAlertsSubscription = {
  response: ListAlertsSubscription$data;
  variables: ListAlertsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ListChange",
    "kind": "LinkedField",
    "name": "listChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "list",
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
    "name": "ListAlertsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ListAlertsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "078ce4fcd2b94033aff7712ae3e477cd7ceafcfc54bd3a41d515a2e72dec29c9",
    "metadata": {},
    "name": "ListAlertsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "48d1101b855e48a76bc43ce559c0bc3f";

export default node;

/**
 * @generated SignedSource<<5a1fefc48f26af89aa942e4806c0b747>>
 * @relayHash 086470009cff8fc9cf45ac78c992b5f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73e5ecc35dcc0c662a77fcf97032327184598eaafc7a7985390ed7541d14cde3

import type { ConcreteRequest } from 'relay-runtime';
export type useCalendarChangesSubscription$variables = Record<PropertyKey, never>;
export type useCalendarChangesSubscription$data = {
  readonly calendarChanged: {
    readonly at: string;
  };
};
export type useCalendarChangesSubscription = {
  response: useCalendarChangesSubscription$data;
  variables: useCalendarChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CalendarChange",
    "kind": "LinkedField",
    "name": "calendarChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
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
    "name": "useCalendarChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCalendarChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "73e5ecc35dcc0c662a77fcf97032327184598eaafc7a7985390ed7541d14cde3",
    "metadata": {},
    "name": "useCalendarChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "66e984989c5c09edb21fc0bb9e02c76e";

export default node;

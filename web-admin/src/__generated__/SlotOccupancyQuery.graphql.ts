/**
 * @generated SignedSource<<6f9eb4dd44f215b0537b3d8817b9e334>>
 * @relayHash a2c052d7cde8343d63e82a98e35f73bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3597b35fe022cce07dd690e43590fe1e0bc3ad81a3da4bd49557c0c82cad25d

import type { ConcreteRequest } from 'relay-runtime';
export type SlotUnit = "ORDERS" | "WORK_UNITS" | "%future added value";
export type SlotOccupancyQuery$variables = {
  day: string;
};
export type SlotOccupancyQuery$data = {
  readonly shippingSlotOccupancy: ReadonlyArray<{
    readonly capacity: number | null | undefined;
    readonly endMinute: number;
    readonly methodName: string;
    readonly orders: number;
    readonly startMinute: number;
    readonly unit: SlotUnit;
    readonly workUnits: string;
  }>;
};
export type SlotOccupancyQuery = {
  response: SlotOccupancyQuery$data;
  variables: SlotOccupancyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "day"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "day",
        "variableName": "day"
      }
    ],
    "concreteType": "ShippingSlotOccupancy",
    "kind": "LinkedField",
    "name": "shippingSlotOccupancy",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "methodName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startMinute",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endMinute",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "capacity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workUnits",
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
    "name": "SlotOccupancyQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SlotOccupancyQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a3597b35fe022cce07dd690e43590fe1e0bc3ad81a3da4bd49557c0c82cad25d",
    "metadata": {},
    "name": "SlotOccupancyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e007ef4a62344fb1f6740283b37ce873";

export default node;

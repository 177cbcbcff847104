/**
 * @generated SignedSource<<4d3bca55fb35fea35d2a7c931ecb2227>>
 * @relayHash fbcac5dda7cdbf48e167212168a13ebf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfd99d35ea72f652b50649b4a584c73602c9dfd8454817104c31cd07c3e3d9af

import type { ConcreteRequest } from 'relay-runtime';
export type DayRange = {
  from: string;
  to: string;
};
export type BookingSectionsQuery$variables = {
  range: DayRange;
};
export type BookingSectionsQuery$data = {
  readonly report: {
    readonly services: ReadonlyArray<{
      readonly bookedMinutes: number;
      readonly bookings: number;
      readonly name: string;
      readonly service: {
        readonly id: string;
      } | null | undefined;
      readonly value: string;
    }>;
    readonly staff: ReadonlyArray<{
      readonly bookedMinutes: number;
      readonly services: number;
      readonly shiftMinutes: number;
      readonly staffMember: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly value: string;
    }>;
  };
};
export type BookingSectionsQuery = {
  response: BookingSectionsQuery$data;
  variables: BookingSectionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bookedMinutes",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "range",
        "variableName": "range"
      }
    ],
    "concreteType": "Report",
    "kind": "LinkedField",
    "name": "report",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffFigures",
        "kind": "LinkedField",
        "name": "staff",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffMember",
            "kind": "LinkedField",
            "name": "staffMember",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "services",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shiftMinutes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ServiceFigures",
        "kind": "LinkedField",
        "name": "services",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Service",
            "kind": "LinkedField",
            "name": "service",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookings",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
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
    "name": "BookingSectionsQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BookingSectionsQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "dfd99d35ea72f652b50649b4a584c73602c9dfd8454817104c31cd07c3e3d9af",
    "metadata": {},
    "name": "BookingSectionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10896ae0231b51933d5f1b173ed6014f";

export default node;

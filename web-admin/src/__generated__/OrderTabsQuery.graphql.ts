/**
 * @generated SignedSource<<2693929cfbe2f569f0c3ec35c002e023>>
 * @relayHash 9d857845dcabb7f1585616518ec948c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96d37220b794b3730fa709bfec78a8ad4e1f11fe52c7e171b727befc63649856

import type { ConcreteRequest } from 'relay-runtime';
export type OrderTabsQuery$variables = Record<PropertyKey, never>;
export type OrderTabsQuery$data = {
  readonly all: {
    readonly count: number;
  };
  readonly complete: {
    readonly count: number;
  };
  readonly established: {
    readonly count: number;
  };
  readonly inAction: {
    readonly count: number;
  };
  readonly todo: {
    readonly count: number;
  };
  readonly transfers: {
    readonly count: number;
  };
  readonly waiting: {
    readonly count: number;
  };
};
export type OrderTabsQuery = {
  response: OrderTabsQuery$data;
  variables: OrderTabsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  "ESTABLISHED",
  "IN_ACTION",
  "WAITING"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "todo",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": (v0/*:: as any*/)
        }
      }
    ],
    "concreteType": "OrderSummary",
    "kind": "LinkedField",
    "name": "orderSummary",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orderSummary(filter:{\"states\":[\"ESTABLISHED\",\"IN_ACTION\",\"WAITING\"]})"
  },
  {
    "alias": "established",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "ESTABLISHED"
          ]
        }
      }
    ],
    "concreteType": "OrderSummary",
    "kind": "LinkedField",
    "name": "orderSummary",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orderSummary(filter:{\"states\":[\"ESTABLISHED\"]})"
  },
  {
    "alias": "inAction",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "IN_ACTION"
          ]
        }
      }
    ],
    "concreteType": "OrderSummary",
    "kind": "LinkedField",
    "name": "orderSummary",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orderSummary(filter:{\"states\":[\"IN_ACTION\"]})"
  },
  {
    "alias": "waiting",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "WAITING"
          ]
        }
      }
    ],
    "concreteType": "OrderSummary",
    "kind": "LinkedField",
    "name": "orderSummary",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orderSummary(filter:{\"states\":[\"WAITING\"]})"
  },
  {
    "alias": "transfers",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "paymentMethods": [
            "BANK_TRANSFER"
          ],
          "paymentStates": [
            "UNPAID"
          ],
          "states": (v0/*:: as any*/)
        }
      }
    ],
    "concreteType": "OrderSummary",
    "kind": "LinkedField",
    "name": "orderSummary",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orderSummary(filter:{\"paymentMethods\":[\"BANK_TRANSFER\"],\"paymentStates\":[\"UNPAID\"],\"states\":[\"ESTABLISHED\",\"IN_ACTION\",\"WAITING\"]})"
  },
  {
    "alias": "complete",
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "states": [
            "COMPLETE"
          ]
        }
      }
    ],
    "concreteType": "OrderSummary",
    "kind": "LinkedField",
    "name": "orderSummary",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": "orderSummary(filter:{\"states\":[\"COMPLETE\"]})"
  },
  {
    "alias": "all",
    "args": null,
    "concreteType": "OrderSummary",
    "kind": "LinkedField",
    "name": "orderSummary",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderTabsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrderTabsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "96d37220b794b3730fa709bfec78a8ad4e1f11fe52c7e171b727befc63649856",
    "metadata": {},
    "name": "OrderTabsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "556adf6f056914ae943a9bfa68c5840d";

export default node;

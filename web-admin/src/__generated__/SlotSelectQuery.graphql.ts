/**
 * @generated SignedSource<<6c8b43f4ae69315a033b1de90486d03f>>
 * @relayHash a6db3a9c7d1728e99ca25fa29ea8978b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7234730b92d71966eef2ff9f1d158cfae57f6ab7ebfa2db9269e71978352bec

import type { ConcreteRequest } from 'relay-runtime';
export type CartLineInput = {
  productId: string;
  quantity: string;
};
export type SlotSelectQuery$variables = {
  lines: ReadonlyArray<CartLineInput>;
  methodId: string;
};
export type SlotSelectQuery$data = {
  readonly shippingSlots: ReadonlyArray<{
    readonly day: string;
    readonly endMinute: number;
    readonly fits: boolean;
    readonly remaining: string;
    readonly startMinute: number;
  }>;
};
export type SlotSelectQuery = {
  response: SlotSelectQuery$data;
  variables: SlotSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lines"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "methodId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lines",
        "variableName": "lines"
      },
      {
        "kind": "Variable",
        "name": "shippingMethodId",
        "variableName": "methodId"
      }
    ],
    "concreteType": "ShippingSlotOffer",
    "kind": "LinkedField",
    "name": "shippingSlots",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "day",
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
        "name": "remaining",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fits",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SlotSelectQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SlotSelectQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e7234730b92d71966eef2ff9f1d158cfae57f6ab7ebfa2db9269e71978352bec",
    "metadata": {},
    "name": "SlotSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f6f2d01f5c615033e1852ef936efcfa";

export default node;

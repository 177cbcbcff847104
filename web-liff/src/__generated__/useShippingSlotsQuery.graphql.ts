/**
 * @generated SignedSource<<a0c42ae322ad17ee6fb5c21096b490ff>>
 * @relayHash 77d4da1dba4c670364e3e51eb608324c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc8e31c863e2981a7c627977e649db4a1f143c7726406479fb659b0d206a32a6

import type { ConcreteRequest } from 'relay-runtime';
export type CartLineInput = {
  productId: string;
  quantity: string;
};
export type useShippingSlotsQuery$variables = {
  lines: ReadonlyArray<CartLineInput>;
  shippingMethodId: string;
};
export type useShippingSlotsQuery$data = {
  readonly shippingSlots: ReadonlyArray<{
    readonly day: string;
    readonly endMinute: number;
    readonly fits: boolean;
    readonly remaining: string;
    readonly startMinute: number;
  }>;
};
export type useShippingSlotsQuery = {
  response: useShippingSlotsQuery$data;
  variables: useShippingSlotsQuery$variables;
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
  "name": "shippingMethodId"
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
        "variableName": "shippingMethodId"
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
    "name": "useShippingSlotsQuery",
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
    "name": "useShippingSlotsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fc8e31c863e2981a7c627977e649db4a1f143c7726406479fb659b0d206a32a6",
    "metadata": {},
    "name": "useShippingSlotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94f4e210d436112c541c82b99de5f615";

export default node;

/**
 * @generated SignedSource<<a9529a86135b41f1f7453c7269da2e33>>
 * @relayHash 37dd950c6ce09e27e139b88a17b814fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92c484743ffa9618193c8932133d9b736da6e9de3c048f85f38c6cc149df80c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortShippingMethodsInput = {
  ids: ReadonlyArray<string>;
};
export type useSortShippingMethodsMutation$variables = {
  input: SortShippingMethodsInput;
};
export type useSortShippingMethodsMutation$data = {
  readonly sortShippingMethods: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ShippingMethodRow_method">;
  }>;
};
export type useSortShippingMethodsMutation = {
  response: useSortShippingMethodsMutation$data;
  variables: useSortShippingMethodsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSortShippingMethodsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShippingMethod",
        "kind": "LinkedField",
        "name": "sortShippingMethods",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShippingMethodRow_method"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSortShippingMethodsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShippingMethod",
        "kind": "LinkedField",
        "name": "sortShippingMethods",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fee",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "freeFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentMethods",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weekdays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "active",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "carrier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trackingLink",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "92c484743ffa9618193c8932133d9b736da6e9de3c048f85f38c6cc149df80c0",
    "metadata": {},
    "name": "useSortShippingMethodsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d916fdb0baf4a7b045f573ad8ad59fc1";

export default node;

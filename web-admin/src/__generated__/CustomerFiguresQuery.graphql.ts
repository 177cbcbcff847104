/**
 * @generated SignedSource<<265c60e50da3332058d344abfbcaa1d4>>
 * @relayHash 7df15b32591a3c60f96f9fbd6f68e952
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0bc6bda451429f6b0e62a1006c70de5c4b5140b393a86e0fd1ea4400293810b

import type { ConcreteRequest } from 'relay-runtime';
export type DayRange = {
  from: string;
  to: string;
};
export type CustomerFiguresQuery$variables = {
  previous: DayRange;
  range: DayRange;
};
export type CustomerFiguresQuery$data = {
  readonly before: {
    readonly customers: {
      readonly newCustomers: number;
      readonly returningCustomers: number;
    };
  };
  readonly current: {
    readonly customers: {
      readonly newCustomers: number;
      readonly returningCustomers: number;
    };
  };
};
export type CustomerFiguresQuery = {
  response: CustomerFiguresQuery$data;
  variables: CustomerFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "previous"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerCounts",
    "kind": "LinkedField",
    "name": "customers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "newCustomers",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "returningCustomers",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = [
  {
    "alias": "current",
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
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "before",
    "args": [
      {
        "kind": "Variable",
        "name": "range",
        "variableName": "previous"
      }
    ],
    "concreteType": "Report",
    "kind": "LinkedField",
    "name": "report",
    "plural": false,
    "selections": (v2/*:: as any*/),
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
    "name": "CustomerFiguresQuery",
    "selections": (v3/*:: as any*/),
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
    "name": "CustomerFiguresQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c0bc6bda451429f6b0e62a1006c70de5c4b5140b393a86e0fd1ea4400293810b",
    "metadata": {},
    "name": "CustomerFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "175774dd64ed1cc706e8211f60a725b3";

export default node;

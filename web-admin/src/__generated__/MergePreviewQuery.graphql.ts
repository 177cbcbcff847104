/**
 * @generated SignedSource<<253ae71a84e36bd0a7c3a90f28f0f52a>>
 * @relayHash a89a9a67d8ac0d55d7576f2f5f382dca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05e9d80a17c12148374f1a03dadb3855adb0429b3b25ed5b2d861c5b4be77c75

import type { ConcreteRequest } from 'relay-runtime';
export type MergeConflict = "NAME" | "NOTE_TOO_LONG" | "PHONE" | "TOO_MANY_TAGS" | "%future added value";
export type MergePreviewQuery$variables = {
  customerIds: ReadonlyArray<string>;
};
export type MergePreviewQuery$data = {
  readonly customerMerge: {
    readonly appointments: number;
    readonly blocked: boolean;
    readonly conflicts: ReadonlyArray<MergeConflict>;
    readonly discounts: number;
    readonly note: string;
    readonly orders: number;
    readonly payments: number;
    readonly source: {
      readonly id: string;
      readonly name: string;
      readonly phone: string;
    };
    readonly tags: ReadonlyArray<string>;
    readonly target: {
      readonly id: string;
      readonly name: string;
      readonly phone: string;
    };
  };
};
export type MergePreviewQuery = {
  response: MergePreviewQuery$data;
  variables: MergePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerIds"
  }
],
v1 = [
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
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phone",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "customerIds",
        "variableName": "customerIds"
      }
    ],
    "concreteType": "CustomerMerge",
    "kind": "LinkedField",
    "name": "customerMerge",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "source",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "target",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
        "name": "payments",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "appointments",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "discounts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tags",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "blocked",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conflicts",
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
    "name": "MergePreviewQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergePreviewQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "05e9d80a17c12148374f1a03dadb3855adb0429b3b25ed5b2d861c5b4be77c75",
    "metadata": {},
    "name": "MergePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3555ec1cf2678882f6dd945389637aaa";

export default node;

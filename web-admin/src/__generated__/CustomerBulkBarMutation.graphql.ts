/**
 * @generated SignedSource<<365312f6be49b44bd2bdaeb13894b9cf>>
 * @relayHash c6e51dcd890904942ec194fcdd400a56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18c092f6224ee559196ca00e441a016cf169788ecf1d85ade7aa147c5dcca1fc

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCustomersInput = {
  addDiscountIds?: ReadonlyArray<string>;
  addTags?: ReadonlyArray<string> | null | undefined;
  customers: CustomerSelection;
  removeDiscountIds?: ReadonlyArray<string>;
  removeTags?: ReadonlyArray<string> | null | undefined;
};
export type CustomerSelection = {
  filter?: CustomerFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type CustomerFilter = {
  blocked?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type CustomerBulkBarMutation$variables = {
  input: UpdateCustomersInput;
};
export type CustomerBulkBarMutation$data = {
  readonly result: {
    readonly done: number;
    readonly refused: number;
    readonly rows: ReadonlyArray<{
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
    readonly undoable: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type CustomerBulkBarMutation = {
  response: CustomerBulkBarMutation$data;
  variables: CustomerBulkBarMutation$variables;
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
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BulkResult",
    "kind": "LinkedField",
    "name": "updateCustomers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refused",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BulkRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndoableChange",
        "kind": "LinkedField",
        "name": "undoable",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
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
    "name": "CustomerBulkBarMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CustomerBulkBarMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "18c092f6224ee559196ca00e441a016cf169788ecf1d85ade7aa147c5dcca1fc",
    "metadata": {},
    "name": "CustomerBulkBarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa71c67da60d99cc519bf95e42e3f862";

export default node;

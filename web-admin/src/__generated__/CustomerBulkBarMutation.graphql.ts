/**
 * @generated SignedSource<<6e17b05a2121e46805f41941692aed3f>>
 * @relayHash f493ea7b895cfe401bc4b38ec6e76299
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f3c21142e235c1152f5ebcc00bf2359634f24c9b11771267af595caeabc4eea

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCustomersInput = {
  addDiscountIds?: ReadonlyArray<string>;
  customers: CustomerSelection;
  removeDiscountIds?: ReadonlyArray<string>;
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
    "id": "5f3c21142e235c1152f5ebcc00bf2359634f24c9b11771267af595caeabc4eea",
    "metadata": {},
    "name": "CustomerBulkBarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05add460492525c87ba05e842fb2809f";

export default node;

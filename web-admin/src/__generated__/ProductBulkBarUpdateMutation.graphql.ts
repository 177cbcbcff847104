/**
 * @generated SignedSource<<c5eff217e3ebc574c1a66e0ddbcd3edc>>
 * @relayHash 543587b22cee25ab4bf807e978a67d9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c306ccb38d1f540e2a2f366eb2e413fabb655270a40c40de449e74874cfc229d

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "DISABLED" | "ENABLED" | "FROZEN" | "%future added value";
export type UpdateProductsInput = {
  addDiscountIds?: ReadonlyArray<string>;
  addTypeIds?: ReadonlyArray<string>;
  pricePercent?: string | null | undefined;
  products: ProductSelection;
  removeDiscountIds?: ReadonlyArray<string>;
  removeTypeIds?: ReadonlyArray<string>;
  state?: ProductState | null | undefined;
  stock?: string | null | undefined;
};
export type ProductSelection = {
  filter?: ProductFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type ProductFilter = {
  code?: string | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  inStock?: boolean | null | undefined;
  lowStock?: boolean | null | undefined;
  name?: string | null | undefined;
  olderThan?: string | null | undefined;
  states?: ReadonlyArray<ProductState> | null | undefined;
  text?: string | null | undefined;
  topPick?: boolean | null | undefined;
  typeIds?: ReadonlyArray<string> | null | undefined;
};
export type ProductBulkBarUpdateMutation$variables = {
  input: UpdateProductsInput;
};
export type ProductBulkBarUpdateMutation$data = {
  readonly result: {
    readonly done: number;
    readonly refused: number;
    readonly rows: ReadonlyArray<{
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
  };
};
export type ProductBulkBarUpdateMutation = {
  response: ProductBulkBarUpdateMutation$data;
  variables: ProductBulkBarUpdateMutation$variables;
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
    "name": "updateProducts",
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
    "name": "ProductBulkBarUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductBulkBarUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c306ccb38d1f540e2a2f366eb2e413fabb655270a40c40de449e74874cfc229d",
    "metadata": {},
    "name": "ProductBulkBarUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "58fee4595ed4a1e9f140069d4620110a";

export default node;

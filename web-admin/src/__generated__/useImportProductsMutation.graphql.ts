/**
 * @generated SignedSource<<83c4eafb18b7de035f11c1ab155397fa>>
 * @relayHash b89fbd5ab24e66a76ddaa24d989853c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb7b44afd245a2f3d0ba4e283b99dd1475bff0a3f91b4f19943fd9dc5c305f89

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportAction = "CREATE" | "REFUSED" | "UNCHANGED" | "UPDATE" | "%future added value";
export type ImportProductsInput = {
  dryRun: boolean;
  file: string;
  fileName: string;
  queueId?: string | null | undefined;
  skipRefused?: boolean | null | undefined;
};
export type useImportProductsMutation$variables = {
  input: ImportProductsInput;
};
export type useImportProductsMutation$data = {
  readonly importProducts: {
    readonly applied: boolean;
    readonly created: number;
    readonly refused: number;
    readonly rows: ReadonlyArray<{
      readonly action: ImportAction;
    }>;
    readonly updated: number;
    readonly " $fragmentSpreads": FragmentRefs<"ImportRows_import">;
  };
};
export type useImportProductsMutation = {
  response: useImportProductsMutation$data;
  variables: useImportProductsMutation$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "applied",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "created",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updated",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refused",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "action",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useImportProductsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductImport",
        "kind": "LinkedField",
        "name": "importProducts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportRows_import"
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
    "name": "useImportProductsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductImport",
        "kind": "LinkedField",
        "name": "importProducts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "row",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changedHeadings",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportError",
                "kind": "LinkedField",
                "name": "errors",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "heading",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb7b44afd245a2f3d0ba4e283b99dd1475bff0a3f91b4f19943fd9dc5c305f89",
    "metadata": {},
    "name": "useImportProductsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4fc12bce585c87ef74c5d635291efabf";

export default node;

/**
 * @generated SignedSource<<48d642506699f4c57d184377846d8f00>>
 * @relayHash d9af91f0d43905ea54f8f348ace09787
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd816428eb78eabffe5b3a98d5470ed0e6089af4b12fdfb1e442acf5ea38de1a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateServiceInput = {
  details: ServiceDetailsInput;
  id: string;
  version?: number | null | undefined;
};
export type ServiceDetailsInput = {
  abbreviation?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  price?: string | null | undefined;
};
export type useUpdateServiceMutation$variables = {
  input: UpdateServiceInput;
};
export type useUpdateServiceMutation$data = {
  readonly updateService: {
    readonly " $fragmentSpreads": FragmentRefs<"ServiceColumns_service" | "ServiceEditor_service">;
  };
};
export type useUpdateServiceMutation = {
  response: useUpdateServiceMutation$data;
  variables: useUpdateServiceMutation$variables;
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
    "name": "useUpdateServiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Service",
        "kind": "LinkedField",
        "name": "updateService",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ServiceColumns_service"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ServiceEditor_service"
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
    "name": "useUpdateServiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Service",
        "kind": "LinkedField",
        "name": "updateService",
        "plural": false,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "staffCount",
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
            "name": "abbreviation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shownAbbreviation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cd816428eb78eabffe5b3a98d5470ed0e6089af4b12fdfb1e442acf5ea38de1a",
    "metadata": {},
    "name": "useUpdateServiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5cbf5db3ad6e0690a5b863cbc0c9cbd5";

export default node;

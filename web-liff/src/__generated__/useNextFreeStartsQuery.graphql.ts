/**
 * @generated SignedSource<<1867ee82ac3e3583970d5b779ae3ee10>>
 * @relayHash f24711dbc797554871a357e85d78d326
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bdce215e2696949a2a7635f4bf0a70cb5d4480c6986a5ffad41d7062cec7e60

import type { ConcreteRequest } from 'relay-runtime';
export type NextFreeStartsInput = {
  from: string;
  serviceIds: ReadonlyArray<string>;
  to: string;
};
export type useNextFreeStartsQuery$variables = {
  input: NextFreeStartsInput;
};
export type useNextFreeStartsQuery$data = {
  readonly nextFreeStarts: {
    readonly notSpecified: string | null | undefined;
    readonly staff: ReadonlyArray<{
      readonly staffMember: {
        readonly id: string;
      };
      readonly startsAt: string | null | undefined;
    }>;
  };
};
export type useNextFreeStartsQuery = {
  response: useNextFreeStartsQuery$data;
  variables: useNextFreeStartsQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "NextFreeStarts",
    "kind": "LinkedField",
    "name": "nextFreeStarts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notSpecified",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffNextStart",
        "kind": "LinkedField",
        "name": "staff",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffMember",
            "kind": "LinkedField",
            "name": "staffMember",
            "plural": false,
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNextFreeStartsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNextFreeStartsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9bdce215e2696949a2a7635f4bf0a70cb5d4480c6986a5ffad41d7062cec7e60",
    "metadata": {},
    "name": "useNextFreeStartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b02560cc75a9034865fdf7ca397d866d";

export default node;

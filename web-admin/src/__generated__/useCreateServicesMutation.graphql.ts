/**
 * @generated SignedSource<<30fd3de30b01f6002e48cd45cf9936a5>>
 * @relayHash 5eae0376ed210113665667f801e8e7dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3966e10b03075ad0dc534aa64899020cde8ef9c265327320e1e0604823f19f18

import type { ConcreteRequest } from 'relay-runtime';
export type CreateServicesInput = {
  services: ReadonlyArray<ServiceDetailsInput>;
};
export type ServiceDetailsInput = {
  abbreviation?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  price?: string | null | undefined;
};
export type useCreateServicesMutation$variables = {
  input: CreateServicesInput;
};
export type useCreateServicesMutation$data = {
  readonly createServices: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useCreateServicesMutation = {
  response: useCreateServicesMutation$data;
  variables: useCreateServicesMutation$variables;
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
    "concreteType": "Service",
    "kind": "LinkedField",
    "name": "createServices",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateServicesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateServicesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3966e10b03075ad0dc534aa64899020cde8ef9c265327320e1e0604823f19f18",
    "metadata": {},
    "name": "useCreateServicesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08dce7ee0760e2e49027fc14e975a240";

export default node;

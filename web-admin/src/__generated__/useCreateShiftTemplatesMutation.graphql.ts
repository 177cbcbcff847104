/**
 * @generated SignedSource<<f5b0665ada2c7cc04ee1f6d80cb026d6>>
 * @relayHash 83c9874e9cc33c49551c7e206a9c8d38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67f2d8e320ea9c068afed71a75a2518825bbdb4682c16180a4da256c5f10f6e4

import type { ConcreteRequest } from 'relay-runtime';
export type CreateShiftTemplatesInput = {
  shiftTemplates: ReadonlyArray<ShiftTemplateDetailsInput>;
};
export type ShiftTemplateDetailsInput = {
  endMinute?: number | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  startMinute?: number | null | undefined;
};
export type useCreateShiftTemplatesMutation$variables = {
  input: CreateShiftTemplatesInput;
};
export type useCreateShiftTemplatesMutation$data = {
  readonly createShiftTemplates: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type useCreateShiftTemplatesMutation = {
  response: useCreateShiftTemplatesMutation$data;
  variables: useCreateShiftTemplatesMutation$variables;
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
    "concreteType": "ShiftTemplate",
    "kind": "LinkedField",
    "name": "createShiftTemplates",
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
    "name": "useCreateShiftTemplatesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateShiftTemplatesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "67f2d8e320ea9c068afed71a75a2518825bbdb4682c16180a4da256c5f10f6e4",
    "metadata": {},
    "name": "useCreateShiftTemplatesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "764515ec88ed3f7b6edc3617b50d4943";

export default node;

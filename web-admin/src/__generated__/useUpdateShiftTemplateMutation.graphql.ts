/**
 * @generated SignedSource<<c9f157234e9975aae92b19a13615fd3f>>
 * @relayHash c64a285e379905a44f32ccb35ac2e4e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc66e33143e47dc689522e4eaaadbd70dbc5c6e828eb1055c14d562961804a9b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateShiftTemplateInput = {
  details: ShiftTemplateDetailsInput;
  force?: boolean;
  id: string;
  version?: number | null | undefined;
};
export type ShiftTemplateDetailsInput = {
  endMinute?: number | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  startMinute?: number | null | undefined;
};
export type useUpdateShiftTemplateMutation$variables = {
  input: UpdateShiftTemplateInput;
};
export type useUpdateShiftTemplateMutation$data = {
  readonly updateShiftTemplate: {
    readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplateColumns_shiftTemplate" | "ShiftTemplateEditor_shiftTemplate">;
  };
};
export type useUpdateShiftTemplateMutation = {
  response: useUpdateShiftTemplateMutation$data;
  variables: useUpdateShiftTemplateMutation$variables;
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
    "name": "useUpdateShiftTemplateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShiftTemplate",
        "kind": "LinkedField",
        "name": "updateShiftTemplate",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShiftTemplateColumns_shiftTemplate"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShiftTemplateEditor_shiftTemplate"
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
    "name": "useUpdateShiftTemplateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShiftTemplate",
        "kind": "LinkedField",
        "name": "updateShiftTemplate",
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
            "name": "startTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endTime",
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
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dc66e33143e47dc689522e4eaaadbd70dbc5c6e828eb1055c14d562961804a9b",
    "metadata": {},
    "name": "useUpdateShiftTemplateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0dd03e0583aae7162cebc8cfe53ec0ae";

export default node;

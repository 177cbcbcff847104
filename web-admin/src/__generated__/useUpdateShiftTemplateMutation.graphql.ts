/**
 * @generated SignedSource<<520f58b557d07134606ca8fe423fc1c8>>
 * @relayHash dae80d5ffa61b48a1c14722de8415653
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 580bc6373df5b87c7a5216b240cdb8a92ac692246cb4f11e4afd2f9c6b7f5ba5

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
    readonly " $fragmentSpreads": FragmentRefs<"ShiftTemplateEditor_shiftTemplate" | "ShiftTemplateRow_shiftTemplate">;
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
            "name": "ShiftTemplateRow_shiftTemplate"
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
    "id": "580bc6373df5b87c7a5216b240cdb8a92ac692246cb4f11e4afd2f9c6b7f5ba5",
    "metadata": {},
    "name": "useUpdateShiftTemplateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "940f1a0e1c7474f0398d778d6fe7f348";

export default node;

/**
 * @generated SignedSource<<e2416aff0c24f31e180d578a91459b1f>>
 * @relayHash fcbf93cc287f23290c05aa274853c5af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6f99282904dc489dc08bd2f69c062046028c34be1d51ee9c4f19be5b2fd516

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteShiftTemplatesInput = {
  force?: boolean;
  ids: ReadonlyArray<string>;
};
export type useDeleteShiftTemplatesMutation$variables = {
  input: DeleteShiftTemplatesInput;
};
export type useDeleteShiftTemplatesMutation$data = {
  readonly deleteShiftTemplates: ReadonlyArray<string>;
};
export type useDeleteShiftTemplatesMutation = {
  response: useDeleteShiftTemplatesMutation$data;
  variables: useDeleteShiftTemplatesMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteShiftTemplates",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteShiftTemplatesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteShiftTemplatesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9b6f99282904dc489dc08bd2f69c062046028c34be1d51ee9c4f19be5b2fd516",
    "metadata": {},
    "name": "useDeleteShiftTemplatesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0ff3b95ed34d58690435f5d552550c1";

export default node;

/**
 * @generated SignedSource<<505e4099589d1a4fa36ef64ce2b7faac>>
 * @relayHash a7ded7450455670d2639e2ad47ffc7e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95e29d7fffcef89a959f0f9f5b66c013eb1eee55fe44d1956a8bc071ae840530

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteImagesInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteImagesMutation$variables = {
  input: DeleteImagesInput;
};
export type useDeleteImagesMutation$data = {
  readonly deleteImages: ReadonlyArray<string>;
};
export type useDeleteImagesMutation = {
  response: useDeleteImagesMutation$data;
  variables: useDeleteImagesMutation$variables;
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
    "name": "deleteImages",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteImagesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteImagesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "95e29d7fffcef89a959f0f9f5b66c013eb1eee55fe44d1956a8bc071ae840530",
    "metadata": {},
    "name": "useDeleteImagesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "365e1f13d3acc8d08fa59efcead44688";

export default node;

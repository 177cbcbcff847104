/**
 * @generated SignedSource<<804ce13f93fdad330d343fc990e42ac9>>
 * @relayHash db4874e42a97a2f46ea6e0b2d372d3bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d65b14ee315af906e130c513bfc8b6b546111570dcd275d0fe413d6f1b62731e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteOrdersInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteOrdersMutation$variables = {
  input: DeleteOrdersInput;
};
export type useDeleteOrdersMutation$data = {
  readonly deleteOrders: ReadonlyArray<string>;
};
export type useDeleteOrdersMutation = {
  response: useDeleteOrdersMutation$data;
  variables: useDeleteOrdersMutation$variables;
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
    "name": "deleteOrders",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteOrdersMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteOrdersMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d65b14ee315af906e130c513bfc8b6b546111570dcd275d0fe413d6f1b62731e",
    "metadata": {},
    "name": "useDeleteOrdersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc179826cd16fa1d1a3b5aed4e4094ef";

export default node;

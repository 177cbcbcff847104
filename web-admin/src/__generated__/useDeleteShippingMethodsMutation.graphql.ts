/**
 * @generated SignedSource<<deeb6de17a7c78fb9d016ffd47b8ef0d>>
 * @relayHash 335974eb75131fa1535787efeda43664
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bee9a77675e203033a2cee24f38299974a169bc2af37a14e697d7e931aca49e9

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteShippingMethodsInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteShippingMethodsMutation$variables = {
  input: DeleteShippingMethodsInput;
};
export type useDeleteShippingMethodsMutation$data = {
  readonly deleteShippingMethods: ReadonlyArray<string>;
};
export type useDeleteShippingMethodsMutation = {
  response: useDeleteShippingMethodsMutation$data;
  variables: useDeleteShippingMethodsMutation$variables;
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
    "name": "deleteShippingMethods",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteShippingMethodsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteShippingMethodsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bee9a77675e203033a2cee24f38299974a169bc2af37a14e697d7e931aca49e9",
    "metadata": {},
    "name": "useDeleteShippingMethodsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "258476d8f07c061bbede9699c341a713";

export default node;

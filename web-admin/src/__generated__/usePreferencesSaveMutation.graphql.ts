/**
 * @generated SignedSource<<de6d7057cb241422dd1a175229be74a0>>
 * @relayHash 1916578dfdc816e9ce6c5ad7f75474e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c02aaeb39d18ebd3b94d6ce3dd3f2891a874980a5fb9ba49c96e04d5de77ffcd

import type { ConcreteRequest } from 'relay-runtime';
export type PreferenceKind = "ALERTS" | "CALENDAR" | "TABLE" | "VIEW" | "%future added value";
export type SaveStaffPreferenceInput = {
  kind: PreferenceKind;
  name?: string;
  shared?: boolean;
  subject: string;
  value: string;
};
export type usePreferencesSaveMutation$variables = {
  input: SaveStaffPreferenceInput;
};
export type usePreferencesSaveMutation$data = {
  readonly saveStaffPreference: {
    readonly name: string;
  };
};
export type usePreferencesSaveMutation = {
  response: usePreferencesSaveMutation$data;
  variables: usePreferencesSaveMutation$variables;
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
    "concreteType": "StaffPreference",
    "kind": "LinkedField",
    "name": "saveStaffPreference",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "usePreferencesSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreferencesSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c02aaeb39d18ebd3b94d6ce3dd3f2891a874980a5fb9ba49c96e04d5de77ffcd",
    "metadata": {},
    "name": "usePreferencesSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d4af8c97712ba673ca6a6f8c77fe6f7";

export default node;

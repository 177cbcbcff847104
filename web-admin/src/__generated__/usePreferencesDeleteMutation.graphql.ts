/**
 * @generated SignedSource<<82ad061e68506c34d8ebc4e530c6c810>>
 * @relayHash 9b568cebe0ef0957b9fa4a0ebcef8c96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c399b833dd14e6e95b0ad6cdf891956b01fc52a4cd4dd8dc38de0d344698c4b

import type { ConcreteRequest } from 'relay-runtime';
export type PreferenceKind = "ALERTS" | "CALENDAR" | "TABLE" | "VIEW" | "%future added value";
export type DeleteStaffPreferenceInput = {
  kind: PreferenceKind;
  name?: string;
  subject: string;
};
export type usePreferencesDeleteMutation$variables = {
  input: DeleteStaffPreferenceInput;
};
export type usePreferencesDeleteMutation$data = {
  readonly deleteStaffPreference: {
    readonly staffMember: {
      readonly id: string;
    } | null | undefined;
  };
};
export type usePreferencesDeleteMutation = {
  response: usePreferencesDeleteMutation$data;
  variables: usePreferencesDeleteMutation$variables;
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
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "deleteStaffPreference",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePreferencesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreferencesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0c399b833dd14e6e95b0ad6cdf891956b01fc52a4cd4dd8dc38de0d344698c4b",
    "metadata": {},
    "name": "usePreferencesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9df66a702e0b6f5909e042b83e4c700f";

export default node;

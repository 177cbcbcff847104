/**
 * @generated SignedSource<<64e50b162a8f31b9fd5e641d8b236565>>
 * @relayHash 9964eafd214a6292101f1d38283de81b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 706e52af32bad588af9401c1ecfd9ddc87db09b2c8cc035c7bcbf1e91da48ede

import type { ConcreteRequest } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type AssignShiftsInput = {
  changes: ReadonlyArray<StaffShiftsInput>;
  force?: boolean;
};
export type StaffShiftsInput = {
  add?: ReadonlyArray<NewShiftInput>;
  remove?: ReadonlyArray<ShiftRemovalInput>;
  staffMemberId: string;
};
export type NewShiftInput = {
  date: string;
  shiftTemplateId: string;
  state?: ShiftState | null | undefined;
};
export type ShiftRemovalInput = {
  date: string;
  shiftTemplateId?: string | null | undefined;
};
export type useAssignShiftsMutation$variables = {
  input: AssignShiftsInput;
};
export type useAssignShiftsMutation$data = {
  readonly assignShifts: {
    readonly removedIds: ReadonlyArray<string>;
  };
};
export type useAssignShiftsMutation = {
  response: useAssignShiftsMutation$data;
  variables: useAssignShiftsMutation$variables;
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
    "concreteType": "AssignedShifts",
    "kind": "LinkedField",
    "name": "assignShifts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedIds",
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
    "name": "useAssignShiftsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAssignShiftsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "706e52af32bad588af9401c1ecfd9ddc87db09b2c8cc035c7bcbf1e91da48ede",
    "metadata": {},
    "name": "useAssignShiftsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "989f809136dddabd2e316caca6673ff8";

export default node;

/**
 * @generated SignedSource<<e383661db8acecfa7b71e8aaa0faa02c>>
 * @relayHash 28298a63abd63f54f7a538287c27347e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f2c94cd4c0cafd859dbd6b3642a66c049936c31418a5d616777e756c5bb458a

import type { ConcreteRequest } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type SetShiftStateInput = {
  force?: boolean;
  from: string;
  shiftTemplateIds?: ReadonlyArray<string>;
  staffMemberIds: ReadonlyArray<string>;
  state: ShiftState;
  to: string;
};
export type useSetShiftStateMutation$variables = {
  input: SetShiftStateInput;
};
export type useSetShiftStateMutation$data = {
  readonly setShiftState: ReadonlyArray<{
    readonly id: string;
    readonly state: ShiftState;
    readonly withdrawable: boolean;
  }>;
};
export type useSetShiftStateMutation = {
  response: useSetShiftStateMutation$data;
  variables: useSetShiftStateMutation$variables;
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
    "concreteType": "ShiftAssignment",
    "kind": "LinkedField",
    "name": "setShiftState",
    "plural": true,
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withdrawable",
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
    "name": "useSetShiftStateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetShiftStateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f2c94cd4c0cafd859dbd6b3642a66c049936c31418a5d616777e756c5bb458a",
    "metadata": {},
    "name": "useSetShiftStateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36382f45d4c42bad522cb77238f9d485";

export default node;

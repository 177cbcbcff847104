/**
 * @generated SignedSource<<9f09cc63273d39e8183652585fbbad97>>
 * @relayHash 6f296cb8ea7cb895f147f03d0f3d625b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3909fceeeb02d1f7cc8bb8eed6e21ac96d5bc5e8051186e7b20ced615816b94a

import type { ConcreteRequest } from 'relay-runtime';
export type ShiftState = "CONFIRMED" | "OPEN_TO_CUSTOMERS" | "PROPOSED" | "%future added value";
export type StaffShiftsInput = {
  add?: ReadonlyArray<NewShiftInput>;
  remove?: ReadonlyArray<ShiftRemovalInput>;
  seen?: ReadonlyArray<SeenShiftInput>;
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
export type SeenShiftInput = {
  date: string;
  shiftTemplateId: string;
  state?: ShiftState | null | undefined;
};
export type usePlannedShiftsQuery$variables = {
  changes: ReadonlyArray<StaffShiftsInput>;
};
export type usePlannedShiftsQuery$data = {
  readonly plannedShifts: {
    readonly added: number;
    readonly overlapping: number;
  };
};
export type usePlannedShiftsQuery = {
  response: usePlannedShiftsQuery$data;
  variables: usePlannedShiftsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "changes"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "changes",
        "variableName": "changes"
      }
    ],
    "concreteType": "PlannedShifts",
    "kind": "LinkedField",
    "name": "plannedShifts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "added",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "overlapping",
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
    "name": "usePlannedShiftsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlannedShiftsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3909fceeeb02d1f7cc8bb8eed6e21ac96d5bc5e8051186e7b20ced615816b94a",
    "metadata": {},
    "name": "usePlannedShiftsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33cbbc2201d09343b70f156438aa8909";

export default node;

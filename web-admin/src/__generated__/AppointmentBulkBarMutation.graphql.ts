/**
 * @generated SignedSource<<105a39019e4839cea8e2e51889a69262>>
 * @relayHash 3a1e8fc225b1ba28a9e0c09ba2ffde10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29ecc990a7738b44abfc64e09de48c3c0186737d097861579a7e333f55e02e1a

import type { ConcreteRequest } from 'relay-runtime';
export type AppointmentSource = "CHAT_APP" | "MANUAL" | "%future added value";
export type AppointmentState = "CANCELLED" | "CONFIRMED" | "PENDING" | "%future added value";
export type ReviewAppointmentsInput = {
  appointments: AppointmentSelection;
  decision: AppointmentState;
};
export type AppointmentSelection = {
  filter?: AppointmentFilter | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type AppointmentFilter = {
  customerIds?: ReadonlyArray<string> | null | undefined;
  customerName?: string | null | undefined;
  customerPhone?: string | null | undefined;
  numbers?: ReadonlyArray<number> | null | undefined;
  sources?: ReadonlyArray<AppointmentSource> | null | undefined;
  staffMemberIds?: ReadonlyArray<string> | null | undefined;
  startsAt?: DateRange | null | undefined;
  states?: ReadonlyArray<AppointmentState> | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type AppointmentBulkBarMutation$variables = {
  input: ReviewAppointmentsInput;
};
export type AppointmentBulkBarMutation$data = {
  readonly result: {
    readonly done: number;
    readonly refused: number;
    readonly rows: ReadonlyArray<{
      readonly message: string | null | undefined;
      readonly rowId: string;
    }>;
    readonly undoable: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type AppointmentBulkBarMutation = {
  response: AppointmentBulkBarMutation$data;
  variables: AppointmentBulkBarMutation$variables;
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
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BulkResult",
    "kind": "LinkedField",
    "name": "reviewAppointments",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refused",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BulkRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UndoableChange",
        "kind": "LinkedField",
        "name": "undoable",
        "plural": true,
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
    "name": "AppointmentBulkBarMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AppointmentBulkBarMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29ecc990a7738b44abfc64e09de48c3c0186737d097861579a7e333f55e02e1a",
    "metadata": {},
    "name": "AppointmentBulkBarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36390b1375fd968f18b0b4af062e6e90";

export default node;

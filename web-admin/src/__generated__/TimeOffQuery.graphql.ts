/**
 * @generated SignedSource<<a1eb5f4e3f0ef9f40cf894b033328a28>>
 * @relayHash 8056635a97a0de5f5892290e58afd5e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd90b65419589fbaaa689a85146989447d8168fecb708152e292c4303cd8c639

import type { ConcreteRequest } from 'relay-runtime';
export type DayRange = {
  from: string;
  to: string;
};
export type TimeOffQuery$variables = {
  range: DayRange;
  staffMemberIds: ReadonlyArray<string>;
};
export type TimeOffQuery$data = {
  readonly staffTimeOff: ReadonlyArray<{
    readonly endsAt: string;
    readonly id: string;
    readonly note: string;
    readonly startsAt: string;
    readonly version: number;
  }>;
};
export type TimeOffQuery = {
  response: TimeOffQuery$data;
  variables: TimeOffQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "staffMemberIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "range",
        "variableName": "range"
      },
      {
        "kind": "Variable",
        "name": "staffMemberIds",
        "variableName": "staffMemberIds"
      }
    ],
    "concreteType": "StaffTimeOff",
    "kind": "LinkedField",
    "name": "staffTimeOff",
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
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
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
    "name": "TimeOffQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TimeOffQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd90b65419589fbaaa689a85146989447d8168fecb708152e292c4303cd8c639",
    "metadata": {},
    "name": "TimeOffQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6b084d44245e4895cfe9e54c142cd42";

export default node;

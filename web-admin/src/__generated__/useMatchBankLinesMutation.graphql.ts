/**
 * @generated SignedSource<<d8284b4ba9740de37c3919c0f96ec4f2>>
 * @relayHash 3b33ac653cd3894de2d5aec20dc0299b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bacb177b937553ec2f0611ad716d289554814a1ad6eb23d07f75bef37a28d962

import type { ConcreteRequest } from 'relay-runtime';
export type BankColumn = "ACCOUNT" | "AMOUNT" | "DATE" | "DIRECTION" | "IGNORED" | "NAME" | "NOTE" | "TIME" | "WITHDRAWAL" | "%future added value";
export type BankLineProblem = "AMBIGUOUS_DATE" | "FUTURE_DATE" | "NO_AMOUNT" | "NO_DATE" | "QUOTES" | "SPLIT_AMOUNT" | "TOO_WIDE" | "WRONG_AMOUNT" | "WRONG_DATE" | "WRONG_TIME" | "%future added value";
export type BankLineReason = "ALREADY_COUNTED" | "AMOUNT_DIFFERS" | "AMOUNT_ONLY" | "DIGITS_AND_AMOUNT" | "DIGITS_DIFFER" | "DIRECTION_UNKNOWN" | "NAME_AND_AMOUNT" | "NO_ORDER" | "OUTGOING" | "SEVERAL_LINES" | "SEVERAL_ORDERS" | "%future added value";
export type BankLineVerdict = "CERTAIN" | "NONE" | "POSSIBLE" | "%future added value";
export type MatchBankLinesInput = {
  bank?: string;
  columns?: ReadonlyArray<BankColumn> | null | undefined;
  text: string;
};
export type useMatchBankLinesMutation$variables = {
  input: MatchBankLinesInput;
};
export type useMatchBankLinesMutation$data = {
  readonly matchBankLines: {
    readonly columns: ReadonlyArray<BankColumn>;
    readonly header: ReadonlyArray<string>;
    readonly lines: ReadonlyArray<{
      readonly amount: string;
      readonly counted: {
        readonly isOrderDeleted: boolean;
        readonly orderNumber: number | null | undefined;
        readonly paymentId: string;
        readonly undoUntil: string | null | undefined;
      } | null | undefined;
      readonly day: string;
      readonly digits: string | null | undefined;
      readonly line: number;
      readonly name: string;
      readonly note: string;
      readonly order: {
        readonly buyerName: string;
        readonly number: number;
        readonly orderId: string;
        readonly outstanding: string;
        readonly version: number;
      } | null | undefined;
      readonly others: ReadonlyArray<{
        readonly buyerName: string;
        readonly number: number;
        readonly orderId: string;
        readonly outstanding: string;
        readonly version: number;
      }>;
      readonly reason: BankLineReason;
      readonly time: string | null | undefined;
      readonly verdict: BankLineVerdict;
    }>;
    readonly missing: ReadonlyArray<BankColumn>;
    readonly sample: ReadonlyArray<{
      readonly cells: ReadonlyArray<string>;
      readonly line: number;
    }>;
    readonly unreadable: ReadonlyArray<{
      readonly line: number;
      readonly problem: BankLineProblem;
      readonly text: string;
    }>;
  };
};
export type useMatchBankLinesMutation = {
  response: useMatchBankLinesMutation$data;
  variables: useMatchBankLinesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
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
    "name": "buyerName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "outstanding",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BankReading",
    "kind": "LinkedField",
    "name": "matchBankLines",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "columns",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "header",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "missing",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "BankRow",
        "kind": "LinkedField",
        "name": "sample",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cells",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UnreadableBankLine",
        "kind": "LinkedField",
        "name": "unreadable",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problem",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MatchedBankLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "day",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "time",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "digits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "verdict",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OpenTransfer",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OpenTransfer",
            "kind": "LinkedField",
            "name": "others",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CountedBankLine",
            "kind": "LinkedField",
            "name": "counted",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "orderNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOrderDeleted",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "undoUntil",
                "storageKey": null
              }
            ],
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
    "name": "useMatchBankLinesMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMatchBankLinesMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "bacb177b937553ec2f0611ad716d289554814a1ad6eb23d07f75bef37a28d962",
    "metadata": {},
    "name": "useMatchBankLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36f2be228ef88fe7eaaf47b7496d8f48";

export default node;

/**
 * @generated SignedSource<<34d982c69b9347b487b27fc14fbccc26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "HKD" | "JPY" | "THB" | "TWD" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeFigures_today$data = {
  readonly bookedValue: string;
  readonly day: string;
  readonly schedule: {
    readonly people: ReadonlyArray<{
      readonly staffMember: {
        readonly name: string;
      };
      readonly timeOff: ReadonlyArray<{
        readonly endsAt: string;
        readonly startsAt: string;
      }>;
      readonly working: ReadonlyArray<{
        readonly endsAt: string;
        readonly startsAt: string;
      }>;
    }>;
  };
  readonly takings: {
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly net: string;
    }>;
    readonly lastSevenDays: string;
    readonly otherCurrencies: ReadonlyArray<{
      readonly currency: Currency | null | undefined;
      readonly net: string;
    }>;
    readonly sameWeekdayBefore: string;
    readonly today: string;
    readonly yesterday: string;
  };
  readonly visits: number;
  readonly " $fragmentType": "HomeFigures_today";
};
export type HomeFigures_today$key = {
  readonly " $data"?: HomeFigures_today$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeFigures_today">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "day",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v2 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeFigures_today",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RecentTakings",
      "kind": "LinkedField",
      "name": "takings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "today",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yesterday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSevenDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sameWeekdayBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DayTakings",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CurrencyTakings",
          "kind": "LinkedField",
          "name": "otherCurrencies",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookedValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TodaySchedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PersonToday",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
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
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DaySpan",
              "kind": "LinkedField",
              "name": "working",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DaySpan",
              "kind": "LinkedField",
              "name": "timeOff",
              "plural": true,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Today",
  "abstractKey": null
};
})();

(node as any).hash = "cbec0108b359608d4d85e94797bc3c8a";

export default node;

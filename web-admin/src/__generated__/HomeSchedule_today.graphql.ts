/**
 * @generated SignedSource<<4f99bf4d1052af24a3186278bafa7aa9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeSchedule_today$data = {
  readonly day: string;
  readonly schedule: {
    readonly items: ReadonlyArray<{
      readonly appointment: {
        readonly customer: {
          readonly erased: boolean;
          readonly id: string;
        } | null | undefined;
        readonly customerName: string;
        readonly number: number;
      };
      readonly endsAt: string;
      readonly id: string;
      readonly serviceName: string;
      readonly staffMember: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly startsAt: string;
    }>;
    readonly openDay: string | null | undefined;
    readonly people: ReadonlyArray<{
      readonly staffMember: {
        readonly id: string;
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
  readonly " $fragmentType": "HomeSchedule_today";
};
export type HomeSchedule_today$key = {
  readonly " $data"?: HomeSchedule_today$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeSchedule_today">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "StaffMember",
  "kind": "LinkedField",
  "name": "staffMember",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeSchedule_today",
  "selections": [
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
      "concreteType": "TodaySchedule",
      "kind": "LinkedField",
      "name": "schedule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PersonToday",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "DaySpan",
              "kind": "LinkedField",
              "name": "working",
              "plural": true,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "DaySpan",
              "kind": "LinkedField",
              "name": "timeOff",
              "plural": true,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AppointmentItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceName",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Appointment",
              "kind": "LinkedField",
              "name": "appointment",
              "plural": false,
              "selections": [
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
                  "name": "customerName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Customer",
                  "kind": "LinkedField",
                  "name": "customer",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "erased",
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
      ],
      "storageKey": null
    }
  ],
  "type": "Today",
  "abstractKey": null
};
})();

(node as any).hash = "e54a17fcb75859a33f9834a8093851e3";

export default node;

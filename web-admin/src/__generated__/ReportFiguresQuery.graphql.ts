/**
 * @generated SignedSource<<309a5dc4a9036aecdde520a97e444f42>>
 * @relayHash 6c0477d262037d4d72e4ea457050ce30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f0027b3334f4d7465b10099b04620c7b87f7cf67139b773b0685261040da426

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DayRange = {
  from: string;
  to: string;
};
export type ReportFiguresQuery$variables = {
  previous: DayRange;
  range: DayRange;
};
export type ReportFiguresQuery$data = {
  readonly before: {
    readonly " $fragmentSpreads": FragmentRefs<"ReportFigures_report">;
  };
  readonly current: {
    readonly " $fragmentSpreads": FragmentRefs<"ReportFigures_report">;
  };
};
export type ReportFiguresQuery = {
  response: ReportFiguresQuery$data;
  variables: ReportFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "previous"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v2 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "OrderSums",
    "kind": "LinkedField",
    "name": "sums",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orders",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gross",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "discounts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "net",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "open",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shipping",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cancelledVisits",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "VisitOutcomeCounts",
    "kind": "LinkedField",
    "name": "visitOutcomes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "started",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "noShows",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lateCancellations",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DayFigures",
    "kind": "LinkedField",
    "name": "days",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visits",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "StaffFigures",
    "kind": "LinkedField",
    "name": "staff",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "bookedMinutes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shiftMinutes",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v4 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "ReportFigures_report",
    "selections": (v3/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "previous"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportFiguresQuery",
    "selections": [
      {
        "alias": "current",
        "args": (v2/*:: as any*/),
        "concreteType": "Report",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "before",
        "args": (v5/*:: as any*/),
        "concreteType": "Report",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReportFiguresQuery",
    "selections": [
      {
        "alias": "current",
        "args": (v2/*:: as any*/),
        "concreteType": "Report",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "before",
        "args": (v5/*:: as any*/),
        "concreteType": "Report",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0f0027b3334f4d7465b10099b04620c7b87f7cf67139b773b0685261040da426",
    "metadata": {},
    "name": "ReportFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "470ea7af096aebaed6d191945ba07541";

export default node;

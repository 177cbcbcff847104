/**
 * @generated SignedSource<<00150e81883cdca54076a02477df30bb>>
 * @relayHash 0d1fc283581dcdf60a55c78d63cf10ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b79a713c7798dcd6a2badcfc6e5410de737efd2f5027221be7f6d4ad273e3b8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffRole = "ADMIN" | "STAFF" | "%future added value";
export type UpdateStaffMemberInput = {
  addServiceIds?: ReadonlyArray<string>;
  details?: StaffMemberDetailsInput | null | undefined;
  id: string;
  personnel?: PersonnelInput | null | undefined;
  removeServiceIds?: ReadonlyArray<string>;
  version?: number | null | undefined;
};
export type StaffMemberDetailsInput = {
  englishName?: string | null | undefined;
  image?: string | null | undefined;
  name?: string | null | undefined;
  positionName?: string | null | undefined;
  role?: StaffRole | null | undefined;
  username?: string | null | undefined;
};
export type PersonnelInput = {
  birthday?: string | null | undefined;
  contractEndDate?: string | null | undefined;
  contractImage?: string | null | undefined;
  contractStartDate?: string | null | undefined;
  currency?: string | null | undefined;
  department?: string | null | undefined;
  email?: string | null | undefined;
  foreignBank?: string | null | undefined;
  foreignBankAccount?: string | null | undefined;
  foreignBankBranch?: string | null | undefined;
  identityCardNumber?: string | null | undefined;
  incomeTaxNumber?: string | null | undefined;
  localBank?: string | null | undefined;
  localBankAccount?: string | null | undefined;
  localBankBranch?: string | null | undefined;
  nationality?: string | null | undefined;
  organisation?: string | null | undefined;
  organisationId?: number | null | undefined;
  passportExpireDate?: string | null | undefined;
  passportImage?: string | null | undefined;
  passportNumber?: string | null | undefined;
  phone?: string | null | undefined;
  salary?: string | null | undefined;
  sex?: string | null | undefined;
  startWorking?: string | null | undefined;
  workCardEffectiveDate?: string | null | undefined;
  workCardExpireDate?: string | null | undefined;
  workCardImage?: string | null | undefined;
  workCardNumber?: string | null | undefined;
  workPermits?: string | null | undefined;
};
export type useUpdateStaffMemberMutation$variables = {
  input: UpdateStaffMemberInput;
};
export type useUpdateStaffMemberMutation$data = {
  readonly updateStaffMember: {
    readonly " $fragmentSpreads": FragmentRefs<"StaffActions_staffMember" | "StaffCard_staffMember" | "StaffEditor_staffMember">;
  };
};
export type useUpdateStaffMemberMutation = {
  response: useUpdateStaffMemberMutation$data;
  variables: useUpdateStaffMemberMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateStaffMemberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "updateStaffMember",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StaffCard_staffMember"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StaffActions_staffMember"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StaffEditor_staffMember"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateStaffMemberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "updateStaffMember",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "englishName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "positionName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Service",
            "kind": "LinkedField",
            "name": "services",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PersonnelDetails",
            "kind": "LinkedField",
            "name": "personnel",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "department",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "organisation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "organisationId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startWorking",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "salary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workPermits",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nationality",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sex",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "birthday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "identityCardNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "incomeTaxNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "localBank",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "localBankAccount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "localBankBranch",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "foreignBank",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "foreignBankAccount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "foreignBankBranch",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workCardNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workCardEffectiveDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workCardExpireDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workCardImage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passportNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passportExpireDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passportImage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contractStartDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contractEndDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contractImage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3b79a713c7798dcd6a2badcfc6e5410de737efd2f5027221be7f6d4ad273e3b8",
    "metadata": {},
    "name": "useUpdateStaffMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e742742ab5b9b51eee95496f3299f25";

export default node;

/**
 * @generated SignedSource<<1b1ed53fdd15333e40d89673fc5e855d>>
 * @relayHash 7932ee2fbdf39e96fc831789b5e0205c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb483e6e3b4fa2558e314125d7f5fa38793464b82b09657b3ac5cdf7c499ee8b

import type { ConcreteRequest } from 'relay-runtime';
export type StaffRole = "ADMIN" | "STAFF" | "%future added value";
export type CreateStaffMemberInput = {
  details: StaffMemberDetailsInput;
  password?: string | null | undefined;
  personnel?: PersonnelInput | null | undefined;
  serviceIds?: ReadonlyArray<string>;
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
export type useCreateStaffMemberMutation$variables = {
  input: CreateStaffMemberInput;
};
export type useCreateStaffMemberMutation$data = {
  readonly createStaffMember: {
    readonly generatedPassword: string | null | undefined;
    readonly staffMember: {
      readonly name: string;
      readonly username: string;
    };
  };
};
export type useCreateStaffMemberMutation = {
  response: useCreateStaffMemberMutation$data;
  variables: useCreateStaffMemberMutation$variables;
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
  "name": "generatedPassword",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateStaffMemberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatedStaffMember",
        "kind": "LinkedField",
        "name": "createStaffMember",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffMember",
            "kind": "LinkedField",
            "name": "staffMember",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "useCreateStaffMemberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatedStaffMember",
        "kind": "LinkedField",
        "name": "createStaffMember",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffMember",
            "kind": "LinkedField",
            "name": "staffMember",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "cb483e6e3b4fa2558e314125d7f5fa38793464b82b09657b3ac5cdf7c499ee8b",
    "metadata": {},
    "name": "useCreateStaffMemberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b3ca7e9670ceda6d4b8d1a8e9bf0e7b";

export default node;

/**
 * @generated SignedSource<<420ad5ddd600a7bc4c11c17412ee0479>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type personnelValues_personnel$data = {
  readonly birthday: string | null | undefined;
  readonly contractEndDate: string | null | undefined;
  readonly contractImage: string | null | undefined;
  readonly contractStartDate: string | null | undefined;
  readonly currency: string;
  readonly department: string;
  readonly email: string;
  readonly foreignBank: string;
  readonly foreignBankAccount: string;
  readonly foreignBankBranch: string;
  readonly identityCardNumber: string;
  readonly incomeTaxNumber: string;
  readonly localBank: string;
  readonly localBankAccount: string;
  readonly localBankBranch: string;
  readonly nationality: string;
  readonly organisation: string;
  readonly organisationId: number | null | undefined;
  readonly passportExpireDate: string | null | undefined;
  readonly passportImage: string | null | undefined;
  readonly passportNumber: string;
  readonly phone: string;
  readonly salary: string | null | undefined;
  readonly sex: string;
  readonly startWorking: string | null | undefined;
  readonly workCardEffectiveDate: string | null | undefined;
  readonly workCardExpireDate: string | null | undefined;
  readonly workCardImage: string | null | undefined;
  readonly workCardNumber: string;
  readonly workPermits: string;
  readonly " $fragmentType": "personnelValues_personnel";
};
export type personnelValues_personnel$key = {
  readonly " $data"?: personnelValues_personnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"personnelValues_personnel">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "personnelValues_personnel"
};

(node as any).hash = "800fe38fe9c086fa828e44a35c624ff2";

export default node;

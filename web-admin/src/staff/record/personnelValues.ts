import { graphql, readInlineData } from "react-relay";
import type { personnelValues_personnel$key } from "../../__generated__/personnelValues_personnel.graphql.ts";
import { fieldsOf, PERSONNEL_GROUPS, type PersonnelDraft } from "./personnel.ts";

/** Returns personnel data as form values; all are empty without data. */
export function personnelValues(personnel: personnelValues_personnel$key | null | undefined): PersonnelDraft {
  const data: Readonly<Record<string, unknown>> | null =
    personnel == null
      ? null
      : readInlineData(
          graphql`
            fragment personnelValues_personnel on PersonnelDetails @inline {
              department
              organisation
              organisationId
              startWorking
              salary
              currency
              workPermits
              nationality
              sex
              birthday
              identityCardNumber
              phone
              email
              incomeTaxNumber
              localBank
              localBankAccount
              localBankBranch
              foreignBank
              foreignBankAccount
              foreignBankBranch
              workCardNumber
              workCardEffectiveDate
              workCardExpireDate
              workCardImage
              passportNumber
              passportExpireDate
              passportImage
              contractStartDate
              contractEndDate
              contractImage
            }
          `,
          personnel,
        );
  const fields = PERSONNEL_GROUPS.flatMap((group) => fieldsOf(group).map(([field]) => field));
  return Object.fromEntries(
    fields.map((field) => [field, data?.[field] == null ? "" : String(data[field])]),
  ) as PersonnelDraft;
}

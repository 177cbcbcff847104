import { z } from "zod";
import { decimalOutput } from "../wire/outputTypes.ts";

const day = z.string().nullable().meta({ format: "date", description: "A date. Null: unknown." });
const text = z.string();
const scan = z.string().nullable().meta({ description: "An image as a data URL. Null: none." });

/** Personnel documents and pay (booking.md §3), visible to admins and the person only (decisions.md §3). */
export const personnel = z.object({
  organisation_id: z.int().nullable(),
  organisation: text.meta({ description: "The same as organisation_name." }),
  organisation_name: text,
  salary: decimalOutput.nullable(),
  currency: text,
  work_permits: text,
  department: text,
  nationality: text,
  sex: text,
  birthday: day,
  start_working: day,
  identity_card_number: text,
  phone: text,
  email: text,
  income_tax_number: text,
  local_bank: text,
  local_bank_account: text,
  local_bank_branch: text.meta({ description: "The branch code." }),
  foreign_bank: text,
  foreign_bank_account: text,
  foreign_bank_branch: text.meta({ description: "The branch code." }),
  work_card_number: text,
  work_card_effective_date: day,
  work_card_expire_date: day,
  work_card_image: scan,
  passport_number: text,
  passport_expire_date: day,
  passport_image: scan,
  contract_start_date: day,
  contract_end_date: day,
  contract_image: scan,
});

const TEXTS = {
  organisation_name: "organisation",
  currency: "currency",
  work_permits: "workPermits",
  department: "department",
  nationality: "nationality",
  sex: "sex",
  identity_card_number: "identityCardNumber",
  phone: "phone",
  email: "email",
  income_tax_number: "incomeTaxNumber",
  local_bank: "localBank",
  local_bank_account: "localBankAccount",
  local_bank_branch: "localBankBranch",
  foreign_bank: "foreignBank",
  foreign_bank_account: "foreignBankAccount",
  foreign_bank_branch: "foreignBankBranch",
  work_card_number: "workCardNumber",
  passport_number: "passportNumber",
} as const;

const DAYS = {
  birthday: "birthday",
  start_working: "startWorking",
  work_card_effective_date: "workCardEffectiveDate",
  work_card_expire_date: "workCardExpireDate",
  passport_expire_date: "passportExpireDate",
  contract_start_date: "contractStartDate",
  contract_end_date: "contractEndDate",
} as const;

const SCANS = {
  work_card_image: "workCardImage",
  passport_image: "passportImage",
  contract_image: "contractImage",
} as const;

/** Maps the REST names of personnel fields to GraphQL's, by kind of value. */
export const PERSONNEL_NAMES = { texts: TEXTS, days: DAYS, scans: SCANS };

type GraphQLName<Names extends Record<string, string>> = Names[keyof Names];

export type PersonnelData = Record<GraphQLName<typeof TEXTS>, string> &
  Record<GraphQLName<typeof DAYS> | GraphQLName<typeof SCANS>, string | null> & {
    salary: string | null;
    organisationId: number | null;
  };

export const PERSONNEL_FIELDS = `
  fragment RestPersonnel on PersonnelDetails {
    salary organisationId
    ${Object.values({ ...TEXTS, ...DAYS, ...SCANS }).join(" ")}
  }
`;

type Keys<Names> = keyof Names;

/** Builds an object with the REST names as keys. */
function mapNames<Names extends Record<string, string>, Value>(
  names: Names,
  value: (field: GraphQLName<Names>) => Value,
): Record<Keys<Names>, Value> {
  return Object.fromEntries(
    Object.entries(names).map(([wire, field]) => [wire, value(field as GraphQLName<Names>)]),
  ) as Record<Keys<Names>, Value>;
}

/** Null: no personnel data was entered yet. */
export function presentPersonnel(data: PersonnelData | null): z.output<typeof personnel> {
  const texts = mapNames(TEXTS, (field) => data?.[field] ?? "");
  return {
    organisation_id: data?.organisationId ?? null,
    organisation: texts.organisation_name,
    salary: data?.salary ?? null,
    ...texts,
    ...mapNames({ ...DAYS, ...SCANS }, (field) => data?.[field] ?? null),
  };
}

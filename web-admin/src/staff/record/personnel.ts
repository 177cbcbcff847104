import type { PersonnelInput } from "../../__generated__/useUpdateStaffMemberMutation.graphql.ts";

/** The input type of a personnel field; a scan is an image of a document. */
type Kind = "text" | "tel" | "email" | "day" | "decimal" | "int" | "scan";

/** All personnel fields, grouped by topic (booking.md §3). */
export const PERSONNEL = {
  work: {
    department: "text",
    organisation: "text",
    organisationId: "int",
    startWorking: "day",
    salary: "decimal",
    currency: "text",
    workPermits: "text",
  },
  person: {
    nationality: "text",
    sex: "text",
    birthday: "day",
    identityCardNumber: "text",
    phone: "tel",
    email: "email",
    incomeTaxNumber: "text",
  },
  bank: {
    localBank: "text",
    localBankAccount: "text",
    localBankBranch: "text",
    foreignBank: "text",
    foreignBankAccount: "text",
    foreignBankBranch: "text",
  },
  workCard: {
    workCardNumber: "text",
    workCardEffectiveDate: "day",
    workCardExpireDate: "day",
    workCardImage: "scan",
  },
  passport: {
    passportNumber: "text",
    passportExpireDate: "day",
    passportImage: "scan",
  },
  contract: {
    contractStartDate: "day",
    contractEndDate: "day",
    contractImage: "scan",
  },
} as const satisfies Record<string, Partial<Record<keyof PersonnelInput, Kind>>>;

export type PersonnelGroup = keyof typeof PERSONNEL;
export const PERSONNEL_GROUPS = Object.keys(PERSONNEL) as PersonnelGroup[];

type FieldsOf<Group> = Group extends PersonnelGroup ? keyof (typeof PERSONNEL)[Group] : never;
export type PersonnelField = FieldsOf<PersonnelGroup>;

/**
 * Personnel data as form values: texts, empty for none; days are YYYY-MM-DD, documents the URLs of their
 * images.
 */
export type PersonnelDraft = Readonly<Record<PersonnelField, string>>;

/** Returns the fields of a group in order, with their input types. */
export function fieldsOf(group: PersonnelGroup): [PersonnelField, Kind][] {
  return Object.entries(PERSONNEL[group]) as [PersonnelField, Kind][];
}

const KINDS = Object.fromEntries(PERSONNEL_GROUPS.flatMap(fieldsOf)) as Record<PersonnelField, Kind>;

/** Returns whether a field of a draft is a personnel field. */
export function isPersonnelField(field: string): field is PersonnelField {
  return field in KINDS;
}

export function kindOf(field: PersonnelField): Kind {
  return KINDS[field];
}

/** Converts form values to the API's input; null clears a field that is not a text. */
export function personnelInput(changes: Partial<PersonnelDraft>): PersonnelInput {
  return Object.fromEntries(
    Object.entries(changes).map(([field, written = ""]) => {
      const text = written.trim();
      const kind = isPersonnelField(field) ? kindOf(field) : "text";
      if (kind === "text" || kind === "tel" || kind === "email") return [field, text];
      if (text === "") return [field, null];
      return [field, kind === "int" ? Number(text) : text];
    }),
  );
}

import type { PersonnelScanKind } from "@machiya/prisma/enums";
import { builder } from "../builder.ts";

/** The complexity of a scan, which adds a whole image to the response. */
const SCAN_COMPLEXITY = 50;

export const PersonnelDetails = builder.prismaObject("PersonnelDetails", {
  description:
    "Personnel documents and pay of a staff member, available only through that person. Texts may be empty.",
  fields: (t) => {
    const scan = (kind: PersonnelScanKind, description: string) =>
      t.string({
        nullable: true,
        complexity: SCAN_COMPLEXITY,
        description: `${description} as a data URL, because it has no URL of its own. Null: none.`,
        select: { scans: true },
        resolve: ({ scans }) => {
          const found = scans.find((one) => one.kind === kind);
          return found === undefined
            ? null
            : `data:${found.contentType};base64,${Buffer.from(found.bytes).toString("base64")}`;
        },
      });
    const day = { type: "Day", nullable: true } as const;
    return {
      salary: t.expose("salary", {
        type: "Decimal",
        nullable: true,
        description: "The salary, in `currency`. Null: unknown.",
      }),
      currency: t.exposeString("currency", { description: "The currency of the salary, for example TWD." }),
      workPermits: t.exposeString("workPermits", { description: "The permits that the person holds." }),
      organisationId: t.exposeInt("organisationId", {
        nullable: true,
        description: "The number of the employing organization in its own records. Null: unknown.",
      }),
      organisation: t.exposeString("organisation", {
        description: "The name of the organization that employs the person.",
      }),
      department: t.exposeString("department", { description: "The department." }),
      nationality: t.exposeString("nationality", { description: "In the shop's own words." }),
      sex: t.exposeString("sex", { description: "In the shop's own words." }),
      birthday: t.expose("birthday", { ...day, description: "Null: unknown." }),
      startWorking: t.expose("startWorking", {
        ...day,
        description: "The first day of work. Null: unknown.",
      }),
      identityCardNumber: t.exposeString("identityCardNumber", { description: "As printed on the card." }),
      phone: t.exposeString("phone", { description: "The phone number for contact." }),
      email: t.exposeString("email", { description: "The e-mail address." }),
      incomeTaxNumber: t.exposeString("incomeTaxNumber", { description: "For the tax office." }),
      localBank: t.exposeString("localBank", { description: "The bank in this country." }),
      localBankAccount: t.exposeString("localBankAccount", {
        description: "The account number at that bank.",
      }),
      localBankBranch: t.exposeString("localBankBranch", { description: "The branch code of that bank." }),
      foreignBank: t.exposeString("foreignBank", { description: "The bank abroad." }),
      foreignBankAccount: t.exposeString("foreignBankAccount", {
        description: "The account number at that bank.",
      }),
      foreignBankBranch: t.exposeString("foreignBankBranch", {
        description: "The branch code of that bank.",
      }),
      workCardNumber: t.exposeString("workCardNumber", { description: "As printed on the card." }),
      workCardEffectiveDate: t.expose("workCardEffectiveDate", {
        ...day,
        description: "The first day on which the work card is valid. Null: unknown.",
      }),
      workCardExpireDate: t.expose("workCardExpireDate", {
        ...day,
        description: "The last day on which the work card is valid. Null: unknown.",
      }),
      workCardImage: scan("WORK_CARD", "An image of the work card"),
      passportNumber: t.exposeString("passportNumber", { description: "As printed in the passport." }),
      passportExpireDate: t.expose("passportExpireDate", {
        ...day,
        description: "The date on which the passport expires. Null: unknown.",
      }),
      passportImage: scan("PASSPORT", "An image of the passport"),
      contractStartDate: t.expose("contractStartDate", {
        ...day,
        description: "The first day of the contract. Null: unknown.",
      }),
      contractEndDate: t.expose("contractEndDate", {
        ...day,
        description: "The last day of the contract. Null: none, or unknown.",
      }),
      contractImage: scan("CONTRACT", "An image of the contract"),
    };
  },
});

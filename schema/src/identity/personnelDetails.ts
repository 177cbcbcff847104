import type { PersonnelScanKind } from "@machiya/prisma/enums";
import { builder } from "../builder.ts";

/** A scan is a whole picture in the answer: as dear as so many fields. */
const SCAN_COMPLEXITY = 50;

export const PersonnelDetails = builder.prismaObject("PersonnelDetails", {
  description: "Papers and pay of a staff member. Reached through the person alone; texts may be empty.",
  fields: (t) => {
    const scan = (kind: PersonnelScanKind, description: string) =>
      t.string({
        nullable: true,
        complexity: SCAN_COMPLEXITY,
        description: `${description}, as a data URL: it has no address of its own. Null: none.`,
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
        description: "What they earn, in `currency`. Null: not known.",
      }),
      currency: t.exposeString("currency", { description: "Of the salary, for example TWD." }),
      workPermits: t.exposeString("workPermits", { description: "Which permits they hold." }),
      organisationId: t.exposeInt("organisationId", {
        nullable: true,
        description: "Number of the organisation that employs them, in its own books. Null: not known.",
      }),
      organisation: t.exposeString("organisation", {
        description: "Name of the organisation that employs them.",
      }),
      department: t.exposeString("department", { description: "Where in it they work." }),
      nationality: t.exposeString("nationality", { description: "In the shop's own words." }),
      sex: t.exposeString("sex", { description: "In the shop's own words." }),
      birthday: t.expose("birthday", { ...day, description: "Null: not known." }),
      startWorking: t.expose("startWorking", { ...day, description: "Their first day. Null: not known." }),
      identityCardNumber: t.exposeString("identityCardNumber", { description: "As on the card." }),
      phone: t.exposeString("phone", { description: "Where to reach them." }),
      email: t.exposeString("email", { description: "Where to write to them." }),
      incomeTaxNumber: t.exposeString("incomeTaxNumber", { description: "For the tax office." }),
      localBank: t.exposeString("localBank", { description: "Bank in this country." }),
      localBankAccount: t.exposeString("localBankAccount", { description: "Account there." }),
      localBankBranch: t.exposeString("localBankBranch", { description: "Code of its branch." }),
      foreignBank: t.exposeString("foreignBank", { description: "Bank abroad." }),
      foreignBankAccount: t.exposeString("foreignBankAccount", { description: "Account there." }),
      foreignBankBranch: t.exposeString("foreignBankBranch", { description: "Code of its branch." }),
      workCardNumber: t.exposeString("workCardNumber", { description: "As on the card." }),
      workCardEffectiveDate: t.expose("workCardEffectiveDate", {
        ...day,
        description: "First day on which the work card is good. Null: not known.",
      }),
      workCardExpireDate: t.expose("workCardExpireDate", {
        ...day,
        description: "Last day on which the work card is good. Null: not known.",
      }),
      workCardImage: scan("WORK_CARD", "Picture of the work card"),
      passportNumber: t.exposeString("passportNumber", { description: "As in the passport." }),
      passportExpireDate: t.expose("passportExpireDate", {
        ...day,
        description: "Last day on which the passport is good. Null: not known.",
      }),
      passportImage: scan("PASSPORT", "Picture of the passport"),
      contractStartDate: t.expose("contractStartDate", {
        ...day,
        description: "First day of the contract. Null: not known.",
      }),
      contractEndDate: t.expose("contractEndDate", {
        ...day,
        description: "Last day of the contract. Null: no end, or not known.",
      }),
      contractImage: scan("CONTRACT", "Picture of the contract"),
    };
  },
});

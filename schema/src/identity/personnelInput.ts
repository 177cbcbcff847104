import { builder } from "../builder.ts";

export const PersonnelInput = builder.inputType("PersonnelInput", {
  description:
    "Papers and pay as admins write them; what is left out stays. Null clears a day, the salary, the organisation's number and a picture.",
  fields: (t) => {
    const text = (max: number) => t.string({ description: `At most ${max} characters.` });
    const day = () => t.field({ type: "Day", description: "Null: not known." });
    const scan = () =>
      t.string({
        description: "A picture as base64, at most 1,000,000 bytes decoded; null takes it away.",
      });
    return {
      salary: t.field({ type: "Decimal", description: "0 or more." }),
      currency: text(10),
      workPermits: text(500),
      organisationId: t.int({ description: "0 or more." }),
      organisation: text(200),
      department: text(200),
      nationality: text(100),
      sex: text(100),
      birthday: day(),
      startWorking: day(),
      identityCardNumber: text(100),
      phone: text(50),
      email: t.string({ description: "An address, or empty; at most 200 characters." }),
      incomeTaxNumber: text(100),
      localBank: text(100),
      localBankAccount: text(100),
      localBankBranch: text(100),
      foreignBank: text(100),
      foreignBankAccount: text(100),
      foreignBankBranch: text(100),
      workCardNumber: text(100),
      workCardEffectiveDate: day(),
      workCardExpireDate: day(),
      workCardImage: scan(),
      passportNumber: text(100),
      passportExpireDate: day(),
      passportImage: scan(),
      contractStartDate: day(),
      contractEndDate: day(),
      contractImage: scan(),
    };
  },
});

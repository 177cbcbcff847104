import { builder } from "../builder.ts";
import { PHONE_INPUT } from "../contactInput.ts";

export const PersonnelInput = builder.inputType("PersonnelInput", {
  description:
    "Personnel documents and pay as admins enter them. An omitted field stays unchanged. Null clears a date, the salary, the organization's number, or an image.",
  fields: (t) => {
    const text = (max: number) => t.string({ description: `At most ${max} characters.` });
    const day = () => t.field({ type: "Day", description: "Null: unknown." });
    const scan = () =>
      t.string({
        description: "An image in base64, at most 1,000,000 bytes decoded. Null removes it.",
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
      phone: t.string({ description: PHONE_INPUT }),
      email: t.string({ description: "An e-mail address, or empty; at most 200 characters." }),
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

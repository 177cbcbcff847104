import { defineMessages } from "./messages.ts";

export const messages = defineMessages({
  cn: { language: "語言" },
  en: { language: "Language" },
  jp: { language: "言語" },
});

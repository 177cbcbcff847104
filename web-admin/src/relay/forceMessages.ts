import { defineMessages } from "../language/messages.ts";

export const forceMessages = defineMessages({
  cn: {
    title: (count: number) => `有 ${count} 筆預約受到影響`,
    list: "受影響的預約",
    notSpecified: "如果仍要繼續，這些預約會改為「不指定」人員。",
    goOn: "仍要繼續",
  },
  en: {
    title: (count) => (count === 1 ? "1 appointment is in the way" : `${count} appointments are in the way`),
    list: "Appointments in the way",
    notSpecified: "Go on, and nobody is specified for them any more.",
    goOn: "Go on anyway",
  },
  jp: {
    title: (count) => `${count} 件の予約に影響します`,
    list: "影響する予約",
    notSpecified: "続行すると、これらの予約は「指名なし」になります。",
    goOn: "それでも続行",
  },
});

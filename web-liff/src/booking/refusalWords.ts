import { words } from "../language/words.ts";

/** Why a start is not to be had, in a customer's words; days say it shorter. */
export const refusalWords = words(
  {
    slot: {
      PAST: "已過時間",
      OUTSIDE_WINDOW: "尚未開放",
      NO_SHIFT: "未排班",
      NOT_OPEN_TO_CUSTOMERS: "尚未開放",
      CLOSED: "公休",
      TIME_OFF: "休假",
      LACKS_SERVICE: "無此服務",
      TAKEN: "已額滿",
    },
    day: { CLOSED: "公休", FULL: "額滿", NOT_OPEN: "未開放" },
  },
  {
    en: {
      slot: {
        PAST: "over",
        OUTSIDE_WINDOW: "not open yet",
        NO_SHIFT: "nobody works",
        NOT_OPEN_TO_CUSTOMERS: "not open yet",
        CLOSED: "closed",
        TIME_OFF: "away",
        LACKS_SERVICE: "not offered",
        TAKEN: "taken",
      },
      day: { CLOSED: "closed", FULL: "full", NOT_OPEN: "not yet" },
    },
    jp: {
      slot: {
        PAST: "終了",
        OUTSIDE_WINDOW: "受付前",
        NO_SHIFT: "出勤なし",
        NOT_OPEN_TO_CUSTOMERS: "受付前",
        CLOSED: "休業",
        TIME_OFF: "休み",
        LACKS_SERVICE: "対応なし",
        TAKEN: "満席",
      },
      day: { CLOSED: "休業", FULL: "満席", NOT_OPEN: "受付前" },
    },
  },
);

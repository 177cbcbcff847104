import { defineMessages } from "../language/messages.ts";

export const messages = defineMessages({
  cn: {
    starts: "開始",
    ends: "結束",
    wholeDays: "整天",
    firstDay: "第一天",
    lastDay: "最後一天",
    note: "原因",
    endsProblem: "結束必須晚於開始。",
    until: (from: string, to: string) => `${from} 至 ${to}`,
  },
  en: {
    starts: "Starts",
    ends: "Ends",
    wholeDays: "Whole days",
    firstDay: "First day",
    lastDay: "Last day",
    note: "Reason",
    endsProblem: "It must end after it starts.",
    until: (from, to) => `${from} to ${to}`,
  },
  jp: {
    starts: "開始",
    ends: "終了",
    wholeDays: "終日",
    firstDay: "初日",
    lastDay: "最終日",
    note: "理由",
    endsProblem: "終了は開始より後にしてください。",
    until: (from, to) => `${from} から ${to}`,
  },
});

import type { Language } from "@machiya/schema/domain/language";
import { appointmentActions, orderActions } from "@machiya/schema/notifications/notificationActions";
import { describe, expect, it } from "vitest";
import { type LineButton, lineButtons } from "./lineButtons.ts";

const LANGUAGES: Language[] = ["cn", "en", "jp"];
const LARGEST_ID = 2_147_483_647;

const buttonsIn = (language: Language): LineButton[] => {
  const actions = [
    ...orderActions({
      id: LARGEST_ID,
      state: "ESTABLISHED",
      paymentState: "UNPAID",
      paymentMethod: 3,
      total: 1280,
      note: "",
      paymentReportedAt: null,
      paymentReportDigits: null,
      paymentRecordedAt: null,
    }),
    ...appointmentActions(
      { id: LARGEST_ID, state: "PENDING", startsAt: new Date(3) },
      { now: new Date(0), cutOffMinutes: 0, blocked: false },
    ),
  ];
  return lineButtons(actions, language, { publicUrl: "https://shop.example", liffId: null });
};

describe("Buttons", () => {
  it.each(LANGUAGES)(
    "keep LINE's limits in %s: label 20, displayText, fillInText and data 300",
    (language) => {
      const buttons = buttonsIn(language);
      expect(buttons).toHaveLength(5);
      for (const button of buttons) {
        expect(button.label.length).toBeLessThanOrEqual(20);
        if (button.type === "uri") continue;
        for (const text of [button.displayText, button.fillInText ?? "", button.data])
          expect(text.length).toBeLessThanOrEqual(300);
      }
    },
  );
});

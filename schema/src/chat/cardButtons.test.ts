import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../domain/language.ts";
import { appointmentButtons, type CardButton, orderButtons, pageButton } from "./cardButtons.ts";

const LAST = 2_147_483_647;

const buttonsIn = (language: Language): CardButton[] => [
  ...orderButtons(language, {
    ...{ id: LAST, state: "ESTABLISHED", paymentState: "UNPAID", paymentMethod: 3 },
    ...{ paymentReportedAt: null, paymentRecordedAt: null },
  }),
  ...appointmentButtons(
    language,
    { id: LAST, state: "PENDING", startsAt: new Date(3) },
    { now: new Date(0), cutOffMinutes: 0, blocked: false },
  ),
  ...pageButton("x", "orders", { publicUrl: "https://shop.example", liffId: null }),
];

describe("buttons of cards", () => {
  it.each(LANGUAGES)(
    "keep to LINE's bounds in %s: label 20, displayText, fillInText and data 300",
    (language) => {
      const buttons = buttonsIn(language);
      expect(buttons).toHaveLength(4);
      for (const button of buttons) {
        expect(button.label.length).toBeLessThanOrEqual(20);
        if (button.type === "uri") continue;
        for (const text of [button.displayText, button.fillInText ?? "", button.data])
          expect(text.length).toBeLessThanOrEqual(300);
      }
    },
  );
});

import { z } from "zod";
import { LANGUAGES, type Language } from "../domain/language.ts";
import { readAccountDigits } from "../domain/orders/paymentReport.ts";
import { serverWording } from "../wording/serverWording.ts";

const row = z.coerce.number().int().min(1).max(2_147_483_647);
const instant = z.iso.datetime();

const buttons = [
  /** Asks for the digits of the account that an order was paid from. */
  z.strictObject({ do: z.literal("ASK_DIGITS"), order: row }),
  /** Asks for other times. */
  z.strictObject({ do: z.literal("ASK_TIMES"), appointment: row }),
  /** Moves an appointment that was seen to start `from`. */
  z.strictObject({ do: z.literal("MOVE"), appointment: row, from: instant, to: instant }),
  /** Asks whether it is meant. */
  z.strictObject({ do: z.literal("ASK_CANCEL"), appointment: row }),
  /** Calls an appointment off that was seen to start `from`. */
  z.strictObject({ do: z.literal("CANCEL"), appointment: row, from: instant }),
  /** Was asked whether to call it off, and would rather not. */
  z.strictObject({ do: z.literal("KEEP"), appointment: row }),
] as const;

const texts = [
  /** The digits of an order that was paid, as they were typed. */
  z.strictObject({ do: z.literal("PAID"), order: row, digits: z.string().max(50) }),
  /** Five digits alone. */
  z.strictObject({ do: z.literal("DIGITS"), digits: z.string().max(50) }),
] as const;

const button = z.discriminatedUnion("do", buttons);
const action = z.discriminatedUnion("do", [...buttons, ...texts]);

/** What a button of a card asks for. */
export type ButtonAction = z.output<typeof button>;
/** What a button of a card, or the answer to one, asks for. Whose rows they are says the sender, never this. */
export type CardAction = z.output<typeof action>;

/** The data of a button; LINE takes 300 characters. */
export function postbackData(given: ButtonAction): string {
  return new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)])).toString();
}

/** What a button of a card asks for; null when it is none of ours. */
export function readPostback(data: string): ButtonAction | null {
  return button.safeParse(Object.fromEntries(new URLSearchParams(data))).data ?? null;
}

/** An action as it was kept. */
export function readCardAction(kept: unknown): CardAction | null {
  return action.safeParse(kept).data ?? null;
}

/** The text that is put into the customer's text field for them to complete: it makes their message name the order. */
export function digitsPrompt(language: Language, order: number): string {
  return `#${order} ${serverWording(language).lastFiveDigits}: `;
}

/** Normalized as the messages are, because normalization takes some Thai vowels apart. */
const PROMPTS = LANGUAGES.map((language) => serverWording(language).lastFiveDigits.normalize("NFKC"));
const PAID = new RegExp(`#(\\d{1,10})\\s*(?:${PROMPTS.join("|")})\\s*:(.*)$`, "is");

/** What a message says of having paid; null: nothing. Digits alone must be exactly five to be taken for some. */
export function readPaidText(text: string): CardAction | null {
  const [, order, typed = ""] = PAID.exec(text.normalize("NFKC")) ?? [];
  if (order !== undefined) return readCardAction({ do: "PAID", order, digits: typed.trim().slice(0, 50) });
  const digits = readAccountDigits(text);
  return digits === null ? null : { do: "DIGITS", digits };
}

import { z } from "zod";
import { readAccountDigits } from "../domain/contactDetails.ts";
import { LANGUAGES, type Language } from "../domain/language.ts";
import { plainText } from "../domain/typedText.ts";
import { serverWording } from "../wording/serverWording.ts";

const row = z.coerce.number().int().min(1).max(2_147_483_647);
const instant = z.iso.datetime();

const buttons = [
  /** Asks for the last digits of the account from which an order was paid. */
  z.strictObject({ do: z.literal("ASK_DIGITS"), order: row }),
  /** Reports a payment from the account whose digits are known. */
  z.strictObject({ do: z.literal("REPORT_PAID"), order: row }),
  /** Asks for alternative times. */
  z.strictObject({ do: z.literal("ASK_TIMES"), appointment: row }),
  /** Moves an appointment that started at `from` when the card was sent. */
  z.strictObject({ do: z.literal("MOVE"), appointment: row, from: instant, to: instant }),
  /** Asks for a confirmation of the cancellation. */
  z.strictObject({ do: z.literal("ASK_CANCEL"), appointment: row }),
  /** Cancels an appointment that started at `from` when the card was sent. */
  z.strictObject({ do: z.literal("CANCEL"), appointment: row, from: instant }),
  /** Declines the cancellation. */
  z.strictObject({ do: z.literal("KEEP"), appointment: row }),
] as const;

const texts = [
  /** The typed digits of a paid order. */
  z.strictObject({ do: z.literal("PAID"), order: row, digits: z.string().max(50) }),
  /** Five digits without an order number. */
  z.strictObject({ do: z.literal("DIGITS"), digits: z.string().max(50) }),
] as const;

const button = z.discriminatedUnion("do", buttons);
const action = z.discriminatedUnion("do", [...buttons, ...texts]);

/** The action of a card's button. */
export type ButtonAction = z.output<typeof button>;
/**
 * The action of a card's button or of a typed reply to one. The sender, not the action, determines whose rows
 * it may change.
 */
export type CardAction = z.output<typeof action>;

/** Encodes a button's action; LINE allows 300 characters. */
export function postbackData(action: ButtonAction): string {
  return new URLSearchParams(Object.entries(action).map(([key, value]) => [key, String(value)])).toString();
}

/** Decodes a button's action; null when it is not one of ours. */
export function readPostback(data: string): ButtonAction | null {
  return button.safeParse(Object.fromEntries(new URLSearchParams(data))).data ?? null;
}

/** Reads a stored action; null when it is invalid. */
export function readCardAction(stored: unknown): CardAction | null {
  return action.safeParse(stored).data ?? null;
}

/** Returns the text that prefills the customer's input field, so that their message names the order. */
export function digitsPrompt(language: Language, order: number): string {
  return `#${order} ${serverWording(language).lastFiveDigits}: `;
}

/** The prompts are normalized like the messages, because normalization splits some Thai vowels. */
const PROMPTS = LANGUAGES.map((language) => serverWording(language).lastFiveDigits.normalize("NFKC"));
const PAID = new RegExp(`#(\\d{1,10})\\s*(?:${PROMPTS.join("|")})\\s*:(.*)$`, "is");

/** Reads a report of a payment from a message; null: it contains none. Digits alone must be exactly five. */
export function readPaidText(text: string): CardAction | null {
  const [, order, typed = ""] = PAID.exec(plainText(text)) ?? [];
  if (order !== undefined) return readCardAction({ do: "PAID", order, digits: typed.trim().slice(0, 50) });
  const digits = readAccountDigits(text);
  return digits === null ? null : { do: "DIGITS", digits };
}

import type { ErrorCode, ErrorParams } from "../domain/errors.ts";
import { type Language, localeOf } from "../domain/language.ts";
import { type DecimalLike, toWire } from "../domain/money.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import type { ErrorWords, Wording } from "./words.ts";
import { zhHant } from "./zhHant.ts";

export type { Wording };

const WORDINGS: Record<Language, Wording> = { cn: zhHant, en, jp: ja };

/** The words that screens and errors have in common. */
export function wording(language: Language): Wording {
  return WORDINGS[language];
}

/** An amount for people to read: grouped, exact, without needless decimals: $1,280, $99.5, -$10. */
export function formatMoney(language: Language, value: DecimalLike): string {
  const text = toWire(value);
  const digits = text.replace("-", "") as Intl.StringNumericLiteral;
  const grouped = amountFormat(language).format(digits);
  return `${text.startsWith("-") ? "-" : ""}$${grouped}`;
}

const amountFormats = new Map<Language, Intl.NumberFormat>();

/** Kept, as the formats of times are. */
function amountFormat(language: Language): Intl.NumberFormat {
  const format =
    amountFormats.get(language) ?? new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 20 });
  amountFormats.set(language, format);
  return format;
}

/** The value under a key that came from outside; null when there is none. */
function lookUp(texts: Record<string, string>, key: string | undefined): string | null {
  return key !== undefined && Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

function fileText({ file, listSeparator }: Wording, given: NonNullable<ErrorParams["file"]>): string {
  return file[given.problem]({ ...given, columns: given.columns.join(listSeparator) });
}

function pictureText(language: Language, given: NonNullable<ErrorParams["picture"]>): string {
  const bytes = new Intl.NumberFormat(localeOf(language)).format(given.bytes);
  return WORDINGS[language].picture[given.problem]({ ...given, bytes });
}

/** Puts what an error names into the language's own words. */
function wordsOf(language: Language, params: ErrorParams): ErrorWords {
  const words = WORDINGS[language];
  const list = (items: readonly string[] | undefined) =>
    items?.length ? items.join(words.listSeparator) : null;
  return {
    field: params.field || null,
    row: params.row ?? null,
    products: list(params.products),
    prices: list(params.prices?.map(({ name, price }) => words.price(name, formatMoney(language, price)))),
    appointments: list(params.appointments?.map(({ at, customerName }) => `${at} ${customerName}`)),
    state:
      lookUp(words.orderState, params.state) ??
      lookUp(words.paymentState, params.state) ??
      lookUp(words.appointmentState, params.state),
    reason: lookUp(words.slotRefusal, params.reason),
    alternatives: list(
      params.alternatives?.map(({ at, staffName }) => `${at} ${staffName ?? words.notSpecified}`),
    ),
    messages: params.messages ?? null,
    seconds: params.seconds === undefined ? null : Math.max(1, Math.ceil(params.seconds)),
    claim: params.claim === undefined ? null : words.claim[params.claim],
    file: params.file === undefined ? null : fileText(words, params.file),
    picture: params.picture === undefined ? null : pictureText(language, params.picture),
    scopes: params.scopes?.join(words.listSeparator) ?? null,
    thing: lookUp(words.thing, params.what),
  };
}

/** What to tell somebody about a refusal, in words they can act on. A code that is not ours reads as INTERNAL. */
export function errorText(language: Language, code: string, params: ErrorParams = {}): string {
  const { errors } = WORDINGS[language];
  const known: ErrorCode = Object.hasOwn(errors, code) ? (code as ErrorCode) : "INTERNAL";
  return errors[known](wordsOf(language, params));
}

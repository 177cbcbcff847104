import type { ErrorCode, ErrorParams } from "../domain/errors.ts";
import { type Language, localeOf } from "../domain/language.ts";
import { formatBareDay } from "../domain/time/bareDay.ts";
import { formatMoney } from "./formatMoney.ts";
import type { ErrorWords, Wording } from "./words.ts";

/** A language and its words. A browser loads only one language. */
export interface Speech {
  language: Language;
  words: Wording;
  /** Formats an amount in the store's currency; the default writes "$". */
  money?: (amount: string) => string;
}

/** Returns the value of a key from external data; null when there is none. */
function lookUp(texts: Record<string, string>, key: string | undefined): string | null {
  return key !== undefined && Object.hasOwn(texts, key) ? (texts[key] ?? null) : null;
}

function fileText({ file, listSeparator }: Wording, fault: NonNullable<ErrorParams["file"]>): string {
  return file[fault.problem]({
    ...fault,
    columns: fault.columns.join(listSeparator),
    row: fault.row ?? 1,
    program: fault.program ?? "",
  });
}

function pictureText({ language, words }: Speech, fault: NonNullable<ErrorParams["picture"]>): string {
  const { format } = new Intl.NumberFormat(localeOf(language));
  return words.picture[fault.problem]({
    ...fault,
    bytes: format(fault.bytes),
    sides: format(fault.sides),
  });
}

/** Returns what has the state that forbids an action. The states of orders and of payments have different names. */
function ownerOfState({ paymentState }: Wording, { what, state }: ErrorParams): ErrorWords["stateOf"] {
  if (what === "Parcel") return "PARCEL";
  return lookUp(paymentState, state) === null ? "ORDER" : "PAYMENT";
}

/** Formats the parameters of an error in the language. */
function wordsOf(speech: Speech, params: ErrorParams): ErrorWords {
  const { words, money = formatMoney } = speech;
  const list = (items: readonly string[] | undefined) =>
    items?.length ? items.join(words.listSeparator) : null;
  return {
    field: params.field || null,
    rule: params.rule === undefined ? null : words.rule(params.rule),
    number: params.number || null,
    refusal: params.refusal ?? null,
    row: params.row ?? null,
    contactRule: lookUp(words.contactRule, params.contactRule),
    products: list(params.products),
    prices: list(params.prices?.map(({ name, price }) => words.price(name, money(price)))),
    preOrders: list(
      params.preOrders?.map(({ name, preOrdered, expectedDay }) =>
        words.preOrder(name, preOrdered, formatBareDay(expectedDay, localeOf(speech.language))),
      ),
    ),
    appointments: list(conflicts(params)),
    state:
      lookUp(words.orderState, params.state) ??
      lookUp(words.paymentState, params.state) ??
      lookUp(words.appointmentState, params.state) ??
      lookUp(words.parcelState, params.state),
    stateOf: ownerOfState(words, params),
    left: params.left === undefined || params.left === "0" ? null : money(params.left),
    reason: lookUp(words.slotRefusal, params.reason),
    alternatives: list(
      params.alternatives?.map(({ at, staffName }) => `${at} ${staffName ?? words.notSpecified}`),
    ),
    messages: params.messages ?? null,
    limit:
      params.limit === undefined
        ? null
        : { most: params.limit.most, isOverlap: params.limit.of === "OVERLAPPING_APPOINTMENTS" },
    purchaseLimit: params.purchaseLimit ?? null,
    seconds: params.seconds === undefined ? null : Math.max(1, Math.ceil(params.seconds)),
    claim: params.claim === undefined ? null : words.claim[params.claim],
    file: params.file === undefined ? null : fileText(words, params.file),
    picture: params.picture === undefined ? null : pictureText(speech, params.picture),
    maxProducts: params.maxProducts ?? null,
    scopes: params.scopes?.join(words.listSeparator) ?? null,
    thing: lookUp(words.thing, params.what),
  };
}

/** Returns an error as a sentence that tells users what to do. An unknown code reads as INTERNAL. */
export function errorSentence(speech: Speech, code: string, params: ErrorParams = {}): string {
  const { errors } = speech.words;
  const known: ErrorCode = Object.hasOwn(errors, code) ? (code as ErrorCode) : "INTERNAL";
  return errors[known](wordsOf(speech, params));
}

/** Returns the conflicting appointments as texts, and the number of all when some are left out. */
function conflicts({ appointments, appointmentCount = 0 }: ErrorParams): string[] | undefined {
  const named = appointments?.map(({ at, customerName }) => `${at} ${customerName}`);
  return named !== undefined && appointmentCount > named.length
    ? [...named, `… (${appointmentCount})`]
    : named;
}

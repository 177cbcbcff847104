import { localeOf } from "@machiya/schema/domain/language";
import { useRef } from "react";
import { useLanguage, useMessages } from "../../language/language.ts";
import { clockAt, clockText, withoutMidnight } from "../../language/zonedTime.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import {
  readTypedDay,
  readTypedDayOptionalTime,
  readTypedDayTime,
  readTypedTime,
  type TypedContext,
} from "./typedDate.ts";
import { useBlockedSubmit, useTypedValue } from "./useTypedValue.ts";

/**
 * What a field holds: YYYY-MM-DD, HH:mm, or YYYY-MM-DDTHH:mm, all in the store's time zone. Where the time is optional,
 * midnight means a day without one.
 */
export type DateKind = "day" | "time" | "dayTime" | "dayOptionalTime";

type Read = (typed: string, context: TypedContext) => string | null;

const READ: Record<DateKind, Read> = {
  day: readTypedDay,
  time: readTypedTime,
  dayTime: readTypedDayTime,
  dayOptionalTime: readTypedDayOptionalTime,
};

export interface DateInputOptions {
  kind?: DateKind;
  value: string;
  onChange: (value: string) => void;
  /** The first day of the calendar, from which on dates without a year are understood. */
  earliest?: string | undefined;
  /** Reports what was typed when the field is left or on Enter, for filters, which load data. */
  deferred?: boolean;
}

/** The state of a date input, for `DateInput`, with the error that names the rule of what can be typed. */
export function useDateInput({
  kind = "day",
  value,
  onChange,
  earliest,
  deferred = false,
}: DateInputOptions) {
  const words = useMessages("dates");
  const locale = localeOf(useLanguage().language);
  const { timeZone } = useStoreSettings();
  const input = useRef<HTMLInputElement>(null);
  const now = clockAt(new Date().toISOString(), timeZone);
  const first = earliest?.slice(0, 10) ?? "";
  const typed = useTypedValue({
    value,
    format: (one) => clockText(kind === "dayOptionalTime" ? withoutMidnight(one) : one, locale),
    read: (text) => READ[kind](text, { locale, now, earliest: first }),
    onChange,
    deferred,
  });
  useBlockedSubmit(typed.isWrong, input, typed.finish);
  const today = now.slice(0, 10);
  const examples: Record<DateKind, string> = {
    day: today,
    time: "14:30",
    dayTime: now,
    dayOptionalTime: today,
  };
  const rule = words.rules[kind](clockText(examples[kind], locale));
  return {
    kind,
    value,
    earliest: first,
    today,
    input,
    rule,
    problem: typed.showsProblem ? rule : undefined,
    placeholder: words.patterns[kind],
    ...typed,
  };
}

export type DateInputState = ReturnType<typeof useDateInput>;

import { Button, Field, makeStyles, Select, tokens } from "@fluentui/react-components";
import type { ShiftState } from "@machiya/prisma/enums";
import { localeOf } from "@machiya/schema/domain/language";
import { monthOf, turnPage } from "@machiya/schema/domain/time/calendarTime";
import { useState } from "react";
import { pageTitle } from "../calendar/calendarText.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { DateField } from "../ui/dates/DateField.tsx";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";
import { SETTABLE } from "./ShiftButtons.tsx";
import type { ShiftActions } from "./useShiftActions.tsx";

/** The number of months before and after the visible one. */
const MONTHS = 12;

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px 12px" },
  field: { "& select": { minWidth: "0" } },
  day: { width: "170px" },
  buttons: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  button: { minWidth: "auto" },
});

interface StateSettingProps {
  /** A day of the visible month. */
  day: string;
  chosen: readonly string[];
  actions: ShiftActions;
}

/** Sets the state of all shifts that the chosen staff have on a day or in a month (booking.md §2). */
export function StateSetting({ day: shown, chosen, actions }: StateSettingProps) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const locale = localeOf(useLanguage().language);
  const [scope, setScope] = useState<"day" | "month">("day");
  const [day, setDay] = useState("");
  const [month, setMonth] = useState(monthOf(shown).from);
  const [tried, setTried] = useState(false);
  const range = scope === "month" ? monthOf(month) : day === "" ? null : { from: day, to: day };
  const problem = range === null ? words.dayProblem : chosen.length === 0 ? words.staffProblem : undefined;

  const set = (state: ShiftState) => {
    setTried(true);
    if (range === null || chosen.length === 0) return;
    setTried(false);
    const question =
      scope === "day" ? null : words.monthQuestion(pageTitle("month", range.from, locale), chosen.length);
    actions.setMany({ ...range, staffMemberIds: [...chosen], state }, question);
  };
  return (
    <FieldGroup label={words.setting}>
      <div className={styles.root}>
        <Field label={words.scope} className={styles.field}>
          <Select value={scope} onChange={(_, { value }) => setScope(value === "month" ? "month" : "day")}>
            <option value="day">{words.oneDay}</option>
            <option value="month">{words.wholeMonth}</option>
          </Select>
        </Field>
        {scope === "day" ? (
          <div className={styles.day}>
            <DateField label={words.day} value={day} onChange={setDay} />
          </div>
        ) : (
          <Field label={words.month} className={styles.field}>
            <Select value={month} onChange={(_, { value }) => setMonth(value)}>
              {[...new Set([...monthsAround(shown), month])].sort().map((one) => (
                <option key={one} value={one}>
                  {pageTitle("month", one, locale)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className={styles.buttons}>
          {SETTABLE.map((state) => (
            <Button
              key={state}
              className={styles.button}
              disabledFocusable={actions.busy}
              onClick={() => set(state)}
            >
              {words[state]}
            </Button>
          ))}
        </div>
      </div>
      <FieldError text={tried ? problem : undefined} />
    </FieldGroup>
  );
}

/** Returns the first days of the months that can be chosen: a year before and after the visible one. */
function monthsAround(day: string): string[] {
  const months = [monthOf(day).from];
  for (let step = 0; step < MONTHS; step += 1) {
    months.unshift(turnPage("month", months[0] ?? day, -1));
    months.push(turnPage("month", months.at(-1) ?? day, 1));
  }
  return months;
}

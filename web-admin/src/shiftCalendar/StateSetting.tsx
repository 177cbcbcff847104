import { Button, Field, Input, makeStyles, Select, tokens } from "@fluentui/react-components";
import type { ShiftState } from "@machiya/prisma/enums";
import { localeOf } from "@machiya/schema/domain/language";
import { monthOf } from "@machiya/schema/domain/time/calendarTime";
import { useState } from "react";
import { pageTitle } from "../calendar/calendarText.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { FieldGroup } from "../ui/fields/FieldGroup.tsx";
import { SETTABLE } from "./ShiftButtons.tsx";
import type { ShiftActions } from "./useShiftActions.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px 12px" },
  field: { "& .fui-Input, & select": { minWidth: "0" }, "& .fui-Input": { width: "170px" } },
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
  const { language } = useLanguage();
  const [scope, setScope] = useState<"day" | "month">("day");
  const [day, setDay] = useState("");
  const [month, setMonth] = useState(shown.slice(0, 7));
  const [tried, setTried] = useState(false);
  const range = scope === "day" ? dayRange(day) : monthRange(month);
  const problem = range === null ? words.dayProblem : chosen.length === 0 ? words.staffProblem : undefined;

  const set = (state: ShiftState) => {
    setTried(true);
    if (range === null || chosen.length === 0) return;
    setTried(false);
    const question =
      scope === "day"
        ? null
        : words.monthQuestion(pageTitle("month", range.from, localeOf(language)), chosen.length);
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
          <Field label={words.day} className={styles.field}>
            <Input type="date" value={day} onChange={(_, { value }) => setDay(value)} />
          </Field>
        ) : (
          <Field label={words.month} className={styles.field}>
            <Input
              type="month"
              placeholder="YYYY-MM"
              value={month}
              onChange={(_, { value }) => setMonth(value)}
            />
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

function dayRange(day: string): { from: string; to: string } | null {
  return Number.isNaN(Date.parse(day)) ? null : { from: day, to: day };
}

/**
 * Returns the first and last day of a month; null if the text is invalid, as browsers without a month picker
 * accept any.
 */
function monthRange(month: string): { from: string; to: string } | null {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthOf(`${month}-01`) : null;
}

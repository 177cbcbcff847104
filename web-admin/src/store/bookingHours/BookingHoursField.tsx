import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { AddRegular, DismissRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { FieldError } from "../../ui/fields/FieldError.tsx";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { WEEKDAYS } from "../storeDraft.ts";
import { joinHours, splitHours } from "./bookingHours.ts";
import { TimeInput } from "./TimeInput.tsx";

const useStyles = makeStyles({
  days: { display: "flex", flexDirection: "column", rowGap: "4px" },
  day: {
    display: "grid",
    gridTemplateColumns: "84px minmax(0, 1fr) auto",
    columnGap: "8px",
    alignItems: "start",
    paddingBlock: "2px",
    // On narrow screens the two times are below the day.
    "@media (max-width: 720px)": { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
  name: { lineHeight: "32px" },
  spans: {
    display: "flex",
    flexDirection: "column",
    rowGap: "4px",
    "@media (max-width: 720px)": { gridRowStart: 2, gridColumn: "1 / -1" },
  },
  span: { display: "flex", alignItems: "center", columnGap: "6px", minWidth: 0 },
  faint: { lineHeight: "32px", color: tokens.colorNeutralForeground3 },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

interface BookingHoursFieldProps {
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** A form field for any number of booking hours on each weekday. */
export function BookingHoursField({ value, problem, onChange }: BookingHoursFieldProps) {
  const styles = useStyles();
  const words = useMessages("storeBooking");
  const labels = useLabels();
  const hours = splitHours(value).map((span, at) => ({ ...span, at }));
  const replace = (at: number, changed: { start?: string; end?: string } | null) =>
    onChange(
      joinHours(
        hours.flatMap((span) =>
          span.at !== at ? [span] : changed === null ? [] : [{ ...span, ...changed }],
        ),
      ),
    );
  const add = (weekday: number) =>
    onChange(
      joinHours([...hours, { weekday, start: "10:00", end: "19:00" }].sort((a, b) => a.weekday - b.weekday)),
    );
  return (
    <FieldGroup label={words.hours}>
      <div className={styles.days}>
        {WEEKDAYS.map((day) => {
          const name = labels.weekday[day];
          const spans = hours.filter(({ weekday }) => weekday === Number(day));
          return (
            <div key={day} className={styles.day}>
              <span className={styles.name}>{name}</span>
              <div className={styles.spans}>
                {spans.length === 0 && <span className={styles.faint}>{words.allDay}</span>}
                {spans.map(({ at, start, end }) => (
                  <div key={at} className={styles.span}>
                    <TimeInput
                      label={words.startOf(name)}
                      value={start}
                      onChange={(time) => replace(at, { start: time })}
                    />
                    –
                    <TimeInput
                      label={words.endOf(name)}
                      value={end}
                      onChange={(time) => replace(at, { end: time })}
                    />
                    <Button
                      size="small"
                      appearance="subtle"
                      icon={<DismissRegular />}
                      aria-label={words.removeFrom(name)}
                      onClick={() => replace(at, null)}
                    />
                  </div>
                ))}
              </div>
              <Button
                appearance="subtle"
                icon={<AddRegular />}
                aria-label={words.addTo(name)}
                onClick={() => add(Number(day))}
              />
            </div>
          );
        })}
      </div>
      <p className={styles.hint}>{words.hoursHint}</p>
      <FieldError text={problem} />
    </FieldGroup>
  );
}

import { Button, Input, makeStyles, tokens } from "@fluentui/react-components";
import { AddRegular, CopyRegular, DismissRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { TimeInput } from "../../store/bookingHours/TimeInput.tsx";
import { WEEKDAYS } from "../../store/storeDraft.ts";
import { FieldError } from "../../ui/fields/FieldError.tsx";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";
import { addSlot, copyDay, joinSlots, type SlotDraft, slotProblems, splitSlots } from "./slotsDraft.ts";

const useStyles = makeStyles({
  days: { display: "flex", flexDirection: "column", rowGap: "4px" },
  day: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "8px",
    alignItems: "start",
    paddingBlock: "4px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ":last-child": { borderBottom: "none" },
  },
  name: { lineHeight: "32px" },
  slots: {
    display: "flex",
    flexDirection: "column",
    rowGap: "6px",
    gridRowStart: 2,
    gridColumn: "1 / -1",
  },
  slot: { display: "flex", alignItems: "center", columnGap: "6px", minWidth: 0 },
  capacity: { width: "72px", flexShrink: 0, "& > input": { minWidth: 0, width: "100%" } },
  actions: { display: "flex" },
  faint: { color: tokens.colorNeutralForeground3 },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

interface SlotsFieldProps {
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** The slots of a week: any number of time ranges with a capacity on each weekday, which can be copied to the others. */
export function SlotsField({ value, problem, onChange }: SlotsFieldProps) {
  const styles = useStyles();
  const words = useMessages("shippingSlots");
  const labels = useLabels();
  const slots = splitSlots(value).map((slot, at) => ({ ...slot, at }));
  const problems = problem === undefined ? [] : slotProblems(value);
  const write = (written: readonly SlotDraft[]) => onChange(joinSlots(written));
  const change = (at: number, written: Partial<SlotDraft>) =>
    write(slots.map((slot) => (slot.at === at ? { ...slot, ...written } : slot)));
  return (
    <FieldGroup label={words.slots}>
      <p className={styles.hint}>{words.slotsHint}</p>
      <div className={styles.days}>
        {WEEKDAYS.map((day) => {
          const name = labels.weekday[day];
          const own = slots.filter(({ weekday }) => weekday === Number(day));
          return (
            <div key={day} className={styles.day}>
              <span className={styles.name}>
                {name} {own.length === 0 && <span className={styles.faint}>{words.none}</span>}
              </span>
              <div className={styles.slots}>
                {own.map(({ at, start, end, capacity }) => (
                  <div key={at} className={styles.slot}>
                    <TimeInput
                      label={words.startOf(name)}
                      value={start}
                      invalid={problems[at] === "TIMES"}
                      onChange={(time) => change(at, { start: time })}
                    />
                    –
                    <TimeInput
                      label={words.endOf(name)}
                      value={end}
                      invalid={problems[at] === "TIMES"}
                      onChange={(time) => change(at, { end: time })}
                    />
                    <Input
                      className={styles.capacity}
                      inputMode="numeric"
                      aria-label={words.capacityOf(name)}
                      aria-invalid={problems[at] === "CAPACITY"}
                      placeholder={words.capacity}
                      value={capacity}
                      onChange={(_, data) => change(at, { capacity: data.value })}
                    />
                    <Button
                      size="small"
                      appearance="subtle"
                      icon={<DismissRegular />}
                      aria-label={words.removeFrom(name)}
                      onClick={() => write(slots.filter((slot) => slot.at !== at))}
                    />
                  </div>
                ))}
              </div>
              <div className={styles.actions}>
                {own.length > 0 && (
                  <Button
                    appearance="subtle"
                    icon={<CopyRegular />}
                    title={words.copyFrom(name)}
                    aria-label={words.copyFrom(name)}
                    onClick={() => write(copyDay(slots, Number(day), WEEKDAYS.map(Number)))}
                  />
                )}
                <Button
                  appearance="subtle"
                  icon={<AddRegular />}
                  aria-label={words.addTo(name)}
                  onClick={() => write(addSlot(slots, Number(day)))}
                />
              </div>
            </div>
          );
        })}
      </div>
      <FieldError text={problem} />
    </FieldGroup>
  );
}

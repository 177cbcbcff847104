import { makeStyles, ToggleButton, tokens } from "@fluentui/react-components";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import type { DayStarts } from "./useFreeStarts.ts";

const useStyles = makeStyles({
  root: { border: "none", margin: 0, padding: 0, minWidth: 0 },
  times: { display: "flex", flexWrap: "wrap", gap: "6px" },
  time: { minWidth: "58px", fontVariantNumeric: "tabular-nums" },
  none: { color: tokens.colorNeutralForeground3 },
});

interface StartTimesProps {
  /** The starts of the chosen day; undefined while they are not known. */
  day: DayStarts | undefined;
  /** The chosen start in the store's local time. */
  chosen: string;
  /** A further start in the store's local time, for a person who is there now; null for none. */
  now: string | null;
  onChoose: (start: string) => void;
}

/** The start times of a day at which exactly the chosen services and people are free. */
export function StartTimes({ day, chosen, now, onChoose }: StartTimesProps) {
  const styles = useStyles();
  const words = useMessages("booking");
  const { slotRefusal } = useLabels();
  const { clock } = useDates();
  const free = day?.slots.filter((slot) => slot.free).map(({ startsAt }) => clock(startsAt)) ?? [];
  // The reason of most starts explains an empty day.
  const [reason] = day?.slots.flatMap((slot) => slot.reason ?? []) ?? [];
  const start = (at: string, text: string) => (
    <ToggleButton
      key={text}
      type="button"
      size="small"
      className={styles.time}
      checked={at === chosen}
      appearance={at === chosen ? "primary" : "secondary"}
      onClick={() => onChoose(at)}
    >
      {text}
    </ToggleButton>
  );
  return (
    <fieldset className={styles.root} aria-label={words.freeTimes}>
      <div className={styles.times}>
        {now !== null && start(now, words.now(now.slice(11)))}
        {free.map((at) => start(at, at.slice(11)))}
      </div>
      {day !== undefined && free.length === 0 && (
        <div role="status" className={styles.none}>
          {reason === undefined ? words.noFreeTimes : words.noFreeTimesFor(labelOf(slotRefusal, reason))}
        </div>
      )}
    </fieldset>
  );
}

import { useMessages } from "../../language/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import starts from "../form/StartChooser.module.css";
import type { FreeSlot } from "../freeDays.ts";
import { useShopClock } from "../useShopClock.ts";
import styles from "./SlotSheet.module.css";

interface SlotSheetProps {
  title: string;
  hint: string;
  /** The day's slots; empty while they are loading. */
  slots: readonly FreeSlot[];
  timeZone: string;
  value: string | null;
  onChoose: (startsAt: string) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Lets the customer choose a time from a staff member's slots of a day (booking.md §4). */
export function SlotSheet({
  title,
  hint,
  slots,
  timeZone,
  value,
  onChoose,
  onClear,
  onClose,
}: SlotSheetProps) {
  const text = useMessages("booking");
  const refusals = useMessages("bookingRefusal");
  const clock = useShopClock(timeZone);
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        value !== null && (
          <Button look="plain" wide onClick={onClear}>
            {text.clear}
          </Button>
        )
      }
    >
      <p className={styles.hint}>{hint}</p>
      {slots.length === 0 ? (
        <Skeleton shape="rows" count={1} />
      ) : (
        <fieldset className={starts.starts} aria-label={text.startTitle}>
          {slots.map(({ startsAt, free, reason }) => (
            <button
              key={startsAt}
              type="button"
              className={starts.start}
              aria-pressed={value !== null && Date.parse(startsAt) === Date.parse(value)}
              disabled={!free}
              onClick={() => onChoose(startsAt)}
            >
              <span className={starts.time}>{clock.time(startsAt)} </span>
              <span className={starts.state}>{reason === null ? text.free : refusals.slot[reason]}</span>
            </button>
          ))}
        </fieldset>
      )}
    </Sheet>
  );
}

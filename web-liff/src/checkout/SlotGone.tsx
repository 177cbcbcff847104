import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { slotId, slotTimesText } from "@machiya/schema/domain/orders/slotText";
import { useLanguage, useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./ShippingSlots.module.css";
import { ShippingSlots } from "./ShippingSlots.tsx";
import { nextFreeSlot, type SlotChoice } from "./slotChoice.ts";

interface SlotGoneProps {
  slot: SlotChoice;
  /** The slot that is no longer available. */
  id: string;
  onChoose: (id: string) => void;
}

/** Says that the chosen slot is full, and offers the next free one and all others. */
export function SlotGone({ slot, id, onChoose }: SlotGoneProps) {
  const text = useMessages("checkout");
  const { locale } = useLanguage();
  const next = nextFreeSlot(slot.slots ?? [], id);
  const name =
    next &&
    `${formatCalendarDay(next.day, locale, { month: "numeric", day: "numeric", weekday: "short" })} ${slotTimesText(next)}`;
  return (
    <div className={styles.failed}>
      <p role="alert">
        <strong>{text.slotGone}</strong>
        {next !== null && name !== null && ` ${text.slotNext(name, text.slotLeft(next.remaining))}`}
      </p>
      {next !== null && name !== null && (
        <Button wide look="quiet" onClick={() => onChoose(slotId(next))}>
          {text.slotTake(name)}
        </Button>
      )}
      <ShippingSlots label={text.slotOther} choice={slot} problem={undefined} onChoose={onChoose} />
    </div>
  );
}

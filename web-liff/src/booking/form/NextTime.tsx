import { daysBetween } from "@machiya/schema/domain/time/calendarTime";
import { useMessages } from "../../language/language.ts";
import { ContactMethods, type ContactStore } from "../../storeInformation/ContactMethods.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { firstFreeSlot } from "../freeDays.ts";
import type { FreeSlots } from "../useFreeSlots.ts";
import { useShopClock } from "../useShopClock.ts";
import styles from "./NextTime.module.css";

/** The number of days without a free start that is worth mentioning. */
const SOON_DAYS = 7;

interface NextTimeProps {
  free: FreeSlots;
  timeZone: string;
  store: ContactStore;
  /** The first free start with anyone; null when there is none, or when anyone is chosen. */
  withAnyone: string | null;
  onTake: (startsAt: string) => void;
  /** Takes `withAnyone` instead of the chosen staff member. */
  onTakeAnyone: (startsAt: string) => void;
}

/** Offers the next free start for the selection, or says that there is none and what else is possible. */
export function NextTime({ free, timeZone, store, withAnyone, onTake, onTakeAnyone }: NextTimeProps) {
  const text = useMessages("booking");
  const clock = useShopClock(timeZone);
  if (free.pending || free.data === null) return null;
  const next = firstFreeSlot(free.data);
  if (next === undefined)
    return (
      <div className={styles.next} role="status">
        <p>{text.noTimes(clock.day(free.lastDay))}</p>
        {withAnyone === null ? (
          <ContactMethods store={store} />
        ) : (
          <Button look="quiet" wide onClick={() => onTakeAnyone(withAnyone)}>
            <Icon name="person" size={20} />
            {text.takeAnyone(clock.dayAndTime(withAnyone))}
          </Button>
        )}
      </div>
    );
  const isFar = daysBetween(free.firstDay, clock.dayOf(next.startsAt)) >= SOON_DAYS;
  return (
    <div className={styles.next}>
      {isFar && <p role="status">{text.noneSoon}</p>}
      <Button look="quiet" wide onClick={() => onTake(next.startsAt)}>
        <Icon name="clock" size={20} />
        {text.next(clock.dayAndTime(next.startsAt))}
      </Button>
    </div>
  );
}

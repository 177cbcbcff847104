import { useMessages, useMoney } from "../../language/language.ts";
import type { TimedLine } from "../bookingDraft.ts";
import type { StaffOffer } from "../bookingOptions.ts";
import type { ServiceOffer } from "../useServiceOffers.ts";
import { useShopClock } from "../useShopClock.ts";
import styles from "./LineList.module.css";

interface LineListProps {
  label: string;
  lines: readonly TimedLine<ServiceOffer>[];
  staff: readonly StaffOffer[];
  timeZone: string;
}

/** Lists consecutive services with their computed times (booking.md §4). */
export function LineList({ label, lines, staff, timeZone }: LineListProps) {
  const text = useMessages("booking");
  const money = useMoney();
  const clock = useShopClock(timeZone);
  return (
    <ol className={styles.lines} aria-label={label}>
      {lines.map(({ position, service, staffMemberId, start, end }) => (
        <li key={position} className={styles.line}>
          <span className={styles.time}>{start && end ? clock.span(start, end) : "—"} </span>
          <span className={styles.name}>{service.name} </span>
          <span className={styles.price}>{money(service.price)} </span>
          <span className={styles.detail}>
            {staff.find(({ id }) => id === staffMemberId)?.name ?? text.notSpecified} ·{" "}
            {text.minutes(service.durationMinutes)}
          </span>
        </li>
      ))}
    </ol>
  );
}

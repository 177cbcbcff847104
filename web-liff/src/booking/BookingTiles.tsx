import { withParams } from "@machiya/schema/client/urlParams";
import { Link } from "wouter";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./BookingTiles.module.css";
import type { BookingMode } from "./bookingSearch.ts";

const TILES = [
  { mode: "general", icon: "calendar" },
  { mode: "named", icon: "person" },
] as const satisfies readonly { mode: BookingMode; icon: string }[];

/** Offers the choice between the two ways to book (booking.md §2: mode 0); `onChoose` precedes the form. */
export function BookingTiles({ onChoose }: { onChoose: () => void }) {
  const text = useMessages("booking");
  const body: Record<BookingMode, string> = { general: text.generalBody, named: text.namedBody };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <ul className={styles.tiles}>
        {TILES.map(({ mode, icon }) => (
          <li key={mode}>
            <Link
              href={paths.booking + withParams("", { mode })}
              className={`${styles.tile} ${styles[mode]}`}
              onClick={onChoose}
            >
              <span className={styles.mark}>
                <Icon name={icon} size={34} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{text[mode]}</span>
                <span className={styles.body}>{body[mode]}</span>
              </span>
              <Icon name="forward" size={22} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.hours}>{text.hoursHint}</p>
      <Link href={paths.calendar} className={styles.calendar ?? ""}>
        <Icon name="calendar" size={20} />
        {text.toCalendar}
      </Link>
    </div>
  );
}

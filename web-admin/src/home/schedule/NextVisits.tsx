import { makeStyles, tokens } from "@fluentui/react-components";
import { useSpan } from "../../appointments/form/useSpan.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { useMessages } from "../../language/language.ts";
import { appointmentPath } from "../../paths.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import type { Span } from "../isWorkingAt.ts";

/** The visits that are listed. */
const COUNT = 3;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none", display: "grid", rowGap: "4px" },
  visit: { display: "grid", gridTemplateColumns: "52px minmax(0, 1fr)", columnGap: "8px" },
  time: { fontVariantNumeric: "tabular-nums", fontWeight: tokens.fontWeightSemibold },
  text: { overflowWrap: "anywhere" },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** A booked service. */
export interface BookedItem extends Span {
  readonly id: string;
  readonly serviceName: string;
  readonly staffMember: { readonly name: string } | null | undefined;
  readonly appointment: {
    readonly number: number;
    readonly customerName: string;
    readonly customer: { readonly id: string; readonly erased: boolean } | null | undefined;
  };
}

/** Returns the first services of the appointments that start at this time, in ms since 1970, or later. */
export function nextVisits<Item extends BookedItem>(items: readonly Item[], now: number): Item[] {
  const begun = new Set<number>();
  const next = items.filter(({ startsAt, appointment }) => {
    const isFirst = !begun.has(appointment.number);
    begun.add(appointment.number);
    return isFirst && Date.parse(startsAt) >= now;
  });
  return next.slice(0, COUNT);
}

/** Lists the next visits of the day. */
export function NextVisits({ items, now }: { items: readonly BookedItem[]; now: number }) {
  const styles = useStyles();
  const words = useMessages("home");
  const { time } = useSpan();
  const next = nextVisits(items, now);
  if (items.length === 0) return null;
  if (next.length === 0) return <span className={styles.detail}>{words.noMoreVisits}</span>;
  return (
    <ul className={styles.list} aria-label={words.nextVisits}>
      {next.map(({ id, startsAt, serviceName, staffMember, appointment }) => (
        <li key={id} className={styles.visit}>
          <span className={styles.time}>
            <TextLink
              to={appointmentPath(appointment.number)}
              label={`${time(startsAt)} ${appointment.customerName}`}
            >
              {time(startsAt)}
            </TextLink>
          </span>
          <span className={styles.text}>
            <CustomerLink customer={appointment.customer} name={appointment.customerName} />{" "}
            <span className={styles.detail}>
              {serviceName} · {staffMember?.name ?? words.notSpecified}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { Link } from "react-router";
import { useSpan } from "../../appointments/form/useSpan.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { appointmentPath } from "../../paths.ts";
import type { Span } from "../isWorkingAt.ts";
import { type DayScale, percentAt, spanStyle } from "./dayScale.ts";
import type { BookedItem } from "./NextVisits.tsx";
import { PERSON_COLUMNS } from "./personColumns.ts";

const useStyles = makeStyles({
  root: {
    display: "grid",
    gridTemplateColumns: PERSON_COLUMNS,
    alignItems: "center",
    columnGap: "8px",
  },
  name: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: tokens.fontSizeBase200,
  },
  bar: {
    position: "relative",
    height: "28px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: "hidden",
  },
  part: { position: "absolute", top: 0, bottom: 0 },
  working: { backgroundColor: "var(--houseToneDoneFill)" },
  timeOff: {
    backgroundImage: `repeating-linear-gradient(135deg, ${tokens.colorNeutralStroke1} 0 4px, transparent 4px 8px)`,
  },
  visit: {
    top: "2px",
    bottom: "2px",
    boxSizing: "border-box",
    overflow: "hidden",
    paddingInline: "3px",
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase100,
    lineHeight: "22px",
    whiteSpace: "nowrap",
    textDecorationLine: "none",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  now: { width: "2px", marginLeft: "-1px", backgroundColor: tokens.colorNeutralForeground1 },
});

export interface PersonDayProps {
  name: string;
  working: readonly Span[];
  timeOff: readonly Span[];
  items: readonly BookedItem[];
  scale: DayScale;
  now: number;
}

/** The day of a staff member: shifts, visits, time off, and the gaps between them. */
export function PersonDay({ name, working, timeOff, items, scale, now }: PersonDayProps) {
  const styles = useStyles();
  const words = useMessages("home");
  const { listSeparator } = useLabels();
  const { time } = useSpan();
  const times = (spans: readonly Span[]) =>
    spans.map(({ startsAt, endsAt }) => `${time(startsAt)}–${time(endsAt)}`).join(listSeparator);
  const description = [
    working.length > 0 && times(working),
    timeOff.length > 0 && words.timeOff(times(timeOff)),
  ].filter((text) => text !== false);
  return (
    <li className={styles.root}>
      <span className={styles.name} title={[name, ...description].join(" · ")}>
        {name}
      </span>
      <span className={styles.bar}>
        {working.map((span) => (
          <span
            key={span.startsAt}
            className={mergeClasses(styles.part, styles.working)}
            style={spanStyle(scale, span)}
            role="img"
            aria-label={words.works(times([span]))}
          />
        ))}
        {timeOff.map((span) => (
          <span
            key={span.startsAt}
            className={mergeClasses(styles.part, styles.timeOff)}
            style={spanStyle(scale, span)}
            role="img"
            aria-label={words.timeOff(times([span]))}
          />
        ))}
        {items.map((item) => (
          <Link
            key={item.id}
            to={appointmentPath(item.appointment.number)}
            className={mergeClasses(styles.part, styles.visit)}
            style={spanStyle(scale, item)}
            title={`${times([item])} ${item.appointment.customerName} · ${item.serviceName}`}
            aria-label={`${times([item])} ${item.appointment.customerName} · ${item.serviceName}`}
          >
            {item.appointment.customerName}
          </Link>
        ))}
        {scale.start <= now && now <= scale.end && (
          <span
            className={mergeClasses(styles.part, styles.now)}
            style={{ left: `${percentAt(scale, now)}%` }}
            aria-hidden
          />
        )}
      </span>
    </li>
  );
}

import { makeStyles, tokens } from "@fluentui/react-components";
import { useSpan } from "../../appointments/form/useSpan.ts";
import { type DayScale, percentAt } from "./dayScale.ts";
import { PERSON_COLUMNS } from "./personColumns.ts";

const useStyles = makeStyles({
  root: { display: "grid", gridTemplateColumns: PERSON_COLUMNS, columnGap: "8px" },
  hours: {
    position: "relative",
    gridColumn: "2",
    height: "16px",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase100,
    fontVariantNumeric: "tabular-nums",
  },
  hour: { position: "absolute", transform: "translateX(-50%)" },
});

/** The hours above the timeline. Each row says its times in words, so that screen readers skip these. */
export function TimelineHours({ scale }: { scale: DayScale }) {
  const styles = useStyles();
  const { time } = useSpan();
  return (
    <li className={styles.root} aria-hidden>
      <span className={styles.hours}>
        {scale.hours.map((hour) => (
          <span key={hour} className={styles.hour} style={{ left: `${percentAt(scale, hour)}%` }}>
            {time(new Date(hour).toISOString()).replace(/^0|:00$/g, "")}
          </span>
        ))}
      </span>
    </li>
  );
}

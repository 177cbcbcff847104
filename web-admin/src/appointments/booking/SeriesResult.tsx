import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { CheckmarkCircleRegular, DismissCircleRegular } from "@fluentui/react-icons";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import type { OtherTime } from "./useBooking.ts";
import type { SeriesEntries } from "./useCreateAppointmentSeries.ts";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid" },
  row: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "4px 10px",
    paddingBlock: "8px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  when: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
  buttons: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "6px" },
  booked: { color: tokens.colorStatusSuccessForeground1 },
  refused: { color: tokens.colorStatusDangerForeground1 },
});

interface SeriesResultProps {
  entries: SeriesEntries;
  busy: boolean;
  /**
   * Books a refused date at its nearest free time, or at its own although the store is closed; `isSameStaff` keeps
   * the chosen staff members.
   */
  onBook: (other: OtherTime) => void;
}

/** The result of each date of a series: booked, or the reason and the nearest free time. */
export function SeriesResult({ entries, busy, onBook }: SeriesResultProps) {
  const styles = useStyles();
  const words = useMessages("booking");
  const { goOn } = useMessages("relayForce");
  const { slotRefusal, notSpecified } = useLabels();
  const { dayTime } = useDates();
  const booked = entries.filter(({ appointment }) => appointment != null).length;
  return (
    <>
      <div role="status">{words.seriesSummary(booked, entries.length - booked)}</div>
      <ul className={styles.list} aria-label={words.seriesResults}>
        {entries.map(({ startsAt, appointment, reason, nearestStartsAt, nearestStaffName }, index) => (
          <li key={startsAt} className={styles.row}>
            {appointment == null ? (
              <DismissCircleRegular className={styles.refused} />
            ) : (
              <CheckmarkCircleRegular className={styles.booked} />
            )}
            <span>
              <span className={styles.when}>{dayTime(appointment?.startsAt ?? startsAt)}</span>{" "}
              {appointment == null
                ? words.notAvailable(labelOf(slotRefusal, reason ?? ""))
                : words.bookedAs(appointment.number)}
            </span>
            {appointment == null && (
              <span className={styles.buttons}>
                {reason === "CLOSED" && (
                  <Button
                    type="button"
                    size="small"
                    disabled={busy}
                    aria-label={`${goOn} (${dayTime(startsAt)})`}
                    onClick={() => onBook({ index, startsAt, isSameStaff: true, outsideHours: true })}
                  >
                    {goOn}
                  </Button>
                )}
                {nearestStartsAt != null && (
                  <Button
                    type="button"
                    size="small"
                    disabled={busy}
                    onClick={() =>
                      onBook({
                        index,
                        startsAt: nearestStartsAt,
                        isSameStaff: nearestStaffName != null,
                        outsideHours: false,
                      })
                    }
                  >
                    {words.bookInstead(dayTime(nearestStartsAt), nearestStaffName ?? notSpecified)}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { PrintRegular, TimelineRegular } from "@fluentui/react-icons";
import { localeOf } from "@machiya/schema/domain/language";
import { clockSpanText } from "@machiya/schema/domain/time/calendarTime";
import { useNavigate } from "react-router";
import { AppointmentStateTag } from "../appointments/list/AppointmentStateTag.tsx";
import { dayName } from "../calendar/calendarText.ts";
import { CustomerLink } from "../customers/CustomerLink.tsx";
import { useLanguage, useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { DialogFrame } from "../ui/dialogs/DialogFrame.tsx";
import { type Appointment, type EventWords, servicesOf, staffOf } from "./appointmentEvents.ts";
import { timetablePath } from "./calendarSearch.ts";

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid" },
  row: {
    display: "grid",
    rowGap: "4px",
    paddingBlock: "10px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" },
  time: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
  customer: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  what: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 10px",
    color: tokens.colorNeutralForeground2,
    overflowWrap: "anywhere",
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: "6px", marginInlineStart: "auto" },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface AppointmentDayProps {
  /** YYYY-MM-DD. */
  day: string;
  appointments: readonly Appointment[];
  /** The closures and absences of the day. */
  notes: readonly string[];
  eventWords: EventWords;
  onOpen: (appointment: Appointment) => void;
  onMove: (appointment: Appointment) => void;
  onClose: () => void;
}

/** Lists the appointments of a day, with links to its timetable and to printing (booking.md §2). */
export function AppointmentDay(props: AppointmentDayProps) {
  const { day, appointments, notes, eventWords } = props;
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { language } = useLanguage();
  const { timeZone } = useStoreSettings();
  const navigate = useNavigate();
  const title = words.appointmentsOf(dayName(day, localeOf(language)));
  return (
    <DialogFrame title={title} busy={false} onDismiss={props.onClose}>
      <div className={styles.tools}>
        <Button
          icon={<PrintRegular />}
          onClick={() => navigate(timetablePath(day), { state: { print: true } })}
        >
          {words.print}
        </Button>
        <Button icon={<TimelineRegular />} onClick={() => navigate(timetablePath(day))}>
          {words.showTimetable}
        </Button>
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {appointments.length === 0 ? (
        <p className={styles.note}>{words.emptyDay}</p>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {appointments.map((appointment) => (
            <li key={appointment.id} className={styles.row}>
              <div className={styles.head}>
                <span className={styles.time}>
                  {clockSpanText(
                    { start: new Date(appointment.startsAt), end: new Date(appointment.endsAt) },
                    timeZone,
                  )}
                </span>
                <span className={styles.customer}>
                  <CustomerLink customer={appointment.customer} name={appointment.customerName} />
                </span>
                <AppointmentStateTag state={appointment.state} />
              </div>
              <div className={styles.head}>
                <span className={styles.what}>
                  <span>{servicesOf(appointment, eventWords)}</span>
                  <span>{staffOf(appointment, eventWords)}</span>
                </span>
                <span data-actions className={styles.buttons}>
                  {appointment.canMove.allowed && (
                    <Button
                      size="small"
                      aria-label={words.moveLabel(appointment.number)}
                      onClick={() => props.onMove(appointment)}
                    >
                      {words.move}
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={words.detailLabel(appointment.number)}
                    onClick={() => props.onOpen(appointment)}
                  >
                    {words.detail}
                  </Button>
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </DialogFrame>
  );
}

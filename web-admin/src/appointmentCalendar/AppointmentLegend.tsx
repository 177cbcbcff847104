import { makeStyles, tokens } from "@fluentui/react-components";
import { APPOINTMENT_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { appointmentStyle } from "../appointments/list/appointmentStyle.ts";
import { personStyle } from "../calendar/personColors.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { Tag } from "../ui/Tag.tsx";
import type { Appointment, PeopleColors } from "./appointmentEvents.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", gap: "6px", margin: 0, padding: 0, listStyle: "none" },
  person: {
    padding: "2px 8px 2px 10px",
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
  },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface AppointmentLegendProps {
  appointments: readonly Appointment[];
  colors: PeopleColors;
  /** The text for an empty calendar; null if it has appointments. */
  empty: string | null;
}

/** Returns the names of the staff members of these appointments by id. */
const peopleOf = (appointments: readonly Appointment[]) =>
  new Map(
    appointments.flatMap(({ items }) =>
      items.flatMap(({ staffMember }) =>
        staffMember == null ? [] : [[staffMember.id, staffMember.name] as const],
      ),
    ),
  );

/** Explains the calendar's colors and marks; for an empty calendar it shows `empty` instead. */
export function AppointmentLegend({ appointments, colors, empty }: AppointmentLegendProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { appointmentState } = useLabels();
  if (empty !== null)
    return (
      <p role="status" className={styles.empty}>
        {empty}
      </p>
    );
  return (
    <ul className={styles.root} aria-label={words.legend}>
      {APPOINTMENT_STATES.map((state) => {
        const { tone, mark } = appointmentStyle(state);
        return (
          <li key={state}>
            <Tag tone={colors === null ? tone : "off"}>
              <span aria-hidden>{mark}</span> {appointmentState[state]}
            </Tag>
          </li>
        );
      })}
      {colors !== null &&
        [...peopleOf(appointments)].map(([id, name]) => (
          <li key={id} className={styles.person} style={personStyle(colors.get(id) ?? 0)}>
            {name}
          </li>
        ))}
    </ul>
  );
}

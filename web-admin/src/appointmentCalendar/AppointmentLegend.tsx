import { makeStyles, tokens } from "@fluentui/react-components";
import { APPOINTMENT_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { appointmentStyle } from "../appointments/list/appointmentStyle.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { Tag } from "../ui/Tag.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", gap: "6px", margin: 0, padding: 0, listStyle: "none" },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface AppointmentLegendProps {
  /** The text for an empty calendar; null if it has appointments. */
  empty: string | null;
}

/** Explains the calendar's colors and marks; for an empty calendar it shows `empty` instead. */
export function AppointmentLegend({ empty }: AppointmentLegendProps) {
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
            <Tag tone={tone}>
              <span aria-hidden>{mark}</span> {appointmentState[state]}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}

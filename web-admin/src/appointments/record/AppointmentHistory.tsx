import { graphql, useFragment } from "react-relay";
import type { AppointmentHistory_appointment$key } from "../../__generated__/AppointmentHistory_appointment.graphql.ts";
import { History } from "../../history/History.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";

/** Lists what staff did to an appointment. */
export function AppointmentHistory({ appointment }: { appointment: AppointmentHistory_appointment$key }) {
  const words = useMessages("appointments");
  const labels = useLabels();
  const { dayTime } = useDates();
  const { history } = useFragment(
    graphql`
      fragment AppointmentHistory_appointment on Appointment {
        history {
          ...History_entries
        }
      }
    `,
    appointment,
  );
  const fieldNames = {
    state: words.state,
    outcome: words.outcome,
    cancelledBy: words.lateBy,
    customerName: words.customerName,
    customerPhone: words.phone,
    startsAt: words.starts,
    endsAt: words.ends,
    items: words.contents,
    note: words.note,
    source: words.source,
  };
  const valueText = (field: string, value: unknown): string | null => {
    if (field === "items" && Array.isArray(value)) return value.map(String).join("\n");
    if (typeof value !== "string" || value === "") return null;
    if (field === "state") return labelOf(labels.appointmentState, value);
    if (field === "outcome") return labelOf(labels.visitOutcome, value);
    if (field === "cancelledBy") return labelOf(labels.cancelledBy, value);
    if (field === "source") return labelOf(labels.appointmentSource, value);
    return field.endsWith("At") ? dayTime(value) : null;
  };
  return <History entries={history} fieldNames={fieldNames} valueText={valueText} />;
}

import { makeStyles, tokens } from "@fluentui/react-components";
import { clockSpanText } from "@machiya/schema/domain/time/calendarTime";
import { AppointmentStateTag } from "../appointments/list/AppointmentStateTag.tsx";
import { VisitOutcomeTag } from "../appointments/record/VisitOutcomeTag.tsx";
import { usePersonName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import type { Appointment } from "./appointmentEvents.ts";

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "6px", fontVariantNumeric: "tabular-nums" },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  list: { listStyle: "none", margin: 0, padding: 0 },
  soft: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
  },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** Shows an appointment in a card beside its event: who comes, with which phone number, for what, and the note. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { notSpecified } = useLabels();
  const personName = usePersonName();
  const { timeZone } = useStoreSettings();
  const { customerName, customer, customerPhone, state, outcome, cancelledBy, items, note, canMove } =
    appointment;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.name}>{personName(customerName, customer)}</span>
        <AppointmentStateTag state={state} />
        <VisitOutcomeTag outcome={outcome} cancelledBy={cancelledBy} />
      </div>
      {customerPhone !== "" && <p className={styles.soft}>{customerPhone}</p>}
      <ul className={styles.list}>
        {items.map(({ id, startsAt, endsAt, serviceName, staffMember }) => (
          <li key={id}>
            {clockSpanText({ start: new Date(startsAt), end: new Date(endsAt) }, timeZone)} {serviceName} ·{" "}
            {staffMember?.name ?? notSpecified}
          </li>
        ))}
      </ul>
      {note !== "" && <p className={styles.soft}>{note}</p>}
      {canMove.allowed && <p className={styles.hint}>{words.keysHint}</p>}
    </div>
  );
}

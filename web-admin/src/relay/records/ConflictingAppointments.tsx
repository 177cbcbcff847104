import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from "@fluentui/react-components";
import { Refusal } from "@machiya/schema/client/refusal";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { scrollIntoViewRef } from "../../ui/scrollIntoViewRef.ts";

const useStyles = makeStyles({
  list: {
    margin: "8px 0 0",
    padding: 0,
    listStyle: "none",
    display: "grid",
    rowGap: "4px",
    maxHeight: "220px",
    overflowY: "auto",
  },
  row: { display: "flex", columnGap: "12px", fontVariantNumeric: "tabular-nums" },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
});

/** Returns whether the error says that appointments would lose their staff member; `force` overrides it. */
export function isAppointmentConflict(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === "SHIFT_HAS_APPOINTMENTS";
}

interface ConflictingAppointmentsProps {
  refusal: Refusal;
  /** The effect on the appointments; the default is "not specified". */
  consequence?: string | undefined;
}

/** Lists the appointments that block an action, and the effect on them if the action is forced. */
export function ConflictingAppointments({ refusal, consequence }: ConflictingAppointmentsProps) {
  const styles = useStyles();
  const words = useMessages("relayForce");
  const { clockText } = useDates();
  const appointments = refusal.params.appointments ?? [];
  return (
    <MessageBar ref={scrollIntoViewRef} intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>
          {words.title(refusal.params.appointmentCount ?? appointments.length)}
        </MessageBarTitle>
        {consequence ?? words.notSpecified}
        <ul className={styles.list} aria-label={words.list}>
          {appointments.map(({ appointmentId, customerName, at }) => (
            <li key={appointmentId} className={styles.row}>
              <span>{clockText(at.replace(" ", "T"))}</span>
              <span className={styles.name}>{customerName}</span>
            </li>
          ))}
          {(refusal.params.appointmentCount ?? 0) > appointments.length && <li aria-hidden>…</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

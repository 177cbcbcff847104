import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TimeZoneQuestionQuery } from "../__generated__/TimeZoneQuestionQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { clockAt } from "../language/zonedTime.ts";
import { ConfirmDialog } from "../ui/dialogs/ConfirmDialog.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";

interface TimeZoneQuestionProps {
  /** The IANA names of the present time zone and of the next one. */
  from: string;
  to: string;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks before the store gets another time zone, and says what keeps its instant and what the time on the clock. */
export function TimeZoneQuestion({ from, to, onConfirm, onDismiss }: TimeZoneQuestionProps) {
  const words = useMessages("store");
  const [now] = useState(() => new Date().toISOString());
  const [attempt, setAttempt] = useState(0);
  const textIn = (zone: string) => `${clockAt(now, zone).replace("T", " ")} (${zone})`;
  return (
    <ConfirmDialog
      title={words.zoneTitle}
      confirm={words.zoneChange}
      busy={false}
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      <p>{words.zoneTimes(textIn(from), textIn(to))}</p>
      <Boundary attempt={attempt} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense>
          <UpcomingAppointments now={now} attempt={attempt} />
        </Suspense>
      </Boundary>
      <p>{words.zoneRest}</p>
    </ConfirmDialog>
  );
}

function UpcomingAppointments({ now, attempt }: { now: string; attempt: number }) {
  const words = useMessages("store");
  const { appointments } = useLazyLoadQuery<TimeZoneQuestionQuery>(
    graphql`
      query TimeZoneQuestionQuery($now: DateOrTime!) {
        appointments(filter: { startsAt: { from: $now }, states: [PENDING, CONFIRMED] }, first: 1) {
          totalCount
        }
      }
    `,
    { now },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  return <p>{words.zoneAppointments(appointments.totalCount)}</p>;
}

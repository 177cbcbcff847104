import { makeStyles, tokens } from "@fluentui/react-components";
import { isUnseen } from "@machiya/schema/domain/preferences/alertSettings";
import { useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import AlertListQueryNode, { type AlertListQuery } from "../__generated__/AlertListQuery.graphql.ts";
import { PendingAppointment } from "../home/attention/PendingAppointment.tsx";
import { ReportedPayment } from "../home/attention/ReportedPayment.tsx";
import { useMessages } from "../language/language.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { Section } from "../ui/dialogs/SidePanel.tsx";
import { OrderAlert } from "./OrderAlert.tsx";
import { onAlert } from "./onAlert.ts";
import { RequestedAppointment } from "./RequestedAppointment.tsx";
import { useSeenUntil } from "./useSeenUntil.ts";

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none" },
  nothing: { margin: 0, color: tokens.colorNeutralForeground3 },
});

type Alerts = AlertListQuery["response"]["alerts"];

/** Lists the newest alerts: first those that the user has not seen before, which are seen from then on. */
export function AlertList({ attempt }: { attempt: number }) {
  const styles = useStyles();
  const words = useMessages("alerts");
  const { alerts } = useLazyLoadQuery<AlertListQuery>(
    graphql`
      query AlertListQuery {
        alerts {
          id
          kind
          at
          order {
            id
            ...ReportedPayment_order
            ...OrderAlert_order
          }
          appointment {
            id
            canConfirm: can(action: CONFIRM) {
              allowed
            }
            ...PendingAppointment_appointment
            ...RequestedAppointment_appointment
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  useLiveRefetch<AlertListQuery>(AlertListQueryNode, {}, onAlert);
  const { settings, see } = useSeenUntil();
  // What is new when the panel opens stays in its place while it is open.
  const [before] = useState(settings);
  const newest = alerts[0]?.at;
  const isNewer = newest !== undefined && isUnseen(newest, settings);
  useEffect(() => {
    if (isNewer) see(newest);
  });
  const parts = [
    { title: words.fresh, some: alerts.filter(({ at }) => isUnseen(at, before)) },
    { title: words.earlier, some: alerts.filter(({ at }) => !isUnseen(at, before)) },
  ].filter(({ some }) => some.length > 0);
  if (parts.length === 0) return <p className={styles.nothing}>{words.empty}</p>;
  return parts.map(({ title, some }) => (
    <Section key={title} title={title}>
      <ul className={styles.list} aria-label={title}>
        {some.map((alert) => (
          <AlertEntry key={alert.id} alert={alert} />
        ))}
      </ul>
    </Section>
  ));
}

function AlertEntry({ alert: { kind, at, order, appointment } }: { alert: Alerts[number] }) {
  if (appointment != null)
    return appointment.canConfirm.allowed ? (
      <PendingAppointment appointment={appointment} isLate={false} />
    ) : (
      <RequestedAppointment appointment={appointment} at={at} />
    );
  if (order == null) return null;
  return kind === "PAYMENT_REPORTED" ? (
    <ReportedPayment order={order} isLate={false} />
  ) : (
    <OrderAlert order={order} kind={kind} at={at} />
  );
}

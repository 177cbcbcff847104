import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { AppointmentDetail_appointment$key } from "../../__generated__/AppointmentDetail_appointment.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { UnreachableNotice } from "../../customers/UnreachableNotice.tsx";
import { useCustomerName, usePersonName } from "../../customers/useCustomerName.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { DescriptionItem, DescriptionList } from "../../ui/DescriptionList.tsx";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { useSpan } from "../form/useSpan.ts";
import { AppointmentStateTag } from "../list/AppointmentStateTag.tsx";
import { AppointmentLines } from "./AppointmentLines.tsx";
import { VisitOutcomeTag } from "./VisitOutcomeTag.tsx";

const useStyles = makeStyles({
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 12px" },
  when: { fontSize: tokens.fontSizeBase400, fontVariantNumeric: "tabular-nums" },
  inline: { display: "inline-flex", alignItems: "center", flexWrap: "wrap", columnGap: "8px" },
});

/** Shows all data of one appointment. The panel shows its title, AppointmentActions its actions. */
export function AppointmentDetail({ appointment }: { appointment: AppointmentDetail_appointment$key }) {
  const styles = useStyles();
  const words = useMessages("appointments");
  const nameOf = useCustomerName();
  const personName = usePersonName();
  const labels = useLabels();
  const { dayTime } = useDates();
  const { span } = useSpan();
  const data = useFragment(
    graphql`
      fragment AppointmentDetail_appointment on Appointment {
        state
        outcome
        cancelledBy
        startsAt
        endsAt
        customerName
        customerPhone
        customerReachable
        note
        source
        walkIn
        createdAt
        updatedAt
        changeableUntil
        canCancel: can(action: CANCEL) {
          allowed
        }
        customer {
          id
          erased
          name
          blocked
        }
        ...AppointmentLines_appointment
      }
    `,
    appointment,
  );
  return (
    <>
      <div className={styles.head}>
        <span className={styles.when}>{span(data.startsAt, data.endsAt)}</span>
        <AppointmentStateTag state={data.state} />
        <VisitOutcomeTag outcome={data.outcome} cancelledBy={data.cancelledBy} />
      </div>
      <Section title={words.contents}>
        <AppointmentLines appointment={data} />
      </Section>
      <Section title={words.people}>
        <DescriptionList>
          <DescriptionItem name={words.customerName}>
            <span className={styles.inline}>
              {personName(data.customerName, data.customer)}
              <UnreachableNotice long reachable={data.customerReachable} />
            </span>
          </DescriptionItem>
          <DescriptionItem name={words.phone}>{data.customerPhone}</DescriptionItem>
          {data.customer != null && (
            <DescriptionItem name={words.customer}>
              <span className={styles.inline}>
                <CustomerLink customer={data.customer} name={nameOf(data.customer.name)} />
                {data.customer.blocked && <Tag tone="wait">{words.blocked}</Tag>}
              </span>
            </DescriptionItem>
          )}
          <DescriptionItem name={words.note}>{data.note}</DescriptionItem>
        </DescriptionList>
      </Section>
      <Section title={words.dates}>
        <DescriptionList>
          <DescriptionItem name={words.source}>
            <span className={styles.inline}>
              {labelOf(labels.appointmentSource, data.source)}
              {data.walkIn && <Tag>{words.walkIn}</Tag>}
            </span>
          </DescriptionItem>
          <DescriptionItem name={words.created}>{dayTime(data.createdAt)}</DescriptionItem>
          <DescriptionItem name={words.updated}>{dayTime(data.updatedAt)}</DescriptionItem>
          {data.canCancel.allowed && data.customer != null && (
            <DescriptionItem name={words.changeableUntil}>{dayTime(data.changeableUntil)}</DescriptionItem>
          )}
        </DescriptionList>
      </Section>
    </>
  );
}

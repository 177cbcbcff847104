import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { AppointmentDetail_appointment$key } from "../__generated__/AppointmentDetail_appointment.graphql.ts";
import { NotReached } from "../customers/NotReached.tsx";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { Fact, Facts } from "../ui/Facts.tsx";
import { Section } from "../ui/SidePanel.tsx";
import { Tag } from "../ui/Tag.tsx";
import { AppointmentLines } from "./AppointmentLines.tsx";
import { AppointmentStateTag } from "./AppointmentStateTag.tsx";
import { useSpan } from "./useSpan.ts";

const useStyles = makeStyles({
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 12px" },
  when: { fontSize: tokens.fontSizeBase400, fontVariantNumeric: "tabular-nums" },
  inline: { display: "inline-flex", alignItems: "center", flexWrap: "wrap", columnGap: "8px" },
});

/** Everything about one appointment: when, what, with whom, for whom. Its title is the panel's, its actions are AppointmentActions. */
export function AppointmentDetail({ appointment }: { appointment: AppointmentDetail_appointment$key }) {
  const styles = useStyles();
  const words = useMessages("appointments");
  const labels = useLabels();
  const { dayTime } = useDates();
  const { span } = useSpan();
  const data = useFragment(
    graphql`
      fragment AppointmentDetail_appointment on Appointment {
        state
        startsAt
        endsAt
        customerName
        customerPhone
        customerReachable
        note
        source
        createdAt
        updatedAt
        changeableUntil
        customer {
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
      </div>
      <Section title={words.contents}>
        <AppointmentLines appointment={data} />
      </Section>
      <Section title={words.people}>
        <Facts>
          <Fact name={words.customerName}>
            <span className={styles.inline}>
              {data.customerName}
              <NotReached long reachable={data.customerReachable} />
            </span>
          </Fact>
          <Fact name={words.phone}>{data.customerPhone}</Fact>
          {data.customer != null && (
            <Fact name={words.lineCustomer}>
              <span className={styles.inline}>
                {data.customer.name}
                {data.customer.blocked && <Tag tone="bad">{words.blocked}</Tag>}
              </span>
            </Fact>
          )}
          <Fact name={words.note}>{data.note}</Fact>
        </Facts>
      </Section>
      <Section title={words.dates}>
        <Facts>
          <Fact name={words.source}>{labelOf(labels.appointmentSource, data.source)}</Fact>
          <Fact name={words.created}>{dayTime(data.createdAt)}</Fact>
          <Fact name={words.updated}>{dayTime(data.updatedAt)}</Fact>
          {data.state !== "CANCELLED" && data.customer != null && (
            <Fact name={words.changeableUntil}>{dayTime(data.changeableUntil)}</Fact>
          )}
        </Facts>
      </Section>
    </>
  );
}

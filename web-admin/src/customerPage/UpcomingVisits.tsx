import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { UpcomingVisits_customer$key } from "../__generated__/UpcomingVisits_customer.graphql.ts";
import { useSpan } from "../appointments/form/useSpan.ts";
import { AppointmentStateTag } from "../appointments/list/AppointmentStateTag.tsx";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { NumberLink } from "../ui/lists/NumberLink.tsx";
import { Secondary } from "../ui/table/Table.tsx";
import { Card, useListStyles } from "./Card.tsx";

/** Lists the appointments that a customer still has; one opens over the page. */
export function UpcomingVisits({ customer }: { customer: UpcomingVisits_customer$key }) {
  const styles = useListStyles();
  const words = useMessages("customerPage");
  const { detailLabel } = useMessages("appointments");
  const { listSeparator } = useLabels();
  const { span } = useSpan();
  const [search] = useSearchParams();
  const { upcomingAppointments: visits } = useFragment(
    graphql`
      fragment UpcomingVisits_customer on Customer {
        upcomingAppointments {
          id
          number
          state
          startsAt
          endsAt
          items {
            id
            serviceName
            staffMember {
              name
            }
          }
        }
      }
    `,
    customer,
  );
  const pathOf = (number: number) => {
    const params = new URLSearchParams(search);
    params.set("appointment", String(number));
    return `?${params}`;
  };
  return (
    <Card title={words.upcoming}>
      {visits.length === 0 && <p className={styles.empty}>{words.noUpcoming}</p>}
      <ul className={styles.list}>
        {visits.map(({ id, number, state, startsAt, endsAt, items }) => (
          <li key={id} className={styles.row}>
            <NumberLink number={number} label={detailLabel(number)} to={pathOf(number)} fresh={false} />
            <span>{span(startsAt, endsAt)}</span>
            <AppointmentStateTag state={state} />
            <Secondary>
              {items
                .map(({ serviceName, staffMember }) =>
                  staffMember == null ? serviceName : `${serviceName} · ${staffMember.name}`,
                )
                .join(listSeparator)}
            </Secondary>
          </li>
        ))}
      </ul>
    </Card>
  );
}

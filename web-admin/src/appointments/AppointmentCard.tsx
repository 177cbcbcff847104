import { Button, makeStyles } from "@fluentui/react-components";
import { ChevronDownRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AppointmentCard_appointment$key } from "../__generated__/AppointmentCard_appointment.graphql.ts";
import { NotReached } from "../customers/NotReached.tsx";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { Card } from "../ui/CardList.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { AppointmentActions } from "./AppointmentActions.tsx";
import { AppointmentLines } from "./AppointmentLines.tsx";
import { AppointmentLink } from "./AppointmentLink.tsx";
import { AppointmentStateTag } from "./AppointmentStateTag.tsx";
import { useIsFresh } from "./appointmentEvents.ts";
import { messages } from "./messages.ts";
import { useSpan } from "./useSpan.ts";

const useStyles = makeStyles({
  inline: { display: "inline-flex", alignItems: "center", flexWrap: "wrap", columnGap: "8px" },
  foot: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    flexWrap: "wrap",
    gap: "8px 12px",
  },
});

/** One appointment on a narrow screen. */
export function AppointmentCard({ appointment }: { appointment: AppointmentCard_appointment$key }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const labels = useLabels();
  const { span } = useSpan();
  const contentsId = useId();
  const [open, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment AppointmentCard_appointment on Appointment {
        id
        number
        state
        customerName
        customerPhone
        customerReachable
        source
        startsAt
        endsAt
        note
        canDelete: can(action: DELETE) {
          allowed
        }
        ...AppointmentLines_appointment
        ...AppointmentActions_appointment
      }
    `,
    appointment,
  );
  const { number } = data;
  const fresh = useIsFresh(number);
  return (
    <Card
      marked={fresh}
      select={data.canDelete.allowed ? { id: data.id, label: words.appointment(number) } : undefined}
      head={
        <>
          <AppointmentLink number={number} fresh={fresh} />
          <AppointmentStateTag state={data.state} />
        </>
      }
    >
      <Facts>
        <Fact name={words.starts}>{span(data.startsAt, data.endsAt)}</Fact>
        <Fact name={words.customer}>
          <span className={styles.inline}>
            {[data.customerName, data.customerPhone].filter(Boolean).join(" · ")}
            <NotReached reachable={data.customerReachable} />
          </span>
        </Fact>
        <Fact name={words.source}>{labelOf(labels.appointmentSource, data.source)}</Fact>
        {data.note !== "" && <Fact name={words.note}>{data.note}</Fact>}
      </Facts>
      {open && (
        <div id={contentsId}>
          <AppointmentLines appointment={data} />
        </div>
      )}
      <div className={styles.foot}>
        <Button
          size="small"
          appearance="subtle"
          icon={open ? <ChevronDownRegular /> : <ChevronRightRegular />}
          aria-label={words.contentsOf(number)}
          aria-expanded={open}
          {...(open && { "aria-controls": contentsId })}
          onClick={() => setOpen(!open)}
        >
          {words.contents}
        </Button>
        <AppointmentActions appointment={data} />
      </div>
    </Card>
  );
}

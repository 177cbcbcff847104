import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { ChevronDownRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AppointmentRow_appointment$key } from "../__generated__/AppointmentRow_appointment.graphql.ts";
import { NotReached } from "../customers/NotReached.tsx";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead, Secondary } from "../ui/Table.tsx";
import { AppointmentActions } from "./AppointmentActions.tsx";
import { AppointmentLines } from "./AppointmentLines.tsx";
import { AppointmentLink } from "./AppointmentLink.tsx";
import { AppointmentStateTag } from "./AppointmentStateTag.tsx";
import { useIsFresh } from "./appointmentEvents.ts";
import { messages } from "./messages.ts";
import { useSpan } from "./useSpan.ts";

/** Columns of AppointmentTable. */
const COLUMNS = 9;

const useStyles = makeStyles({
  contents: {
    padding: "12px 20px 16px 104px",
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  lines: { maxWidth: "720px" },
});

/** One appointment of the table, in the columns of AppointmentTable; below it its contents, when they are asked for. */
export function AppointmentRow({ appointment }: { appointment: AppointmentRow_appointment$key }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const labels = useLabels();
  const { day } = useDates();
  const { time } = useSpan();
  const contentsId = useId();
  const [open, setOpen] = useState(false);
  const data = useFragment(
    graphql`
      fragment AppointmentRow_appointment on Appointment {
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
  const { number, startsAt, endsAt } = data;
  const fresh = useIsFresh(number);
  return (
    <>
      <Row marked={fresh}>
        <Cell>{data.canDelete.allowed && <SelectBox id={data.id} label={words.appointment(number)} />}</Cell>
        <Cell>
          <Button
            size="small"
            appearance="subtle"
            icon={open ? <ChevronDownRegular /> : <ChevronRightRegular />}
            aria-label={words.showContents(number)}
            aria-expanded={open}
            {...(open && { "aria-controls": contentsId })}
            onClick={() => setOpen(!open)}
          />
        </Cell>
        <RowHead stick="start" nowrap>
          <AppointmentLink number={number} fresh={fresh} />
        </RowHead>
        <Cell>
          <AppointmentStateTag state={data.state} />
        </Cell>
        <Cell>
          <Clamp>{data.customerName}</Clamp>
          <Secondary>{data.customerPhone}</Secondary>
          <NotReached reachable={data.customerReachable} />
        </Cell>
        <Cell nowrap>
          <time dateTime={startsAt}>{day(startsAt)}</time>
          <Secondary>
            {time(startsAt)}–{time(endsAt)}
          </Secondary>
        </Cell>
        <Cell nowrap>{labelOf(labels.appointmentSource, data.source)}</Cell>
        <Cell>{data.note !== "" && <Clamp>{data.note}</Clamp>}</Cell>
        <Cell stick="end" nowrap>
          <AppointmentActions appointment={data} />
        </Cell>
      </Row>
      {open && (
        <tr id={contentsId}>
          <td colSpan={COLUMNS} className={styles.contents}>
            <div className={styles.lines}>
              <AppointmentLines appointment={data} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

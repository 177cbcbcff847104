import { graphql, useFragment } from "react-relay";
import type { AppointmentTable_appointments$key } from "../__generated__/AppointmentTable_appointments.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRole } from "../session/role.ts";
import { SelectAllBox } from "../ui/selection.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { AppointmentRow } from "./AppointmentRow.tsx";
import { messages } from "./messages.ts";

interface AppointmentTableProps {
  appointments: AppointmentTable_appointments$key;
  stale: boolean;
}

/** A page of appointments as a table. Source of the columns: booking.md §2. */
export function AppointmentTable({ appointments, stale }: AppointmentTableProps) {
  const words = useMessages(messages);
  const isAdmin = useRole() === "ADMIN";
  const rows = useFragment(
    graphql`
      fragment AppointmentTable_appointments on Appointment @relay(plural: true) {
        id
        ...AppointmentRow_appointment
      }
    `,
    appointments,
  );
  return (
    <Table label={words.table} stale={stale}>
      <thead>
        <tr>
          <HeadCell>{isAdmin && <SelectAllBox />}</HeadCell>
          <HeadCell>{words.contents}</HeadCell>
          <HeadCell stick="start">{words.number}</HeadCell>
          <HeadCell>{words.state}</HeadCell>
          <HeadCell width={150}>{words.customer}</HeadCell>
          <HeadCell>{words.starts}</HeadCell>
          <HeadCell>{words.source}</HeadCell>
          <HeadCell width={160}>{words.note}</HeadCell>
          <HeadCell stick="end">{words.actions}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((appointment) => (
          <AppointmentRow key={appointment.id} appointment={appointment} />
        ))}
      </tbody>
    </Table>
  );
}

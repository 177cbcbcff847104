import { graphql, useFragment } from "react-relay";
import type { ServiceTable_services$key } from "../__generated__/ServiceTable_services.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RecordHead } from "../ui/RecordRow.tsx";
import { HeadCell, Table } from "../ui/Table.tsx";
import { messages } from "./messages.ts";
import { ServiceRow } from "./ServiceRow.tsx";

interface ServiceTableProps {
  services: ServiceTable_services$key;
  stale: boolean;
}

/** A page of services as a table. Source of the columns: booking.md §2. */
export function ServiceTable({ services, stale }: ServiceTableProps) {
  const words = useMessages(messages);
  const rows = useFragment(
    graphql`
      fragment ServiceTable_services on Service @relay(plural: true) {
        id
        ...ServiceRow_service
      }
    `,
    services,
  );
  return (
    <Table label={words.table} stale={stale}>
      <RecordHead nameWidth={180}>
        <HeadCell>{words.abbreviation}</HeadCell>
        <HeadCell numeric>{words.duration}</HeadCell>
        <HeadCell numeric>{words.price}</HeadCell>
        <HeadCell numeric>{words.staff}</HeadCell>
        <HeadCell width={220}>{words.note}</HeadCell>
      </RecordHead>
      <tbody>
        {rows.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </tbody>
    </Table>
  );
}

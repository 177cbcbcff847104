import { serviceFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, useFragment } from "react-relay";
import type {
  ServiceColumns_service$data,
  ServiceColumns_service$key,
} from "../__generated__/ServiceColumns_service.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import type { TableDefinition } from "../ui/table/columns.ts";
import { textColumn } from "../ui/table/textColumn.tsx";
import { selectByName, useRecordColumns } from "../ui/table/useRecordColumns.tsx";
import { Abbreviation } from "./Abbreviation.tsx";
import { DeleteServices } from "./DeleteServices.tsx";

/** The actions of a service. */
function ServiceActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="Service"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteServices ids={[id]} itemsToDelete={{ name }} onClose={onClose} />}
    />
  );
}

type Row = ServiceColumns_service$data;

function useRow(service: ServiceColumns_service$key): Row {
  return useFragment(
    graphql`
      fragment ServiceColumns_service on Service {
        id
        name
        durationMinutes
        price
        staffCount
        note
        ...Abbreviation_service
      }
    `,
    service,
  );
}

/** Returns the table of the services (booking.md §2). */
export function useServiceTable(): TableDefinition<ServiceColumns_service$key, Row> {
  const words = useMessages("services");
  const money = useMoney();
  const { number, name, actions } = useRecordColumns<Row>({
    type: "Service",
    nameWidth: 180,
    actions: (row) => <ServiceActions id={row.id} name={row.name} />,
  });
  return {
    name: "services",
    label: words.table,
    filters: serviceFilters,
    useRow,
    select: selectByName,
    columns: [
      number,
      name,
      {
        key: "abbreviation",
        header: words.abbreviation,
        nowrap: true,
        place: "fact",
        cell: (row) => <Abbreviation service={row} />,
      },
      {
        key: "duration",
        header: words.duration,
        numeric: true,
        nowrap: true,
        place: "fact",
        cell: (row) => words.minutes(row.durationMinutes),
      },
      {
        key: "price",
        header: words.price,
        numeric: true,
        nowrap: true,
        place: "fact",
        cell: (row) => money(row.price),
      },
      { key: "staff", header: words.staff, numeric: true, place: "fact", cell: (row) => row.staffCount },
      textColumn({ key: "note", header: words.note, width: 220, text: (row) => row.note }),
      actions,
    ],
  };
}

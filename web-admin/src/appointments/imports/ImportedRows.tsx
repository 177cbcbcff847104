import { SLOT_REFUSALS } from "@machiya/schema/domain/appointments/slotRefusals";
import { graphql, useFragment } from "react-relay";
import type {
  ImportedRows_import$data,
  ImportedRows_import$key,
} from "../../__generated__/ImportedRows_import.graphql.ts";
import { useErrorSentence, useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { StateTag } from "../../ui/Tag.tsx";
import { Cell, HeadCell, Row, RowHead, Secondary, Table } from "../../ui/table/Table.tsx";

type Imported = ImportedRows_import$data["rows"][number];

/** Further rows are not rendered, because rendering thousands would block the browser. */
const MAX_SHOWN = 300;

/** The GraphQL type of the names in each column that can have problems. */
const WHAT: Readonly<Record<string, string>> = { services: "Service", staff: "StaffMember" };

/** Returns at most MAX_SHOWN rows in file order; rows with errors take precedence. */
function shownRows(rows: readonly Imported[]): readonly Imported[] {
  if (rows.length <= MAX_SHOWN) return rows;
  const [refused, accepted] = [rows.filter(({ problem }) => problem), rows.filter(({ problem }) => !problem)];
  return [...refused, ...accepted].slice(0, MAX_SHOWN).sort((a, b) => a.row - b.row);
}

/** Lists the result of each row of a file of appointments. */
export function ImportedRows({ plan }: { plan: ImportedRows_import$key }) {
  const words = useMessages("appointmentImport");
  const errorSentence = useErrorSentence();
  const { dayTime } = useDates();
  const labels = useMessages("wording");
  const { rows } = useFragment(
    graphql`
      fragment ImportedRows_import on AppointmentImport {
        rows {
          row
          customerName
          customerPhone
          startsAt
          services
          staff
          problem {
            column
            code
            reason
            text
          }
        }
      }
    `,
    plan,
  );
  const problemText = ({ column, code, text, reason: rawReason }: NonNullable<Imported["problem"]>) => {
    if (code === "INVALID_INPUT") return text;
    const reason = SLOT_REFUSALS.find((candidate) => candidate === rawReason);
    const what = WHAT[column];
    return errorSentence(code, { field: column, ...(what && { what }), ...(reason && { reason }) });
  };
  const shown = shownRows(rows);
  return (
    <>
      {shown.length < rows.length && <Secondary>{words.some(shown.length, rows.length)}</Secondary>}
      <Table label={words.rows} stale={false}>
        <thead>
          <tr>
            <HeadCell numeric>{words.row}</HeadCell>
            <HeadCell width={160}>{words.verdict}</HeadCell>
            <HeadCell width={130}>{words.customer}</HeadCell>
            <HeadCell>{words.startsAt}</HeadCell>
            <HeadCell width={160}>{words.services}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, customerName, customerPhone, startsAt, services, staff, problem }) => (
            <Row key={row}>
              <Cell numeric>{row}</Cell>
              <Cell>
                <StateTag tone={problem ? "bad" : "done"}>
                  {problem ? words.refused : words.accepted}
                </StateTag>
                {problem && <div>{problemText(problem)}</div>}
              </Cell>
              <RowHead>
                {customerName}
                <Secondary>{customerPhone}</Secondary>
              </RowHead>
              <Cell nowrap>{startsAt == null ? words.unknown : dayTime(startsAt)}</Cell>
              <Cell>
                {services
                  .map((service, index) => words.serviceBy(service, staff[index] || labels.notSpecified))
                  .join(labels.listSeparator)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}

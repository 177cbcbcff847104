import { WEBHOOK_KINDS, webhookType } from "@machiya/schema/domain/access/webhookEvents";
import { failedJobFilters } from "@machiya/schema/domain/listFilters/failedJobFilters";
import { graphql, useFragment } from "react-relay";
import type {
  FailedJobColumns_job$data,
  FailedJobColumns_job$key,
} from "../__generated__/FailedJobColumns_job.graphql.ts";
import { useCustomerName } from "../customers/useCustomerName.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { appointmentPath, orderPath } from "../paths.ts";
import { Tag } from "../ui/Tag.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import type { TableDefinition } from "../ui/table/columns.ts";
import { Clamp, Secondary } from "../ui/table/Table.tsx";
import { FailedJobActions } from "./FailedJobActions.tsx";
import { useFailureText } from "./failureText.ts";

type Row = FailedJobColumns_job$data;

/** Returns an event's type as it is sent, such as order.created. */
function eventType(kind: string): string {
  const known = Object.values(WEBHOOK_KINDS)
    .flat()
    .find((one) => one === kind);
  return known === undefined ? kind : webhookType(known);
}

/** Returns the URL of the record that a job is about, if it has one of its own. */
function recordPath({ recordType, recordNumber }: Row): string | null {
  if (recordNumber == null) return null;
  if (recordType === "Order") return orderPath(recordNumber);
  return recordType === "Appointment" ? appointmentPath(recordNumber) : null;
}

function useRow(job: FailedJobColumns_job$key): Row {
  return useFragment(
    graphql`
      fragment FailedJobColumns_job on FailedJob {
        id
        queue
        kind
        error
        attempts
        failedAt
        recordType
        recordNumber
        detail
        canReplay
        customer {
          name
        }
      }
    `,
    job,
  );
}

interface SubjectProps {
  path: string | null;
  record: string | null;
  customer: string | null | undefined;
}

/** Names the record of a job, which opens by a press, and its customer. */
function Subject({ path, record, customer }: SubjectProps) {
  const separator = record != null && customer ? " · " : "";
  return (
    <>
      {path === null ? record : <TextLink to={path}>{record}</TextLink>}
      {separator}
      {customer}
    </>
  );
}

/** Returns the table of the dead-letter list. */
export function useFailedJobTable(): TableDefinition<FailedJobColumns_job$key, Row> {
  const words = useMessages("failedJobs");
  const customerName = useCustomerName();
  const notices = useMessages("storeNotice");
  const { actions } = useMessages("uiRecord");
  const { dayTime } = useDates();
  const failureText = useFailureText();
  const kinds: Readonly<Record<string, string>> = { ...notices, ...words.kinds };
  const kindOf = ({ queue, kind }: Row) => (queue === "WEBHOOKS" ? eventType(kind) : labelOf(kinds, kind));
  const recordOf = ({ recordType, recordNumber }: Row) =>
    recordType == null || recordNumber == null
      ? null
      : words.record(labelOf(words.records, recordType), recordNumber);
  /** Payment providers and carriers state the reason as a text. */
  const errorOf = ({ queue, error }: Row) => {
    if (queue === "PARCELS") return words.carrierSaid(error);
    return queue === "REFUNDS" || queue === "PAYMENTS" ? words.providerSaid(error) : failureText(error);
  };
  const customerOf = ({ customer }: Row) => customer && customerName(customer.name);
  const subjectOf = (row: Row) =>
    [recordOf(row), customerOf(row)].filter((part) => part != null && part !== "").join(" · ");
  const nameOf = (row: Row) => [kindOf(row), subjectOf(row)].filter((part) => part !== "").join(" · ");
  return {
    name: "failedJobs",
    label: words.table,
    filters: failedJobFilters,
    useRow,
    select: (row) => ({ id: row.id, label: nameOf(row) }),
    columns: [
      {
        key: "kind",
        header: words.kind,
        width: 170,
        isRowHeader: true,
        place: "title",
        cell: (row) => kindOf(row),
      },
      {
        key: "queue",
        header: words.queue,
        nowrap: true,
        place: "badge",
        cell: (row) => <Tag>{labelOf(words.queues, row.queue)}</Tag>,
      },
      {
        key: "subject",
        header: words.subject,
        width: 220,
        place: "body",
        cell: (row) => (
          <>
            <Subject path={recordPath(row)} record={recordOf(row)} customer={customerOf(row)} />
            {row.detail != null && (
              <Secondary>
                <Clamp>{row.detail}</Clamp>
              </Secondary>
            )}
          </>
        ),
      },
      {
        key: "error",
        header: words.error,
        width: 240,
        place: "fact",
        cell: (row) => errorOf(row),
      },
      {
        key: "attempts",
        header: words.attempts,
        numeric: true,
        place: "fact",
        cell: (row) => row.attempts,
      },
      {
        key: "failedAt",
        header: words.failedAt,
        nowrap: true,
        place: "fact",
        cell: (row) => dayTime(row.failedAt),
      },
      {
        key: "actions",
        header: actions,
        sticky: "end",
        nowrap: true,
        place: "actions",
        cell: (row) => (
          <FailedJobActions
            id={row.id}
            name={nameOf(row)}
            canReplay={row.canReplay}
            isRefund={row.queue === "REFUNDS"}
          />
        ),
      },
    ],
  };
}

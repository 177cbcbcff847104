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
import { Tag } from "../ui/Tag.tsx";
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

/** Returns whether the error of a job is a text of a payment provider or a carrier. */
const isOutside = ({ queue }: Row) => queue === "REFUNDS" || queue === "PAYMENTS" || queue === "PARCELS";

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
  const subjectOf = (row: Row) =>
    [recordOf(row), row.customer && customerName(row.customer.name)]
      .filter((part) => part != null && part !== "")
      .join(" · ");
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
            {subjectOf(row)}
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
        cell: (row) => (isOutside(row) ? words.providerSaid(row.error) : failureText(row.error)),
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

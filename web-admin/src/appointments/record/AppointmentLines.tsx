import { makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AppointmentLines_appointment$key } from "../../__generated__/AppointmentLines_appointment.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { DeleteDialog } from "../../relay/records/DeleteDialog.tsx";
import { DeleteAction } from "../../ui/lists/RowActions.tsx";
import { Secondary } from "../../ui/table/Table.tsx";
import { useSpan } from "../form/useSpan.ts";
import { useDeleteAppointmentItems } from "./useDeleteAppointmentItems.ts";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "10px" },
  line: {
    display: "grid",
    gridTemplateColumns: "minmax(104px, max-content) minmax(0, 1fr) auto",
    alignItems: "start",
    columnGap: "16px",
  },
  time: { fontVariantNumeric: "tabular-nums" },
  what: { display: "flex", flexWrap: "wrap", columnGap: "16px", overflowWrap: "anywhere" },
  service: { fontWeight: tokens.fontWeightSemibold, minWidth: "min(220px, 100%)" },
  unassigned: { color: tokens.colorNeutralForeground3 },
  note: { whiteSpace: "pre-line", overflowWrap: "anywhere" },
});

/**
 * Lists the services with time and staff member. A line of an editable appointment can be removed unless it is
 * the only one.
 */
export function AppointmentLines({ appointment }: { appointment: AppointmentLines_appointment$key }) {
  const styles = useStyles();
  const words = useMessages("appointments");
  const { notSpecified } = useLabels();
  const { shortSpan } = useSpan();
  const deletion = useDeleteAppointmentItems();
  const [itemsToDelete, setItemsToDelete] = useState<{ id: string; name: string } | null>(null);
  const { number, startsAt, items, canEdit } = useFragment(
    graphql`
      fragment AppointmentLines_appointment on Appointment {
        number
        startsAt
        items {
          id
          serviceName
          startsAt
          endsAt
          note
          staffMember {
            name
          }
        }
        canEdit: can(action: EDIT) {
          allowed
        }
      }
    `,
    appointment,
  );
  return (
    <>
      <ol className={styles.list} aria-label={words.contentsOf(number)}>
        {items.map((item) => (
          <li key={item.id} className={styles.line}>
            <span className={styles.time}>{shortSpan(item.startsAt, item.endsAt, startsAt)}</span>
            <div>
              <div className={styles.what}>
                <span className={styles.service}>{item.serviceName}</span>
                {item.staffMember == null ? (
                  <span className={styles.unassigned}>{notSpecified}</span>
                ) : (
                  <span>{item.staffMember.name}</span>
                )}
              </div>
              {item.note !== "" && (
                <Secondary>
                  <span className={styles.note}>{item.note}</span>
                </Secondary>
              )}
            </div>
            {canEdit.allowed && items.length > 1 ? (
              <DeleteAction
                label={words.deleteLineLabel(item.serviceName)}
                onClick={() => setItemsToDelete({ id: item.id, name: item.serviceName })}
              />
            ) : (
              <span />
            )}
          </li>
        ))}
      </ol>
      {itemsToDelete !== null && (
        <DeleteDialog
          act={deletion}
          variables={{ input: { ids: [itemsToDelete.id] } }}
          title={words.deleteLine}
          itemsToDelete={{ name: itemsToDelete.name }}
          consequence={words.deleteLineConsequence}
          onClose={() => setItemsToDelete(null)}
        />
      )}
    </>
  );
}

import { isInService } from "@machiya/schema/domain/access/staffState";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { STAFF_STATES } from "@machiya/schema/domain/listFilters/staffFilters";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StaffActions_staffMember$key } from "../../__generated__/StaffActions_staffMember.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { reportListChange } from "../../relay/listEvents.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { useRole } from "../../session/role.ts";
import { RowAction, RowActions } from "../../ui/lists/RowActions.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { useDismissStaffMember } from "./useDismissStaffMember.ts";
import { useReinstateStaffMember } from "./useReinstateStaffMember.ts";

const reportStaffChange = () => reportListChange("STAFF");

interface StaffActionsProps {
  staffMember: StaffActions_staffMember$key;
  /** Opens the detail; leave it out inside the detail. */
  onDetail?: () => void;
}

/** The actions for a staff member: view, and for administrators dismiss and reinstate (booking.md §2). */
export function StaffActions({ staffMember, onDetail }: StaffActionsProps) {
  const words = useMessages("staff");
  const isAdmin = useRole() === "ADMIN";
  const [asking, setAsking] = useState<"dismiss" | "reinstate" | null>(null);
  const dismiss = useDismissStaffMember();
  const reinstate = useReinstateStaffMember();
  const undo = useUndo(reportStaffChange);
  const { id, name, state, version } = useFragment(
    graphql`
      fragment StaffActions_staffMember on StaffMember {
        id
        name
        state
        version
      }
    `,
    staffMember,
  );
  const inService = isInService(readChoice(STAFF_STATES, state) || "DISABLED");
  const close = () => setAsking(null);
  return (
    <RowActions>
      {onDetail !== undefined && (
        <RowAction opens label={words.detailLabel(name)} onClick={onDetail}>
          {words.detail}
        </RowAction>
      )}
      {isAdmin && inService && (
        <RowAction label={words.dismissLabel(name)} onClick={() => setAsking("dismiss")}>
          {words.dismiss}
        </RowAction>
      )}
      {isAdmin && !inService && (
        <RowAction label={words.reinstateLabel(name)} onClick={() => setAsking("reinstate")}>
          {words.reinstate}
        </RowAction>
      )}
      {asking === "dismiss" && (
        <ActionDialog
          danger
          act={dismiss}
          variables={{ input: { id, version } }}
          forced={{ input: { id, version, force: true } }}
          title={words.dismissTitle}
          confirm={words.dismiss}
          success={words.dismissed(name)}
          undo={({ dismissStaffMember }) => undo(dismissStaffMember)}
          onDone={reportStaffChange}
          onClose={close}
        >
          <div>{words.dismissQuestion(name)}</div>
          <div>{words.dismissText}</div>
        </ActionDialog>
      )}
      {asking === "reinstate" && (
        <ActionDialog
          act={reinstate}
          variables={{ input: { id, version } }}
          title={words.reinstateTitle}
          confirm={words.reinstate}
          success={words.reinstated(name)}
          onDone={reportStaffChange}
          onClose={close}
        >
          <div>{words.reinstateQuestion(name)}</div>
          <div>{words.reinstateText}</div>
        </ActionDialog>
      )}
    </RowActions>
  );
}

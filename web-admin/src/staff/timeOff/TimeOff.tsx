import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import TimeOffQueryNode, { type TimeOffQuery } from "../../__generated__/TimeOffQuery.graphql.ts";
import { useAbsenceText } from "../../absences/AbsenceList.tsx";
import { AbsencePanel } from "../../absences/AbsencePanel.tsx";
import { upcomingDays } from "../../absences/absenceRange.ts";
import { useMessages } from "../../language/language.ts";
import { DeleteDialog } from "../../relay/records/DeleteDialog.tsx";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { useRole } from "../../session/role.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { onShiftsChange } from "../../shifts/shiftsEvents.ts";
import { Section } from "../../ui/dialogs/SidePanel.tsx";
import { useUndoDeletion } from "../../undo/useUndoDeletion.ts";
import { useCreateStaffTimeOff } from "./useCreateStaffTimeOff.ts";
import { useDeleteStaffTimeOff } from "./useDeleteStaffTimeOff.ts";
import { useUpdateStaffTimeOff } from "./useUpdateStaffTimeOff.ts";

/** Shows the time off of a staff member from today on; administrators edit it. */
export function TimeOff({ staffMemberId }: { staffMemberId: string }) {
  const words = useMessages("staffTimeOff");
  const text = useAbsenceText();
  const isAdmin = useRole() === "ADMIN";
  const { timeZone } = useStoreSettings();
  const [range] = useState(() => upcomingDays(new Date(), timeZone));
  const variables = { range, staffMemberIds: [staffMemberId] };
  const [create, creating] = useCreateStaffTimeOff();
  const [update, updating] = useUpdateStaffTimeOff();
  const remove = useDeleteStaffTimeOff();
  const undoDeletion = useUndoDeletion();
  const { staffTimeOff } = useLazyLoadQuery<TimeOffQuery>(
    graphql`
      query TimeOffQuery($range: DayRange!, $staffMemberIds: [ID!]!) {
        staffTimeOff(range: $range, staffMemberIds: $staffMemberIds) {
          id
          version
          startsAt
          endsAt
          note
        }
      }
    `,
    variables,
    { fetchPolicy: "store-and-network" },
  );
  useLiveRefetch<TimeOffQuery>(TimeOffQueryNode, variables, onShiftsChange);
  return (
    <Section title={words.title}>
      <AbsencePanel
        label={words.title}
        empty={words.none}
        addTitle={words.add}
        editTitle={words.edit}
        absences={staffTimeOff}
        writes={isAdmin}
        shownBy={{ document: TimeOffQueryNode, variables }}
        busy={creating || updating}
        create={(details, force, callbacks) =>
          create({ variables: { input: { staffMemberId, details, force } }, ...callbacks })
        }
        update={(id, version, details, force, callbacks) =>
          update({ variables: { input: { id, version, details, force } }, ...callbacks })
        }
        deleting={({ id, ...when }, onClose) => (
          <DeleteDialog
            act={remove}
            variables={{ input: { ids: [id] } }}
            undo={() => undoDeletion([id])}
            title={words.remove}
            itemsToDelete={{ name: text(when) }}
            onClose={onClose}
          />
        )}
      />
    </Section>
  );
}

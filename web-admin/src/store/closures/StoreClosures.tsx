import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import StoreClosuresQueryNode, {
  type StoreClosuresQuery,
} from "../../__generated__/StoreClosuresQuery.graphql.ts";
import { useAbsenceText } from "../../absences/AbsenceList.tsx";
import { AbsencePanel } from "../../absences/AbsencePanel.tsx";
import { upcomingDays } from "../../absences/absenceRange.ts";
import { useMessages } from "../../language/language.ts";
import { DeleteDialog } from "../../relay/records/DeleteDialog.tsx";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { useRole } from "../../session/role.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { onShiftsChange } from "../../shifts/shiftsEvents.ts";
import { useUndoDeletion } from "../../undo/useUndoDeletion.ts";
import { useCreateStoreClosure } from "./useCreateStoreClosure.ts";
import { useDeleteStoreClosures } from "./useDeleteStoreClosures.ts";
import { useUpdateStoreClosure } from "./useUpdateStoreClosure.ts";

/** Lists the store's closures from today on, which override its hours. */
export function StoreClosures() {
  const words = useMessages("storeClosure");
  const text = useAbsenceText();
  const isAdmin = useRole() === "ADMIN";
  const { timeZone } = useStoreSettings();
  const [range] = useState(() => upcomingDays(new Date(), timeZone));
  const variables = { range };
  const [create, creating] = useCreateStoreClosure();
  const [update, updating] = useUpdateStoreClosure();
  const remove = useDeleteStoreClosures();
  const undoDeletion = useUndoDeletion();
  const { storeClosures } = useLazyLoadQuery<StoreClosuresQuery>(
    graphql`
      query StoreClosuresQuery($range: DayRange!) {
        storeClosures(range: $range) {
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
  useLiveRefetch<StoreClosuresQuery>(StoreClosuresQueryNode, variables, onShiftsChange);
  return (
    <AbsencePanel
      label={words.title}
      empty={words.none}
      addTitle={words.add}
      editTitle={words.edit}
      absences={storeClosures}
      writes={isAdmin}
      shownBy={{ document: StoreClosuresQueryNode, variables }}
      busy={creating || updating}
      create={(details, force, callbacks) =>
        create({ variables: { input: { details, force } }, ...callbacks })
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
      forceText={words.force}
    />
  );
}

import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CancelBroadcast_broadcast$key } from "../__generated__/CancelBroadcast_broadcast.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { ActionDialog } from "../relay/records/ActionDialog.tsx";
import { useCancelBroadcast } from "./useCancelBroadcast.ts";

/** Cancels a broadcast before its scheduled time. */
export function CancelBroadcast({ broadcast }: { broadcast: CancelBroadcast_broadcast$key }) {
  const words = useMessages("broadcast");
  const { dayTime } = useDates();
  const restoreFocus = useRestoreFocusTarget();
  const [asking, setAsking] = useState(false);
  const act = useCancelBroadcast();
  const { id, state, scheduledAt } = useFragment(
    graphql`
      fragment CancelBroadcast_broadcast on Broadcast {
        id
        state
        scheduledAt
      }
    `,
    broadcast,
  );
  const at = scheduledAt == null ? "" : dayTime(scheduledAt);
  return (
    <>
      {state === "SCHEDULED" && (
        <Button
          {...restoreFocus}
          size="small"
          aria-label={words.cancelLabel(at)}
          onClick={() => setAsking(true)}
        >
          {words.cancel}
        </Button>
      )}
      {asking && (
        <ActionDialog
          act={act}
          variables={{ input: { id } }}
          success={words.cancelled}
          title={words.cancelTitle}
          confirm={words.cancel}
          dismiss={words.keep}
          danger
          onClose={() => setAsking(false)}
        >
          {words.cancelQuestion(at)}
        </ActionDialog>
      )}
    </>
  );
}

import { useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { useRevalidator } from "react-router";
import type { BroadcastReachQuery } from "../../__generated__/BroadcastReachQuery.graphql.ts";
import type { SendBroadcastInput } from "../../__generated__/useSendBroadcastMutation.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { useReachCount } from "./BroadcastReach.tsx";
import { useSendBroadcast } from "./useSendBroadcast.ts";

interface SendDialogProps {
  loaded: PreloadedQuery<BroadcastReachQuery>;
  /** The input with its idempotency key, which prevents a retry from sending twice. */
  input: SendBroadcastInput;
  onSent: () => void;
  onClose: () => void;
}

/** Asks for confirmation and shows the recipients, the messages used and those left this month. */
export function SendDialog({ loaded, input, onSent, onClose }: SendDialogProps) {
  const words = useMessages("broadcast");
  const { schedule } = useMessages("broadcastCompose");
  const { price, noLimit, available: left, notConnected } = useMessages("broadcastReach");
  const { dayTime } = useDates();
  const { revalidate } = useRevalidator();
  const act = useSendBroadcast();
  // The numbers stay fixed while the user confirms them.
  const [reach] = useState(useReachCount(loaded));
  const { recipients, remaining, available } = reach;
  const at = input.scheduledAt ?? null;
  const known = remaining != null && available != null;
  return (
    <ActionDialog
      act={act}
      variables={{ input }}
      success={
        at !== null ? words.scheduled(dayTime(at)) : reach.connected ? words.success : words.notConnected
      }
      title={words.confirmTitle}
      confirm={at === null ? words.send : schedule}
      onDone={() => {
        onSent();
        void revalidate();
      }}
      onClose={onClose}
    >
      <p>{at === null ? words.question(recipients) : words.questionAt(recipients, dayTime(at))}</p>
      <p>
        {reach.connected
          ? words.takes(recipients, `${left} ${known ? price({ ...reach, remaining, available }) : noLimit}`)
          : notConnected}
      </p>
    </ActionDialog>
  );
}

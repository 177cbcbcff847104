import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { CalendarClockRegular, SendRegular } from "@fluentui/react-icons";
import { useState } from "react";
import type { PreloadedQuery } from "react-relay";
import type { BroadcastReachQuery } from "../../__generated__/BroadcastReachQuery.graphql.ts";
import type { SendBroadcastInput } from "../../__generated__/useSendBroadcastMutation.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { type Attempt, attemptAt } from "./attempt.ts";
import { BroadcastReach, useReachCount } from "./BroadcastReach.tsx";
import {
  audienceOf,
  type BroadcastDraft,
  contentOf,
  draftProblem,
  isAudienceMissing,
  timeProblem,
} from "./broadcastDraft.ts";
import { SendDialog } from "./SendDialog.tsx";

interface SendBroadcastProps {
  loaded: PreloadedQuery<BroadcastReachQuery>;
  stale: boolean;
  draft: BroadcastDraft;
  onSent: () => void;
}

/** Shows the reach of a broadcast and sends or schedules it. */
export function SendBroadcast({ loaded, stale, draft, onSent }: SendBroadcastProps) {
  const words = useMessages("broadcast");
  const { schedule } = useMessages("broadcastCompose");
  const { instant } = useDates();
  const restoreFocus = useRestoreFocusTarget();
  const { recipients, fits } = useReachCount(loaded);
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState<Attempt<SendBroadcastInput> | null>(null);
  const scheduledAt = draft.at === null ? null : instant(draft.at);
  const written = { ...contentOf(draft), audience: audienceOf(draft), scheduledAt };
  const late = timeProblem(draft, scheduledAt, new Date()) !== null;
  // A scheduled broadcast is counted again when it is sent, so today's numbers do not block it.
  const cannotNow = scheduledAt === null && (!fits || recipients === 0);
  return (
    <>
      <BroadcastReach loaded={loaded} stale={stale} />
      <FormActions>
        <Button
          {...restoreFocus}
          appearance="primary"
          icon={draft.at === null ? <SendRegular /> : <CalendarClockRegular />}
          disabled={stale || draftProblem(draft) !== null || isAudienceMissing(draft) || late || cannotNow}
          onClick={() => {
            setAttempt(attemptAt(attempt, written, () => crypto.randomUUID()));
            setAsking(true);
          }}
        >
          {draft.at === null ? words.send : schedule}
        </Button>
      </FormActions>
      {asking && attempt !== null && (
        <SendDialog
          loaded={loaded}
          input={{ ...attempt.content, idempotencyKey: attempt.key }}
          onSent={() => {
            setAttempt(null);
            onSent();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

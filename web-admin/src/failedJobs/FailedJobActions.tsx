import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../language/language.ts";
import { ActionDialog } from "../relay/records/ActionDialog.tsx";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { DeleteAction, RowAction, RowActions } from "../ui/lists/RowActions.tsx";
import { DeleteFailedJobs } from "./DeleteFailedJobs.tsx";
import { useReplayFailedJobs } from "./useReplayFailedJobs.ts";

interface FailedJobActionsProps {
  id: string;
  name: string;
  canReplay: boolean;
  /** Whether the job returns money, so that its replay is confirmed first. */
  isRefund: boolean;
}

/** Replays a failed job, or deletes it after a confirmation. */
export function FailedJobActions({ id, name, canReplay, isRefund }: FailedJobActionsProps) {
  const words = useMessages("failedJobs");
  const ui = useMessages("ui");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const act = useReplayFailedJobs();
  const [replay, replaying] = act;
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const runAgain = () => {
    if (replaying) return;
    replay({
      variables: { input: { ids: [id] } },
      onCompleted: () => {
        notify.success(words.replayed);
        void revalidate();
      },
      onError: notify.failure,
    });
  };
  return (
    <RowActions>
      {canReplay && (
        <RowAction label={words.replayLabel(name)} onClick={() => (isRefund ? setAsking(true) : runAgain())}>
          {words.replay}
        </RowAction>
      )}
      <DeleteAction label={`${ui.delete} ${name}`} onClick={() => setDeleting(true)} />
      {asking && (
        <ActionDialog
          act={act}
          variables={{ input: { ids: [id] } }}
          success={words.replayed}
          title={words.replayLabel(name)}
          confirm={words.replay}
          onDone={() => void revalidate()}
          onClose={() => setAsking(false)}
        >
          {words.replayRefundQuestion}
        </ActionDialog>
      )}
      {deleting && (
        <DeleteFailedJobs ids={[id]} itemsToDelete={{ name }} onClose={() => setDeleting(false)} />
      )}
    </RowActions>
  );
}

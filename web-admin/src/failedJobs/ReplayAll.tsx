import { Button } from "@fluentui/react-components";
import { ArrowRepeatAllRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../language/language.ts";
import { ActionDialog } from "../relay/records/ActionDialog.tsx";
import { useReplayFailedJobs } from "./useReplayFailedJobs.ts";

/** Replays every failed job of all queues after a confirmation. */
export function ReplayAll() {
  const words = useMessages("failedJobs");
  const { revalidate } = useRevalidator();
  const act = useReplayFailedJobs();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<ArrowRepeatAllRegular />} onClick={() => setAsking(true)}>
        {words.replayAll}
      </Button>
      {asking && (
        <ActionDialog
          act={act}
          variables={{ input: {} }}
          success={words.replayedAll}
          title={words.replayAll}
          confirm={words.replay}
          onDone={() => void revalidate()}
          onClose={() => setAsking(false)}
        >
          {words.replayAllQuestion}
        </ActionDialog>
      )}
    </>
  );
}

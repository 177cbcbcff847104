import { makeStyles, ProgressBar, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { BroadcastProgress_broadcast$key } from "../__generated__/BroadcastProgress_broadcast.graphql.ts";
import { useErrorSentence, useMessages } from "../language/language.ts";
import { Secondary } from "../ui/table/Table.tsx";

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "6px", fontVariantNumeric: "tabular-nums" },
  failed: { color: "var(--houseToneBadText)", fontSize: tokens.fontSizeBase200 },
});

/** Shows how many customers a broadcast has reached, how many it has not, and why. */
export function BroadcastProgress({ broadcast }: { broadcast: BroadcastProgress_broadcast$key }) {
  const styles = useStyles();
  const words = useMessages("broadcast");
  const errorSentence = useErrorSentence();
  const { state, recipients, sent, failed, lastError, finishedAt } = useFragment(
    graphql`
      fragment BroadcastProgress_broadcast on Broadcast {
        state
        recipients
        sent
        failed
        lastError
        finishedAt
      }
    `,
    broadcast,
  );
  if (state === "SCHEDULED") return <Secondary>{words.about(recipients)}</Secondary>;
  if (state === "CANCELLED") return <Secondary>—</Secondary>;
  // LINE's own failures are counted; without a channel, nothing was tried.
  if (lastError === "LINE_UNAVAILABLE" && sent + failed === 0)
    return <div className={styles.failed}>{words.notConnected}</div>;
  const progress = words.sentOf(sent, recipients);
  return (
    <div className={styles.root}>
      <span>{progress}</span>
      {finishedAt == null && <ProgressBar value={sent} max={Math.max(recipients, 1)} aria-label={progress} />}
      {failed > 0 && <div className={styles.failed}>{words.failedCount(failed)}</div>}
      {lastError != null && <Secondary>{errorSentence(lastError)}</Secondary>}
    </div>
  );
}

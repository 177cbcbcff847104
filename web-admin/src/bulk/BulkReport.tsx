import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { readGlobalId } from "@machiya/schema/ids";
import { useMessages } from "../language/language.ts";
import { DialogFrame } from "../ui/dialogs/DialogFrame.tsx";
import type { BulkOutcome } from "./bulkRows.ts";

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: "none", maxHeight: "320px", overflowY: "auto" },
  item: {
    display: "grid",
    gridTemplateColumns: "72px minmax(0, 1fr)",
    padding: "6px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  number: { fontVariantNumeric: "tabular-nums", fontWeight: tokens.fontWeightSemibold },
});

interface BulkReportProps {
  outcome: BulkOutcome;
  /** Repeats the write for the refused rows. */
  onRetry: () => void;
  onClose: () => void;
}

/** Lists the rows that a bulk write refused, with the reasons. */
export function BulkReport({ outcome, onRetry, onClose }: BulkReportProps) {
  const styles = useStyles();
  const words = useMessages("bulk");
  const { close } = useMessages("ui");
  const refused = outcome.rows.filter(({ message }) => message != null);
  return (
    <DialogFrame
      title={words.reportTitle(outcome.refused)}
      busy={false}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onRetry}>{words.retry}</Button>
          <Button appearance="primary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <p>{words.reportDone(outcome.done)}</p>
      <ul className={styles.list} aria-label={words.refusedRows}>
        {refused.map(({ rowId, message }) => (
          <li key={rowId} className={styles.item}>
            <span className={styles.number}>#{readGlobalId(rowId)?.id}</span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}

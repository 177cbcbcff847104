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
  /** Repeats the write for the refused rows; null for the report of rows that were undone. */
  onRetry: (() => void) | null;
  /** Undoes the written rows; undefined when they cannot be undone. */
  undo: (() => void) | undefined;
  onClose: () => void;
}

/** Lists the rows that a bulk write, or its undo, refused, with the reasons. */
export function BulkReport({ outcome, onRetry, undo, onClose }: BulkReportProps) {
  const styles = useStyles();
  const words = useMessages("bulk");
  const { close, undo: undoText } = useMessages("ui");
  const { title, done, rows } =
    onRetry === null
      ? { title: words.undoTitle, done: words.undoDone, rows: words.notUndone }
      : { title: words.reportTitle, done: words.reportDone, rows: words.refusedRows };
  const refused = outcome.rows.filter(({ message }) => message != null);
  return (
    <DialogFrame
      title={title(outcome.refused)}
      busy={false}
      onDismiss={onClose}
      actions={
        <>
          {undo !== undefined && (
            <Button
              onClick={() => {
                onClose();
                undo();
              }}
            >
              {undoText}
            </Button>
          )}
          {onRetry !== null && <Button onClick={onRetry}>{words.retry}</Button>}
          <Button appearance="primary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <p>{done(outcome.done)}</p>
      <ul className={styles.list} aria-label={rows}>
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

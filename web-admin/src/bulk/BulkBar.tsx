import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useMessages } from "../language/language.ts";
import { RAISED_BY } from "../ui/feedback/raisedToasts.ts";
import { useToast } from "../ui/feedback/ToastProvider.tsx";
import { useClearSelection, useSelectedRows } from "../ui/lists/selection.tsx";
import { useBulkUndo } from "../undo/useBulkUndo.ts";
import { BulkReport } from "./BulkReport.tsx";
import { BulkContext, type BulkOutcome, type BulkRows } from "./bulkRows.ts";

/** The maximum number of rows that the server writes at once. */
const MAX_ROWS = 1000;

const useStyles = makeStyles({
  // Room for the bar, so that it never hides the last rows.
  room: { height: "64px" },
  root: {
    position: "fixed",
    insetInline: 0,
    bottom: "calc(var(--bottomBar, 0px) + 16px)",
    zIndex: 5,
    display: "flex",
    justifyContent: "center",
    paddingInline: "16px",
    pointerEvents: "none",
    "@media (max-width: 720px)": { paddingInline: "8px" },
  },
  bar: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 6px",
    maxWidth: "100%",
    boxSizing: "border-box",
    padding: "8px 12px",
    pointerEvents: "auto",
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow16,
  },
  count: {
    display: "flex",
    alignItems: "center",
    columnGap: "6px",
    paddingInlineEnd: "6px",
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
});

/** Keeps the toasts above the bar, whose height depends on the window: they would cover its count. */
function raiseToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return;
  const page = document.documentElement;
  const observer = new ResizeObserver(() => page.style.setProperty(RAISED_BY, `${bar.offsetHeight + 8}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.style.removeProperty(RAISED_BY);
  };
}

interface BulkBarProps {
  /** The number of rows that the list's filter matches. */
  total: number;
  /** The list's filter. */
  filter: object;
  children: ReactNode;
}

/** The actions on the selected rows of a list, or on all rows of its filter; it appears with a selection. */
export function BulkBar({ total, filter, children }: BulkBarProps) {
  const styles = useStyles();
  const words = useMessages("bulk");
  const notify = useToast();
  const selected = useSelectedRows();
  const clear = useClearSelection();
  const filterKey = JSON.stringify(filter);
  const [wholeFilter, setWholeFilter] = useState<string | null>(null);
  const [report, setReport] = useState<{
    outcome: BulkOutcome;
    /** Repeats the write; null when it was undone. */
    retry: ((rows: BulkRows) => void) | null;
  } | null>(null);
  const undo = useBulkUndo({
    onRefused: useCallback((outcome: BulkOutcome) => setReport({ outcome, retry: null }), []),
  });
  // The choice of all rows ends with another filter, and with the selection.
  const isWhole = wholeFilter === filterKey && selected.length > 0;
  const bulk = useMemo(
    () => ({
      rows: isWhole ? { filter: JSON.parse(filterKey) } : { ids: selected.map(({ id }) => id) },
      count: isWhole ? total : selected.length,
      selected: isWhole ? [] : selected,
      report: (reported: BulkOutcome, retry: (rows: BulkRows) => void) => {
        if (reported.refused > 0) setReport({ outcome: reported, retry });
        else {
          setReport(null);
          notify.success(words.done(reported.done), undo(reported));
        }
      },
    }),
    [isWhole, filterKey, selected, total, notify, words, undo],
  );
  return (
    <BulkContext value={bulk}>
      {selected.length > 0 && (
        <>
          <div className={styles.room} />
          <div className={styles.root}>
            <div ref={raiseToasts} role="toolbar" aria-label={words.bar} className={styles.bar}>
              <span className={styles.count} aria-live="polite">
                {words.selected(bulk.count)}
                {!isWhole && total > selected.length && total <= MAX_ROWS && (
                  <Button size="small" appearance="transparent" onClick={() => setWholeFilter(filterKey)}>
                    {words.selectFilter(total)}
                  </Button>
                )}
              </span>
              {children}
              <Button
                size="small"
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={words.clear}
                onClick={() => {
                  setWholeFilter(null);
                  clear();
                }}
              />
            </div>
          </div>
        </>
      )}
      {report !== null && (
        <BulkReport
          outcome={report.outcome}
          onRetry={
            report.retry &&
            (() => {
              const refused = report.outcome.rows.filter(({ message }) => message != null);
              report.retry?.({ ids: refused.map(({ rowId }) => rowId) });
              setReport(null);
            })
          }
          undo={undo(report.outcome)}
          onClose={() => setReport(null)}
        />
      )}
    </BulkContext>
  );
}

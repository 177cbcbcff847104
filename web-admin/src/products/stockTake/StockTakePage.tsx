import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from "@fluentui/react-components";
import { BoxMultipleRegular } from "@fluentui/react-icons";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { paths } from "../../paths.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { DraftNotice } from "../../ui/drafts/DraftNotice.tsx";
import { useStoredDraft } from "../../ui/drafts/useStoredDraft.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { Page } from "../../ui/Page.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { useBulkUndo } from "../../undo/useBulkUndo.ts";
import { CountedRows } from "./CountedRows.tsx";
import { ScanField } from "./ScanField.tsx";
import { differencesOf, isCount, MAX_COUNTED, STOCK_TAKE_FORM, withOneMore } from "./stockTakeDraft.ts";
import { useApplyStockTake } from "./useApplyStockTake.ts";

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "75ch" },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px 16px",
    padding: "12px 16px",
  },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

const NONE: ReadonlyMap<string, string> = new Map();

/** The screen for counting the stock, `/product/stock-take`, for admins. */
export function StockTakePage() {
  const words = useMessages("stockTake");
  return (
    <Page title={words.title} tools={<TextLink to={paths.products}>{words.back}</TextLink>}>
      <StockTake />
    </Page>
  );
}

/** Counting, reviewing the differences, and applying them; the counts are kept in this browser until then. */
function StockTake() {
  const styles = useStyles();
  const words = useMessages("stockTake");
  const { difference } = useMessages("stockHistory");
  const notify = useToast();
  const field = useRef<HTMLInputElement>(null);
  const { draft, change, clear, isChanged, offer } = useStoredDraft(STOCK_TAKE_FORM);
  const [isReviewing, setReviewing] = useState(false);
  const [refusals, setRefusals] = useState(NONE);
  const [error, setError] = useState<unknown>(null);
  const [apply, busy] = useApplyStockTake();
  const undo = useBulkUndo();
  useUnsaved(isChanged, { keepsDraft: true });
  useEffect(() => field.current?.focus(), []);
  const { rows } = draft;
  const { differing, sum } = differencesOf(rows);
  const isValid = rows.every(({ counted }) => isCount(counted));
  const isFull = rows.length >= MAX_COUNTED;
  const toCounting = () => {
    setReviewing(false);
    field.current?.focus();
  };
  const finish = () => {
    clear();
    setRefusals(NONE);
    toCounting();
  };
  const submit = () => {
    setError(null);
    apply({
      variables: {
        input: {
          rows: differing.map(({ id, counted, stock, seenChange }) => ({
            productId: id,
            counted: counted.trim(),
            seenStock: stock,
            seenChange: seenChange === null ? null : Number(seenChange),
          })),
        },
      },
      onCompleted: ({ result }) => {
        const refused = new Map(
          result.rows.flatMap(({ rowId, message }) => (message == null ? [] : [[rowId, message] as const])),
        );
        if (result.done > 0) notify.success(words.applied(result.done), undo(result));
        if (refused.size === 0) return finish();
        change((last) => ({ rows: last.rows.filter(({ id }) => refused.has(id)) }));
        setRefusals(refused);
      },
      onError: setError,
    });
  };
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      <DraftNotice offer={offer} />
      <Panel padded>
        <ScanField
          field={field}
          rows={rows}
          isFull={isFull}
          onFound={(item) => {
            setReviewing(false);
            change((last) =>
              last.rows.length >= MAX_COUNTED && !last.rows.some(({ id }) => id === item.id)
                ? {}
                : { rows: withOneMore(last.rows, item) },
            );
          }}
        />
      </Panel>
      <FormError error={error} />
      {refusals.size > 0 && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{words.refused(refusals.size)}</MessageBarBody>
        </MessageBar>
      )}
      <Panel>
        {rows.length === 0 ? (
          <Notice icon={<BoxMultipleRegular />} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <section aria-label={isReviewing ? words.review : words.counts}>
            <div className={styles.head}>
              <span role="status">
                {words.summary(rows.length, differing.length, sum.eq(0) ? "0" : difference(Number(sum)))}
              </span>
              <div className={styles.actions}>
                {isReviewing ? (
                  <>
                    <Button disabled={busy} onClick={toCounting}>
                      {words.continueCounting}
                    </Button>
                    {differing.length === 0 ? (
                      <Button appearance="primary" onClick={finish}>
                        {words.finish}
                      </Button>
                    ) : (
                      <BusyButton busy={busy} disabled={!isValid} onClick={submit}>
                        {words.apply(differing.length)}
                      </BusyButton>
                    )}
                  </>
                ) : (
                  <Button appearance="primary" disabled={!isValid} onClick={() => setReviewing(true)}>
                    {words.review}
                  </Button>
                )}
              </div>
            </div>
            {isReviewing && differing.length === 0 ? (
              <Notice icon={<BoxMultipleRegular />} title={words.allMatch} />
            ) : (
              <CountedRows
                rows={isReviewing ? differing : rows}
                refusals={refusals}
                busy={busy}
                onCount={(id, counted) =>
                  change((last) => ({
                    rows: last.rows.map((row) => (row.id === id ? { ...row, counted } : row)),
                  }))
                }
                onRemove={(id) => {
                  change((last) => ({ rows: last.rows.filter((row) => row.id !== id) }));
                  setRefusals((last) => new Map([...last].filter(([refused]) => refused !== id)));
                  field.current?.focus();
                }}
                onDone={() => field.current?.focus()}
              />
            )}
          </section>
        )}
      </Panel>
    </>
  );
}

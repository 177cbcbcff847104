import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { ArrowLeftRegular, BoxRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import { useSearchParams } from "react-router";
import type { ProductGridPageMutation } from "../../__generated__/ProductGridPageMutation.graphql.ts";
import type { BulkOutcome } from "../../bulk/bulkRows.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { FailureNotice, Notice } from "../../ui/feedback/Notice.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { Page } from "../../ui/Page.tsx";
import { useBulkUndo } from "../../undo/useBulkUndo.ts";
import { changesOf, GRID_COLUMNS, type GridDraft, isValidCell } from "./gridDraft.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { useProductGrid } from "./useProductGrid.ts";

const useStyles = makeStyles({
  // It stays in the window, however many rows there are.
  foot: {
    position: "sticky",
    bottom: "calc(var(--bottomBar, 0px) + 12px)",
    zIndex: 2,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "8px 16px",
    marginInlineStart: "auto",
    padding: "8px 12px",
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow16,
  },
  problem: { color: "var(--houseToneBadText)" },
});

/** Edits many products at once in cells, `/product?grid=open`; the list's filters choose the products. */
export function ProductGridPage() {
  const styles = useStyles();
  const words = useMessages("productGrid");
  const { emptyTitle, emptyFiltered } = useMessages("products");
  const states = useLabels().productState;
  const notify = useToast();
  const [, setSearch] = useSearchParams();
  const { loaded, error, reload } = useProductGrid();
  const [draft, setDraft] = useState<GridDraft>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [save, busy] = useMutation<ProductGridPageMutation>(graphql`
    mutation ProductGridPageMutation($input: EditProductsInput!) {
      result: editProducts(input: $input) {
        done
        refused
        rows { rowId message }
        undoable { id }
      }
    }
  `);
  useUnsaved(draft.size > 0);
  const terms = { states, types: loaded?.types ?? new Map<string, string>() };
  const products = loaded?.products ?? [];
  const isValid = products.every((product) =>
    GRID_COLUMNS.every((column) => isValidCell(product, column, draft, terms)),
  );
  const close = () =>
    setSearch((latest) => {
      const changed = new URLSearchParams(latest);
      changed.delete("grid");
      return changed;
    });
  const undo = useBulkUndo({ onUndone: reload, onRefused: (outcome) => setRefusals(refusedRows(outcome)) });
  const submit = () =>
    save({
      variables: { input: { products: changesOf(products, draft, terms) } },
      onCompleted: ({ result }) => {
        const refused = refusedRows(result);
        setRefusals(refused);
        setDraft(new Map([...draft].filter(([id]) => refused.has(id))));
        if (result.done > 0) notify.success(words.saved(result.done), undo(result));
        reload();
      },
      onError: notify.failure,
    });
  return (
    <Page
      title={words.title}
      tools={
        <Button icon={<ArrowLeftRegular />} onClick={close}>
          {words.back}
        </Button>
      }
    >
      <Panel>
        {error !== null && <FailureNotice error={error} onRetry={reload} />}
        {loaded === null && error === null && <ListSkeleton rows={10} />}
        {loaded?.products.length === 0 && (
          <Notice icon={<BoxRegular />} title={emptyTitle} text={emptyFiltered} />
        )}
        {loaded !== null && loaded.products.length > 0 && (
          <ProductGrid loaded={loaded} draft={draft} refusals={refusals} terms={terms} onChange={setDraft} />
        )}
      </Panel>
      {draft.size > 0 && (
        <div className={styles.foot}>
          {!isValid && <span className={styles.problem}>{words.invalid}</span>}
          <BusyButton busy={busy} disabled={!isValid} onClick={submit}>
            {words.save(draft.size)}
          </BusyButton>
        </div>
      )}
    </Page>
  );
}

/** Returns why rows were refused, by their IDs. */
const refusedRows = ({ rows }: BulkOutcome): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ rowId, message }) => (message == null ? [] : [[rowId, message] as const])));

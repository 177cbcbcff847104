import { Button } from "@fluentui/react-components";
import { ArrowLeftRegular } from "@fluentui/react-icons";
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
import { FailureNotice } from "../../ui/feedback/Notice.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { Page } from "../../ui/Page.tsx";
import { useBulkUndo } from "../../undo/useBulkUndo.ts";
import { cellsOf, changesOf, GRID_COLUMNS, type GridDraft, isValidCell } from "./gridDraft.ts";
import { ProductGrid } from "./ProductGrid.tsx";
import { useProductGrid } from "./useProductGrid.ts";

/** Edits many products at once in cells, `/product?grid=open`; the list's filters choose the products. */
export function ProductGridPage() {
  const words = useMessages("productGrid");
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
  const isValid = products.every(
    (product) =>
      !draft.has(product.id) ||
      GRID_COLUMNS.every((column) => isValidCell(column, cellsOf(product, draft)[column], terms)),
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
        <>
          <Button icon={<ArrowLeftRegular />} onClick={close}>
            {words.back}
          </Button>
          <BusyButton busy={busy} disabled={draft.size === 0 || !isValid} onClick={submit}>
            {words.save(draft.size)}
          </BusyButton>
        </>
      }
    >
      <Panel>
        {error !== null && <FailureNotice error={error} onRetry={reload} />}
        {loaded === null && error === null && <ListSkeleton rows={10} />}
        {loaded !== null && (
          <ProductGrid loaded={loaded} draft={draft} refusals={refusals} terms={terms} onChange={setDraft} />
        )}
      </Panel>
    </Page>
  );
}

/** Returns why rows were refused, by their IDs. */
const refusedRows = ({ rows }: BulkOutcome): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ rowId, message }) => (message == null ? [] : [[rowId, message] as const])));

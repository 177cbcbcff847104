import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import HomeTodayQueryNode from "../../__generated__/HomeTodayQuery.graphql.ts";
import type { StockDialog_product$key } from "../../__generated__/StockDialog_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useUpdateProduct } from "../../products/record/useUpdateProduct.ts";
import { EditDialog } from "../../relay/records/EditDialog.tsx";
import { isDecimalFrom } from "../../ui/fields/decimalInput.ts";
import { bindFields } from "../../ui/fields/formFields.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useUndo } from "../../undo/useUndo.ts";

interface StockDialogProps {
  product: StockDialog_product$key;
  onClose: () => void;
}

/** Edits the stock of a product. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const words = useMessages("home");
  const { stock: label } = useMessages("products");
  const { decimalProblem } = useMessages("productEdit");
  const { revalidate } = useRevalidator();
  const undo = useUndo();
  const [update, busy] = useUpdateProduct();
  const { id, version, name, stock } = useFragment(
    graphql`
      fragment StockDialog_product on Product {
        id
        version
        name
        stock
      }
    `,
    product,
  );
  return (
    <EditDialog
      title={words.editStockLabel(name)}
      busy={busy}
      current={{ version, values: { stock } }}
      shownBy={{ document: HomeTodayQueryNode, variables: {} }}
      save={(seen, changes, callbacks) =>
        update({
          variables: { input: { id, version: seen, details: { stock: changes.stock?.trim() ?? stock } } },
          ...callbacks,
          onCompleted: ({ updateProduct }) => callbacks.onUndoable(undo(updateProduct)),
        })
      }
      fieldNames={{ stock: label }}
      problemsOf={(draft) => ({ stock: isDecimalFrom(0, draft.stock) ? undefined : decimalProblem })}
      onClose={() => {
        onClose();
        // No event reports a change of a product.
        void revalidate();
      }}
    >
      {(fields) => <TextField label={label} inputMode="decimal" {...bindFields(fields, "stock")} />}
    </EditDialog>
  );
}

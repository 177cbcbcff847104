import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteDiscounts } from "./useDeleteDiscounts.ts";

interface DeleteDiscountsProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before discounts are removed. */
export function DeleteDiscounts({ ids, doomed, onClose }: DeleteDiscountsProps) {
  const words = useMessages("discounts");
  return (
    <DeleteDialog
      act={useDeleteDiscounts()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}

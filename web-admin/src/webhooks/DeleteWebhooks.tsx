import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useDeleteWebhookEndpoints } from "./useDeleteWebhookEndpoints.ts";

interface DeleteWebhooksProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before endpoints are deleted. */
export function DeleteWebhooks({ ids, itemsToDelete, onClose }: DeleteWebhooksProps) {
  const words = useMessages("webhooks");
  return (
    <DeleteDialog
      act={useDeleteWebhookEndpoints()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}

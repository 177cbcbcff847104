import { useMessages } from "../language/language.ts";
import { type DeletableItem, DeleteDialog } from "../relay/records/DeleteDialog.tsx";
import { useDeleteFailedJobs } from "./useDeleteFailedJobs.ts";

interface DeleteFailedJobsProps {
  ids: readonly string[];
  itemsToDelete: DeletableItem;
  onClose: () => void;
}

/** Asks for confirmation before failed jobs are removed from the list. */
export function DeleteFailedJobs({ ids, itemsToDelete, onClose }: DeleteFailedJobsProps) {
  const words = useMessages("failedJobs");
  return (
    <DeleteDialog
      act={useDeleteFailedJobs()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      itemsToDelete={itemsToDelete}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}

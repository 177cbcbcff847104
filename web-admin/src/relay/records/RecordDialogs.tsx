import type { ComponentType, ReactNode } from "react";
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { AsyncDialog } from "../../ui/dialogs/AsyncDialog.tsx";
import { useRouteLoaded } from "../routeQuery.ts";
import { useOpen } from "../useOpen.ts";
import { NotFoundDialog } from "./NotFoundDialog.tsx";

/** The props of a record's edit form. */
export interface EditedRecord<Query extends OperationType> {
  loaded: PreloadedQuery<Query>;
  /** Replaces the form if the record does not exist. */
  missing: ReactNode;
  onClose: () => void;
}

interface RecordDialogsProps<Query extends OperationType> {
  editTitle: string;
  /** The form of a new record; leave it out if records cannot be added. */
  Add?: ComponentType<{ onClose: () => void }>;
  /** The form of an existing record. */
  Edit: ComponentType<EditedRecord<Query>>;
}

/**
 * Renders the form that the URL opens over a list: `?add=` for a new record, `?edit=` for the one that the
 * route loads.
 */
export function RecordDialogs<Query extends OperationType>({
  editTitle,
  Add,
  Edit,
}: RecordDialogsProps<Query>) {
  const loaded = useRouteLoaded<Query>();
  const adding = useOpen("add");
  const { close } = useOpen("edit");
  if (Add !== undefined && adding.opened !== null) return <Add onClose={adding.close} />;
  if (loaded === null) return null;
  const missing = <NotFoundDialog title={editTitle} onClose={close} />;
  return (
    <AsyncDialog title={editTitle} attempt={loaded} onClose={close}>
      <Edit loaded={loaded} missing={missing} onClose={close} />
    </AsyncDialog>
  );
}

import type { ComponentType, ReactNode } from "react";
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { AsyncDialog } from "../../ui/dialogs/AsyncDialog.tsx";
import { useRouteLoaded } from "../routeQuery.ts";
import { useOpen } from "../useOpen.ts";
import { NotFoundDialog } from "./NotFoundDialog.tsx";

/** What the form of a record begins with. */
export interface EditedRecord<Query extends OperationType> {
  loaded: PreloadedQuery<Query>;
  /** Stands for the form where there is no such record. */
  missing: ReactNode;
  onClose: () => void;
}

interface RecordDialogsProps<Query extends OperationType> {
  editTitle: string;
  /** The form of a new record; left out where nobody adds one. */
  Add?: ComponentType<{ onClose: () => void }>;
  /** The form of one there is. */
  Edit: ComponentType<EditedRecord<Query>>;
}

/** The form that the address names over a list: a new record's (`?add=`), or that of the one the route has asked for (`?edit=`). */
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

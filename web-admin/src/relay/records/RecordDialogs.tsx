import type { LazyComponent } from "@machiya/schema/client/lazyComponent";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import type { ReactNode } from "react";
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
  /** The titles of the two forms. */
  words: { addTitle: string; editTitle: string };
  /** The form of a new record. */
  Add: LazyComponent<{ onClose: () => void }>;
  /** The form of an existing record. */
  Edit: LazyComponent<EditedRecord<Query>>;
}

/**
 * Renders the form that the URL opens over a list: `?add=` for a new record, `?edit=` for the one that the
 * route loads. The code of both forms is loaded at the first input, which precedes the click that opens one.
 */
export function RecordDialogs<Query extends OperationType>({ words, Add, Edit }: RecordDialogsProps<Query>) {
  const loaded = useRouteLoaded<Query>();
  const adding = useOpen("add");
  const { close } = useOpen("edit");
  useLazyModule(Add.preload);
  useLazyModule(Edit.preload);
  if (adding.opened !== null) {
    return (
      <AsyncDialog title={words.addTitle} attempt={null} onClose={adding.close}>
        <Add onClose={adding.close} />
      </AsyncDialog>
    );
  }
  if (loaded === null) return null;
  const missing = <NotFoundDialog title={words.editTitle} onClose={close} />;
  return (
    <AsyncDialog title={words.editTitle} attempt={loaded} onClose={close}>
      <Edit loaded={loaded} missing={missing} onClose={close} />
    </AsyncDialog>
  );
}

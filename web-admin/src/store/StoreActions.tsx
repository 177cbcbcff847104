import { RecordActions } from "../relay/RecordActions.tsx";
import { DeleteStore } from "./DeleteStore.tsx";

/** What may be done with the store record. */
export function StoreActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="Store"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteStore id={id} doomed={{ name }} onClose={onClose} />}
    />
  );
}

import { RecordActions } from "../relay/RecordActions.tsx";
import { DeleteServices } from "./DeleteServices.tsx";

/** What may be done with a service. */
export function ServiceActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="Service"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteServices ids={[id]} doomed={{ name }} onClose={onClose} />}
    />
  );
}

import { RecordActions } from "../relay/RecordActions.tsx";
import { DeleteShiftTemplates } from "./DeleteShiftTemplates.tsx";

/** What may be done with a shift template. */
export function ShiftTemplateActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="ShiftTemplate"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteShiftTemplates ids={[id]} doomed={{ name }} onClose={onClose} />}
    />
  );
}

import { RecordActions } from "../relay/RecordActions.tsx";
import { DeleteImages } from "./DeleteImages.tsx";

/** What may be done with an image. */
export function ImageActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="Image"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteImages ids={[id]} doomed={{ name }} onClose={onClose} />}
    />
  );
}

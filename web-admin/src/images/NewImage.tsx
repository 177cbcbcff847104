import { useMessages } from "../language/language.ts";
import { NewDialog } from "../relay/records/NewDialog.tsx";
import { ImageFields } from "./ImageFields.tsx";
import { useCreateImages } from "./useCreateImages.ts";
import { useImageForm } from "./useImageForm.ts";

/** The form of a new image. */
export function NewImage({ onClose }: { onClose: () => void }) {
  const words = useMessages("images");
  const { fieldNames, problemsOf } = useImageForm();
  const [create, busy] = useCreateImages();
  return (
    <NewDialog
      title={words.addTitle}
      busy={busy}
      initial={{ name: "", image: "" }}
      save={(details, callbacks) => create({ variables: { input: { images: [details] } }, ...callbacks })}
      fieldNames={fieldNames}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {(fields) => <ImageFields {...fields} />}
    </NewDialog>
  );
}

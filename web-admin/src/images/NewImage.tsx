import { useMessages } from "../language/language.ts";
import { useNew } from "../relay/useNew.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { useProblems } from "../ui/useProblems.ts";
import { ImageFields } from "./ImageFields.tsx";
import { messages } from "./messages.ts";
import { useCreateImages } from "./useCreateImages.ts";
import { useImageForm } from "./useImageForm.ts";

/** The form of a new image. */
export function NewImage({ onClose }: { onClose: () => void }) {
  const words = useMessages(messages);
  const { fieldNames, problemsOf } = useImageForm();
  const [create, busy] = useCreateImages();
  const { draft, change, submit, error } = useNew({
    initial: { name: "", image: "" },
    save: (details, answer) => create({ variables: { input: { images: [details] } }, ...answer }),
    onClose,
  });
  const { shown, attempt } = useProblems(draft, problemsOf(draft));
  return (
    <FormDialog
      title={words.addTitle}
      busy={busy}
      error={error}
      fieldNames={fieldNames}
      onSubmit={() => attempt(submit)}
      onDismiss={onClose}
    >
      <ImageFields draft={draft} problems={shown} change={change} />
    </FormDialog>
  );
}

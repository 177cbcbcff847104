import { graphql, useFragment } from "react-relay";
import type { ImageEditor_image$key } from "../__generated__/ImageEditor_image.graphql.ts";
import OpenImageQueryNode from "../__generated__/OpenImageQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { EditDialog } from "../relay/records/EditDialog.tsx";
import { ImageFields } from "./ImageFields.tsx";
import { useImageForm } from "./useImageForm.ts";
import { useUpdateImage } from "./useUpdateImage.ts";

interface ImageEditorProps {
  image: ImageEditor_image$key;
  onClose: () => void;
}

/** Renames an image or replaces its file. */
export function ImageEditor({ image, onClose }: ImageEditorProps) {
  const words = useMessages("images");
  const form = useImageForm();
  const [update, busy] = useUpdateImage();
  const { id, version, name, imageUrl } = useFragment(
    graphql`
      fragment ImageEditor_image on Image {
        id
        version
        name
        imageUrl
      }
    `,
    image,
  );
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values: { name, image: imageUrl } }}
      shownBy={{ document: OpenImageQueryNode, variables: { id } }}
      save={(seen, details, callbacks) =>
        update({ variables: { input: { id, version: seen, details } }, ...callbacks })
      }
      fieldNames={form.fieldNames}
      problemsOf={form.problemsOf}
      valueText={form.valueText}
      onClose={onClose}
    >
      {(fields) => <ImageFields {...fields} />}
    </EditDialog>
  );
}

import { useMessages } from "../language/language.ts";
import { recordMessages } from "../ui/recordMessages.ts";
import { TextField } from "../ui/TextField.tsx";
import { messages } from "./messages.ts";

/** A product type as its form holds it. */
export type ProductTypeDraft = Readonly<Record<"name" | "description", string>>;

interface ProductTypeFieldsProps {
  draft: ProductTypeDraft;
  problems: Partial<Record<keyof ProductTypeDraft, string | undefined>>;
  change: (written: Partial<ProductTypeDraft>) => void;
}

/** What is written of a product type. */
export function ProductTypeFields({ draft, problems, change }: ProductTypeFieldsProps) {
  const words = useMessages(messages);
  const { name, description } = useMessages(recordMessages);
  return (
    <>
      <TextField
        label={name}
        required
        value={draft.name}
        problem={problems.name}
        onChange={(written) => change({ name: written })}
      />
      <TextField
        label={description}
        long
        hint={words.descriptionHint}
        value={draft.description}
        onChange={(written) => change({ description: written })}
      />
    </>
  );
}

import { useMessages } from "../language/language.ts";
import { FormGrid } from "../ui/FormGrid.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { TextField } from "../ui/TextField.tsx";
import { messages } from "./messages.ts";

/** A shift template as its form holds it; times as HH:mm, midnight as an end as 00:00. */
export type ShiftTemplateDraft = Readonly<Record<"name" | "startTime" | "endTime" | "note", string>>;

interface ShiftTemplateFieldsProps {
  draft: ShiftTemplateDraft;
  problems: Partial<Record<keyof ShiftTemplateDraft, string | undefined>>;
  change: (written: Partial<ShiftTemplateDraft>) => void;
}

/** What is written of a shift template. */
export function ShiftTemplateFields({ draft, problems, change }: ShiftTemplateFieldsProps) {
  const words = useMessages(messages);
  const { name } = useMessages(recordMessages);
  return (
    <>
      <TextField
        label={name}
        required
        value={draft.name}
        problem={problems.name}
        onChange={(written) => change({ name: written })}
      />
      <FormGrid>
        <TextField
          label={words.start}
          required
          type="time"
          value={draft.startTime}
          problem={problems.startTime}
          onChange={(startTime) => change({ startTime })}
        />
        <TextField
          label={words.end}
          required
          type="time"
          hint={words.endHint}
          value={draft.endTime}
          problem={problems.endTime}
          onChange={(endTime) => change({ endTime })}
        />
      </FormGrid>
      <TextField label={words.note} long value={draft.note} onChange={(note) => change({ note })} />
    </>
  );
}

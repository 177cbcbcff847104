import { Switch } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { FormGrid } from "../ui/FormGrid.tsx";
import { TextField } from "../ui/TextField.tsx";
import { type AbsenceDraft, withWholeDays } from "./absenceDraft.ts";
import { messages } from "./messages.ts";

interface AbsenceFieldsProps {
  draft: AbsenceDraft;
  problems: Partial<Record<keyof AbsenceDraft, string | undefined>>;
  change: (written: Partial<AbsenceDraft>) => void;
}

/** From when to when, and why. */
export function AbsenceFields({ draft, problems, change }: AbsenceFieldsProps) {
  const words = useMessages(messages);
  const whole = draft.wholeDays === "true";
  const type = whole ? "date" : "datetime-local";
  return (
    <>
      <Switch
        label={words.wholeDays}
        checked={whole}
        onChange={(_, { checked }) => change(withWholeDays(draft, checked))}
      />
      <FormGrid broad={!whole}>
        <TextField
          label={whole ? words.firstDay : words.starts}
          required
          type={type}
          value={draft.startsAt}
          problem={problems.startsAt}
          onChange={(startsAt) => change({ startsAt })}
        />
        <TextField
          label={whole ? words.lastDay : words.ends}
          required
          type={type}
          min={draft.startsAt || undefined}
          value={draft.endsAt}
          problem={problems.endsAt}
          onChange={(endsAt) => change({ endsAt })}
        />
      </FormGrid>
      <TextField label={words.note} long rows={2} value={draft.note} onChange={(note) => change({ note })} />
    </>
  );
}

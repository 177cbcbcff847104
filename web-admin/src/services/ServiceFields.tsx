import { serviceAbbreviation } from "@machiya/schema/domain/serviceRules";
import { useMessages } from "../language/language.ts";
import { recordMessages } from "../ui/recordMessages.ts";
import { TextField } from "../ui/TextField.tsx";
import { messages } from "./messages.ts";

/** A service as its form holds it; numbers as they are written. */
export type ServiceDraft = Readonly<
  Record<"name" | "abbreviation" | "durationMinutes" | "price" | "note", string>
>;

interface ServiceFieldsProps {
  draft: ServiceDraft;
  problems: Partial<Record<keyof ServiceDraft, string | undefined>>;
  change: (written: Partial<ServiceDraft>) => void;
}

/** What is written of a service. */
export function ServiceFields({ draft, problems, change }: ServiceFieldsProps) {
  const words = useMessages(messages);
  const { name } = useMessages(recordMessages);
  const shown = serviceAbbreviation(draft);
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
        label={words.duration}
        required
        inputMode="numeric"
        hint={words.durationHint}
        meaning={words.minuteSign}
        value={draft.durationMinutes}
        problem={problems.durationMinutes}
        onChange={(durationMinutes) => change({ durationMinutes })}
      />
      <TextField
        label={words.price}
        inputMode="decimal"
        hint={words.priceHint}
        value={draft.price}
        problem={problems.price}
        onChange={(price) => change({ price })}
      />
      <TextField
        label={words.abbreviation}
        hint={words.abbreviationHint}
        meaning={shown === "" ? undefined : words.shownAs(shown)}
        value={draft.abbreviation}
        problem={problems.abbreviation}
        onChange={(abbreviation) => change({ abbreviation })}
      />
      <TextField label={words.note} long value={draft.note} onChange={(note) => change({ note })} />
    </>
  );
}

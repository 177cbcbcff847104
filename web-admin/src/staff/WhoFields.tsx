import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { ChoiceTags } from "../relay/ChoiceTags.tsx";
import type { Choices } from "../relay/finding.ts";
import { FormGrid, WideField } from "../ui/FormGrid.tsx";
import { FormSelect } from "../ui/FormSelect.tsx";
import { ImageField } from "../ui/ImageField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { messages } from "./messages.ts";
import { joinIds, splitIds, type WhoDraft } from "./staffDraft.ts";
import { STAFF_ROLES } from "./staffSearch.ts";

interface WhoFieldsProps {
  draft: WhoDraft;
  problems: Partial<Record<keyof WhoDraft, string | undefined>>;
  change: (written: Partial<WhoDraft>) => void;
  services: Choices;
  /** Somebody who has no username yet. */
  isNew?: boolean;
}

/** What others see of somebody, and how they sign in. Source of what is required: booking.md §5. */
export function WhoFields({ draft, problems, change, services, isNew }: WhoFieldsProps) {
  const words = useMessages(messages);
  const labels = useLabels();
  return (
    <FormGrid>
      <TextField
        label={words.name}
        required
        value={draft.name}
        problem={problems.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={words.englishName}
        required
        value={draft.englishName}
        problem={problems.englishName}
        onChange={(englishName) => change({ englishName })}
      />
      <TextField
        label={words.positionName}
        required
        value={draft.positionName}
        problem={problems.positionName}
        onChange={(positionName) => change({ positionName })}
      />
      <FormSelect
        label={words.role}
        required
        placeholder={words.chooseRole}
        value={draft.role}
        problem={problems.role}
        options={STAFF_ROLES}
        labelOf={(role) => labels.staffRole[role]}
        onChange={(role) => change({ role })}
      />
      <WideField>
        <TextField
          label={words.username}
          hint={isNew ? words.usernameHint : undefined}
          value={draft.username}
          onChange={(username) => change({ username })}
        />
      </WideField>
      <WideField>
        <ImageField
          label={words.picture}
          removable
          value={draft.image}
          onChange={(image) => change({ image })}
        />
      </WideField>
      <WideField>
        <ChoiceTags
          label={words.services}
          choices={services}
          chosen={splitIds(draft.services)}
          hint={services.known.length === 0 ? words.noServicesYet : undefined}
          onChange={(chosen) => change({ services: joinIds(chosen) })}
        />
      </WideField>
    </FormGrid>
  );
}

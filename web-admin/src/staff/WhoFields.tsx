import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { ChoiceTags } from "../relay/ChoiceTags.tsx";
import type { Choices } from "../relay/finding.ts";
import { FormGrid, WideField } from "../ui/FormGrid.tsx";
import { FormSelect } from "../ui/FormSelect.tsx";
import { bound, type FormFields } from "../ui/formFields.ts";
import { ImageField } from "../ui/ImageField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { joinIds, splitIds, type WhoDraft } from "./staffDraft.ts";
import { STAFF_ROLES } from "./staffSearch.ts";

interface WhoFieldsProps extends FormFields<WhoDraft> {
  services: Choices;
  /** Somebody who has no username yet. */
  isNew?: boolean;
}

/** What others see of somebody, and how they sign in. Source of what is required: booking.md §5. */
export function WhoFields({ services, isNew, ...fields }: WhoFieldsProps) {
  const { draft, change } = fields;
  const words = useMessages("staff");
  const labels = useLabels();
  return (
    <FormGrid>
      <TextField label={words.name} required {...bound(fields, "name")} />
      <TextField label={words.englishName} required {...bound(fields, "englishName")} />
      <TextField label={words.positionName} required {...bound(fields, "positionName")} />
      <FormSelect
        label={words.role}
        required
        placeholder={words.chooseRole}
        options={STAFF_ROLES}
        labelOf={(role) => labels.staffRole[role]}
        {...bound(fields, "role")}
      />
      <WideField>
        <TextField
          label={words.username}
          hint={isNew ? words.usernameHint : undefined}
          {...bound(fields, "username")}
        />
      </WideField>
      <WideField>
        <ImageField label={words.picture} removable {...bound(fields, "image")} />
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

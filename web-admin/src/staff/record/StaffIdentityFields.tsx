import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ChoiceTags } from "../../relay/picker/ChoiceTags.tsx";
import type { PickerState } from "../../relay/picker/usePicker.ts";
import { FormGrid, WideField } from "../../ui/fields/FormGrid.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import { bindFields, type FormFields } from "../../ui/fields/formFields.ts";
import { ImageField } from "../../ui/fields/ImageField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { STAFF_ROLES } from "../list/staffSearch.ts";
import { joinIds, type StaffIdentityDraft, splitIds } from "./staffDraft.ts";

interface StaffIdentityFieldsProps extends FormFields<StaffIdentityDraft> {
  services: PickerState;
  /** The staff member is new and has no username yet. */
  isNew?: boolean;
}

/** The fields of public data and credentials; booking.md §5 specifies which are required. */
export function StaffIdentityFields({ services, isNew, ...fields }: StaffIdentityFieldsProps) {
  const { draft, change } = fields;
  const words = useMessages("staff");
  const labels = useLabels();
  return (
    <FormGrid>
      <TextField label={words.name} required {...bindFields(fields, "name")} />
      <TextField label={words.englishName} required {...bindFields(fields, "englishName")} />
      <TextField label={words.positionName} required {...bindFields(fields, "positionName")} />
      <FormSelect
        label={words.role}
        required
        placeholder={words.chooseRole}
        options={STAFF_ROLES}
        labelOf={(role) => labels.staffRole[role]}
        {...bindFields(fields, "role")}
      />
      <WideField>
        <TextField
          label={words.username}
          hint={isNew ? words.usernameHint : undefined}
          {...bindFields(fields, "username")}
        />
      </WideField>
      <WideField>
        <ImageField label={words.picture} removable {...bindFields(fields, "image")} />
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

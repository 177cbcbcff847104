import { makeStyles } from "@fluentui/react-components";
import { TagChoice } from "../../ui/fields/TagChoice.tsx";
import { PickerSearch } from "./PickerSearch.tsx";
import type { PickerItem, PickerState } from "./usePicker.ts";

const useStyles = makeStyles({ root: { display: "grid", rowGap: "8px" } });

interface ChoiceTagsProps<One extends PickerItem> {
  label: string;
  choices: PickerState<One>;
  /** Global ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  hint?: string | undefined;
}

/** Any number of choices in a form: tags to press, and a search for what the tags do not show. */
export function ChoiceTags<One extends PickerItem>({
  label,
  choices,
  chosen,
  onChange,
  hint,
}: ChoiceTagsProps<One>) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <TagChoice
        label={label}
        options={choices.known.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={chosen}
        hint={hint}
        onChange={onChange}
      />
      <PickerSearch
        label={label}
        choices={choices}
        onFound={({ id }) => onChange([...chosen.filter((one) => one !== id), id])}
      />
    </div>
  );
}

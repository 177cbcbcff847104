import { makeStyles } from "@fluentui/react-components";
import { TagChoice } from "../../ui/fields/TagChoice.tsx";
import { PickerSearch } from "./PickerSearch.tsx";
import type { PickerItem, PickerState } from "./usePicker.ts";

const useStyles = makeStyles({ root: { display: "grid", rowGap: "8px" } });

interface ChoiceTagsProps<One extends PickerItem> {
  label: string;
  choices: PickerState<One>;
  /** The chosen global ids. */
  chosen: readonly string[];
  /** Receives the chosen ids, and the choice that was found by search. */
  onChange: (chosen: string[], found: readonly One[]) => void;
  hint?: string | undefined;
}

/**
 * A form field for any number of choices: toggle buttons, and a search for the choices that are not shown.
 */
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
        onChange={(ids) => onChange(ids, [])}
      />
      <PickerSearch
        label={label}
        choices={choices}
        onFound={(found) => onChange([...chosen.filter((one) => one !== found.id), found.id], [found])}
      />
    </div>
  );
}

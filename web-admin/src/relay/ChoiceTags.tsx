import { makeStyles } from "@fluentui/react-components";
import { TagChoice } from "../ui/TagChoice.tsx";
import { FindMore } from "./FindMore.tsx";
import type { Choice, Choices } from "./finding.ts";

const useStyles = makeStyles({ root: { display: "grid", rowGap: "8px" } });

interface ChoiceTagsProps<One extends Choice> {
  label: string;
  choices: Choices<One>;
  /** Global ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  hint?: string | undefined;
}

/** Any number of choices in a form: tags to press, and a search for what the tags do not show. */
export function ChoiceTags<One extends Choice>({
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
      <FindMore
        label={label}
        choices={choices}
        onFound={({ id }) => onChange([...chosen.filter((one) => one !== id), id])}
      />
    </div>
  );
}

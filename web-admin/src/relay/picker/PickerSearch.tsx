import { Combobox, Field, makeStyles, Option } from "@fluentui/react-components";
import { useComposedText } from "@machiya/schema/client/composition";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useMessages } from "../../language/language.ts";
import { useFailureText } from "../failureText.ts";
import { MAX_FOUND, type PickerItem, type PickerState } from "./usePicker.ts";

/** The search request is sent after a typing pause of this length. */
const PAUSE_MS = 300;

const useStyles = makeStyles({
  box: { minWidth: 0, width: "100%", "& input": { minWidth: 0, width: "100%" } },
  list: { maxHeight: "320px" },
});

interface PickerSearchProps<One extends PickerItem> {
  /** The plural name of the choices. */
  label: string;
  choices: PickerState<One>;
  onFound: (choice: One) => void;
}

type QueryResult<One> = { to: string } & ({ found: readonly One[] } | { error: Error });

/** Searches by name for choices beyond the loaded ones; it renders nothing if all are loaded. */
export function PickerSearch<One extends PickerItem>(props: PickerSearchProps<One>) {
  return props.choices.isLonger ? <Search {...props} /> : null;
}

function Search<One extends PickerItem>({ label, choices, onFound }: PickerSearchProps<One>) {
  const { find, learn } = choices;
  const styles = useStyles();
  const words = useMessages("relayFind");
  const failureText = useFailureText();
  const environment = useRelayEnvironment();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<QueryResult<One> | null>(null);
  const name = useComposedText(text).trim();
  useEffect(() => {
    if (name === "") return;
    let stop = () => {};
    const timer = setTimeout(() => {
      const request = find(environment, name).subscribe({
        next: (found) => setResult({ to: name, found }),
        error: (error: Error) => setResult({ to: name, error }),
      });
      stop = () => request.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, find, name]);

  const isCurrent = result?.to === name;
  // The previous results stay visible until the results for the new text arrive.
  const found = result !== null && name !== "" && "found" in result ? result.found : [];
  const failure = isCurrent && "error" in result ? failureText(result.error) : null;
  const status = () => {
    if (name === "" || failure !== null) return "";
    if (!isCurrent) return words.searching;
    if (found.length === 0) return words.none;
    return found.length < MAX_FOUND ? words.found(found.length) : words.foundMost(found.length);
  };
  const choose = (id: string | undefined) => {
    const choice = found.find((one) => one.id === id);
    if (choice === undefined) return;
    setText("");
    learn(choice);
    onFound(choice);
  };
  return (
    <Field
      label={words.find(label)}
      hint={<span role="status">{name === "" ? words.hint : status()}</span>}
      validationMessage={failure}
    >
      <Combobox
        freeform
        className={styles.box}
        expandIcon={{ "aria-label": words.open(label) }}
        listbox={{ className: styles.list }}
        autoComplete="off"
        value={text}
        selectedOptions={[]}
        open={isOpen && found.length > 0}
        onOpenChange={(_, { open }) => setOpen(open)}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onOptionSelect={(_, { optionValue }) => choose(optionValue)}
      >
        {found.map((one) => (
          <Option key={one.id} value={one.id} text={one.name}>
            {one.name}
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}

import { Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { useMessages } from "../language/language.ts";
import { ChoiceTags } from "../relay/picker/ChoiceTags.tsx";
import { type Finder, MAX_FOUND, type PickerItem, usePicker } from "../relay/picker/usePicker.ts";
import { BulkForm } from "./BulkForm.tsx";
import type { BulkRows } from "./bulkRows.ts";
import type { BulkMutation } from "./useBulkWrite.ts";

type Change = "add" | "remove";

interface BulkChoicesProps<Mutation extends BulkMutation, One extends PickerItem> {
  text: string;
  title: string;
  icon: React.JSX.Element;
  find: Finder<One>;
  mutation: GraphQLTaggedNode;
  variables: (rows: BulkRows, change: Change, ids: readonly string[]) => Mutation["variables"];
}

/** Adds records, such as product types, to the selected rows, or removes them. */
export function BulkChoices<Mutation extends BulkMutation, One extends PickerItem>(
  props: BulkChoicesProps<Mutation, One>,
) {
  const { text, title, icon, find, mutation, variables } = props;
  const [change, setChange] = useState<Change>("add");
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <BulkForm<Mutation>
      text={text}
      title={title}
      icon={icon}
      mutation={mutation}
      variables={(rows) => variables(rows, change, chosen)}
      isValid={() => chosen.length > 0}
      onOpen={() => {
        setChange("add");
        setChosen([]);
      }}
    >
      <Choices
        label={text}
        find={find}
        change={change}
        chosen={chosen}
        onChange={setChosen}
        onChangeKind={setChange}
      />
    </BulkForm>
  );
}

interface ChoicesProps<One extends PickerItem> {
  label: string;
  find: Finder<One>;
  change: Change;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onChangeKind: (change: Change) => void;
}

function Choices<One extends PickerItem>(props: ChoicesProps<One>) {
  const { label, find, change, chosen, onChange, onChangeKind } = props;
  const words = useMessages("bulk");
  const environment = useRelayEnvironment();
  const [first, setFirst] = useState<readonly One[]>([]);
  useEffect(() => {
    const request = find(environment, "").subscribe({
      next: setFirst,
      // The search field finds the choices, and reports its own failures.
      error: () => {},
    });
    return () => request.unsubscribe();
  }, [find, environment]);
  const choices = usePicker<One>({ known: first, isLonger: first.length >= MAX_FOUND, find });
  return (
    <>
      <RadioGroup
        layout="horizontal"
        value={change}
        aria-label={label}
        onChange={(_, { value }) => onChangeKind(value === "remove" ? "remove" : "add")}
      >
        <Radio value="add" label={words.add} />
        <Radio value="remove" label={words.remove} />
      </RadioGroup>
      <ChoiceTags label={label} choices={choices} chosen={chosen} onChange={onChange} />
    </>
  );
}

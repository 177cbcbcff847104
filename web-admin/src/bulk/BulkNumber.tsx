import { useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { TextField } from "../ui/fields/TextField.tsx";
import { BulkForm } from "./BulkForm.tsx";
import type { BulkRows } from "./bulkRows.ts";
import type { BulkMutation } from "./useBulkWrite.ts";

interface BulkNumberProps<Mutation extends BulkMutation> {
  text: string;
  title: string;
  icon: React.JSX.Element;
  label: string;
  hint?: string;
  /** Returns what is wrong with the number; undefined if nothing is. */
  problemOf: (number: string) => string | undefined;
  mutation: GraphQLTaggedNode;
  variables: (rows: BulkRows, number: string) => Mutation["variables"];
}

/** Asks for a number and writes it to the selected rows. */
export function BulkNumber<Mutation extends BulkMutation>(props: BulkNumberProps<Mutation>) {
  const { text, title, icon, label, hint, problemOf, mutation, variables } = props;
  const [number, setNumber] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <BulkForm<Mutation>
      text={text}
      title={title}
      icon={icon}
      mutation={mutation}
      variables={(rows) => variables(rows, number.trim())}
      isValid={() => {
        const found = problemOf(number.trim());
        setProblem(found);
        return found === undefined;
      }}
      onOpen={() => {
        setNumber("");
        setProblem(undefined);
      }}
    >
      <TextField
        label={label}
        value={number}
        required
        inputMode="decimal"
        hint={hint}
        problem={problem}
        onChange={(value) => {
          setNumber(value);
          setProblem(undefined);
        }}
      />
    </BulkForm>
  );
}

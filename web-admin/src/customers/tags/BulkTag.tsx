import { Field, Input, Radio, RadioGroup } from "@fluentui/react-components";
import { TagRegular } from "@fluentui/react-icons";
import { MAX_TAG_LENGTH } from "@machiya/schema/domain/customers/customerTags";
import { useId, useState } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { CustomerBulkBarMutation } from "../../__generated__/CustomerBulkBarMutation.graphql.ts";
import { BulkForm } from "../../bulk/BulkForm.tsx";
import { useMessages } from "../../language/language.ts";
import { TagSuggestions } from "./TagSuggestions.tsx";

/** Asks for a tag, and adds it to the selected customers or removes it. */
export function BulkTag({ mutation }: { mutation: GraphQLTaggedNode }) {
  const words = useMessages("bulk");
  const { required } = useMessages("ui");
  const { tag: label } = useMessages("customers");
  const suggestions = useId();
  const [change, setChange] = useState<"add" | "remove">("add");
  const [tag, setTag] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <BulkForm<CustomerBulkBarMutation>
      text={words.tags}
      title={words.tagsTitle}
      icon={<TagRegular />}
      mutation={mutation}
      variables={(customers) => ({
        input: { customers, ...(change === "add" ? { addTags: [tag] } : { removeTags: [tag] }) },
      })}
      isValid={() => {
        const isGiven = tag.trim() !== "";
        setProblem(isGiven ? undefined : required);
        return isGiven;
      }}
      onOpen={() => {
        setChange("add");
        setTag("");
        setProblem(undefined);
      }}
    >
      <RadioGroup
        layout="horizontal"
        value={change}
        aria-label={words.tags}
        onChange={(_, { value }) => setChange(value === "remove" ? "remove" : "add")}
      >
        <Radio value="add" label={words.add} />
        <Radio value="remove" label={words.remove} />
      </RadioGroup>
      <Field label={label} required validationMessage={problem ?? null}>
        <Input
          autoComplete="off"
          list={suggestions}
          maxLength={MAX_TAG_LENGTH}
          value={tag}
          onChange={(_, { value }) => {
            setTag(value);
            setProblem(undefined);
          }}
        />
      </Field>
      <TagSuggestions id={suggestions} />
    </BulkForm>
  );
}

import { Button, Input, makeStyles } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { MAX_TAG_LENGTH } from "@machiya/schema/domain/customers/customerTags";
import { type SubmitEvent, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { CustomerTags_customer$key } from "../__generated__/CustomerTags_customer.graphql.ts";
import { TagSuggestions } from "../customers/tags/TagSuggestions.tsx";
import { useUpdateCustomer } from "../customers/useUpdateCustomer.ts";
import { useMessages } from "../language/language.ts";
import { useUnsaved } from "../ui/dialogs/unsavedForms.ts";
import { FormError } from "../ui/fields/FormError.tsx";
import { Tag } from "../ui/Tag.tsx";
import { Card, useListStyles } from "./Card.tsx";

const useStyles = makeStyles({
  form: { display: "flex", flexWrap: "wrap", gap: "8px" },
  input: { flexGrow: 1, minWidth: 0 },
  remove: { minWidth: 0, height: "24px", maxWidth: "24px", padding: 0 },
});

/** Shows the tags of a customer, and adds and removes them at once. */
export function CustomerTags({ customer }: { customer: CustomerTags_customer$key }) {
  const styles = useStyles();
  const lists = useListStyles();
  const words = useMessages("customerPage");
  const { tags: title } = useMessages("customers");
  const suggestions = useId();
  const { revalidate } = useRevalidator();
  const [update, busy] = useUpdateCustomer();
  const [text, setText] = useState("");
  const [error, setError] = useState<unknown>(null);
  const { id, tags } = useFragment(
    graphql`
      fragment CustomerTags_customer on Customer {
        id
        tags
      }
    `,
    customer,
  );
  const write = (change: { addTags?: string[]; removeTags?: string[] }) => {
    if (busy) return;
    setError(null);
    update({
      variables: { input: { id, addDiscountIds: [], removeDiscountIds: [], ...change } },
      onCompleted: () => {
        if (change.addTags !== undefined) setText("");
        void revalidate();
      },
      onError: setError,
    });
  };
  useUnsaved(text.trim() !== "");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== "") write({ addTags: [text] });
  };
  return (
    <Card title={title}>
      <ul className={lists.tags} aria-label={title}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>
              {tag}
              <Button
                className={styles.remove}
                appearance="transparent"
                size="small"
                icon={<DismissRegular />}
                aria-label={words.removeTag(tag)}
                onClick={() => write({ removeTags: [tag] })}
              />
            </Tag>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Input
          className={styles.input}
          aria-label={words.newTag}
          placeholder={words.newTag}
          list={suggestions}
          maxLength={MAX_TAG_LENGTH}
          value={text}
          onChange={(_, { value }) => setText(value)}
        />
        <Button type="submit" disabledFocusable={busy || text.trim() === ""}>
          {words.addTag}
        </Button>
        <TagSuggestions id={suggestions} />
      </form>
      <FormError error={error} fieldNames={{ tags: title, addTags: title }} />
    </Card>
  );
}

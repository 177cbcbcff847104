import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Spinner,
} from "@fluentui/react-components";
import { type RefObject, type SubmitEvent, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { useFailureText } from "../../relay/failureText.ts";
import type { CountedProduct, StockItem } from "./stockTakeDraft.ts";
import { useScan } from "./useScan.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "10px" },
  form: {
    display: "flex",
    alignItems: "end",
    gap: "8px",
    maxWidth: "560px",
    "& > :first-child": { flexGrow: 1 },
  },
  choices: { display: "flex", flexWrap: "wrap", gap: "8px", margin: 0, padding: 0, listStyle: "none" },
});

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  rows: readonly CountedProduct[];
  isFull: boolean;
  onFound: (item: StockItem) => void;
}

/** Takes scanned or typed codes and names, one after another, and announces what each was. */
export function ScanField({ field, rows, isFull, onFound }: ScanFieldProps) {
  const styles = useStyles();
  const words = useMessages("stockTake");
  const { retry } = useMessages("ui");
  const failureText = useFailureText();
  const [text, setText] = useState("");
  const { number, outcome, isLooking, scan, take } = useScan(onFound);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    scan(text.trim());
    setText("");
  };
  const choose = (item: StockItem) => {
    take(item);
    field.current?.focus();
  };
  const again = (failed: string) => {
    scan(failed);
    field.current?.focus();
  };
  const counted = (id: string) => rows.find((row) => row.id === id)?.counted ?? "";
  return (
    <div className={styles.root}>
      <form className={styles.form} aria-label={words.title} onSubmit={submit} noValidate>
        <Field label={words.scan} hint={words.scanHint}>
          <Input
            input={{ ref: field }}
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="enter"
            contentAfter={isLooking ? <Spinner size="tiny" aria-label={words.looking} /> : null}
            onChange={(_, { value }) => setText(value)}
          />
        </Field>
      </form>
      {isFull && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{words.full}</MessageBarBody>
        </MessageBar>
      )}
      <div role="status" key={`status${number}`}>
        {outcome?.kind === "ADDED" && words.added(outcome.text, counted(outcome.id))}
        {outcome?.kind === "SEVERAL" && words.several(outcome.items.length, outcome.text)}
      </div>
      {outcome?.kind === "SEVERAL" && (
        <ul className={styles.choices} aria-label={words.several(outcome.items.length, outcome.text)}>
          {outcome.items.map((item) => (
            <li key={item.id}>
              <Button onClick={() => choose(item)}>{item.name}</Button>
            </li>
          ))}
        </ul>
      )}
      {outcome?.kind === "UNKNOWN" && (
        <MessageBar key={number} intent="error" layout="multiline" role="alert">
          <MessageBarBody>{words.unknown(outcome.text)}</MessageBarBody>
        </MessageBar>
      )}
      {outcome?.kind === "FAILED" && (
        <MessageBar key={number} intent="error" layout="multiline" role="alert">
          <MessageBarBody>{`${words.notLookedUp(outcome.text)} ${failureText(outcome.error)}`}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => again(outcome.text)}>{retry}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </div>
  );
}

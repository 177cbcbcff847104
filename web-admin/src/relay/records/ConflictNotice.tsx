import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { scrollIntoViewRef } from "../../ui/scrollIntoViewRef.ts";
import type { FieldNames } from "../failureText.ts";
import type { Conflict } from "./useEdit.ts";

const useStyles = makeStyles({
  list: { margin: "8px 0 0", padding: 0, listStyle: "none", display: "grid", rowGap: "8px" },
  name: { fontWeight: tokens.fontWeightSemibold },
  value: { overflowWrap: "anywhere", whiteSpace: "pre-line" },
});

interface ConflictNoticeProps {
  conflict: Conflict | null;
  fieldNames: FieldNames;
  /** Formats a field's value; the default shows it unchanged. */
  valueText?: (field: string, value: string) => string;
}

/** Reports that someone else changed the record: it shows the current values and the two ways to proceed. */
export function ConflictNotice({ conflict, fieldNames, valueText }: ConflictNoticeProps) {
  const styles = useStyles();
  const words = useMessages("relayConflict");
  if (conflict === null) return null;
  const text = (field: string, value: string) => (valueText?.(field, value) ?? value) || words.empty;
  return (
    <MessageBar ref={scrollIntoViewRef} intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{words.title}</MessageBarTitle>
        {conflict.differences.length === 0 ? words.elsewhere : words.text}
        <ul className={styles.list}>
          {conflict.differences.map(({ field, theirs, mine }) => (
            <li key={field}>
              <div className={styles.name}>{fieldNames[field] ?? field}</div>
              <div className={styles.value}>{words.theirs(text(field, theirs))}</div>
              {mine !== null && mine !== theirs && (
                <div className={styles.value}>{words.mine(text(field, mine))}</div>
              )}
            </li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={conflict.takeOver}>{words.takeOver}</Button>
        <Button onClick={conflict.insist}>{words.insist}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

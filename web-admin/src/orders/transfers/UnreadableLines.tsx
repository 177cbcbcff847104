import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from "@fluentui/react-components";
import { isMostlyUnreadable } from "@machiya/schema/domain/bankTransfers/bankLines";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { scrollIntoViewRef } from "../../ui/scrollIntoViewRef.ts";
import type { BankReading } from "./useMatchBankLines.ts";

const useStyles = makeStyles({
  list: { margin: "6px 0 0", paddingInlineStart: "20px", maxHeight: "260px", overflowY: "auto" },
});

/** Names the lines that cannot be read, with their reasons. The others can be counted, unless they are fewer. */
export function UnreadableLines({ reading }: { reading: BankReading }) {
  const styles = useStyles();
  const words = useMessages("bankTransfers");
  const { unreadable } = reading;
  if (unreadable.length === 0) return null;
  return (
    <MessageBar ref={scrollIntoViewRef} intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{words.unreadableTitle(unreadable.length)}</MessageBarTitle>
        {isMostlyUnreadable(reading) ? words.mostlyUnreadable : words.unreadableText}
        <ul className={styles.list} aria-label={words.unreadableLines}>
          {unreadable.map(({ line, problem, text }) => (
            <li key={line}>{words.unreadableLine(line, labelOf(words.problem, problem), text)}</li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

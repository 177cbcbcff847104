import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { HistoryChange_change$key } from "../__generated__/HistoryChange_change.graphql.ts";
import { useMessages } from "../language/language.ts";

const useStyles = makeStyles({
  root: { fontSize: tokens.fontSizeBase200, lineHeight: "20px", overflowWrap: "anywhere" },
  name: { color: tokens.colorNeutralForeground3, paddingInlineEnd: "8px" },
  value: { whiteSpace: "pre-line" },
  // The text is visible only to screen readers, which do not read the arrow.
  unseen: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  before: { color: tokens.colorNeutralForeground3 },
});

/** The JSON texts of empty fields. */
const NOTHING = ['""', '"0"', "[]"];

interface HistoryChangeProps {
  change: HistoryChange_change$key;
  name: string;
  valueText: (field: string, value: unknown) => string | null;
}

/** Shows a field's value before and after a change. */
export function HistoryChange({ change, name, valueText }: HistoryChangeProps) {
  const styles = useStyles();
  const words = useMessages("history");
  const { field, before, after } = useFragment(
    graphql`
      fragment HistoryChange_change on AuditChange {
        field
        before
        after
      }
    `,
    change,
  );
  // Empty fields of a new record are left out.
  if (before == null && (after == null || NOTHING.includes(after))) return null;
  const text = (json: string | null | undefined) => {
    const value: unknown = json == null ? null : JSON.parse(json);
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return words.empty;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    return valueText(field, value) ?? (typeof value === "string" ? value : JSON.stringify(value));
  };
  return (
    <li className={styles.root}>
      <span className={styles.name}>{name}</span>
      {before != null && (
        <>
          <span className={styles.unseen}>{words.was} </span>
          <span className={`${styles.value} ${styles.before}`}>{text(before)}</span>
          <span aria-hidden> → </span>
        </>
      )}
      <span className={styles.unseen}> {words.is} </span>
      <span className={styles.value}>{text(after)}</span>
    </li>
  );
}

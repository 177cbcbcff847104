import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { History_entries$key } from "../__generated__/History_entries.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import type { FieldNames } from "../relay/failureText.ts";
import { Section } from "../ui/dialogs/SidePanel.tsx";
import { HistoryChange } from "./HistoryChange.tsx";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "14px" },
  entry: {
    display: "grid",
    rowGap: "4px",
    paddingInlineStart: "14px",
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: "flex", flexWrap: "wrap", columnGap: "8px", alignItems: "baseline" },
  action: { fontWeight: tokens.fontWeightSemibold },
  when: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  changes: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "2px" },
});

/** Returns who did this without being a staff member; else the staff member's record was deleted. */
function authorOf(action: string): "customer" | "automatic" | "formerEmployee" {
  if (action === "CANCEL_BY_CUSTOMER") return "customer";
  return action === "EXPIRE" ? "automatic" : "formerEmployee";
}

interface HistoryProps {
  entries: History_entries$key;
  /** The visible names of the fields; a field without a name is left out. */
  fieldNames: FieldNames;
  /** Formats a value; null shows it unchanged. */
  valueText: (field: string, value: unknown) => string | null;
}

/** Lists what staff did to a record, newest first: author, change and time. */
export function History({ entries, fieldNames, valueText }: HistoryProps) {
  const styles = useStyles();
  const { byToken, ...words } = useMessages("history");
  const { dayTime } = useDates();
  const shown = useFragment(
    graphql`
      fragment History_entries on AuditEntry @relay(plural: true) {
        id
        at
        action
        apiTokenName
        staffMember {
          name
        }
        changes {
          field
          ...HistoryChange_change
        }
      }
    `,
    entries,
  );
  return (
    <Section title={words.title}>
      {shown.length === 0 && <span>{words.none}</span>}
      <ol className={styles.list}>
        {shown.map(({ id, at, action, apiTokenName, staffMember, changes }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.head}>
              <span className={styles.action}>{labelOf(words, action)}</span>
              <span>{staffMember?.name ?? words[authorOf(action)]}</span>
              {apiTokenName != null && <span className={styles.when}>{byToken(apiTokenName)}</span>}
              <time className={styles.when} dateTime={at}>
                {dayTime(at)}
              </time>
            </div>
            <ul className={styles.changes}>
              {changes
                .filter(({ field }) => field in fieldNames)
                .map((change) => (
                  <HistoryChange
                    key={change.field}
                    change={change}
                    name={fieldNames[change.field] ?? change.field}
                    valueText={valueText}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

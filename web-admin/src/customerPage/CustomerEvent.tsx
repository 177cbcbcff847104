import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { CustomerEvent_event$key } from "../__generated__/CustomerEvent_event.graphql.ts";
import { HistoryChange } from "../history/HistoryChange.tsx";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { useOrderMoney } from "../language/useOrderMoney.ts";
import { orderPath } from "../paths.ts";
import { TextLink } from "../ui/TextLink.tsx";

const useStyles = makeStyles({
  root: {
    display: "grid",
    rowGap: "2px",
    paddingInlineStart: "14px",
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: "anywhere",
  },
  head: { display: "flex", flexWrap: "wrap", columnGap: "8px", alignItems: "baseline" },
  kind: { fontWeight: tokens.fontWeightSemibold },
  when: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, whiteSpace: "pre-line" },
  changes: { listStyle: "none", margin: 0, padding: 0, display: "grid" },
});

/** Shows one event: what happened, to which order or appointment, by whom, and when. */
export function CustomerEvent({ event }: { event: CustomerEvent_event$key }) {
  const styles = useStyles();
  const words = useMessages("customerPage");
  const { name: nameWord } = useMessages("uiRecord");
  const { phone, note, tags } = useMessages("customers");
  const notices: Readonly<Record<string, string>> = useMessages("storeNotice");
  const { order, appointment } = useMessages("home");
  const labels = useLabels();
  const money = useOrderMoney();
  const { dayTime } = useDates();
  const [search] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment CustomerEvent_event on CustomerEvent {
        kind
        at
        staffName
        orderNumber
        orderState
        amount
        currency
        appointmentNumber
        startsAt
        outcome
        notice
        text
        changes {
          field
          ...HistoryChange_change
        }
      }
    `,
    event,
  );
  const fieldNames: Readonly<Record<string, string>> = { name: nameWord, phone, note, tags };
  const details = [
    data.orderState != null && labelOf(labels.orderState, data.orderState),
    data.amount != null && money(data.amount, data.currency),
    data.startsAt != null && dayTime(data.startsAt),
    data.outcome != null && labelOf(labels.visitOutcome, data.outcome),
    data.notice != null && labelOf(notices, data.notice),
  ].filter((text) => text !== false);
  const appointmentOver = (number: number) => {
    const params = new URLSearchParams(search);
    params.set("appointment", String(number));
    return `?${params}`;
  };
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <span className={styles.kind}>{labelOf(words.events, data.kind)}</span>
        {data.orderNumber != null && (
          <TextLink to={orderPath(data.orderNumber)}>{order(data.orderNumber)}</TextLink>
        )}
        {data.appointmentNumber != null && (
          <TextLink to={appointmentOver(data.appointmentNumber)}>
            {appointment(data.appointmentNumber)}
          </TextLink>
        )}
        {details.length > 0 && <span>{details.join(" · ")}</span>}
      </div>
      {data.text !== "" && <p className={styles.text}>{data.text}</p>}
      {data.changes.length > 0 && (
        <ul className={styles.changes}>
          {data.changes
            .filter(({ field }) => field in fieldNames)
            .map((change) => (
              <HistoryChange
                key={change.field}
                change={change}
                name={fieldNames[change.field] ?? change.field}
                valueText={(_, value) => (Array.isArray(value) ? value.join(labels.listSeparator) : null)}
              />
            ))}
        </ul>
      )}
      <span className={styles.when}>
        <time dateTime={data.at}>{dayTime(data.at)}</time>
        {data.staffName != null && ` · ${data.staffName}`}
      </span>
    </li>
  );
}

import { makeStyles } from "@fluentui/react-components";
import { localeOf } from "@machiya/schema/domain/language";
import { graphql, useFragment } from "react-relay";
import type { StoreWeekdays_store$key } from "../__generated__/StoreWeekdays_store.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { weekdayName } from "../language/weekdayName.ts";
import { Tag } from "../ui/Tag.tsx";

const useStyles = makeStyles({ root: { display: "flex", flexWrap: "wrap", gap: "4px" } });

/** Shows the weekdays on which the store is open; the short form abbreviates them. */
export function StoreWeekdays({
  store,
  isShort = false,
}: {
  store: StoreWeekdays_store$key;
  isShort?: boolean;
}) {
  const styles = useStyles();
  const words = useMessages("store");
  const labels = useLabels();
  const { language } = useLanguage();
  const { openWeekdays } = useFragment(
    graphql`
      fragment StoreWeekdays_store on Store {
        openWeekdays
      }
    `,
    store,
  );
  if (openWeekdays.length === 0) return words.everyDay;
  const names = openWeekdays.map((day) => labelOf(labels.weekday, String(day)));
  if (isShort) {
    const short = openWeekdays.map(weekdayName(localeOf(language)));
    return <span title={names.join(" ")}>{short.join(" ")}</span>;
  }
  return (
    <div className={styles.root}>
      {openWeekdays.map((day) => (
        <Tag key={day}>{labelOf(labels.weekday, String(day))}</Tag>
      ))}
    </div>
  );
}

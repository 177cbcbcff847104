import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { StoreWeekdays_store$key } from "../__generated__/StoreWeekdays_store.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { Tag } from "../ui/Tag.tsx";

const useStyles = makeStyles({ root: { display: "flex", flexWrap: "wrap", gap: "4px" } });

/** Shows the weekdays on which the store is open. */
export function StoreWeekdays({ store }: { store: StoreWeekdays_store$key }) {
  const styles = useStyles();
  const words = useMessages("store");
  const labels = useLabels();
  const { openWeekdays } = useFragment(
    graphql`
      fragment StoreWeekdays_store on Store {
        openWeekdays
      }
    `,
    store,
  );
  if (openWeekdays.length === 0) return words.everyDay;
  return (
    <div className={styles.root}>
      {openWeekdays.map((day) => (
        <Tag key={day}>{labelOf(labels.weekday, String(day))}</Tag>
      ))}
    </div>
  );
}

import { makeStyles, Tab, TabList } from "@fluentui/react-components";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { graphql, useFragment } from "react-relay";
import type { OpenOrderQuery$variables } from "../../__generated__/OpenOrderQuery.graphql.ts";
import type { OrderEditor_order$key } from "../../__generated__/OrderEditor_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useOpen } from "../../relay/useOpen.ts";
import { DialogFrame } from "../../ui/dialogs/DialogFrame.tsx";
import { ChooseLines } from "../create/ChooseLines.tsx";
import { OrderContents } from "../list/OrderContents.tsx";
import { OrderDetailsEditor } from "./OrderDetailsEditor.tsx";

const TABS = ["order", "contents", "add"] as const;

const useStyles = makeStyles({
  tabs: { marginInline: "-10px" },
  panel: { paddingTop: "14px" },
});

interface OrderEditorProps {
  order: OrderEditor_order$key;
  variables: OpenOrderQuery$variables;
  onClose: () => void;
}

/** The edit dialog with its three tabs; switching tabs keeps unsaved input (shop.md §2). */
export function OrderEditor({ order, variables, onClose }: OrderEditorProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const { opened, open } = useOpen("tab");
  const data = useFragment(
    graphql`
      fragment OrderEditor_order on Order {
        number
        ...OrderDetailsEditor_order
        ...OrderContents_order
        ...ChooseLines_order
      }
    `,
    order,
  );
  const tab = readChoice(TABS, opened) || "order";
  const titles = { order: words.tabOrder, contents: words.tabContents, add: words.tabAdd };
  const bodies = {
    order: <OrderDetailsEditor order={data} variables={variables} onClose={onClose} />,
    contents: <OrderContents order={data} />,
    add: <ChooseLines order={data} onSaved={() => open("contents")} />,
  };
  return (
    <DialogFrame title={words.editTitle(data.number)} busy={false} onDismiss={onClose}>
      <TabList
        className={styles.tabs}
        selectedValue={tab}
        onTabSelect={(_, { value }) => open(String(value))}
      >
        {TABS.map((value) => (
          <Tab key={value} id={`tab-${value}`} value={value} aria-controls={`panel-${value}`}>
            {titles[value]}
          </Tab>
        ))}
      </TabList>
      {TABS.map((value) => (
        <div
          key={value}
          id={`panel-${value}`}
          role="tabpanel"
          aria-labelledby={`tab-${value}`}
          className={styles.panel}
          hidden={value !== tab}
        >
          {bodies[value]}
        </div>
      ))}
    </DialogFrame>
  );
}

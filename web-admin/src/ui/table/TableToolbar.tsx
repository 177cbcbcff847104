import { makeStyles, tokens } from "@fluentui/react-components";
import { BookmarkRegular, ColumnTripleRegular } from "@fluentui/react-icons";
import { lazyModule } from "@machiya/schema/client/lazyModule";
import type { ListFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { DEFAULT_LAYOUT, type TableLayout } from "@machiya/schema/domain/preferences/tableLayout";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import { MenuButton } from "../MenuButton.tsx";
import type { Column } from "./columns.ts";
import { canHide, inOrder, isShown, withMoved, withShown } from "./tableLayout.ts";
import { useSavedViews } from "./useSavedViews.ts";
import type { useTableSettings } from "./useTableSettings.ts";

const loadColumnPanel = lazyModule(async () => (await import("./ColumnPanel.tsx")).ColumnPanel);
const loadViewMenu = lazyModule(async () => (await import("./ViewMenu.tsx")).ViewMenu);

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    columnGap: "4px",
    padding: "3px 16px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    "& button": { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  },
  summary: {
    marginInlineEnd: "auto",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
  },
});

interface TableToolbarProps<Row> {
  filters: ListFilters;
  /** The columns that can be shown at this width. */
  columns: readonly Column<Row>[];
  layout: TableLayout;
  tableSettings: ReturnType<typeof useTableSettings>;
  /** What it says about all filtered rows. */
  children?: ReactNode;
}

/** The sum of a list, the choice of columns, and the saved views. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { filters, columns, layout, tableSettings, children } = props;
  const styles = useStyles();
  const words = useMessages("table");
  const { changeLayout } = tableSettings;
  const views = useSavedViews(filters, layout, tableSettings);
  return (
    <div role="toolbar" aria-label={words.tools} className={styles.root}>
      {children !== undefined && <div className={styles.summary}>{children}</div>}
      <MenuButton
        size="small"
        label={words.views}
        icon={<BookmarkRegular />}
        load={loadViewMenu}
        menu={(ViewMenu, button) => <ViewMenu button={button} {...views} />}
      >
        {words.views}
      </MenuButton>
      <MenuButton
        size="small"
        label={words.columns}
        icon={<ColumnTripleRegular />}
        load={loadColumnPanel}
        menu={(ColumnPanel, button) => (
          <ColumnPanel
            button={button}
            columns={inOrder(columns, layout).map((column) => ({
              key: column.key,
              header: column.header,
              shown: isShown(column, layout),
              canHide: canHide(column),
              canMove: column.sticky === undefined,
            }))}
            onShow={(key, show) => {
              const column = columns.find((one) => one.key === key);
              if (column !== undefined) changeLayout((latest) => withShown(latest, column, show));
            }}
            onMove={(key, places) => changeLayout((latest) => withMoved(latest, columns, key, places))}
            onReset={() => changeLayout(() => DEFAULT_LAYOUT)}
          />
        )}
      >
        {words.columns}
      </MenuButton>
    </div>
  );
}

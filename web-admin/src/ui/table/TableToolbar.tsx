import { makeStyles, tokens } from "@fluentui/react-components";
import { BookmarkRegular, ColumnTripleRegular } from "@fluentui/react-icons";
import { lazyModule } from "@machiya/schema/client/lazyModule";
import { type ListFilters, pickFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { useSearchParams } from "react-router";
import { useMessages } from "../../language/language.ts";
import { MenuButton } from "../MenuButton.tsx";
import type { Column } from "./columns.ts";
import {
  canHide,
  DEFAULT_LAYOUT,
  isSameLayout,
  isShown,
  type SavedView,
  withoutView,
  withShown,
  withView,
} from "./tableLayout.ts";
import type { useTableSettings } from "./useTableSettings.ts";

const loadColumnMenu = lazyModule(async () => (await import("./ColumnMenu.tsx")).ColumnMenu);
const loadViewMenu = lazyModule(async () => (await import("./ViewMenu.tsx")).ViewMenu);

const useStyles = makeStyles({
  root: {
    display: "flex",
    justifyContent: "flex-end",
    columnGap: "4px",
    padding: "3px 16px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    "& button": { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  },
});

interface TableToolbarProps<Row> {
  filters: ListFilters;
  /** The columns that can be shown at this width. */
  columns: readonly Column<Row>[];
  tableSettings: ReturnType<typeof useTableSettings>;
}

/** The choice of columns and the saved views of a list. */
export function TableToolbar<Row>({ filters, columns, tableSettings }: TableToolbarProps<Row>) {
  const styles = useStyles();
  const words = useMessages("table");
  const [search, setSearch] = useSearchParams();
  const { settings, change, changeLayout } = tableSettings;
  const { layout, views } = settings;
  const filtersNow = `${pickFilters(filters, search)}`;

  const isCurrent = (view: SavedView) =>
    `${pickFilters(filters, new URLSearchParams(view.filters))}` === filtersNow &&
    isSameLayout(view.layout, layout);
  const openView = (name: string) => {
    const view = views.find((one) => one.name === name);
    if (view === undefined) return;
    setSearch(pickFilters(filters, new URLSearchParams(view.filters)));
    changeLayout(() => view.layout);
  };
  return (
    <div role="toolbar" aria-label={words.tools} className={styles.root}>
      <MenuButton
        size="small"
        label={words.views}
        icon={<BookmarkRegular />}
        load={loadViewMenu}
        menu={(ViewMenu, button) => (
          <ViewMenu
            button={button}
            names={views.map(({ name }) => name)}
            current={views.find(isCurrent)?.name}
            onOpen={openView}
            onSave={(name) => change((latest) => withView(latest, { name, filters: filtersNow, layout }))}
            onDelete={(name) => change((latest) => withoutView(latest, name))}
          />
        )}
      >
        {words.views}
      </MenuButton>
      <MenuButton
        size="small"
        label={words.columns}
        icon={<ColumnTripleRegular />}
        load={loadColumnMenu}
        menu={(ColumnMenu, button) => (
          <ColumnMenu
            button={button}
            columns={columns.filter(canHide).map((column) => ({
              key: column.key,
              header: column.header,
              shown: isShown(column, layout),
            }))}
            onShow={(key, show) => {
              const column = columns.find((one) => one.key === key);
              if (column !== undefined) changeLayout((latest) => withShown(latest, column, show));
            }}
            onReset={() => changeLayout(() => DEFAULT_LAYOUT)}
          />
        )}
      >
        {words.columns}
      </MenuButton>
    </div>
  );
}

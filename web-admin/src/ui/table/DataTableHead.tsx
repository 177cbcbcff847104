import { useState } from "react";
import { useSearchParams } from "react-router";
import { SelectAllBox } from "../lists/selection.tsx";
import type { Column, TableDefinition } from "./columns.ts";
import { ResizeHandle } from "./ResizeHandle.tsx";
import { SortButton } from "./SortButton.tsx";
import { HeadCell } from "./Table.tsx";

interface DataTableHeadProps<Key, Row> {
  table: TableDefinition<Key, Row>;
  columns: readonly Column<Row>[];
  widths: Readonly<Record<string, number>>;
  onResize: (key: string, width: number | null) => void;
}

/** The header row, whose columns can be resized. */
export function DataTableHead<Key, Row>({ table, columns, widths, onResize }: DataTableHeadProps<Key, Row>) {
  const [search, setSearch] = useSearchParams();
  const sort = search.get("sort") ?? "";
  const sortBy = (written: string) =>
    setSearch((latest) => {
      const changed = new URLSearchParams(latest);
      changed.delete("page");
      if (written === "") changed.delete("sort");
      else changed.set("sort", written);
      return changed;
    });
  const [focused, setFocused] = useState<string>();
  const resizable = columns.filter(({ sticky }) => sticky !== "end");
  const tabStop = resizable.find(({ key }) => key === focused) ?? resizable[0];
  return (
    <thead>
      <tr>
        {table.select !== undefined && (
          <HeadCell>
            <SelectAllBox />
          </HeadCell>
        )}
        {table.detail !== undefined && <HeadCell>{table.detail.header}</HeadCell>}
        {columns.map((column) => (
          <HeadCell
            key={column.key}
            abbr={column.header}
            stick={column.sticky}
            numeric={column.numeric}
            width={column.width}
            fixedWidth={widths[column.key]}
            {...(column.sortable === true && { sort: sortOf(column.key, sort) })}
          >
            {column.sortable === true ? (
              <SortButton column={column} sort={sort} onSort={sortBy} />
            ) : (
              column.header
            )}
            {column.sticky !== "end" && (
              <ResizeHandle
                header={column.header}
                width={widths[column.key]}
                isTabStop={column === tabStop}
                onFocus={() => setFocused(column.key)}
                onResize={(width) => onResize(column.key, width)}
              />
            )}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

function sortOf(key: string, sort: string): "ascending" | "descending" | "none" {
  return sort === key ? "ascending" : sort === `-${key}` ? "descending" : "none";
}

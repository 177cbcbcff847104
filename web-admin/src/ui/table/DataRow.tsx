import { makeStyles, tokens } from "@fluentui/react-components";
import { SelectBox } from "../lists/selection.tsx";
import type { Column, TableDefinition } from "./columns.ts";
import { DetailButton, useDetail } from "./RowDetail.tsx";
import { Cell, Row, RowHead } from "./Table.tsx";

const useStyles = makeStyles({
  detail: {
    padding: "12px 20px 16px 104px",
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  content: { maxWidth: "720px" },
});

interface DataRowProps<Key, Value> {
  table: TableDefinition<Key, Value>;
  columns: readonly Column<Value>[];
  widths: Readonly<Record<string, number>>;
  rowKey: Key;
}

/** One row of the table, and below it its detail while that is open. */
export function DataRow<Key, Value>({ table, columns, widths, rowKey }: DataRowProps<Key, Value>) {
  const styles = useStyles();
  const { useRow, select, detail, onOpen } = table;
  const row = useRow(rowKey);
  const disclosure = useDetail();
  const selected = select?.(row);
  const extraCells = (select === undefined ? 0 : 1) + 1;
  return (
    <>
      <Row marked={table.isMarked?.(row)} onOpen={onOpen && (() => onOpen(row))}>
        {select !== undefined && <Cell>{selected != null && <SelectBox {...selected} />}</Cell>}
        {detail !== undefined && (
          <Cell>
            <DetailButton label={detail.label(row)} disclosure={disclosure} />
          </Cell>
        )}
        {columns.map((column) => {
          const Frame = column.isRowHeader ? RowHead : Cell;
          return (
            <Frame
              key={column.key}
              stick={column.sticky}
              numeric={column.numeric}
              nowrap={column.nowrap}
              fixedWidth={widths[column.key]}
            >
              {column.cell(row)}
            </Frame>
          );
        })}
      </Row>
      {detail !== undefined && disclosure.isOpen && (
        <tr id={disclosure.id}>
          <td colSpan={columns.length + extraCells} className={styles.detail}>
            <div className={styles.content}>{detail.content(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

import { makeStyles } from "@fluentui/react-components";
import { Fragment, type ReactNode } from "react";
import { DescriptionItem, DescriptionList } from "../DescriptionList.tsx";
import { CardTitle } from "../lists/CardTitle.tsx";
import { Card } from "./CardList.tsx";
import type { Column, TableDefinition } from "./columns.ts";
import { DetailButton, useDetail } from "./RowDetail.tsx";

const useStyles = makeStyles({
  foot: {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    flexWrap: "wrap",
    gap: "8px 12px",
  },
  start: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "16px",
    minWidth: 0,
    marginRight: "auto",
  },
});

interface DataCardProps<Key, Row> {
  table: TableDefinition<Key, Row>;
  columns: readonly Column<Row>[];
  rowKey: Key;
}

/** One row on a narrow screen: each column at its place. */
export function DataCard<Key, Row>({ table, columns, rowKey }: DataCardProps<Key, Row>) {
  const styles = useStyles();
  const { useRow, select, detail } = table;
  const row = useRow(rowKey);
  const disclosure = useDetail();
  const content = ({ cell, cardCell = cell }: Column<Row>): ReactNode => cardCell(row);
  const at = (place: Column<Row>["place"]) => columns.filter((column) => column.place === place);
  const cellsAt = (place: Column<Row>["place"]) =>
    at(place).map((column) => <Fragment key={column.key}>{content(column)}</Fragment>);
  const facts = at("fact").flatMap((column) => {
    const value = content(column);
    return value == null || value === "" || value === false ? [] : [{ column, value }];
  });
  const foot = cellsAt("foot");
  const hasFootStart = foot.length > 0 || detail !== undefined;
  return (
    <Card
      marked={table.isMarked?.(row)}
      select={select?.(row) ?? undefined}
      head={
        <>
          <CardTitle>{cellsAt("title")}</CardTitle>
          {cellsAt("badge")}
        </>
      }
    >
      {cellsAt("body")}
      {facts.length > 0 && (
        <DescriptionList>
          {facts.map(({ column, value }) => (
            <DescriptionItem key={column.key} name={column.header}>
              {value}
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
      {detail !== undefined && disclosure.isOpen && <div id={disclosure.id}>{detail.content(row)}</div>}
      <div className={styles.foot}>
        {hasFootStart && (
          <div className={styles.start}>
            {foot}
            {detail !== undefined && (
              <DetailButton label={detail.label(row)} disclosure={disclosure}>
                {detail.header}
              </DetailButton>
            )}
          </div>
        )}
        {cellsAt("actions")}
      </div>
    </Card>
  );
}

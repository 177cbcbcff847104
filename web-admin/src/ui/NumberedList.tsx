import { Fragment, type ReactNode, useEffect } from "react";
import type { Pager_pageCursors$key } from "../__generated__/Pager_pageCursors.graphql.ts";
import { CardList } from "./CardList.tsx";
import { Notice } from "./Notice.tsx";
import { Pager } from "./Pager.tsx";
import { NARROW, useMediaQuery } from "./useMediaQuery.ts";

interface NumberedListProps<Item extends { id: string }> {
  /** What the list is called. */
  label: string;
  rows: readonly Item[];
  totalCount: number;
  pageCursors: Pager_pageCursors$key;
  pageSize: number;
  /** Another page or filter is on its way. */
  stale: boolean;
  /** What stands there when there are no rows. */
  empty: { icon: ReactNode; title: string; text: string };
  table: ReactNode;
  /** A row on a narrow screen. */
  card: (row: Item) => ReactNode;
  onPage: (page: number) => void;
}

/** One numbered page of a list, as a table or as cards, and the way to the others. */
export function NumberedList<Item extends { id: string }>(props: NumberedListProps<Item>) {
  const { label, rows, totalCount, pageSize, stale, empty, onPage } = props;
  const narrow = useMediaQuery(NARROW);
  const pastTheEnd = rows.length === 0 && totalCount > 0 && !stale;

  // The last rows of the last page are gone: what stands before them is shown.
  useEffect(() => {
    if (pastTheEnd) onPage(Math.ceil(totalCount / pageSize));
  }, [pastTheEnd, onPage, totalCount, pageSize]);

  if (pastTheEnd) return null;
  if (rows.length === 0) return <Notice icon={empty.icon} title={empty.title} text={empty.text} />;
  return (
    <>
      {narrow ? (
        <CardList label={label} stale={stale}>
          {rows.map((row) => (
            <Fragment key={row.id}>{props.card(row)}</Fragment>
          ))}
        </CardList>
      ) : (
        props.table
      )}
      <Pager pageCursors={props.pageCursors} totalCount={totalCount} pageSize={pageSize} onPage={onPage} />
    </>
  );
}

import { Button, makeStyles, Select, tokens } from "@fluentui/react-components";
import {
  ChevronDoubleLeftRegular,
  ChevronDoubleRightRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
} from "@fluentui/react-icons";
import { PAGE_SIZES, type PageSize } from "@machiya/schema/domain/preferences/tableLayout";
import { graphql, useFragment } from "react-relay";
import type { Pager_pageCursors$key } from "../../__generated__/Pager_pageCursors.graphql.ts";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalM,
    padding: "10px 20px",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    "@media (max-width: 720px)": { justifyContent: "center" },
  },
  start: { display: "flex", alignItems: "center", columnGap: "12px" },
  range: { margin: 0, fontVariantNumeric: "tabular-nums", fontSize: tokens.fontSizeBase200 },
  pages: {
    display: "flex",
    alignItems: "center",
    columnGap: "2px",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  page: { minWidth: "32px", paddingInline: "6px", fontVariantNumeric: "tabular-nums" },
});

interface PagerProps {
  pageCursors: Pager_pageCursors$key;
  totalCount: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** The number of rows that the user chose, and the function that changes it; without it, it is fixed. */
  rows?: PageSize;
  onRows?: (rows: PageSize) => void;
}

/** Links to the numbered pages of a list, as the server counts them. */
export function Pager({ pageCursors, totalCount, pageSize, onPage, rows, onRows }: PagerProps) {
  const styles = useStyles();
  const words = useMessages("ui");
  const pages = useFragment(
    graphql`
      fragment Pager_pageCursors on PageCursors {
        first { page }
        previous { page }
        around { page isCurrent }
        next { page }
        last { page }
      }
    `,
    pageCursors,
  );
  const current = pages.around.find((page) => page.isCurrent)?.page ?? 1;
  const turn = (label: string, icon: React.JSX.Element, page: number | undefined) => (
    <li>
      <Button
        appearance="subtle"
        icon={icon}
        aria-label={label}
        disabledFocusable={page === undefined || page === current}
        onClick={() => page !== undefined && onPage(page)}
      />
    </li>
  );
  if (totalCount === 0) return null;
  return (
    <nav className={styles.root} aria-label={words.pages}>
      <div className={styles.start}>
        <p className={styles.range} aria-live="polite">
          {words.range((current - 1) * pageSize + 1, Math.min(current * pageSize, totalCount), totalCount)}
        </p>
        {onRows !== undefined && totalCount > PAGE_SIZES[0] && (
          <Select
            size="small"
            value={`${rows}`}
            aria-label={words.rows}
            onChange={(_, { value }) =>
              onRows(PAGE_SIZES.find((size) => `${size}` === value) ?? PAGE_SIZES[0])
            }
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {words.rowsOf(size)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <ul className={styles.pages}>
        {turn(words.first, <ChevronDoubleLeftRegular />, pages.first?.page)}
        {turn(words.previous, <ChevronLeftRegular />, pages.previous?.page)}
        {pages.around.map(({ page, isCurrent }) => (
          <li key={page}>
            <Button
              appearance={isCurrent ? "primary" : "subtle"}
              className={styles.page}
              aria-label={words.page(page)}
              aria-current={isCurrent ? "page" : undefined}
              onClick={() => onPage(page)}
            >
              {page}
            </Button>
          </li>
        ))}
        {turn(words.next, <ChevronRightRegular />, pages.next?.page)}
        {turn(words.last, <ChevronDoubleRightRegular />, pages.last?.page)}
      </ul>
    </nav>
  );
}

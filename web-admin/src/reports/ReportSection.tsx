import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { ArrowDownloadRegular } from "@fluentui/react-icons";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useMessages } from "../language/language.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { downloadText } from "./downloadText.ts";
import { type ReportTable, reportCsv, withCurrency } from "./reportTable.ts";
import { useCellText } from "./useCellText.ts";

/** The number of rows that are shown at first. */
export const SHOWN_ROWS = 20;
/** Keyboard users scroll the table. */
const SCROLLED = { tabIndex: 0 };

/** The styles of the tables of a report. */
export const useReportTable = makeStyles({
  scroll: {
    overflowX: "auto",
    marginTop: "8px",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: {
    width: "100%",
    borderCollapse: "collapse",
    fontSize: tokens.fontSizeBase200,
    "& th, & td": { padding: "6px 8px", borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
    "& thead th": { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
    "& tbody th": { fontWeight: tokens.fontWeightRegular, overflowWrap: "anywhere", minWidth: "88px" },
    "& th": { textAlign: "start" },
  },
  end: { textAlign: "end !important" as "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
});

const useStyles = makeStyles({
  head: { display: "flex", alignItems: "center", justifyContent: "space-between", columnGap: "12px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  empty: { margin: "12px 0", color: tokens.colorNeutralForeground3 },
  tall: { maxHeight: "360px", overflowY: "auto" },
});

interface ReportSectionProps {
  title: string;
  /** The name of the file without its ending. */
  file: string;
  table: ReportTable;
  /** The currency of the amounts; absent without amounts. */
  currency?: string | null | undefined;
  /** The same numbers as a picture. */
  chart: ReactNode;
  /** The rows that are not loaded yet; absent if the table has all. */
  unloaded?: UnloadedRows | undefined;
}

/** The further rows of a long table, which are loaded when someone asks for them. */
interface UnloadedRows {
  /** The number of all rows, with those that are loaded. */
  total: number;
  isLoading: boolean;
  /** Replaces the table by one with all rows. */
  load(): void;
}

/** A section of the report: its chart, and the table of the same numbers, which can be saved as CSV. */
export function ReportSection({ title, file, table, currency = null, chart, unloaded }: ReportSectionProps) {
  const styles = useStyles();
  const tables = useReportTable();
  const words = useMessages("reports");
  const cellText = useCellText();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [wantsFile, setWantsFile] = useState(false);
  const { columns, rows } = table;
  const isEmpty = rows.length === 0;
  const total = unloaded?.total ?? rows.length;
  const isComplete = rows.length >= total;
  useEffect(() => {
    if (!wantsFile || !isComplete) return;
    setWantsFile(false);
    downloadText(`${file}.csv`, reportCsv(withCurrency(table, words.currency, currency)));
  }, [wantsFile, isComplete, file, table, words, currency]);
  const load = () => {
    if (!isComplete) unloaded?.load();
  };
  const endOf = (index: number) => (columns[index]?.kind === "text" ? undefined : tables.end);
  return (
    <Panel padded>
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Button
            size="small"
            icon={<ArrowDownloadRegular />}
            disabled={isEmpty || wantsFile}
            aria-label={words.csvOf(title)}
            onClick={() => {
              setWantsFile(true);
              load();
            }}
          >
            {words.csv}
          </Button>
        </div>
        {isEmpty ? (
          <p className={styles.empty}>{words.empty}</p>
        ) : (
          <>
            {chart}
            <section
              {...SCROLLED}
              className={mergeClasses(tables.scroll, rows.length > SHOWN_ROWS / 2 && styles.tall)}
              aria-label={words.tableOf(title)}
            >
              <table className={tables.table} aria-label={title}>
                <thead>
                  <tr>
                    {columns.map(({ label }, index) => (
                      <th key={label} scope="col" className={endOf(index)}>
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {(showsAll ? rows : rows.slice(0, SHOWN_ROWS)).map(
                    ({ key, cells: [name = "", ...cells] }) => (
                      <tr key={key}>
                        <th scope="row">{name}</th>
                        {cells.map((cell, index) => (
                          <td key={columns[index + 1]?.label} className={endOf(index + 1)}>
                            {cellText(columns[index + 1]?.kind ?? "text", cell)}
                          </td>
                        ))}
                      </tr>
                    ),
                  )}
                </tbody>
              </table>
            </section>
            {total > SHOWN_ROWS && !(showsAll && isComplete) && (
              <Button
                appearance="subtle"
                size="small"
                disabled={unloaded?.isLoading ?? false}
                onClick={() => {
                  setShowsAll(true);
                  load();
                }}
              >
                {words.showAll(total)}
              </Button>
            )}
          </>
        )}
      </section>
    </Panel>
  );
}

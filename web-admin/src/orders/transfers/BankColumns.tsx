import { MessageBar, MessageBarBody, makeStyles, Select, tokens } from "@fluentui/react-components";
import { BANK_COLUMNS, isBankColumn } from "@machiya/schema/domain/bankTransfers/bankColumns";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { Cell, HeadCell, OneLine, Row, Table } from "../../ui/table/Table.tsx";
import type { BankReading } from "./useMatchBankLines.ts";
import type { TransferMatching } from "./useTransferMatching.ts";

const useStyles = makeStyles({
  head: { padding: "12px 16px", display: "flex", flexDirection: "column", rowGap: "4px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface BankColumnsProps {
  reading: BankReading;
  matching: TransferMatching;
}

/** The recognized columns with the first rows; staff can correct what a column means. */
export function BankColumns({ reading, matching }: BankColumnsProps) {
  const styles = useStyles();
  const words = useMessages("bankTransfers");
  const columns = reading.columns.filter(isBankColumn);
  const positions = columns.map((column, position) => ({ position, column }));
  const rows = reading.header.length > 0 ? [{ line: 0, cells: reading.header }] : [];
  const choose = (index: number, text: string) => {
    const chosen = BANK_COLUMNS.find((column) => column === text);
    if (chosen === undefined) return;
    // A meaning moves to the column that is chosen for it.
    const moved = columns.map((column) => (column === chosen && chosen !== "NOTE" ? "IGNORED" : column));
    matching.chooseColumns(moved.with(index, chosen));
  };
  if (columns.length === 0) return null;
  return (
    <Panel>
      <section aria-label={words.columns}>
        <div className={styles.head}>
          <h2 className={styles.title}>{words.columns}</h2>
          <p className={styles.hint}>
            {matching.state.bank.trim() === "" ? words.columnsHint : words.columnsKept(matching.state.bank)}
          </p>
        </div>
        {reading.missing.length > 0 && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>
              {words.missing(reading.missing.map((column) => labelOf(words.column, column)).join(words.and))}
            </MessageBarBody>
          </MessageBar>
        )}
        <Table label={words.columns} stale={matching.isReading}>
          <thead>
            <tr>
              {positions.map(({ position, column }) => (
                <HeadCell key={position} width={130}>
                  <Select
                    size="small"
                    aria-label={words.columnLabel(position + 1, reading.header[position] ?? "")}
                    value={column}
                    onChange={(_, { value }) => choose(position, value)}
                  >
                    {BANK_COLUMNS.map((one) => (
                      <option key={one} value={one}>
                        {words.column[one]}
                      </option>
                    ))}
                  </Select>
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows, ...reading.sample].map(({ line, cells }) => (
              <Row key={line}>
                {positions.map(({ position }) => (
                  <Cell key={position}>
                    <OneLine>{cells[position] ?? ""}</OneLine>
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </section>
    </Panel>
  );
}

import { makeStyles, tokens } from "@fluentui/react-components";
import { isMostlyUnreadable } from "@machiya/schema/domain/bankTransfers/bankLines";
import { useMessages } from "../../language/language.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { HeadCell, Table } from "../../ui/table/Table.tsx";
import { BankLineRow } from "./BankLineRow.tsx";
import type { BankReading } from "./useMatchBankLines.ts";
import type { Acceptance, TransferMatching } from "./useTransferMatching.ts";

const useStyles = makeStyles({
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px 16px",
    padding: "12px 16px",
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  summary: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface BankLinesProps {
  reading: BankReading;
  matching: TransferMatching;
}

/** The bank's lines with their orders; all certain ones are accepted at once, the others one by one. */
export function BankLines({ reading, matching }: BankLinesProps) {
  const styles = useStyles();
  const words = useMessages("bankTransfers");
  const { lines } = reading;
  const { accept, isWriting, isReading } = matching;
  const certain: Acceptance[] = lines.flatMap((line) =>
    line.verdict === "CERTAIN" && line.order != null ? [{ line, order: line.order }] : [],
  );
  const possible = lines.filter(({ verdict }) => verdict === "POSSIBLE").length;
  const counted = lines.filter((line) => line.counted != null).length;
  const isBlocked = isMostlyUnreadable(reading);
  return (
    <Panel>
      <section aria-label={words.result}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{words.result}</h2>
            <p className={styles.summary} role="status">
              {words.summary(certain.length, possible, counted, lines.length)}
            </p>
          </div>
          <BusyButton
            busy={isWriting}
            disabled={isBlocked || isReading || certain.length === 0}
            onClick={() => accept(certain)}
          >
            {words.acceptAll(certain.length)}
          </BusyButton>
        </div>
        <Table label={words.result} stale={isReading || isWriting}>
          <thead>
            <tr>
              <HeadCell numeric>{words.line}</HeadCell>
              <HeadCell>{words.column.DATE}</HeadCell>
              <HeadCell numeric>{words.column.AMOUNT}</HeadCell>
              <HeadCell width={150}>{words.payer}</HeadCell>
              <HeadCell width={180}>{words.match}</HeadCell>
              <HeadCell width={190}>{words.order}</HeadCell>
              <HeadCell>{words.action}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <BankLineRow
                key={line.line}
                line={line}
                busy={isWriting || isReading}
                onAccept={isBlocked ? null : (order) => accept([{ line, order }])}
              />
            ))}
          </tbody>
        </Table>
      </section>
    </Panel>
  );
}
